"""PLAN, a plain planner: it goes for the routes that take the fewest turns, and knows others only as rivals for them.

Tickets are joined by the union of cheapest ways, priced in turns; the first ones are chosen by points less turns, and
others are drawn only if nothing else is legal. Spare trains go to the route with the most points a turn. Tunnels are
priced as ordinary routes; the symbols of a ferry ask for locomotives, which stand in for colours only where they are
wild; where a face-up locomotive is a card like any other, it is drawn like one. Stations are built only if nothing else
is legal, and no bonus is played for.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.yardsticks.answers import (
    answer,
    draw_or_last_resort,
    is_claim,
    is_keeping,
)
from whistlestop.bots.yardsticks.goals import list_open_tickets
from whistlestop.bots.yardsticks.plan_orders import join_tickets
from whistlestop.bots.yardsticks.plan_routes import count_needs, spare_route, touches
from whistlestop.box import Box
from whistlestop.engine import state
from whistlestop.engine.actions import CLAIM, DRAW, KEEP
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, ROUTES, Phase
from whistlestop.engine.step import list_legal
from whistlestop.rules import CARD_KINDS, LOCO, MOST_TICKETS_OFFERED, Rules

LOCO_SHORT = 2.5


@register("plan")
class Plan(CompiledBot):
    """Goes for the routes that complete its tickets in the fewest turns, and then for points."""

    def decide(self, box: Box, shown: Array) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Array, rules: Array, shown: Array) -> int:
    """The same for Python, which hands arrays over quicker than single records."""
    return decide_plan(board[0], rules[0], shown[0])


@kernel
def decide_plan(b: np.record, rules: Rules, s: np.record) -> int:
    """What PLAN does with what it is shown."""
    legal = np.empty(b.actions, np.int16)
    count = list_legal(b, rules, s, legal)
    if count == 1:
        return int(legal[0])
    tickets = np.empty(2 * state.TICKETS, np.int64)
    opened = list_open_tickets(b, s, tickets)
    if is_keeping(s):
        return keep_best(b, rules, s, tickets, opened, legal, count)
    if s.phase == Phase.TUNNEL or s.phase == Phase.SUBSTITUTE:
        return answer(b, s, legal, count)
    plan = np.zeros(ROUTES, np.bool_)
    mark_plan(b, rules, s, tickets, opened, plan)
    if s.phase == Phase.PAYMENT:
        return pay_spare(b, rules, s, plan, legal, count)
    claim = claim_planned(b, rules, s, plan, legal, count)
    if claim != NONE:
        return claim
    drawn = draw_needed(b, rules, s, plan, legal, count)
    return drawn if drawn != NONE else draw_or_last_resort(b, rules, legal, count)


@kernel
def mark_plan(b: np.record, rules: Rules, s: np.record, tickets: Array, opened: int, plan: Array) -> None:
    """Mark the routes to go for: those of the tickets, or else one for the spare trains."""
    join_tickets(b, rules, s, tickets, opened, plan)
    if not plan.any():
        spare = spare_route(b, rules, s)
        if spare != NONE:
            plan[spare] = True


@kernel
def keep_best(b: np.record, rules: Rules, s: np.record, tickets: Array, opened: int, legal: Array, count: int) -> int:
    """Keep the tickets that bring the most points less turns, together with those held."""
    plan = np.zeros(ROUTES, np.bool_)
    best = legal[0]
    most = 0.0
    for i in range(count):
        size = opened
        for slot in range(MOST_TICKETS_OFFERED):
            if ((legal[i] - KEEP) >> slot) & 1:
                tickets[size] = s.offers[s.seat, slot]
                size += 1
        worth = join_tickets(b, rules, s, tickets, size, plan)
        if i == 0 or worth > most:
            best = legal[i]
            most = worth
    return int(best)


@kernel
def claim_planned(b: np.record, rules: Rules, s: np.record, plan: Array, legal: Array, count: int) -> int:
    """Claim a planned route that can be paid, contested ones first, then single tracks, then long ones; or NONE."""
    best = NONE
    most = -1
    for i in range(count):
        if not is_claim(b, legal[i]) or not plan[legal[i] - CLAIM]:
            continue
        route = legal[i] - CLAIM
        urgency = int(b.length[route]) + (100 if b.twin[route] == NONE else 0)
        for seat in range(s.seats):
            if seat != s.seat and touches(b, s, seat, route):
                urgency += 1000
                break
        if urgency > most:
            best = legal[i]
            most = urgency
    return int(best)


@kernel
def draw_needed(b: np.record, rules: Rules, s: np.record, plan: Array, legal: Array, count: int) -> int:
    """Draw the face-up card that lacks most, or a locomotive when little is short; NONE to draw blind."""
    needs = np.empty(CARD_KINDS, np.int64)
    missing = count_needs(b, rules, s, plan, needs)
    best = NONE
    most = 0
    is_loco_up = False
    for i in range(count):
        kind = legal[i] - DRAW
        is_loco_up |= kind == LOCO
        # A face-up locomotive that takes the whole turn is no card like any other.
        if kind < LOCO or (kind == LOCO and rules.loco_draw == 1):
            lacking = int(needs[kind]) - int(s.hands[s.seat, kind])
            if lacking > most:
                best = DRAW + kind
                most = lacking
    if best == NONE and is_loco_up and rules.loco_draw > 1 and missing <= LOCO_SHORT:
        return DRAW + LOCO
    return int(best)


@kernel
def pay_spare(b: np.record, rules: Rules, s: np.record, plan: Array, legal: Array, count: int) -> int:
    """Pay with the fewest substitutes and locomotives, then with the colour that the rest of the plan spares most."""
    needs = np.empty(CARD_KINDS, np.int64)
    if s.route != NONE:
        plan[s.route] = False
    count_needs(b, rules, s, plan, needs)
    first = legal[0] - b.pay_first
    best = first
    for i in range(1, count):
        payment = legal[i] - b.pay_first
        if b.pay_subs[payment] != b.pay_subs[first] or b.pay_locos[payment] != b.pay_locos[first]:
            break
        colour = b.pay_colour[payment]
        held = b.pay_colour[best]
        if s.hands[s.seat, colour] - needs[colour] > s.hands[s.seat, held] - needs[held]:
            best = payment
    return int(b.pay_first + best)
