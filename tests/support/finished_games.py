"""Finished games of bots, for tests of replays and reviews."""

from __future__ import annotations

from functools import cache

from whistlestop import Game
from whistlestop.bots import LEVELS, Bot, make_bot
from whistlestop.engine.jit import COMPILED

SHORT = {"trains": 12 if COMPILED else 6}


def played(edition: str, seats: int, seed: int, bots: list[Bot]) -> Game:
    game = Game(edition, seats, seed, house=SHORT)
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


@cache
def finished(edition: str, seats: int, seed: int = 5) -> Game:
    """A short game of mixed levels."""
    return played(edition, seats, seed, [make_bot(LEVELS[(seat + seed) % 4], seat) for seat in range(seats)])
