"""What a seat can do now, grouped for a screen: plain data, from what this seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from whistlestop.board import Route
from whistlestop.box import Box
from whistlestop.engine.actions import Payment
from whistlestop.engine.jit import Record
from whistlestop.engine.state import NONE, Phase
from whistlestop.game import Game
from whistlestop.odds import TunnelOdds, payment_odds
from whistlestop.outcome import ticket_names
from whistlestop.rules import CARDS, LOCO

DIGITS = 4  # of a chance


def choices_of(game: Game, seat: int | None, *, with_odds: bool = True) -> dict[str, Any]:
    """Every legal action of a seat once, by what it does; empty for a seat that has nothing to decide."""
    if seat is None or seat not in range(game.seats):
        return {}
    shown = Record(game.redacted(seat))
    if shown.phase in (Phase.FIRST_TICKETS, Phase.KEEP_TICKETS):
        return _to_keep(game.box, shown, seat)
    return _to_do(game, shown, seat, with_odds) if seat == game.seat else {}


def _to_keep(box: Box, shown: Record, seat: int) -> dict[str, Any]:
    """S7, S9, K1: any tickets of the offer, so many or more; the first ones are chosen by everybody at once."""
    offer = ticket_names(box.board, shown.offers[seat])
    least = box.rules.first_keep if shown.phase == Phase.FIRST_TICKETS else box.rules.ticket_keep
    return {"keep": {"offer": offer, "least": min(least, len(offer))}} if offer else {}


def _to_do(game: Game, shown: Record, seat: int, with_odds: bool) -> dict[str, Any]:
    legal, prices = _by_verb(game.legal()), game.prices()
    claims = {name: prices[f"claim {name}"] for name in legal.get("claim", ())}
    cities = legal.get("station", [])
    due = [f"pay {cards}" for cards in legal.get("pay", ())]
    is_claiming = shown.phase == Phase.PAYMENT and shown.route != NONE
    claimed = game.box.board.route_name(shown.route) if is_claiming else None
    purse = _Purse(game.box, shown.hands[seat].tolist())
    if with_odds:
        purse.look_ahead(game, seat, {claimed: due} if claimed else claims)
    choices = {
        "draw": legal.get("draw"),
        "claims": [{"route": name, "payments": purse.payments(ways, name)} for name, ways in claims.items()],
        # B2: a station costs the same in every city, so that it is told once.
        "stations": cities and {"cities": cities, "payments": purse.payments(prices[f"station {cities[0]}"])},
        "tickets": "tickets" in legal,
        "pay": purse.payments(due, claimed),
        "withdraw": "withdraw" in legal,
        "give": legal.get("give"),
        "pass": "pass" in legal,
    }
    return {name: choice for name, choice in choices.items() if choice}


def _by_verb(legal: Sequence[str]) -> dict[str, list[str]]:
    things: dict[str, list[str]] = {}
    for words in legal:
        verb, _, thing = words.partition(" ")
        things.setdefault(verb, []).append(thing)
    return things


class _Purse:
    """The hand that is paid from: ways to pay as data, with what a tunnel may ask for on top."""

    def __init__(self, box: Box, hand: Sequence[int]) -> None:
        self.box = box
        self.hand = hand
        self.odds: dict[Payment, TunnelOdds] = {}
        self.told: dict[object, list[dict[str, Any]]] = {}  # by all that payments depend on beside the hand

    def look_ahead(self, game: Game, seat: int, claims: Mapping[str, Sequence[str]]) -> None:
        """Reckon the odds of every tunnel among these claims."""
        tunnels = [ways for name, ways in claims.items() if self._route(name).kind == "tunnel"]
        if not tunnels:
            return
        # Until a shuffle the log, which is long, tells nothing of what is in the deck.
        is_shuffled = any("shuffled" in decision.outcome for decision in game.log)
        view = game.view(seat, since=0 if is_shuffled else len(game.log))
        self.odds = payment_odds(view, {self._payment(words) for ways in tunnels for words in ways})

    def payments(self, ways: Sequence[str], route: str | None = None) -> list[dict[str, Any]]:
        """Ways to pay, the sparing ones first: few substitutes, few locomotives, much left of the colour."""
        if not ways:
            return []
        kind = self.box.price_kinds[self.box.board.route_index[route]] if route is not None else None
        if kind not in self.told:
            is_tunnel, swap = self._traits(route)
            payments = sorted(((self._payment(words), words) for words in ways), key=self._sparing)
            self.told[kind] = [self._data(payment, words, is_tunnel, swap) for payment, words in payments]
        return self.told[kind]

    def _route(self, name: str) -> Route:
        return self.box.board.routes[self.box.board.route_index[name]]

    def _traits(self, name: str | None) -> tuple[bool, int]:
        """Whether a route is a tunnel, and how many cards of any kind a substitute on it stands for."""
        if name is None:
            return False, 0
        route = self._route(name)
        return route.kind == "tunnel", self.box.rules.ferry_swap if route.kind == "ferry" else route.swap

    def _payment(self, words: str) -> Payment:
        number = self.box.notation.number(words)
        assert number is not None  # the words come from the game
        return self.box.actions.payments[number - self.box.actions.pay_first]

    def _sparing(self, way: tuple[Payment, str]) -> tuple[int, int, int]:
        colour, cards, locos, subs = way[0]
        return subs, locos, cards - self.hand[colour]

    def _data(self, payment: Payment, words: str, is_tunnel: bool, swap: int) -> dict[str, Any]:
        colour, count, locos, subs = payment
        cards = {CARDS[colour]: count} if count else {}
        if locos:
            cards[CARDS[LOCO]] = locos
        data: dict[str, Any] = {"words": words, "cards": cards}
        if subs:
            data["any"] = subs * swap
        if is_tunnel and self.odds:
            data["odds"] = _told(self.odds[payment])
        return data


def _told(odds: TunnelOdds) -> dict[str, Any]:
    return {"asked": [_rounded(share) for share in odds.asked], "can_pay": _rounded(odds.can_pay)}


def _rounded(share: Fraction) -> float:
    return round(float(share), DIGITS)
