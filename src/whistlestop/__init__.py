"""Whistlestop: the open table for the classic train games USA, Europe and Nordic Countries."""

from whistlestop.board import EDITIONS as editions  # noqa: N811 - a public name, read like a word
from whistlestop.errors import (
    BoardError,
    IllegalAction,
    PositionError,
    RecordError,
    RulesError,
    WhistlestopError,
)
from whistlestop.game import Game

__all__ = [
    "BoardError",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "RulesError",
    "WhistlestopError",
    "editions",
]
