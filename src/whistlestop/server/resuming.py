"""A stored position under the current rules: unchanged, or changed as little as they require."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from whistlestop.errors import PositionError
from whistlestop.game import Game
from whistlestop.rules import Rules

Position = dict[str, Any]
PAYING = ("payment", "tunnel", "substitute")
PENDING = ("claim", "station", "laid", "turned_up", "give", "last")  # fields that are there only while somebody pays


def resumable(position: Position) -> Position:
    """A position from which the game can be resumed; PositionError if there is none."""
    objection = None
    for way in _ways(position):
        try:
            Game.from_position(way)
        except PositionError as error:
            objection = objection or error
        else:
            return way
    assert objection is not None
    raise objection


def _ways(position: Position) -> Iterator[Position]:
    """The position itself, and then with more and more of it repaired."""
    yield position
    position = _without_lost_rules(position)
    yield position
    yield _with_a_new_row(position)
    position = _before_the_payment(position)
    yield position
    yield _with_a_new_row(position)


def _without_lost_rules(position: Position) -> Position:
    known = {rule.name for rule in fields(Rules)}
    return {**position, "house": {name: value for name, value in position["house"].items() if name in known}}


def _with_a_new_row(position: Position) -> Position:
    """The face-up cards are discarded and replaced, as when there are too many locomotives."""
    cards = [card for card in position["row"] if card is not None]
    rest = {name: value for name, value in position.items() if name != "row"}
    return {**rest, "discard": _joined(position["discard"], cards)}


def _before_the_payment(position: Position) -> Position:
    """The player who was paying gets the cards back, and decides again."""
    if position["phase"] not in PAYING:
        return position
    hands = list(position["hands"])
    hands[position["seat"]] = _joined(hands[position["seat"]], position.get("laid", {}))
    rest = {name: value for name, value in position.items() if name not in PENDING}
    discard = _joined(position["discard"], position.get("turned_up", ()))
    return {**rest, "phase": "turn", "hands": hands, "discard": discard}


def _joined(cards: dict[str, int], more: Any) -> dict[str, int]:
    return dict(Counter(cards) + Counter(more))
