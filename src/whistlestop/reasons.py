"""Why an action is refused: from words that are not legal now to a sentence that a player understands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import numpy as np

from whistlestop.board import Route
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, GIVE, KEEP
from whistlestop.engine.claim import swap_of
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.engine.station import station_price
from whistlestop.engine.step import objection, payment_objection
from whistlestop.engine.tunnel import asked, colour_laid
from whistlestop.errors import IllegalAction
from whistlestop.json_fault import quoted
from whistlestop.notation import read_payment
from whistlestop.outcome import card_names, ticket_names
from whistlestop.reason_words import SAYINGS
from whistlestop.rules import CARDS, COLOURS, LOCO

VERBS = ("draw", "claim", "pay", "tickets", "keep", "station", "give", "withdraw", "pass")


def refusal(box: Box, states: Array, names: Sequence[str], words: str) -> IllegalAction:
    """The refusal of words that are not legal now; they are tidied already."""
    verb, *rest = words.split() or [""]
    if verb not in VERBS:
        return _no_action(f"{quoted(verb)} is no action; an action begins with {', '.join(VERBS)}")
    action = box.notation.number(words)
    if action is not None:
        reason = _objection(box, states, action)
    elif verb == "keep":
        return _refuse_keep(box, states, names, rest)
    elif verb == "pay":
        return _refuse_payment(box, states, names, rest)
    else:
        return _no_action(_unknown(box, verb, rest))
    return _say(box, states, names, reason, action)


def _objection(box: Box, states: Array, action: int) -> int:
    scratch = np.empty(box.actions.size, np.int16)
    return objection(box.board_table[0], box.rules_table[0], states[0], action, scratch)


def _no_action(sentence: str) -> IllegalAction:
    return IllegalAction(sentence, "T1")


def _unknown(box: Box, verb: str, rest: list[str]) -> str:
    """What is wrong with words that name nothing on this board."""
    known: dict[str, tuple[str, Sequence[str]]] = {
        "draw": ("card", (*CARDS, "deck")),
        "give": ("card", CARDS),
        "claim": ("route", box.board.route_names),
        "station": ("city", tuple(box.board.city_index)),
    }
    if verb not in known:
        return f"{verb!r} stands alone, without further words"
    noun, names = known[verb]
    if len(rest) != 1:
        return f"{verb!r} takes one {noun}, as in '{verb} {names[0]}'"
    return f"there is no {noun} {quoted(rest[0])} here{_hint(rest[0], names)}"


def _hint(word: str, names: Iterable[str]) -> str:
    """What may have been meant: the same cities the other way round, or something spelt alike."""
    turned = ":".join(reversed(word.split(":")))
    close = [turned] if turned != word and turned in names else get_close_matches(word, names, 3)
    return f"; is it {' or '.join(close)}?" if close else ""


def _refuse_keep(box: Box, states: Array, names: Sequence[str], tickets: list[str]) -> IllegalAction:
    for name in tickets:
        if name not in box.board.ticket_index:
            return _no_action(f"there is no ticket {quoted(name)} here{_hint(name, box.board.ticket_index)}")
    if len(set(tickets)) < len(tickets):
        return _no_action("a ticket can be named only once")
    return _say(box, states, names, _keep_reason(box, states, tickets), KEEP + 1)


def _keep_reason(box: Box, states: Array, tickets: list[str]) -> int:
    state = Record(states)
    is_first = state.phase == Phase.FIRST_TICKETS
    if not is_first and state.phase != Phase.KEEP_TICKETS:
        return _objection(box, states, KEEP + 1)
    if all(name in ticket_names(box.board, state.offers[state.seat]) for name in tickets):
        return Reason.FIRST_KEEPS_TOO_FEW if is_first else Reason.KEEPS_TOO_FEW
    return Reason.FIRST_NOT_OFFERED if is_first else Reason.NOT_OFFERED


def _refuse_payment(box: Box, states: Array, names: Sequence[str], parts: list[str]) -> IllegalAction:
    """Payments that no bill of this board takes: badly written ones, and ones of a size that is never asked for."""
    payment = read_payment(parts)
    if payment is None:
        return _no_action("a payment is one colour, then loco, then sub, each with a number, as in 'pay red 2 loco 1'")
    if Record(states).phase in (Phase.PAYMENT, Phase.TUNNEL):
        reason = payment_objection(box.board_table[0], box.rules_table[0], states[0], *payment)
    else:
        reason = _objection(box, states, box.actions.pay_first)
    return _say(box, states, names, reason, box.actions.pay_first)


def _say(box: Box, states: Array, names: Sequence[str], reason: int, action: int) -> IllegalAction:
    rule, sentence = SAYINGS[Reason(reason)]
    return IllegalAction(sentence.format_map(_circumstances(box, states, names, action)), rule)


def _circumstances(box: Box, states: Array, names: Sequence[str], action: int) -> dict[str, Any]:
    """All that a sentence may speak of."""
    state = Record(states)
    seat = max(state.seat, 0)
    hand = [f"{count} {card}" for card, count in zip(CARDS, state.hands[seat].tolist(), strict=True) if count]
    return {
        "first_keep": box.rules.first_keep,
        "ticket_keep": box.rules.ticket_keep,
        "seats": state.seats,
        "trains": int(state.trains[seat]),
        "hand": ", ".join(hand) or "no cards",
        "row": ", ".join(card for card in card_names(state.row) if card) or "none",
        "card": CARDS[action - GIVE if GIVE <= action <= KEEP else min(action, LOCO)],
        "last": CARDS[state.last],
        "give": state.give,
        "asked": asked(states[0]),
        "laid": CARDS[colour_laid(states[0])],
        "offer": ", ".join(ticket_names(box.board, state.offers[seat])),
        "cost": station_price(box.rules_table[0], states[0]),
        **_route_told(box, state, names, _route_meant(box, state, action)),
        **_city_told(box, state, names, _city_meant(box, state, action)),
    }


def _route_meant(box: Box, state: Record, action: int) -> int:
    """The route that is being paid for, or else the one that the action names."""
    if state.route != NONE or not CLAIM <= action < box.actions.station_first:
        return int(state.route)
    return action - CLAIM


def _city_meant(box: Box, state: Record, action: int) -> int:
    """The city whose station is being paid for, or else the one that the action names."""
    if state.city != NONE or not box.actions.station_first <= action < box.actions.pay_first:
        return int(state.city)
    return action - box.actions.station_first


def _route_told(box: Box, state: Record, names: Sequence[str], index: int) -> dict[str, Any]:
    if index == NONE:
        return {}
    route = box.board.routes[index]
    cities = {city.id: city.name for city in box.board.cities}
    owners = [state.owner[i] for i in (index, box.board.twin(index)) if i != NONE and state.owner[i] != NOBODY]
    told = {
        "route": f"{cities[route.a]} – {cities[route.b]}",
        "length": route.length,
        "price": price_words(route),
        "swap": swap_of(box.board_table[0], box.rules_table[0], index),
    }
    return {**told, "owner": names[owners[0]]} if owners else told


def _city_told(box: Box, state: Record, names: Sequence[str], index: int) -> dict[str, Any]:
    if index == NONE:
        return {}
    owner = state.station_owner[index]
    told = {"city": box.board.cities[index].name}
    return {**told, "owner": names[owner]} if owner != NOBODY else told


def price_words(route: Route) -> str:
    """What a route costs, in words."""
    colour = "one colour" if route.colour not in COLOURS else route.colour
    price = f"it costs {route.length} of {colour}"
    return f"{price}, at least {route.locomotives} of them locomotives" if route.locomotives else price
