"""Draws boards: the places of cities, spaces and names, the land under them, and all colours."""
