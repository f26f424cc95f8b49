"""New tickets: what they promise, from all that may be drawn."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.ways import find_cheapest
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY
from whistlestop.rules import Rules


@kernel
def promise_of_tickets(
    board: np.record, rules: Rules, state: np.record, traits: np.record, scratch: np.record
) -> float:
    """What the best of newly drawn tickets is expected to bring, judged each by itself."""
    for route in range(board.routes):
        scratch.ways[route] = scratch.price[route]
    count = 0
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == NOBODY and not board.ticket_long[ticket]:
            value = promise_of(board, state, traits, scratch, ticket)
            i = count
            while i > 0 and scratch.promise[i - 1] < value:
                scratch.promise[i] = scratch.promise[i - 1]
                i -= 1
            scratch.promise[i] = value
            count += 1
    drawn = min(rules.ticket_draw, state.ticket_count)
    expected = 0.0
    chance = drawn / max(1, count)  # that the best one of all is among those drawn
    for i in range(count):
        expected += chance * scratch.promise[i]
        if count - 1 - i > 0:
            chance *= (count - i - drawn) / (count - 1 - i)
        if chance <= 0.0:
            break
    return expected


@kernel
def promise_of(board: np.record, state: np.record, traits: np.record, scratch: np.record, ticket: int) -> float:
    """What a ticket would bring: its points for the price of its way, or their loss."""
    points = float(board.ticket_points[ticket])
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    price = find_cheapest(board, scratch, start, goal)
    if price >= CLOSED or price + 1.0 > scratch.horizon:
        return -points
    trains = 0
    city = goal
    while city != start:
        route = scratch.came_by[city]
        if scratch.ways[route] > 0.0 and state.owner[route] == NOBODY:
            trains += board.length[route]
        city = board.end_a[route] + board.end_b[route] - city
    if trains > state.trains[state.seat]:
        return -points
    return max(-points, points - traits.turn * price)
