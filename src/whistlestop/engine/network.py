"""A seat's routes as a network: which cities it connects, and by which path."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, State


@kernel
def root_of(roots: Array, city: int) -> int:
    """The city that represents all those connected to this one."""
    while roots[city] != city:
        roots[city] = roots[roots[city]]
        city = roots[city]
    return city


@kernel
def join(board: BoardTable, roots: Array, route: int) -> None:
    """Connect the two ends of a route."""
    roots[root_of(roots, board.end_a[route])] = root_of(roots, board.end_b[route])


@kernel
def join_own(board: BoardTable, state: State, seat: int, roots: Array) -> None:
    """K5: connect all cities that a seat's own routes connect."""
    for city in range(board.cities):
        roots[city] = city
    for route in range(board.routes):
        if state.owner[route] == seat:
            join(board, roots, route)


@kernel
def is_usable(state: State, seat: int, borrowed: Array, route: int) -> bool:
    """B4: a seat can use its own routes and those that its stations borrow."""
    if state.owner[route] == seat:
        return True
    for i in range(len(borrowed)):
        if borrowed[i] == route:
            return True
    return False


@kernel
def find_way(board: BoardTable, state: State, seat: int, borrowed: Array, start: int, goal: int, way: Array) -> int:
    """K5: write the usable routes from start to goal, as few as possible; returns how many, 0 if there is no path."""
    came_by = np.full(MAX_CITIES, NONE, np.int64)
    queue = np.empty(MAX_CITIES, np.int64)
    queue[0] = goal
    head = 0
    tail = 1
    # The search runs from the goal, so that following it back reads from the start.
    while head < tail and came_by[start] == NONE:
        city = queue[head]
        head += 1
        for i in range(board.around[city], board.around[city + 1]):
            route = board.tracks[i]
            other = board.end_a[route] + board.end_b[route] - city
            if other != goal and came_by[other] == NONE and is_usable(state, seat, borrowed, route):
                came_by[other] = route
                queue[tail] = other
                tail += 1
    count = 0
    city = start
    while city != goal and came_by[city] != NONE:
        route = came_by[city]
        way[count] = route
        count += 1
        city = board.end_a[route] + board.end_b[route] - city
    return count
