"""CFAE, after a public cost-function agent: it plans the cheapest set of routes and takes the action of most value.

Every legal action has a value; among equals blind draws come first, then face-up cards, claims and tickets. The plan is
made anew at each decision, as the record shows nothing of the one before; its built part are the own routes on the
shortest ways of the open tickets over own and planned routes. The public idea knows USA with two players. Elsewhere the
first tickets are as many as must be kept or one more; tunnels are priced as ordinary routes; a ferry's symbols count
like grey cards; a substitute costs as much as a locomotive; stations are built only if nothing else is legal.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.paths import CLOSED, price_ways
from whistlestop.bots.yardsticks.answers import answer, is_claim, is_keeping, points_of
from whistlestop.bots.yardsticks.cfae_cost import count_cards
from whistlestop.bots.yardsticks.cfae_sets import cheapest_set
from whistlestop.bots.yardsticks.cfae_tickets import keep_cheapest
from whistlestop.bots.yardsticks.goals import list_open_tickets, mark_way
from whistlestop.box import Box
from whistlestop.engine import state
from whistlestop.engine.actions import CLAIM, DRAW, DRAW_DECK, GREY, TICKETS
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import CITIES, NONE, ROUTES, Phase
from whistlestop.engine.step import list_legal, list_payments
from whistlestop.rules import CARD_KINDS, LOCO, Rules

ON_PLAN = 2
OFF_PLAN = -1
LOCO_COST = 9
BLIND = 1
FACE_UP_LOCO = 2
TICKETS_WHILE_OPEN = -1
TICKET_TRAINS = 15
WORST = 1 << 30
RANKS = 5


@register("cfae")
class Cfae(CompiledBot):
    """Plans the set of routes whose cards are nearest, values every action by it, and takes the best."""

    def decide(self, box: Box, shown: Array) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Array, rules: Array, shown: Array) -> int:
    """The same for Python, which hands arrays over quicker than single records."""
    return decide_cfae(board[0], rules[0], shown[0])


@kernel
def decide_cfae(b: np.record, rules: Rules, s: np.record) -> int:
    """What CFAE does with what it is shown."""
    legal = np.empty(b.actions, np.int16)
    count = list_legal(b, rules, s, legal)
    if count == 1:
        return int(legal[0])
    if is_keeping(s):
        return keep_cheapest(b, rules, s, legal, count)
    if s.phase == Phase.TUNNEL or s.phase == Phase.SUBSTITUTE:
        return answer(b, s, legal, count)
    tickets = np.empty(state.TICKETS, np.int64)
    opened = list_open_tickets(b, s, tickets)
    plan = np.zeros(ROUTES, np.bool_)
    is_planned = opened > 0 and cheapest_set(b, rules, s, tickets[:opened], plan, np.empty(2, np.int64)) != NONE
    needs = np.zeros(CARD_KINDS, np.int64)
    count_needs(b, s, plan, needs)
    if s.phase == Phase.PAYMENT:
        return least_felt(b, s, needs, legal, count)
    built = points_built(b, rules, s, tickets[:opened], plan)
    best = legal[0]
    most = -WORST
    for rank in range(RANKS):
        for i in range(count):
            if rank_of(b, legal[i]) == rank:
                value = value_of(b, rules, s, legal[i], is_planned, opened, plan, needs, built)
                if value > most:
                    best = legal[i]
                    most = value
    return int(best)


@kernel
def rank_of(b: np.record, action: int) -> int:
    """Which actions come first among equals: blind draws, face-up cards, claims, tickets, the rest."""
    if action <= DRAW_DECK:
        return 0 if action == DRAW_DECK else 1
    if is_claim(b, action):
        return 2
    return 3 if action == TICKETS else RANKS - 1


@kernel
def value_of(
    b: np.record,
    rules: Rules,
    s: np.record,
    action: int,
    is_planned: bool,
    opened: int,
    plan: Array,
    needs: Array,
    built: int,
) -> int:
    """What an action is worth to the plan."""
    if action == DRAW_DECK:
        return BLIND
    if action < DRAW_DECK:
        return FACE_UP_LOCO if action == DRAW + LOCO else int(needs[action - DRAW])
    if action == TICKETS:
        return TICKETS_WHILE_OPEN if opened > 0 else int(s.trains[s.seat]) - TICKET_TRAINS
    if not is_claim(b, action):
        return 1 - WORST
    route = action - CLAIM
    if not is_planned:
        return points_of(b, rules, route)
    worth = ON_PLAN + points_of(b, rules, route) + built if plan[route] else OFF_PLAN
    return worth - claim_cost(b, rules, s, route, needs)


@kernel
def claim_cost(b: np.record, rules: Rules, s: np.record, route: int, needs: Array) -> int:
    """What the payment for a route costs that is felt least."""
    payments = np.empty(b.actions, np.int16)
    # The rules list payments for the route being claimed, so it is one for a moment.
    s.route = route
    count = list_payments(b, rules, s, payments, 0)
    cost = pain(b, s, needs, least_felt(b, s, needs, payments, count) - b.pay_first)
    s.route = NONE
    return cost


@kernel
def pain(b: np.record, s: np.record, needs: Array, payment: int) -> int:
    """Nine for each locomotive or substitute, and on a grey route the need for its colour for each card."""
    cost = LOCO_COST * (int(b.pay_locos[payment]) + int(b.pay_subs[payment]))
    if s.route != NONE and b.colour[s.route] == GREY:
        cost += int(b.pay_cards[payment]) * int(needs[b.pay_colour[payment]])
    return cost


@kernel
def least_felt(b: np.record, s: np.record, needs: Array, payments: Array, count: int) -> int:
    """The payment that is felt least, the sparing one first; with more substitutes than must be, none."""
    best = payments[0]
    for i in range(1, count):
        if b.pay_subs[payments[i] - b.pay_first] > b.pay_subs[payments[0] - b.pay_first]:
            break
        if pain(b, s, needs, payments[i] - b.pay_first) < pain(b, s, needs, best - b.pay_first):
            best = payments[i]
    return int(best)


@kernel
def count_needs(b: np.record, s: np.record, plan: Array, needs: Array) -> None:
    """How many cards of each colour the plan still needs."""
    for route in range(b.routes):
        if plan[route]:
            count_cards(b, route, 1, needs)
    for kind in range(CARD_KINDS):
        needs[kind] = max(0, int(needs[kind]) - int(s.hands[s.seat, kind]))


@kernel
def points_built(b: np.record, rules: Rules, s: np.record, tickets: Array, plan: Array) -> int:
    """The points of that part of the plan which is built: own routes on the ways of the open tickets."""
    prices = np.empty(ROUTES, np.float64)
    for route in range(b.routes):
        prices[route] = b.length[route] if plan[route] or s.owner[route] == s.seat else CLOSED
    spent = np.empty(CITIES, np.float64)
    came_by = np.empty(CITIES, np.int64)
    on_way = np.zeros(ROUTES, np.bool_)
    for ticket in tickets:
        price_ways(b, prices, b.ticket_a[ticket], spent, came_by)
        mark_way(b, came_by, b.ticket_a[ticket], b.ticket_b[ticket], on_way)
    points = 0
    for route in range(b.routes):
        if on_way[route] and s.owner[route] == s.seat:
            points += points_of(b, rules, route)
    return points
