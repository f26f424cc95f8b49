"""The tickets that a reference bot still has to complete, and the routes on the path of one."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import State


@kernel
def list_open_tickets(board: BoardTable, state: State, out: Array) -> int:
    """Write the tickets that the seat on turn holds and has not completed, and return how many."""
    roots = np.empty(MAX_CITIES, np.int64)
    join_own(board, state, state.seat, roots)
    count = 0
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == state.seat:
            if root_of(roots, board.ticket_a[ticket]) != root_of(roots, board.ticket_b[ticket]):
                out[count] = ticket
                count += 1
    return count


@kernel
def mark_way(board: BoardTable, came_by: Array, start: int, goal: int, marks: Array) -> None:
    """Mark the routes on the path from start to goal, if there is one."""
    city = goal
    while city != start and came_by[city] >= 0:
        route = came_by[city]
        marks[route] = True
        city = board.end_a[route] + board.end_b[route] - city
