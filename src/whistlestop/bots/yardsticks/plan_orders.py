"""How PLAN joins its tickets: the best union of cheapest ways over all orders in which they can be taken."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED, price_ways
from whistlestop.bots.yardsticks.goals import mark_way
from whistlestop.bots.yardsticks.plan_routes import price_turns, worth_of
from whistlestop.engine import state
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import CITIES, ROUTES
from whistlestop.rules import Rules

MOST_ORDERED = 3  # tickets of which every order is tried; of more, some are
OTHER_ORDERS = 8


@kernel
def join_in_order(
    b: np.record, s: np.record, prices: Array, tickets: Array, order: Array, count: int, marks: Array
) -> bool:
    """Mark the routes to claim if each ticket in turn takes its cheapest way, on which the next ones travel free."""
    left = prices.copy()
    spent = np.empty(CITIES, np.float64)
    came_by = np.empty(CITIES, np.int64)
    marks[:] = False
    for i in range(count):
        ticket = tickets[order[i]]
        price_ways(b, left, b.ticket_a[ticket], spent, came_by)
        if spent[b.ticket_b[ticket]] >= CLOSED:
            return False
        mark_way(b, came_by, b.ticket_a[ticket], b.ticket_b[ticket], marks)
        for route in range(b.routes):
            if marks[route]:
                left[route] = 0.0
    for route in range(b.routes):
        if s.owner[route] == s.seat:
            marks[route] = False
    return True


@kernel
def set_order(count: int, number: int, order: Array) -> bool:
    """The n-th order of up to three tickets, or a turned or turned-and-reversed one of more; False if there is none."""
    if count > MOST_ORDERED:
        if number >= min(OTHER_ORDERS, 2 * count):
            return False
        for i in range(count):
            step = i if number % 2 == 0 else count - 1 - i
            order[i] = (step + number // 2) % count
        return True
    if number >= (1 if count == 1 else 2 if count == 2 else 6):
        return False
    for i in range(count):
        order[i] = i
    if count > 1:
        first = number // 2 if count == MOST_ORDERED else 0
        order[0], order[first] = order[first], order[0]
        if number % 2 == 1:
            order[count - 2], order[count - 1] = order[count - 1], order[count - 2]
    return True


@kernel
def join_tickets(b: np.record, rules: Rules, s: np.record, tickets: Array, count: int, marks: Array) -> float:
    """Mark the best union of ways for these tickets, the cheapest dropped while there is none; points less turns."""
    prices = np.empty(ROUTES, np.float64)
    price_turns(b, rules, s, prices)
    kept = tickets[:count].copy()
    order = np.empty(state.TICKETS, np.int64)
    tried = np.zeros(ROUTES, np.bool_)
    lost = 0.0
    while count > 0:
        best = -CLOSED
        number = 0
        while set_order(count, number, order):
            number += 1
            if join_in_order(b, s, prices, kept, order, count, tried):
                worth = worth_of(b, rules, s, tried)
                if worth > best:
                    best = worth
                    marks[:] = tried
        if best > -CLOSED:
            won = 0
            for i in range(count):
                won += int(b.ticket_points[kept[i]])
            return best + won - lost
        lost += drop_cheapest(b, kept, count)
        count -= 1
    marks[:] = False
    return -lost


@kernel
def drop_cheapest(b: np.record, tickets: Array, count: int) -> int:
    """Take the ticket of the fewest points out of the list, and say how many."""
    cheapest = 0
    for i in range(1, count):
        if b.ticket_points[tickets[i]] < b.ticket_points[tickets[cheapest]]:
            cheapest = i
    points = int(b.ticket_points[tickets[cheapest]])
    for i in range(cheapest, count - 1):
        tickets[i] = tickets[i + 1]
    return points
