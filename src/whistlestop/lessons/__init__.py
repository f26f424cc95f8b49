"""The lessons: short games in steps, each a readable file; here they are read, and their positions are laid out."""

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
    """One thing to learn: a sentence, what it points at, and what the learner plays, if anything."""

    text: str  # the id of the sentence is step-LESSON-TEXT
    points: list[str] = []  # at things of the table, such as "deck", "card loco" or "route paris:zurich"
    scene: Mapping[str, Any] | None = None  # a position from which the game goes on, as docs/notation.md has it
    before: list[str] = []  # what is played before the sentence is said, by whoever is to decide
    plays: list[str] = []  # what the learner is to play, one after the other; * stands for anything that is legal
    tries: list[str] = []  # what can not be played, and is worth pressing to read why


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson: the board, who plays beside the learner, and the steps."""

    edition: str
    others: list[str]
    steps: list[ScriptedStep]


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its name."""
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=Lesson)


def position_of(scene: Mapping[str, Any]) -> PositionData:
    """The whole position of a scene, which tells of the decks only what lies on top, if anything."""
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
