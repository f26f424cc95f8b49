"""Connecting tickets: what each route costs, and the routes that complete several tickets as cheaply as possible."""

from __future__ import annotations

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.cards import missing_for, richest
from whistlestop.bots.planner.scratch import MAX_PLANNED, Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.engine.board_table import TUNNEL, BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.engine.tracks import is_lost_to
from whistlestop.rules import Rules

LEAST = 0.01  # a route that the seat does not own is never free


@kernel
def price_routes(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch) -> None:
    """What each route costs the seat on turn, in turns: its own ones nothing, another's the price of a station."""
    most = richest(state)
    for route in range(board.routes):
        owner = state.owner[route]
        if owner == state.seat:
            scratch.price[route] = 0.0
        elif owner != NOBODY:
            scratch.price[route] = price_of_loan(board, state, traits, route)
        elif is_lost_to(board, rules, state, state.seat, route) or board.length[route] > state.trains[state.seat]:
            scratch.price[route] = CLOSED
        else:
            cards, locos = missing_for(board, rules, state, traits, route, most)
            points = rules.route_points[board.length[route] - 1]
            price = (
                1.0
                + traits.card * cards
                + traits.loco * locos
                + traits.length * board.length[route]
                - traits.points * points
            )
            if board.kind[route] == TUNNEL:
                price += traits.tunnel
            scratch.price[route] = max(LEAST, price)


@kernel
def price_of_loan(board: BoardTable, state: State, traits: Traits, route: int) -> float:
    """B4: another's route is free at the seat's own station, and otherwise costs as much as a new one."""
    if is_lent(board, state, route):
        return LEAST
    a, c = state.station_owner[board.end_a[route]], state.station_owner[board.end_b[route]]
    if state.stations[state.seat] > 0 and (a == NOBODY or c == NOBODY):
        return traits.station
    return CLOSED


@kernel
def is_lent(board: BoardTable, state: State, route: int) -> bool:
    """B4: whether the seat has a station at an end of another's route; ignores that it can borrow only one."""
    if state.owner[route] == NOBODY or state.owner[route] == state.seat:
        return False
    return (
        state.station_owner[board.end_a[route]] == state.seat or state.station_owner[board.end_b[route]] == state.seat
    )


@kernel
def find_cheapest(board: BoardTable, scratch: Scratch, start: int, goal: int) -> float:
    """The price of the cheapest path, also written as routes."""
    return find_below(board, scratch, start, goal, CLOSED)


@kernel
def find_below(board: BoardTable, scratch: Scratch, start: int, goal: int, limit: float) -> float:
    """Dijkstra that stops at the goal, or with CLOSED once every path costs as much as the limit."""
    for city in range(board.cities):
        scratch.spent[city] = CLOSED
    scratch.spent[start] = 0.0
    waiting = 0  # cities reached but not settled, always few
    city = start
    while city != goal:
        spent = scratch.spent[city]
        for i in range(board.around[city], board.around[city + 1]):
            route = board.tracks[i]
            price = spent + scratch.ways[route]
            other = board.end_a[route] + board.end_b[route] - city
            if price < scratch.spent[other]:
                if scratch.spent[other] == CLOSED:
                    scratch.waiting[waiting] = other
                    waiting += 1
                scratch.spent[other] = price
                scratch.came_by[other] = route
        if waiting == 0:
            return CLOSED
        nearest = 0
        for i in range(1, waiting):
            if scratch.spent[scratch.waiting[i]] < scratch.spent[scratch.waiting[nearest]]:
                nearest = i
        city = scratch.waiting[nearest]
        if scratch.spent[city] >= limit:
            return CLOSED
        waiting -= 1
        scratch.waiting[nearest] = scratch.waiting[waiting]
    return scratch.spent[goal]


@kernel
def take_way(board: BoardTable, state: State, scratch: Scratch, start: int, goal: int) -> None:
    """Add the routes of the path just found to the trial, free from then on; their other tracks are closed."""
    city = goal
    while city != start:
        route = scratch.came_by[city]
        if scratch.ways[route] > 0.0 and scratch.trial_count < MAX_PLANNED:
            scratch.ways[route] = 0.0
            if not is_lent(board, state, route):
                scratch.trial[scratch.trial_count] = route
                scratch.trial_count += 1
            if board.twin[route] != NONE and state.owner[board.twin[route]] != state.seat:
                scratch.ways[board.twin[route]] = CLOSED
        city = board.end_a[route] + board.end_b[route] - city


@kernel
def join_goals(board: BoardTable, state: State, scratch: Scratch, first: int, is_backwards: bool) -> None:
    """Connect the goals that are not left out one by one, starting with one of them, forwards or backwards."""
    for route in range(board.routes):
        scratch.ways[route] = scratch.price[route]
    scratch.trial_count = 0
    count = scratch.goal_count
    for k in range(count):
        i = (first - k) % count if is_backwards else (first + k) % count
        scratch.joined[i] = 0
        if scratch.left_out[i]:
            continue
        ticket = scratch.goals[i]
        start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
        if find_cheapest(board, scratch, start, goal) < CLOSED:
            take_way(board, state, scratch, start, goal)
            scratch.joined[i] = 1


@kernel
def trains_of(board: BoardTable, state: State, routes: Array, count: int) -> int:
    """The trains that routes take; borrowed ones take none."""
    trains = 0
    for i in range(count):
        if state.owner[routes[i]] == NOBODY:
            trains += board.length[routes[i]]
    return trains


@kernel
def loans_of(state: State, routes: Array, count: int) -> int:
    """The stations that would have to be built for borrowed routes."""
    loans = 0
    for i in range(count):
        loans += state.owner[routes[i]] != NOBODY
    return loans
