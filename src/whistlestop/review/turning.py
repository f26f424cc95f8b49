"""Turning points: the turns that changed somebody's chance of winning most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from whistlestop.game import Game
from whistlestop.review.moments import ends_of_turns


class TurningPoint(TypedDict):
    """A turn that changed a seat's chance of winning more than most."""

    turn: int
    decision: int  # how many decisions were made before it
    until: int  # and after it
    mover: int  # whose turn it was
    seat: int  # whose chance it changed most
    before: float
    after: float


MAX_TURNING_POINTS = 3
LEAST = 0.03  # the smallest change worth reporting


def turning_points(game: Game, chances: Sequence[Sequence[float]], from_turn: int) -> list[TurningPoint]:
    """The turns with the greatest change of a chance, each once, in the order in which they were played.

    The last turn is left out, because it reveals all tickets.
    """
    ends = ends_of_turns(game)
    greatest = sorted((_greatest(chances, turn) for turn in range(1, len(chances) - 1)), key=lambda found: -found[0])
    turns = sorted(turn for size, turn, _ in greatest[:MAX_TURNING_POINTS] if size >= LEAST)
    return [_point(chances, turn, from_turn, ends, game.log[ends[turn] - 1].seat) for turn in turns]


def _greatest(chances: Sequence[Sequence[float]], turn: int) -> tuple[float, int, int]:
    changes = [abs(now - before) for now, before in zip(chances[turn], chances[turn - 1], strict=True)]
    return max(changes), turn, changes.index(max(changes))


def _point(
    chances: Sequence[Sequence[float]], turn: int, from_turn: int, ends: Sequence[int], mover: int
) -> TurningPoint:
    seat = _greatest(chances, turn)[2]
    return {
        "turn": from_turn + turn - 1,
        "decision": ends[turn - 1],  # the first of the turn
        "until": ends[turn],
        "mover": mover,
        "seat": seat,
        "before": chances[turn - 1][seat],
        "after": chances[turn][seat],
    }
