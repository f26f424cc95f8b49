"""Ways across the board as one seat may still go them: what each route costs it in trains, and the shortest way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import Any

from whistlestop.boards.board import Board


def route_costs(board: Board, view: Mapping[str, Any], seat: int) -> list[float]:
    """The trains that each route would take from a seat: 0 if it is its own, infinitely many if it is closed to it."""
    owners = [view["routes"].get(name) for name in board.route_names]
    both_open = view["seats"] >= board.base_rules().changed(view["house"]).double_from
    return [_route_cost(board, owners, seat, route, both_open) for route in range(len(board.routes))]


def _route_cost(board: Board, owners: Sequence[int | None], seat: int, route: int, both_open: bool) -> float:
    if owners[route] is not None:
        return 0 if owners[route] == seat else inf
    beside = owners[board.twin(route)] if board.twin(route) >= 0 else None
    if beside is not None and (beside == seat or not both_open):
        return inf
    return board.routes[route].length


def shortest_way(board: Board, costs: Sequence[float], ticket: str) -> list[int] | None:
    """The routes still missing on the cheapest way of a ticket, if there is one."""
    start, goal = ticket.split(":")
    reached: dict[str, tuple[float, tuple[int, ...]]] = {}
    ahead: list[tuple[float, str, tuple[int, ...]]] = [(0, start, ())]
    while ahead and goal not in reached:
        spent, city, way = heappop(ahead)
        if city in reached:
            continue
        reached[city] = spent, way
        for route, other in routes_around(board)[city]:
            if costs[route] < inf and other not in reached:
                missing = (*way, route) if costs[route] else way
                heappush(ahead, (spent + costs[route], other, missing))
    return list(reached[goal][1]) if goal in reached else None


def trains_missing(board: Board, costs: Sequence[float], ticket: str) -> float:
    """The fewest trains that would still complete a ticket: 0 when it is done, infinitely many when it can not be."""
    way = shortest_way(board, costs, ticket)
    return inf if way is None else sum(costs[route] for route in way)


@lru_cache
def routes_around(board: Board) -> dict[str, list[tuple[int, str]]]:
    """The routes of each city, with where they lead."""
    around: dict[str, list[tuple[int, str]]] = {city.id: [] for city in board.cities}
    for i, route in enumerate(board.routes):
        around[route.a].append((i, route.b))
        around[route.b].append((i, route.a))
    return around
