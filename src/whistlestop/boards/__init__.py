"""Boards: loaded and checked, with a folder of data for each edition."""
