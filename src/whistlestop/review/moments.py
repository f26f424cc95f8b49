"""The moments of a finished game: what every seat knew after each turn, and before each decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.game import Game
from whistlestop.notation.actions import Decision
from whistlestop.records.ending import turns_of


class ReviewedMoment(NamedTuple):
    """A game after some decisions: whose turn has just ended, and the redacted record of each seat."""

    decisions: int
    mover: int | None  # None before the first turn
    shown: tuple[Records[State], ...]


class ReviewedDecision(NamedTuple):
    """A decision, and the game just before it; the game moves on, so read it before the next."""

    number: int
    decision: Decision
    before: Game


def steps_of(game: Game) -> Iterator[ReviewedDecision]:
    """Every decision of a game, with the game just before it."""
    befores = zip(game.log, game.moments(), strict=False)
    return (ReviewedDecision(len(before.log), decision, before) for decision, before in befores)


def first_turn(game: Game) -> int:
    """How many decisions were made before the first turn."""
    return len(game.log) - sum(map(len, turns_of(game)))


def ends_of_turns(game: Game) -> list[int]:
    """After how many decisions each turn ended, starting with the choice of starting tickets."""
    ends = [first_turn(game)]
    for turn in turns_of(game):
        ends.append(ends[-1] + len(turn))
    return ends


def moments_of(game: Game) -> list[ReviewedMoment]:
    """What everybody knew before the first turn and after each one except the last, which reveals everything."""
    ends = ends_of_turns(game)[:-1]
    found = []
    for step in steps_of(game):
        if step.number in ends:
            mover = game.log[step.number - 1].seat if step.number > ends[0] else None
            shown = tuple(step.before.redacted(seat) for seat in range(game.seats))
            found.append(ReviewedMoment(step.number, mover, shown))
    return found
