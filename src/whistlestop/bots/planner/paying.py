"""Paying: which cards the plan can best do without."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.cards import colour_for
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import GIVE, WITHDRAW
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE
from whistlestop.rules import CARD_KINDS, LOCO, Rules

LOCO_PAIN = 2.0
LOCO_PAIN_WHERE_TAME = 0.9  # where locomotives stand in on few routes, they are worth less than a card
SUB_PAIN = 1.5


@kernel
def spare_cards(state: np.record, scratch: np.record, kind: int) -> int:
    """The cards of a kind that the plan can do without."""
    return int(state.hands[state.seat, kind]) - scratch.need[kind]


@kernel
def pain(board: np.record, rules: Rules, state: np.record, scratch: np.record, payment: int) -> float:
    """What a payment hurts: locomotives, substitutes, and cards that the rest of the plan asks for."""
    cards = int(board.pay_cards[payment])
    locos = int(board.pay_locos[payment])
    hurt = SUB_PAIN * int(board.pay_subs[payment])
    hurt += (LOCO_PAIN if rules.wild_plain else LOCO_PAIN_WHERE_TAME) * locos
    if cards > 0:
        colour = int(board.pay_colour[payment])
        spare = spare_cards(state, scratch, colour)
        hurt += max(0, cards - max(0, spare)) - 0.01 * (spare - cards)
    return hurt


@kernel
def weigh_payments(
    board: np.record, rules: Rules, state: np.record, traits: np.record, scratch: np.record, actions: Array, count: int
) -> None:
    """Weigh each payment by what it hurts; at a tunnel the surprise is paid whenever it can be."""
    for i in range(count):
        if actions[i] != WITHDRAW:
            consider(traits, scratch, actions[i], -pain(board, rules, state, scratch, actions[i] - board.pay_first))


@kernel
def choose_gift(state: np.record, scratch: np.record, actions: Array, count: int) -> int:
    """The first card, in colour order, of those that the plan can best do without."""
    gifts = np.zeros(CARD_KINDS, np.int64)
    for _ in range(state.give):
        best = NONE
        most = -99.0
        for i in range(count):
            kind = int(actions[i]) - GIVE
            if state.hands[state.seat, kind] > gifts[kind]:
                spare = spare_cards(state, scratch, kind) - gifts[kind] - (3.0 if kind == LOCO else 0.0)
                if spare > most:
                    most = spare
                    best = kind
        if best == NONE:
            break
        gifts[best] += 1
    for i in range(count):
        if gifts[actions[i] - GIVE] > 0:
            return actions[i]
    return actions[0]


@kernel
def locos_spent(board: np.record, state: np.record, route: int) -> int:
    """The locomotives that a claim would take beyond the route's symbols."""
    held = int(state.hands[state.seat, colour_for(board, state, route)])
    return max(0, int(board.length[route]) - int(board.symbols[route]) - held)
