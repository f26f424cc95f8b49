"""What routes and stations cost, and the ways to pay found so far: shared by all games of a box."""

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

MORE_THAN_ENOUGH = 99  # cards, for things other than routes


class TunnelOdds(TypedDict):
    """A tunnel's odds from what the player knows: that it costs 0, 1, 2, … extra cards, and that the hand can pay."""

    asked: list[float]
    can_pay: float


class PaymentOption(TypedDict):
    """A payment that the rules allow."""

    words: str
    cards: Cards
    any: NotRequired[int]  # cards of any kind, which are given one by one afterwards
    odds: NotRequired[TunnelOdds]  # for a tunnel, if requested


class Way(NamedTuple):
    """A payment, and how it is offered."""

    payment: Payment
    option: PaymentOption


@dataclass(frozen=True, eq=False)
class Price:
    """Everything that the payments for a route or a station depend on, apart from the hand."""

    length: int  # the most cards of a kind that can be paid
    colours: Sequence[int]  # the kinds of cards that can pay, besides locomotives
    swap: int = 0  # F3, M1: how many cards of any kind a substitute takes
    is_tunnel: bool = False


# A price; a kind of card, how many of it and how many locomotives are held; and the hand, if any card will do.
Part = tuple[Price, int, int, int, int]


class Prices:
    """The prices on a board, one object for routes that cost the same, and the ways to pay them."""

    def __init__(self, box: Box) -> None:
        alike: dict[object, Price] = {}
        self.routes = tuple(
            alike.setdefault((r.length, r.colour, r.kind, r.locomotives, r.swap), _price_of(r, swap))
            for r, swap in zip(box.board.routes, box.swaps, strict=True)
        )
        self.ways: dict[Part | tuple[Part, ...], list[Way]] = {}  # by the parts of a hand that matter for a price
        self._stations: dict[int, Price] = {}
        self._ways: dict[tuple[Payment, int], Way] = {}

    def station(self, left: int) -> Price:
        """B2: what the next station costs, with `left` stations left."""
        return self._stations.setdefault(left, Price(MORE_THAN_ENOUGH, range(len(COLOURS))))

    def way(self, payment: Payment, swap: int) -> Way:
        """A way to pay, one object for all who pay like this."""
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
