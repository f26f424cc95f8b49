"""Boards: loading and checking them, with a folder of data for each edition."""

from whistlestop.boards.board import Board, City, Route, Ticket, check, parse_board, read_board
from whistlestop.boards.editions import EDITIONS, load_board, open_board

__all__ = [
    "EDITIONS",
    "Board",
    "City",
    "Route",
    "Ticket",
    "check",
    "load_board",
    "open_board",
    "parse_board",
    "read_board",
]
