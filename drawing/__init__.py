"""Draws boards: where cities, spaces and names go, the land under them, and the colours of everything."""
