"""CFAE chooses tickets by their plan: its trains are its cost, the points of its routes its score."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_ROUTES
from whistlestop.bots.reference.answers import bits_set, points_of
from whistlestop.bots.reference.cfae_sets import cheapest_set
from whistlestop.engine.actions import KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.rules import MAX_TICKETS_OFFERED, Rules

POINTS_A_TRAIN = 2  # a score counts half
WORST = 1 << 30


@kernel
def keep_cheapest(board: BoardTable, rules: Rules, state: State, legal: Array, count: int) -> int:
    """Keep starting tickets with the least cost less half the score, the minimum or one more; later the cheapest."""
    is_first = state.phase == Phase.FIRST_TICKETS
    fewest = MAX_TICKETS_OFFERED
    for i in range(count):
        fewest = min(fewest, bits_set(legal[i] - KEEP))
    best = legal[0]
    least = WORST
    for i in range(count):
        if bits_set(legal[i] - KEEP) <= fewest + is_first:
            cost = keeping_cost(board, rules, state, legal[i] - KEEP, is_first)
            if cost < least:
                best = legal[i]
                least = cost
    return int(best)


@kernel
def keeping_cost(board: BoardTable, rules: Rules, state: State, kept: int, is_first: bool) -> int:
    """Twice the trains of the plan for some offered tickets, less its points for starting tickets; or WORST."""
    tickets = np.empty(MAX_TICKETS_OFFERED, np.int64)
    size = 0
    for slot in range(MAX_TICKETS_OFFERED):
        if (kept >> slot) & 1:
            tickets[size] = state.offers[state.seat, slot]
            size += 1
    plan = np.zeros(MAX_ROUTES, np.bool_)
    if cheapest_set(board, rules, state, tickets[:size], plan, np.empty(2, np.int64)) == NONE:
        return WORST
    cost = 0
    for route in range(board.routes):
        if plan[route]:
            cost += POINTS_A_TRAIN * int(board.length[route])
            cost -= points_of(board, rules, route) if is_first else 0
    return cost
