"""Paying: which cards the plan can best do without."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.purse import colour_for
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import GIVE, WITHDRAW
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE
from whistlestop.rules import CARD_KINDS, LOCO, Rules

LOCO_PAIN = 2.0
LOCO_PAIN_WHERE_TAME = 0.9  # where locomotives stand in on few routes, they are worth less than a card
SUB_PAIN = 1.5


@kernel
def spare_cards(s: np.record, room: np.record, kind: int) -> int:
    """The cards of a kind that the plan can do without."""
    return int(s.hands[s.seat, kind]) - room.need[kind]


@kernel
def pain(b: np.record, rules: Rules, s: np.record, room: np.record, payment: int) -> float:
    """What a payment hurts: locomotives, substitutes, and cards that the rest of the plan asks for."""
    cards = int(b.pay_cards[payment])
    locos = int(b.pay_locos[payment])
    hurt = SUB_PAIN * int(b.pay_subs[payment])
    hurt += (LOCO_PAIN if rules.wild_plain else LOCO_PAIN_WHERE_TAME) * locos
    if cards > 0:
        colour = int(b.pay_colour[payment])
        spare = spare_cards(s, room, colour)
        hurt += max(0, cards - max(0, spare)) - 0.01 * (spare - cards)
    return hurt


@kernel
def weigh_payments(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """Weigh each payment by what it hurts; at a tunnel the surprise is paid whenever it can be."""
    for i in range(count):
        if actions[i] != WITHDRAW:
            consider(t, room, actions[i], -pain(b, rules, s, room, actions[i] - b.pay_first))


@kernel
def choose_gift(s: np.record, room: np.record, actions: Array, count: int) -> int:
    """The first card, in colour order, of those that the plan can best do without."""
    gifts = np.zeros(CARD_KINDS, np.int64)
    for _ in range(s.give):
        best = NONE
        most = -99.0
        for i in range(count):
            kind = int(actions[i]) - GIVE
            if s.hands[s.seat, kind] > gifts[kind]:
                spare = spare_cards(s, room, kind) - gifts[kind] - (3.0 if kind == LOCO else 0.0)
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
def locos_spent(b: np.record, s: np.record, route: int) -> int:
    """The locomotives that a claim would take beyond the route's symbols."""
    held = int(s.hands[s.seat, colour_for(b, s, route)])
    return max(0, int(b.length[route]) - int(b.symbols[route]) - held)
