"""CFAE, after a published cost-function agent: it plans the cheapest set of routes and takes the most valuable action.

Every legal action has a value; among equals blind draws come first, then face-up cards, claims and tickets. The plan is
recomputed at each decision, because the record does not contain the previous one; its built part is the seat's routes
on the shortest paths of the open tickets over own and planned routes. The published idea knows the USA game with two
players. Elsewhere it keeps as many starting tickets as it must or one more; tunnels are priced as ordinary routes; a
ferry's symbols count as grey cards; a substitute costs as much as a locomotive; stations are built only if nothing else
is legal.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.paths import CLOSED, price_ways
from whistlestop.bots.reference.answers import answer, is_claim, is_keeping, points_of
from whistlestop.bots.reference.cfae_cost import count_cards
from whistlestop.bots.reference.cfae_sets import cheapest_set
from whistlestop.bots.reference.cfae_tickets import keep_cheapest
from whistlestop.bots.reference.goals import list_open_tickets, mark_way
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, DRAW, DRAW_DECK, DRAW_TICKETS, GREY
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, Phase, State
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
    """Plans the set of routes whose cards are easiest to get, values every action by it, and takes the best."""

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Records[BoardTable], rules: Records[Rules], shown: Records[State]) -> int:
    """The same for callers in Python, which passes arrays faster than single records."""
    return decide_cfae(board[0], rules[0], shown[0])


@kernel
def decide_cfae(board: BoardTable, rules: Rules, state: State) -> int:
    """The decision of CFAE, given what it is shown."""
    legal = np.empty(board.actions, np.int16)
    count = list_legal(board, rules, state, legal)
    if count == 1:
        return int(legal[0])
    if is_keeping(state):
        return keep_cheapest(board, rules, state, legal, count)
    if state.phase == Phase.TUNNEL or state.phase == Phase.SUBSTITUTE:
        return answer(board, state, legal, count)
    tickets = np.empty(MAX_TICKETS, np.int64)
    opened = list_open_tickets(board, state, tickets)
    plan = np.zeros(MAX_ROUTES, np.bool_)
    is_planned = opened > 0 and cheapest_set(board, rules, state, tickets[:opened], plan, np.empty(2, np.int64)) != NONE
    needs = np.zeros(CARD_KINDS, np.int64)
    count_needs(board, state, plan, needs)
    if state.phase == Phase.PAYMENT:
        return least_felt(board, state, needs, legal, count)
    built = points_built(board, rules, state, tickets[:opened], plan)
    best = legal[0]
    most = -WORST
    for rank in range(RANKS):
        for i in range(count):
            if rank_of(board, legal[i]) == rank:
                value = value_of(board, rules, state, legal[i], is_planned, opened, plan, needs, built)
                if value > most:
                    best = legal[i]
                    most = value
    return int(best)


@kernel
def rank_of(board: BoardTable, action: int) -> int:
    """The rank of actions of equal value: blind draws, face-up cards, claims, tickets, the rest."""
    if action <= DRAW_DECK:
        return 0 if action == DRAW_DECK else 1
    if is_claim(board, action):
        return 2
    return 3 if action == DRAW_TICKETS else RANKS - 1


@kernel
def value_of(
    board: BoardTable,
    rules: Rules,
    state: State,
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
    if action == DRAW_TICKETS:
        return TICKETS_WHILE_OPEN if opened > 0 else int(state.trains[state.seat]) - TICKET_TRAINS
    if not is_claim(board, action):
        return 1 - WORST
    route = action - CLAIM
    if not is_planned:
        return points_of(board, rules, route)
    worth = ON_PLAN + points_of(board, rules, route) + built if plan[route] else OFF_PLAN
    return worth - claim_cost(board, rules, state, route, needs)


@kernel
def claim_cost(board: BoardTable, rules: Rules, state: State, route: int, needs: Array) -> int:
    """The cost of the payment for a route that hurts least."""
    payments = np.empty(board.actions, np.int16)
    # The rules list payments only for a route being claimed, so it is one for a moment.
    state.route = route
    count = list_payments(board, rules, state, payments, 0)
    cost = pain(board, state, needs, least_felt(board, state, needs, payments, count) - board.pay_first)
    state.route = NONE
    return cost


@kernel
def pain(board: BoardTable, state: State, needs: Array, payment: int) -> int:
    """Nine for each locomotive or substitute, and for each card on a grey route the need for its colour."""
    cost = LOCO_COST * (int(board.pay_locos[payment]) + int(board.pay_subs[payment]))
    if state.route != NONE and board.colour[state.route] == GREY:
        cost += int(board.pay_cards[payment]) * int(needs[board.pay_colour[payment]])
    return cost


@kernel
def least_felt(board: BoardTable, state: State, needs: Array, payments: Array, count: int) -> int:
    """The payment that hurts least, the cheapest among equals; none with more substitutes than necessary."""
    best = payments[0]
    for i in range(1, count):
        if board.pay_subs[payments[i] - board.pay_first] > board.pay_subs[payments[0] - board.pay_first]:
            break
        if pain(board, state, needs, payments[i] - board.pay_first) < pain(board, state, needs, best - board.pay_first):
            best = payments[i]
    return int(best)


@kernel
def count_needs(board: BoardTable, state: State, plan: Array, needs: Array) -> None:
    """How many cards of each colour the plan still needs."""
    for route in range(board.routes):
        if plan[route]:
            count_cards(board, route, 1, needs)
    for kind in range(CARD_KINDS):
        needs[kind] = max(0, int(needs[kind]) - int(state.hands[state.seat, kind]))


@kernel
def points_built(board: BoardTable, rules: Rules, state: State, tickets: Array, plan: Array) -> int:
    """The points of the plan's built part: own routes on the paths of the open tickets."""
    prices = np.empty(MAX_ROUTES, np.float64)
    for route in range(board.routes):
        prices[route] = board.length[route] if plan[route] or state.owner[route] == state.seat else CLOSED
    spent = np.empty(MAX_CITIES, np.float64)
    came_by = np.empty(MAX_CITIES, np.int64)
    on_way = np.zeros(MAX_ROUTES, np.bool_)
    for ticket in tickets:
        price_ways(board, prices, board.ticket_a[ticket], spent, came_by)
        mark_way(board, came_by, board.ticket_a[ticket], board.ticket_b[ticket], on_way)
    points = 0
    for route in range(board.routes):
        if on_way[route] and state.owner[route] == state.seat:
            points += points_of(board, rules, route)
    return points
