"""The hand that is paid from: every way to pay as data, the sparing ones first, and what a tunnel may ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from whistlestop.boards.board import Route
from whistlestop.choices.odds import TunnelChances, payment_odds
from whistlestop.engine.actions import Payment
from whistlestop.game import Game
from whistlestop.rules import CARDS, COLOURS, LOCO

DIGITS = 4  # of a chance

Told = dict[str, Any]
# A kind of price, a kind of card, how many of it and how many locomotives are held; and the hand, if any card will do.
Part = tuple[object, int, int, int, int]
MORE_THAN_ENOUGH = 99  # cards, for whatever is no route
FEW = 2  # kinds of cards, whose ways to pay are always in the same order


class Way(NamedTuple):
    """A way to pay, and how it is told."""

    payment: Payment
    told: Told


class Purse:
    """What a seat can pay with; the ways to pay for each kind of price are found once."""

    def __init__(self, game: Game, seat: int, hand: Sequence[int]) -> None:
        self.game = game
        self.box = game.box
        self.seat = seat
        self.hand = hand
        self.odds: dict[Payment, TunnelChances] = {}
        self._told: dict[object, list[Told]] = {}

    def look_ahead(self, claims: Mapping[str, Sequence[str]]) -> None:
        """Reckon the odds of every tunnel among these claims."""
        tunnels = [ways for name, ways in claims.items() if self._route(name).kind == "tunnel"]
        if not tunnels:
            return
        # Until a shuffle the log, which is long, tells nothing of what is in the deck.
        is_shuffled = any("shuffled" in decision.outcome for decision in self.game.log)
        view = self.game.view(self.seat, since=0 if is_shuffled else len(self.game.log))
        self.odds = payment_odds(view, {self._payment(words) for ways in tunnels for words in ways})

    def for_claim(self, name: str) -> list[Told]:
        """The ways to pay for a route that can be claimed."""
        route = self._route(name)
        kind = self.box.price_kinds[self.box.board.route_index[name]]
        if kind not in self._told:
            self._told[kind] = self._tell(self._known(kind, f"claim {name}", route), route)
        return self._told[kind]

    def for_station(self, city: str) -> list[Told]:
        """The ways to pay for a station."""
        left = self.game.stations_left(self.seat)
        return self._tell(self._known(("station", left), f"station {city}"))

    def for_bill(self, due: Sequence[str], route: str | None) -> list[Told]:
        """The ways in which what is on the table already can be paid for: a route, or something else."""
        claimed = self._route(route) if route is not None else None
        return self._tell(self._ways(due, claimed), claimed)

    def _known(self, kind: object, words: str, route: Route | None = None) -> list[Way]:
        """Ways to pay, each colour being a matter of its own: put together from what any hand has paid before."""
        parts = (*self._parts(kind, route),)
        known = self.box.ways_to_pay
        if parts in known:
            return known[parts]
        if any(part not in known for part in parts):
            ways = self._ways(self.game.payments(words), route)
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

    def _ways(self, payments: Iterable[str], route: Route | None = None) -> list[Way]:
        swap = self._swap(route)
        return sorted((self._way(words, swap) for words in payments), key=self._sparing)

    def _way(self, words: str, swap: int) -> Way:
        """A way to pay, the same for everybody who pays so."""
        found: Way | None = self.box.ways_told.get((words, swap))
        if found is None:
            payment = self._payment(words)
            found = self.box.ways_told[words, swap] = Way(payment, _told(words, payment, swap))
        return found

    def _sparing(self, way: Way) -> tuple[int, int, int, Payment]:
        """How sparing a way is: few substitutes, few locomotives, much left of the colour."""
        colour, count, locos, subs = way.payment
        return subs, locos, count - self.hand[colour], way.payment

    def _tell(self, ways: Iterable[Way], route: Route | None = None) -> list[Told]:
        if not self.odds or route is None or route.kind != "tunnel":
            return [way.told for way in ways]
        return [{**way.told, "odds": _odds_told(self.odds[way.payment])} for way in ways]

    def _route(self, name: str) -> Route:
        return self.box.board.routes[self.box.board.route_index[name]]

    def _swap(self, route: Route | None) -> int:
        """How many cards of any kind a substitute stands for."""
        if route is None:
            return 0
        return self.box.rules.ferry_swap if route.kind == "ferry" else route.swap

    def _payment(self, words: str) -> Payment:
        number = self.box.notation.number(words)
        assert number is not None  # the words come from the game
        return self.box.actions.payments[number - self.box.actions.pay_first]


def _told(words: str, payment: Payment, swap: int) -> Told:
    colour, count, locos, subs = payment
    cards = {CARDS[colour]: count} if count else {}
    if locos:
        cards[CARDS[LOCO]] = locos
    told: Told = {"words": words, "cards": cards}
    if subs:
        told["any"] = subs * swap
    return told


def _odds_told(odds: TunnelChances) -> Told:
    return {"asked": [_rounded(share) for share in odds.asked], "can_pay": _rounded(odds.can_pay)}


def _rounded(share: Fraction) -> float:
    return round(float(share), DIGITS)
