"""What a seat can do now, grouped for a screen: plain data, from what this seat may know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.box import Box
from whistlestop.choices.payment_options import Purse
from whistlestop.engine.jit import Record
from whistlestop.engine.state import NONE, Phase
from whistlestop.game import Game
from whistlestop.notation.outcome import ticket_names


def choices_of(game: Game, seat: int | None, *, with_odds: bool = True) -> dict[str, Any]:
    """Every legal action of a seat once, by what it does, to be read only; empty for a seat with nothing to decide."""
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
    legal = _by_verb(game.legal())
    claims, cities = legal.get("claim", []), legal.get("station", [])
    due = [f"pay {cards}" for cards in legal.get("pay", ())]
    is_claiming = shown.phase == Phase.PAYMENT and shown.route != NONE
    claimed = game.box.board.route_name(shown.route) if is_claiming else None
    purse = Purse(game, seat, shown.hands[seat].tolist())
    if with_odds:
        purse.look_ahead({claimed: due} if claimed else {name: game.payments(f"claim {name}") for name in claims})
    choices = {
        "draw": legal.get("draw"),
        "claims": [{"route": name, "payments": purse.for_claim(name)} for name in claims],
        # B2: a station costs the same in every city, so that it is told once.
        "stations": cities and {"cities": cities, "payments": purse.for_station(cities[0])},
        "tickets": "tickets" in legal,
        "pay": purse.for_bill(due, claimed),
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
