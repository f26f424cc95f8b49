"""The ways to pay from a hand, the cheapest first, and the extra cards that a tunnel may cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from whistlestop.choices.odds import TunnelChances, payment_odds
from whistlestop.choices.prices import Part, PaymentOption, Price, TunnelOdds, Way, prices_of
from whistlestop.engine.actions import CLAIM, Payment
from whistlestop.game import Game
from whistlestop.rules import LOCO

DIGITS = 4  # of a probability
FEW = 2  # kinds of cards; up to this many, the order of payments does not depend on the rest of the hand


class PaymentOptions:
    """The payments that a seat can make; the ways to pay each price are found once."""

    def __init__(self, game: Game, seat: int, hand: Sequence[int]) -> None:
        self.odds: dict[Payment, TunnelChances] = {}
        self._game, self._seat, self._hand = game, seat, hand
        self._held = sum(hand)
        self._prices = prices_of(game.box)
        self._options: dict[Price, list[PaymentOption]] = {}

    def look_ahead(self, claims: Iterable[int], due: Iterable[Payment], claimed: int | None) -> None:
        """Compute the odds of every tunnel that can be claimed, or of the one being paid for."""
        prices = self._prices.routes
        if claimed is not None:
            payments = {*due} if prices[claimed].is_tunnel else set()
        else:
            tunnels = [route for route in claims if prices[route].is_tunnel]
            payments = {payment for route in tunnels for payment in self._payments(CLAIM + route)}
        if not payments:
            return
        # Before the first shuffle, the log, which is long, says nothing about what is in the deck.
        is_shuffled = any("shuffled" in decision.told for decision in self._game.log)
        view = self._game.view(self._seat, since=0 if is_shuffled else len(self._game.log))
        self.odds = payment_odds(view, payments)

    def for_claim(self, number: int) -> list[PaymentOption]:
        """The ways to pay for a route that can be claimed."""
        price = self._prices.routes[number]
        options = self._options.get(price)
        if options is None:
            options = self._options[price] = self._offered(self._ways(price, CLAIM + number), price)
        return options

    def for_station(self, city: int) -> list[PaymentOption]:
        """The ways to pay for a station."""
        price = self._prices.station(self._game.stations_left(self._seat))
        return self._offered(self._ways(price, self._game.box.actions.station_first + city), price)

    def for_bill(self, due: Iterable[Payment], claimed: int | None) -> list[PaymentOption]:
        """The ways to pay for what has already been chosen: a route, or something else."""
        price = self._prices.routes[claimed] if claimed is not None else None
        return self._offered(self._sorted(due, price), price)

    def _payments(self, action: int) -> list[Payment]:
        """What could be paid for a claim or a station."""
        actions = self._game.box.actions
        return [actions.payments[number - actions.pay_first] for number in self._game.payment_numbers(action)]

    def _ways(self, price: Price, action: int) -> list[Way]:
        """The ways to pay, colour by colour: assembled from parts that were found for any hand before."""
        parts = (*self._parts(price),)
        known = self._prices.ways
        found = known.get(parts)
        if found is not None:
            return found
        if any(part not in known for part in parts):
            ways = self._sorted(self._payments(action), price)
            for part in parts:
                known[part] = [way for way in ways if way.payment.colour == part[1]]
        found = sorted([way for part in parts for way in known[part]], key=self._thrift)
        if len(parts) <= FEW:
            known[parts] = found
        return found

    def _parts(self, price: Price) -> Iterator[Part]:
        """The parts of the hand that matter for a price: no more cards of a kind than the price can use."""
        hand, most = self._hand, price.length
        size = min(self._held, most * price.swap)
        locos = min(hand[LOCO], most)
        yield price, LOCO, 0, locos, size
        for colour in price.colours:
            if held := hand[colour]:
                yield price, colour, min(held, most), locos, size

    def _sorted(self, payments: Iterable[Payment], price: Price | None) -> list[Way]:
        swap = 0 if price is None else price.swap
        return sorted([self._prices.way(payment, swap) for payment in payments], key=self._thrift)

    def _thrift(self, way: Way) -> tuple[int, int, int, Payment]:
        """The sort key of a payment: few substitutes, few locomotives, many cards of the colour left."""
        colour, count, locos, subs = way.payment
        return subs, locos, count - self._hand[colour], way.payment

    def _offered(self, ways: Iterable[Way], price: Price | None) -> list[PaymentOption]:
        if not self.odds or price is None or not price.is_tunnel:
            return [way.option for way in ways]
        return [{**way.option, "odds": _rounded(self.odds[way.payment])} for way in ways]


def _rounded(odds: TunnelChances) -> TunnelOdds:
    return {"asked": [_share(share) for share in odds.asked], "can_pay": _share(odds.can_pay)}


def _share(share: Fraction) -> float:
    return round(float(share), DIGITS)
