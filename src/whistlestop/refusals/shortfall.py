"""What a hand lacks for a price: the cards that count towards it, what is missing, and what an exchange takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from whistlestop.rules import CARDS, LOCO


class Price(TypedDict):
    """What a route, a station or a tunnel's extra cards cost: cards of a colour, or of any one, and locomotives."""

    count: int
    colour: str
    locos: int


class Missing(TypedDict):
    """The cards that are missing: of a colour, or locomotives where they are wild, and the locomotives of a ferry."""

    count: int
    colour: str
    locos: int
    wild: bool


class Exchange(TypedDict):
    """F3, M1: how many cards of any kind replace one, how many that takes in all, and how many are held."""

    swap: int
    need: int
    have: int


class Shortfall:
    """A price and a hand; where a colour may be chosen, it is the one of which most is held."""

    def __init__(self, price: Price, hand: Sequence[int], wild: bool, swap: int = 0) -> None:
        self._price, self._hand, self._wild, self._swap = price, hand, wild, swap
        is_free = price["colour"] == "grey"
        self._kind = max(range(LOCO), key=lambda kind: hand[kind]) if is_free else CARDS.index(price["colour"])
        self._coloured = price["count"] - price["locos"]  # spaces that take cards of the colour
        self._cards = min(hand[self._kind], self._coloured)
        self._locos = min(hand[LOCO], price["count"] - self._cards) if wild else 0

    @property
    def held(self) -> dict[str, int]:
        """The cards held that count."""
        kinds = [self._kind] * (self._coloured > 0) + [LOCO] * self._wild
        return {CARDS[kind]: self._hand[kind] for kind in kinds if self._hand[kind]}

    @property
    def missing(self) -> Missing:
        """The cards that are missing with the fewest substitutes."""
        symbols = max(0, self._price["locos"] - self._locos)
        colour = CARDS[self._kind] if self._cards else self._price["colour"]
        return {"count": self._lacking - symbols, "colour": colour, "locos": symbols, "wild": self._wild}

    @property
    def exchange(self) -> Exchange | None:
        """What it takes to replace all that is missing, where cards can be replaced."""
        if not self._swap:
            return None
        others = sum(self._hand) - self._cards - self._locos
        return {"swap": self._swap, "need": self._swap * self._lacking, "have": others}

    @property
    def _lacking(self) -> int:
        return self._price["count"] - self._cards - self._locos
