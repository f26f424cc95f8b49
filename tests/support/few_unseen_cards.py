"""Positions in which nearly every train card is seen, so that all hidden cards can be enumerated by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from whistlestop import Game
from whistlestop.rules import CARDS, CARDS_OF_A_COLOUR, LOCO, LOCOMOTIVES

ALL_CARDS = {card: LOCOMOTIVES if kind == LOCO else CARDS_OF_A_COLOUR for kind, card in enumerate(CARDS)}
ROW = ["purple", "blue", "orange", "white", "green"]


def table_with(
    deck: Sequence[str],
    *others: Sequence[str],
    row: Sequence[str | None] = ROW,
    discard: Sequence[str] = (),
    edition: str = "europe",
    **fields: Any,
) -> Game:
    """A position with this deck, top first, and these hands of seat 1, seat 2 …; seat 0 holds all the other cards."""
    used = Counter([*deck, *discard, *(card for card in row if card), *(card for hand in others for card in hand)])
    hands = [{card: count - used[card] for card, count in ALL_CARDS.items()}, *(dict(Counter(hand)) for hand in others)]
    table = {"edition": edition, "seats": len(hands), "hands": hands, "row": [*row], "deck": [*deck]}
    return Game.from_position({**table, "discard": dict(Counter(discard)), **fields})
