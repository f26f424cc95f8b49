"""PLAN, a simple planner: it wants the routes that take the fewest turns, and sees others only as rivals for them.

Tickets are connected by the union of cheapest paths, priced in turns; starting tickets are chosen by points less turns,
and more are drawn only if nothing else is legal. Spare trains go to the route with the most points per turn. Tunnels
are priced as ordinary routes; the symbols of a ferry need locomotives, which replace colours only where they are wild;
where a face-up locomotive is an ordinary card, it is drawn like one. Stations are built only if nothing else is legal,
and bonuses are ignored.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_ROUTES, MAX_TICKETS
from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.reference.answers import (
    answer,
    draw_or_last_resort,
    is_claim,
    is_keeping,
)
from whistlestop.bots.reference.goals import list_open_tickets
from whistlestop.bots.reference.plan_orders import join_tickets
from whistlestop.bots.reference.plan_routes import count_needs, spare_route, touches
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, DRAW, KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.step import list_legal
from whistlestop.rules import CARD_KINDS, LOCO, MAX_TICKETS_OFFERED, Rules

LOCO_SHORT = 2.5


@register("plan")
class Plan(CompiledBot):
    """Wants the routes that complete its tickets in the fewest turns, and then points."""

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Records[BoardTable], rules: Records[Rules], shown: Records[State]) -> int:
    """The same for callers in Python, which passes arrays faster than single records."""
    return decide_plan(board[0], rules[0], shown[0])


@kernel
def decide_plan(board: BoardTable, rules: Rules, state: State) -> int:
    """The decision of PLAN, given what it is shown."""
    legal = np.empty(board.actions, np.int16)
    count = list_legal(board, rules, state, legal)
    if count == 1:
        return int(legal[0])
    tickets = np.empty(2 * MAX_TICKETS, np.int64)
    opened = list_open_tickets(board, state, tickets)
    if is_keeping(state):
        return keep_best(board, rules, state, tickets, opened, legal, count)
    if state.phase == Phase.TUNNEL or state.phase == Phase.SUBSTITUTE:
        return answer(board, state, legal, count)
    plan = np.zeros(MAX_ROUTES, np.bool_)
    mark_plan(board, rules, state, tickets, opened, plan)
    if state.phase == Phase.PAYMENT:
        return pay_spare(board, rules, state, plan, legal, count)
    claim = claim_planned(board, rules, state, plan, legal, count)
    if claim != NONE:
        return claim
    drawn = draw_needed(board, rules, state, plan, legal, count)
    return drawn if drawn != NONE else draw_or_last_resort(board, rules, legal, count)


@kernel
def mark_plan(board: BoardTable, rules: Rules, state: State, tickets: Array, opened: int, plan: Array) -> None:
    """Mark the wanted routes: those for the tickets, or else one for the spare trains."""
    join_tickets(board, rules, state, tickets, opened, plan)
    if not plan.any():
        spare = spare_route(board, rules, state)
        if spare != NONE:
            plan[spare] = True


@kernel
def keep_best(
    board: BoardTable, rules: Rules, state: State, tickets: Array, opened: int, legal: Array, count: int
) -> int:
    """Keep the tickets with the most points less turns, together with those held."""
    plan = np.zeros(MAX_ROUTES, np.bool_)
    best = legal[0]
    most = 0.0
    for i in range(count):
        size = opened
        for slot in range(MAX_TICKETS_OFFERED):
            if ((legal[i] - KEEP) >> slot) & 1:
                tickets[size] = state.offers[state.seat, slot]
                size += 1
        worth = join_tickets(board, rules, state, tickets, size, plan)
        if i == 0 or worth > most:
            best = legal[i]
            most = worth
    return int(best)


@kernel
def claim_planned(board: BoardTable, rules: Rules, state: State, plan: Array, legal: Array, count: int) -> int:
    """Claim a planned route that can be paid for, contested ones first, then single tracks, then long ones; or NONE."""
    best = NONE
    most = -1
    for i in range(count):
        if not is_claim(board, legal[i]) or not plan[legal[i] - CLAIM]:
            continue
        route = legal[i] - CLAIM
        urgency = int(board.length[route]) + (100 if board.twin[route] == NONE else 0)
        for seat in range(state.seats):
            if seat != state.seat and touches(board, state, seat, route):
                urgency += 1000
                break
        if urgency > most:
            best = legal[i]
            most = urgency
    return int(best)


@kernel
def draw_needed(board: BoardTable, rules: Rules, state: State, plan: Array, legal: Array, count: int) -> int:
    """Draw the face-up card that is missing most, or a locomotive when little is missing; NONE to draw blind."""
    needs = np.empty(CARD_KINDS, np.int64)
    missing = count_needs(board, rules, state, plan, needs)
    best = NONE
    most = 0
    is_loco_up = False
    for i in range(count):
        kind = legal[i] - DRAW
        is_loco_up |= kind == LOCO
        # A face-up locomotive that takes the whole turn is not an ordinary card.
        if kind < LOCO or (kind == LOCO and rules.loco_draw == 1):
            lacking = int(needs[kind]) - int(state.hands[state.seat, kind])
            if lacking > most:
                best = DRAW + kind
                most = lacking
    if best == NONE and is_loco_up and rules.loco_draw > 1 and missing <= LOCO_SHORT:
        return DRAW + LOCO
    return int(best)


@kernel
def pay_spare(board: BoardTable, rules: Rules, state: State, plan: Array, legal: Array, count: int) -> int:
    """Pay with the fewest substitutes and locomotives, then with the colour that the rest of the plan needs least."""
    needs = np.empty(CARD_KINDS, np.int64)
    if state.route != NONE:
        plan[state.route] = False
    count_needs(board, rules, state, plan, needs)
    first = legal[0] - board.pay_first
    best = first
    for i in range(1, count):
        payment = legal[i] - board.pay_first
        if board.pay_subs[payment] != board.pay_subs[first] or board.pay_locos[payment] != board.pay_locos[first]:
            break
        colour = board.pay_colour[payment]
        held = board.pay_colour[best]
        if state.hands[state.seat, colour] - needs[colour] > state.hands[state.seat, held] - needs[held]:
            best = payment
    return int(board.pay_first + best)
