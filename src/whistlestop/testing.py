"""Checks that are shipped, for us and for others who make a board."""

from __future__ import annotations

from pathlib import Path

from whistlestop.board import Board, check, read_board


def check_board(board: Board | str | Path) -> None:
    """Raise BoardError with every fault of a board, or of the board in a file."""
    if isinstance(board, Board):
        check(board)
    else:
        read_board(board)
