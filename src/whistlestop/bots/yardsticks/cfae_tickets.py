"""CFAE chooses tickets by the plan they would have: its trains are its cost, the points of its routes its score."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.yardsticks.answers import bits_set, points_of
from whistlestop.bots.yardsticks.cfae_sets import cheapest_set
from whistlestop.engine.actions import KEEP
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, ROUTES, Phase
from whistlestop.rules import MOST_TICKETS_OFFERED, Rules

POINTS_A_TRAIN = 2  # a score counts half
WORST = 1 << 30


@kernel
def keep_cheapest(b: np.record, rules: Rules, s: np.record, legal: Array, count: int) -> int:
    """Keep the first tickets of least cost less half the score, as many as must be or one more; later the cheapest."""
    is_first = s.phase == Phase.FIRST_TICKETS
    fewest = MOST_TICKETS_OFFERED
    for i in range(count):
        fewest = min(fewest, bits_set(legal[i] - KEEP))
    best = legal[0]
    least = WORST
    for i in range(count):
        if bits_set(legal[i] - KEEP) <= fewest + is_first:
            cost = keeping_cost(b, rules, s, legal[i] - KEEP, is_first)
            if cost < least:
                best = legal[i]
                least = cost
    return int(best)


@kernel
def keeping_cost(b: np.record, rules: Rules, s: np.record, kept: int, is_first: bool) -> int:
    """Twice the trains of the plan for some offered tickets, less its points when the first are chosen; or WORST."""
    tickets = np.empty(MOST_TICKETS_OFFERED, np.int64)
    size = 0
    for slot in range(MOST_TICKETS_OFFERED):
        if (kept >> slot) & 1:
            tickets[size] = s.offers[s.seat, slot]
            size += 1
    plan = np.zeros(ROUTES, np.bool_)
    if cheapest_set(b, rules, s, tickets[:size], plan, np.empty(2, np.int64)) == NONE:
        return WORST
    cost = 0
    for route in range(b.routes):
        if plan[route]:
            cost += POINTS_A_TRAIN * int(b.length[route])
            cost -= points_of(b, rules, route) if is_first else 0
    return cost
