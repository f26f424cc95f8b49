"""The hand that is paid from: every way to pay as data, the sparing ones first, and what a tunnel may ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple, NotRequired, TypedDict

from whistlestop.boards.board import Route
from whistlestop.choices.odds import TunnelChances, payment_odds
from whistlestop.engine.actions import CLAIM, Payment
from whistlestop.game import Game
from whistlestop.notation.actions import payment_words
from whistlestop.rules import CARDS, COLOURS, LOCO, Cards

DIGITS = 4  # of a chance

# A kind of price, a kind of card, how many of it and how many locomotives are held; and the hand, if any card will do.
Part = tuple[object, int, int, int, int]
MORE_THAN_ENOUGH = 99  # cards, for whatever is no route
FEW = 2  # kinds of cards, whose ways to pay are always in the same order


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
    """A way to pay, and how it is told."""

    payment: Payment
    told: PaymentOption


class Purse:
    """What a seat can pay with; the ways to pay for each kind of price are found once."""

    def __init__(self, game: Game, seat: int, hand: Sequence[int]) -> None:
        self.game = game
        self.box = game.box
        self.seat = seat
        self.hand = hand
        self.odds: dict[Payment, TunnelChances] = {}
        self._told: dict[object, list[PaymentOption]] = {}

    def look_ahead(self, claims: Iterable[int], due: Iterable[Payment], claimed: int | None) -> None:
        """Reckon the odds of every tunnel that can be claimed, or of the one that is to be paid for."""
        routes = self.box.board.routes
        if claimed is not None:
            payments = {*due} if routes[claimed].kind == "tunnel" else set()
        else:
            tunnels = [route for route in claims if routes[route].kind == "tunnel"]
            payments = {payment for route in tunnels for payment in self._payments(CLAIM + route)}
        if not payments:
            return
        # Until a shuffle the log, which is long, tells nothing of what is in the deck.
        is_shuffled = any("shuffled" in decision.told for decision in self.game.log)
        view = self.game.view(self.seat, since=0 if is_shuffled else len(self.game.log))
        self.odds = payment_odds(view, payments)

    def for_claim(self, number: int) -> list[PaymentOption]:
        """The ways to pay for a route that can be claimed."""
        route, kind = self.box.board.routes[number], self.box.price_kinds[number]
        if kind not in self._told:
            self._told[kind] = self._tell(self._known(kind, CLAIM + number, route), route)
        return self._told[kind]

    def for_station(self, city: int) -> list[PaymentOption]:
        """The ways to pay for a station."""
        left = self.game.stations_left(self.seat)
        return self._tell(self._known(("station", left), self.box.actions.station_first + city))

    def for_bill(self, due: Iterable[Payment], claimed: int | None) -> list[PaymentOption]:
        """The ways in which what is on the table already can be paid for: a route, or something else."""
        route = self.box.board.routes[claimed] if claimed is not None else None
        return self._tell(self._ways(due, route), route)

    def _payments(self, action: int) -> list[Payment]:
        """What could be paid for a claim or a station."""
        actions = self.box.actions
        return [actions.payments[number - actions.pay_first] for number in self.game.payment_numbers(action)]

    def _known(self, kind: object, action: int, route: Route | None = None) -> list[Way]:
        """Ways to pay, each colour being a matter of its own: put together from what any hand has paid before."""
        parts = (*self._parts(kind, route),)
        known = self.box.ways_to_pay
        if parts in known:
            return known[parts]
        if any(part not in known for part in parts):
            ways = self._ways(self._payments(action), route)
            for part in parts:
                known[part] = [way for way in ways if way.payment.colour == part[1]]
        found = sorted((way for part in parts for way in known[part]), key=self._sparing)
        if len(parts) <= FEW:
            known[parts] = found
        return found

    def _parts(self, kind: object, route: Route | None) -> Iterable[Part]:
        """What of the hand matters for a price: no more cards of a kind than could be paid with."""
        hand, most = self.hand, route.length if route is not None else MORE_THAN_ENOUGH
        size = min(sum(hand), most * self._swap(route))
        locos = min(hand[LOCO], most)
        yield kind, LOCO, 0, locos, size
        colour = route.colour if route is not None else None
        for number in [COLOURS.index(colour)] if colour in COLOURS else range(len(COLOURS)):
            if hand[number]:
                yield kind, number, min(hand[number], most), locos, size

    def _ways(self, payments: Iterable[Payment], route: Route | None = None) -> list[Way]:
        swap = self._swap(route)
        return sorted((self._way(payment, swap) for payment in payments), key=self._sparing)

    def _way(self, payment: Payment, swap: int) -> Way:
        """A way to pay, the same for everybody who pays so."""
        found: Way | None = self.box.ways_told.get((payment, swap))
        if found is None:
            found = self.box.ways_told[payment, swap] = Way(payment, _told(payment, swap))
        return found

    def _sparing(self, way: Way) -> tuple[int, int, int, Payment]:
        """How sparing a way is: few substitutes, few locomotives, much left of the colour."""
        colour, count, locos, subs = way.payment
        return subs, locos, count - self.hand[colour], way.payment

    def _tell(self, ways: Iterable[Way], route: Route | None = None) -> list[PaymentOption]:
        if not self.odds or route is None or route.kind != "tunnel":
            return [way.told for way in ways]
        return [{**way.told, "odds": _odds_told(self.odds[way.payment])} for way in ways]

    def _swap(self, route: Route | None) -> int:
        """How many cards of any kind a substitute stands for."""
        return 0 if route is None else self.box.swaps[route]


def _told(payment: Payment, swap: int) -> PaymentOption:
    colour, count, locos, subs = payment
    cards: Cards = {CARDS[colour]: count} if count else {}
    if locos:
        cards[CARDS[LOCO]] = locos
    told: PaymentOption = {"words": payment_words(payment), "cards": cards}
    if subs:
        told["any"] = subs * swap
    return told


def _odds_told(odds: TunnelChances) -> TunnelOdds:
    return {"asked": [_rounded(share) for share in odds.asked], "can_pay": _rounded(odds.can_pay)}


def _rounded(share: Fraction) -> float:
    return round(float(share), DIGITS)
