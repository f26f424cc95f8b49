"""The tickets that a yardstick still has to complete, and the routes on the way of one."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import CITIES


@kernel
def list_open_tickets(b: np.record, s: np.record, out: Array) -> int:
    """Write the tickets that the seat on turn holds and has not completed, and say how many."""
    roots = np.empty(CITIES, np.int64)
    join_own(b, s, s.seat, roots)
    count = 0
    for ticket in range(b.tickets):
        if s.ticket_owner[ticket] == s.seat:
            if root_of(roots, b.ticket_a[ticket]) != root_of(roots, b.ticket_b[ticket]):
                out[count] = ticket
                count += 1
    return count


@kernel
def mark_way(b: np.record, came_by: Array, start: int, goal: int, marks: Array) -> None:
    """Mark the routes on the way from start to goal, if there is one."""
    city = goal
    while city != start and came_by[city] >= 0:
        route = came_by[city]
        marks[route] = True
        city = b.end_a[route] + b.end_b[route] - city
