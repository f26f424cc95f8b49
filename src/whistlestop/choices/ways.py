"""Paths across the board that are still open to a seat: what each route costs it in trains, and the shortest path."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf

import numpy as np

from whistlestop.boards.board import MAX_ROUTES, Board
from whistlestop.box import Box, box_of
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.engine.tracks import write_costs
from whistlestop.rules import MAX_SEATS
from whistlestop.views.view import View


def route_costs(view: View, seat: int | None) -> list[float]:
    """What each route costs a seat, from public information; for a spectator, what it costs some player."""
    box = box_of(view)
    states = records(1, State)
    state = record_at(states)
    state.seats = view["seats"]
    state.owner[:] = NOBODY
    for name, owner in view["routes"].items():
        state.owner[box.board.route_index[name]] = owner
    return costs_of(box, states, MAX_SEATS if seat is None else seat)


def costs_of(box: Box, states: Records[State], seat: int) -> list[float]:
    """The trains that each route would take from a seat: 0 if it is its own, infinity if it is closed to it."""
    costs = np.empty(MAX_ROUTES, np.int64)
    write_costs(box.board_table[0], box.rules_table[0], states[0], seat, costs)
    return [inf if cost == NONE else cost for cost in costs[: len(box.board.routes)].tolist()]


def shortest_way(board: Board, costs: Sequence[float], ticket: str) -> list[int] | None:
    """The routes still missing on a ticket's cheapest path, if there is one."""
    start, goal = ticket.split(":")
    way = nearest_way(board, costs, [start], {goal})
    return None if way is None else [route for route in way if costs[route]]


def nearest_way(
    board: Board, costs: Sequence[float], starts: Iterable[str], goals: Collection[str]
) -> list[int] | None:
    """The routes of the cheapest path from some cities to the nearest of others, if there is one."""
    reached: set[str] = set()
    ahead: list[tuple[float, str, tuple[int, ...]]] = sorted((0, city, ()) for city in starts)
    while ahead:
        spent, city, way = heappop(ahead)
        if city in goals:
            return list(way)
        if city not in reached:
            reached.add(city)
            for route, other in routes_around(board)[city]:
                if costs[route] < inf:
                    heappush(ahead, (spent + costs[route], other, (*way, route)))
    return None


def trains_missing(board: Board, costs: Sequence[float], ticket: str) -> float:
    """The fewest trains that would still complete a ticket: 0 if it is completed, infinity if it cannot be."""
    way = shortest_way(board, costs, ticket)
    return inf if way is None else sum(costs[route] for route in way)


def trains_between(board: Board, costs: Sequence[float]) -> Array:
    """The fewest trains that would still connect any two cities, for all pairs (Floyd–Warshall)."""
    ends = np.array([(board.city_index[route.a], board.city_index[route.b]) for route in board.routes])
    between: Array = np.full((len(board.cities), len(board.cities)), inf)
    np.fill_diagonal(between, 0.0)
    np.minimum.at(between, (ends[:, 0], ends[:, 1]), costs)
    between = np.minimum(between, between.T)
    for via in range(len(between)):
        between = np.minimum(between, between[:, via, None] + between[None, via, :])
    return between


@lru_cache
def routes_around(board: Board) -> dict[str, list[tuple[int, str]]]:
    """The routes at each city, and the cities they lead to."""
    around: dict[str, list[tuple[int, str]]] = {city.id: [] for city in board.cities}
    for i, route in enumerate(board.routes):
        around[route.a].append((i, route.b))
        around[route.b].append((i, route.a))
    return around
