"""The lessons: short games in steps, one readable file each; reads them and completes their positions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from whistlestop.game import Game
from whistlestop.positions.position import PositionData

FOLDER = Path(__file__).parent
NAMES = ("usa", "ferries", "tunnels", "stations", "nordic")  # in the order in which they are offered
LEARNER = 0
Thing = TypeVar("Thing")


class ScriptedStep(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to learn: a text, what it points at, and what the player plays, if anything."""

    text: str  # the id of the message is step-LESSON-TEXT
    points: list[str] = []  # things on the table to point at, such as "deck", "card loco" or "route paris:zurich"
    scene: Mapping[str, Any] | None = None  # a position to continue from, as in docs/notation.md
    before: list[str] = []  # played before the text is shown, by the seat on turn
    plays: list[str] = []  # what the player has to play, in order; * is any legal action
    tries: list[str] = []  # illegal actions worth trying, to read why they are refused


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson: the board, who else plays, and the steps."""

    edition: str
    others: list[str]
    steps: list[ScriptedStep]


@cache
def lesson(name: str) -> Lesson:
    """The lesson with a name."""
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=Lesson)


def position_of(scene: Mapping[str, Any]) -> PositionData:
    """The complete position of a scene, which gives at most the top cards of each deck."""
    known = {name: value for name, value in scene.items() if name not in {"deck_top", "ticket_top"}}
    position = Game.from_position(known).position()
    position["deck"] = _with_top(position["deck"], scene.get("deck_top", []))
    position["ticket_deck"] = _with_top(position["ticket_deck"], scene.get("ticket_top", []))
    return position


def _with_top(deck: list[Thing], top: list[Thing]) -> list[Thing]:
    rest = list(deck)
    for card in top:
        rest.remove(card)
    return [*top, *rest]
