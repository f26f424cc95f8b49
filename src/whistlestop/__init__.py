"""Whistlestop: play Ticket to Ride (USA, Europe, Nordic Countries), build bots for it and study it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.boards.editions import EDITIONS as editions  # noqa: N811 - a public name, read like a word
from whistlestop.errors import (
    BoardError,
    BotError,
    IllegalAction,
    PositionError,
    RecordError,
    RulesError,
    StoreError,
    WhistlestopError,
)

if TYPE_CHECKING:
    from whistlestop.game import Game

__all__ = [
    "BoardError",
    "BotError",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "RulesError",
    "StoreError",
    "WhistlestopError",
    "editions",
]


def __getattr__(name: str) -> object:
    """Load Game, and with it the compiler, only on demand; a command's help needs neither."""
    if name == "Game":
        from whistlestop.game import Game

        return Game
    raise AttributeError(f"module 'whistlestop' has no attribute {name!r}")
