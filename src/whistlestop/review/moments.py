"""The moments of a finished game: what every seat knew after each turn, and before each decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.engine.jit import Array
from whistlestop.game import Game
from whistlestop.notation.actions import Decision
from whistlestop.records.ending import turns_of
from whistlestop.records.files import at_decision


class ReviewedMoment(NamedTuple):
    """A game after so many decisions: whose turn has just ended, and the record of each seat with all else blanked."""

    decisions: int
    mover: int | None  # None before the first turn
    shown: tuple[Array, ...]


class ReviewedDecision(NamedTuple):
    """A decision, and the game just before it; the game is played on, so it is to be looked at now or never."""

    number: int
    decision: Decision
    before: Game


def steps_of(game: Game) -> Iterator[ReviewedDecision]:
    """Every decision of a game, each with the game before it; at last the twin is the game as it ended."""
    twin = at_decision(game, 0)
    for number, decision in enumerate(game.log):
        yield ReviewedDecision(number, decision, twin)
        twin.play(decision.action)


def first_turn(game: Game) -> int:
    """How many decisions were made before the first turn."""
    return len(game.log) - sum(map(len, turns_of(game)))


def ends_of_turns(game: Game) -> list[int]:
    """After how many decisions each turn ended, the choice of first tickets before them."""
    ends = [first_turn(game)]
    for turn in turns_of(game):
        ends.append(ends[-1] + len(turn))
    return ends


def moments_of(game: Game) -> list[ReviewedMoment]:
    """What everybody knew before the first turn and after each one but the last, when everything is told."""
    ends = ends_of_turns(game)[:-1]
    found = []
    for step in steps_of(game):
        if step.number in ends:
            mover = game.log[step.number - 1].seat if step.number > ends[0] else None
            shown = tuple(step.before.redacted(seat) for seat in range(game.seats))
            found.append(ReviewedMoment(step.number, mover, shown))
    return found
