"""What a seat can do now, grouped for a screen: plain data, from only what this seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

from whistlestop.box import Box
from whistlestop.choices.payment_options import PaymentOptions
from whistlestop.choices.prices import PaymentOption
from whistlestop.engine.actions import CLAIM, DRAW, DRAW_TICKETS, GIVE, KEEP, PASS, WITHDRAW, ActionTable
from whistlestop.engine.records import record_at
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.game import Game
from whistlestop.notation.outcome import ticket_names
from whistlestop.rules import CARDS, Card
from whistlestop.views.view import Reading

DRAWN = (*CARDS, "deck")


class ClaimChoice(TypedDict):
    """A route that can be claimed."""

    route: str
    payments: list[PaymentOption]


class StationChoices(TypedDict):
    """The cities where a station can be built; it costs the same in each."""

    cities: list[str]
    payments: list[PaymentOption]


class Keep(TypedDict):
    """Tickets to choose from, and how many must be kept at least."""

    offer: list[str]
    least: int


_Pass = TypedDict("_Pass", {"pass": bool}, total=False)


class Choices(_Pass, total=False):
    """Everything that a seat can do now, grouped for a screen; it contains every legal action once."""

    draw: list[str]  # cards of the row, or "deck"
    claims: list[ClaimChoice]
    stations: StationChoices
    tickets: bool
    pay: list[PaymentOption]
    withdraw: bool
    give: list[Card]
    keep: Keep


def choices_of(game: Game, seat: int | None, *, with_odds: bool = True, reading: Reading | None = None) -> Choices:
    """Every legal action of a seat once, by what it does, read-only; empty for a seat with nothing to decide."""
    if seat is None or seat not in range(game.seats):
        return {}
    shown = record_at(game.redacted(seat)) if reading is None else record_at(reading.seen, seat)
    if shown.phase in (Phase.FIRST_TICKETS, Phase.KEEP_TICKETS):
        return _to_keep(game.box, shown, seat)
    return _to_do(game, shown, seat, with_odds) if seat == game.seat else {}


def _to_keep(box: Box, shown: State, seat: int) -> Choices:
    """S7, S9, K1: any of the offered tickets, down to a minimum; all seats choose starting tickets at the same time."""
    offer = ticket_names(box.board, shown.offers[seat])
    least = box.rules.first_keep if shown.phase == Phase.FIRST_TICKETS else box.rules.ticket_keep
    return {"keep": {"offer": offer, "least": min(least, len(offer))}} if offer else {}


def _to_do(game: Game, shown: State, seat: int, with_odds: bool) -> Choices:
    board, legal = game.box.board, _Legal(game.legal_numbers(), game.box.actions)
    claimed = shown.route if shown.phase == Phase.PAYMENT and shown.route != NONE else None
    options = PaymentOptions(game, seat, shown.hands[seat].tolist())
    if with_odds:
        options.look_ahead(legal.claims, legal.due, claimed)
    choices: Choices = {
        "draw": [DRAWN[drawn] for drawn in legal.drawn],
        "claims": [{"route": board.route_names[i], "payments": options.for_claim(i)} for i in legal.claims],
        "tickets": DRAW_TICKETS in legal.others,
        "pay": options.for_bill(legal.due, claimed),
        "withdraw": WITHDRAW in legal.others,
        "give": [CARDS[given] for given in legal.given],
        "pass": PASS in legal.others,
    }
    if legal.cities:  # B2: a station costs the same in every city, so payments are listed once
        cities = [board.cities[i].id for i in legal.cities]
        choices["stations"] = {"cities": cities, "payments": options.for_station(legal.cities[0])}
    return cast("Choices", {name: choice for name, choice in choices.items() if choice})


class _Legal:
    """Legal actions by what they do: cards, routes and cities by number, and payments."""

    def __init__(self, numbers: Sequence[int], actions: ActionTable) -> None:
        def within(first: int, end: int) -> list[int]:
            return [number - first for number in numbers if first <= number < end]

        self.drawn = within(DRAW, DRAW_TICKETS)
        self.others = {*numbers} & {DRAW_TICKETS, PASS, WITHDRAW}
        self.given = within(GIVE, KEEP + 1)
        self.claims = within(CLAIM, actions.station_first)
        self.cities = within(actions.station_first, actions.pay_first)
        self.due = [actions.payments[i] for i in within(actions.pay_first, actions.size)]
