"""What routes and stations cost, and each way to pay that was found: shared by all games in the same box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, NotRequired, TypedDict

from whistlestop.boards.board import Route
from whistlestop.box import Box
from whistlestop.engine.actions import Payment
from whistlestop.notation.actions import payment_words
from whistlestop.rules import CARDS, COLOURS, LOCO, Cards

MORE_THAN_ENOUGH = 99  # cards, for what is no route


class TunnelOdds(TypedDict):
    """A tunnel's odds from what the player knows: of being asked for 0, 1, 2 … more cards, and of being able to pay."""

    asked: list[float]
    can_pay: float


class PaymentOption(TypedDict):
    """A payment that the rules allow."""

    words: str
    cards: Cards
    any: NotRequired[int]  # cards of any kind that are then given one by one
    odds: NotRequired[TunnelOdds]  # on a tunnel, when they are asked for


class Way(NamedTuple):
    """A way to pay, and how it is offered."""

    payment: Payment
    option: PaymentOption


@dataclass(frozen=True, eq=False)
class Price:
    """All that the payments for a route or a station depend on, beside the hand."""

    length: int  # no more cards of a kind can be paid
    colours: Sequence[int]  # the kinds of cards that can pay, beside locomotives
    swap: int = 0  # F3, M1: how many cards of any kind a substitute takes
    is_tunnel: bool = False


# A price; a kind of card, how many of it and how many locomotives are held; and the hand, if any card will do.
Part = tuple[Price, int, int, int, int]


class Prices:
    """The prices on a board, the same object for routes that cost the same, and the ways to pay them."""

    def __init__(self, box: Box) -> None:
        alike: dict[object, Price] = {}
        self.routes = tuple(
            alike.setdefault((r.length, r.colour, r.kind, r.locomotives, r.swap), _price_of(r, swap))
            for r, swap in zip(box.board.routes, box.swaps, strict=True)
        )
        self.ways: dict[Part | tuple[Part, ...], list[Way]] = {}  # by what of a hand matters for a price
        self._stations: dict[int, Price] = {}
        self._ways: dict[tuple[Payment, int], Way] = {}

    def station(self, left: int) -> Price:
        """B2: what the next station costs, with so many left."""
        return self._stations.setdefault(left, Price(MORE_THAN_ENOUGH, range(len(COLOURS))))

    def way(self, payment: Payment, swap: int) -> Way:
        """A way to pay, the same object for everybody who pays so."""
        found = self._ways.get((payment, swap))
        if found is None:
            found = self._ways[payment, swap] = Way(payment, _option(payment, swap))
        return found


@lru_cache(maxsize=64)
def prices_of(box: Box) -> Prices:
    """The prices of a box."""
    return Prices(box)


def _price_of(route: Route, swap: int) -> Price:
    colours = [COLOURS.index(route.colour)] if route.colour in COLOURS else range(len(COLOURS))
    return Price(route.length, colours, swap, route.kind == "tunnel")


def _option(payment: Payment, swap: int) -> PaymentOption:
    colour, count, locos, subs = payment
    cards: Cards = {CARDS[colour]: count} if count else {}
    if locos:
        cards[CARDS[LOCO]] = locos
    option: PaymentOption = {"words": payment_words(payment), "cards": cards}
    if subs:
        option["any"] = subs * swap
    return option
