"""Why an action is refused: from an action that is not legal now to a sentence that a player understands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import numpy as np

from whistlestop.boards.board import Board
from whistlestop.box import Box
from whistlestop.engine.actions import KEEP
from whistlestop.engine.reason import Reason
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import Phase, State
from whistlestop.engine.step import objection, payment_objection
from whistlestop.errors import IllegalAction
from whistlestop.json_fault import quoted
from whistlestop.languages.english import Facts
from whistlestop.notation.actions import read_payment
from whistlestop.notation.outcome import ticket_names
from whistlestop.refusals.facts import RefusedAction
from whistlestop.refusals.sentences import SENTENCES
from whistlestop.rules import CARDS

VERBS = ("draw", "claim", "pay", "tickets", "keep", "station", "give", "withdraw", "pass")


def refusal(box: Box, states: Records[State], names: Sequence[str], words: str) -> IllegalAction:
    """The refusal of an action that is not legal now; its words are in canonical form."""
    verb, *rest = words.split() or [""]
    if verb not in VERBS:
        return _no_action("why-no-action", word=quoted(verb), verbs=list(VERBS))
    action = box.notation.number(words)
    if action is not None:
        reason = _objection(box, states, action)
    elif verb == "keep":
        return _refuse_keep(box, states, names, rest)
    elif verb == "pay":
        return _refuse_payment(box, states, names, rest)
    else:
        return _unknown(box, verb, rest)
    return _say(box, states, names, reason, action)


def _objection(box: Box, states: Records[State], action: int) -> int:
    scratch = np.empty(box.actions.size, np.int16)
    return objection(box.board_table[0], box.rules_table[0], states[0], action, scratch)


def _no_action(id: str, **facts: Any) -> IllegalAction:  # noqa: A002 - as in IllegalAction
    return IllegalAction(id, "T1", facts)


def _unknown(box: Box, verb: str, rest: list[str]) -> IllegalAction:
    """The refusal of words that name nothing on this board."""
    known: dict[str, tuple[str, Sequence[str]]] = {
        "draw": ("card", (*CARDS, "deck")),
        "give": ("card", CARDS),
        "claim": ("route", box.board.route_names),
        "station": ("city", tuple(box.board.city_index)),
    }
    if verb not in known:
        return _no_action("why-stands-alone", verb=verb)
    noun, names = known[verb]
    if len(rest) != 1:
        return _no_action("why-takes-one", verb=verb, noun=noun, example=f"{verb} {names[0]}")
    return _no_such(noun, rest[0], names)


def _no_such(noun: str, word: str, names: Iterable[str]) -> IllegalAction:
    near = _near(word, names)
    return _no_action("why-no-such", noun=noun, word=quoted(word), hint="yes" if near else "no", near=near)


def _near(word: str, names: Iterable[str]) -> list[str]:
    """What may have been meant: the same cities in the other order, or something spelt alike."""
    turned = ":".join(reversed(word.split(":")))
    return [turned] if turned != word and turned in names else get_close_matches(word, names, 3)


def _refuse_keep(box: Box, states: Records[State], names: Sequence[str], tickets: list[str]) -> IllegalAction:
    for name in tickets:
        if name not in box.board.ticket_index:
            return _no_such("ticket", name, box.board.ticket_index)
    if len(set(tickets)) < len(tickets):
        return _no_action("why-named-twice")
    return _say(box, states, names, _keep_reason(box, states, tickets), KEEP + 1)


def _keep_reason(box: Box, states: Records[State], tickets: list[str]) -> int:
    state = record_at(states)
    is_first = state.phase == Phase.FIRST_TICKETS
    if not is_first and state.phase != Phase.KEEP_TICKETS:
        return _objection(box, states, KEEP + 1)
    if all(name in ticket_names(box.board, state.offers[state.seat]) for name in tickets):
        return Reason.FIRST_KEEPS_TOO_FEW if is_first else Reason.KEEPS_TOO_FEW
    return Reason.FIRST_NOT_OFFERED if is_first else Reason.NOT_OFFERED


def _refuse_payment(box: Box, states: Records[State], names: Sequence[str], parts: list[str]) -> IllegalAction:
    """Payments that pay for nothing on this board: malformed ones, and ones of a size that never occurs."""
    payment = read_payment(parts)
    if payment is None:
        return _no_action("why-payment-form")
    if record_at(states).phase in (Phase.PAYMENT, Phase.TUNNEL):
        reason = payment_objection(box.board_table[0], box.rules_table[0], states[0], *payment)
    else:
        reason = _objection(box, states, box.actions.pay_first)
    return _say(box, states, names, reason, box.actions.pay_first)


def _say(box: Box, states: Records[State], names: Sequence[str], reason: int, action: int) -> IllegalAction:
    rule, id_, needed = SENTENCES[Reason(reason)]
    moment = RefusedAction(box, states, action)
    facts = {fact: getattr(moment, fact) for fact in needed}
    return IllegalAction(id_, rule, facts, _named(box.board, names, facts))


def _named(board: Board, names: Sequence[str], facts: Facts) -> dict[str, str]:
    """Names for ids: routes, cities and players."""
    cities = {city.id: city.name for city in board.cities}
    named: dict[str, str] = {}
    if "route" in facts:
        named["route"] = " – ".join(cities[city] for city in facts["route"].removesuffix("/2").split(":"))
    if "city" in facts:
        named["city"] = cities[facts["city"]]
    if "owner" in facts:
        named["owner"] = names[facts["owner"]]
    return named
