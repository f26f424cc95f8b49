"""New tickets: what they promise, from all that may be drawn."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.joining import find_cheapest
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY
from whistlestop.rules import Rules


@kernel
def promise_of_tickets(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record) -> float:
    """What the best of newly drawn tickets is expected to bring, judged each by itself."""
    for route in range(b.routes):
        room.ways[route] = room.price[route]
    count = 0
    for ticket in range(b.tickets):
        if s.ticket_owner[ticket] == NOBODY and not b.ticket_long[ticket]:
            value = promise_of(b, s, t, room, ticket)
            i = count
            while i > 0 and room.promise[i - 1] < value:
                room.promise[i] = room.promise[i - 1]
                i -= 1
            room.promise[i] = value
            count += 1
    drawn = min(rules.ticket_draw, s.ticket_count)
    expected = 0.0
    chance = drawn / max(1, count)  # that the best one of all is among those drawn
    for i in range(count):
        expected += chance * room.promise[i]
        if count - 1 - i > 0:
            chance *= (count - i - drawn) / (count - 1 - i)
        if chance <= 0.0:
            break
    return expected


@kernel
def promise_of(b: np.record, s: np.record, t: np.record, room: np.record, ticket: int) -> float:
    """What a ticket would bring: its points for the price of its way, or their loss."""
    points = float(b.ticket_points[ticket])
    start, goal = b.ticket_a[ticket], b.ticket_b[ticket]
    price = find_cheapest(b, room, start, goal)
    if price >= CLOSED or price + 1.0 > room.horizon:
        return -points
    trains = 0
    city = goal
    while city != start:
        route = room.came_by[city]
        if room.ways[route] > 0.0 and s.owner[route] == NOBODY:
            trains += b.length[route]
        city = b.end_a[route] + b.end_b[route] - city
    if trains > s.trains[s.seat]:
        return -points
    return max(-points, points - t.turn * price)
