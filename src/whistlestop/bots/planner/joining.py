"""Joining tickets: what each route costs, and the routes that join several tickets together as cheaply as may be."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED, is_closed
from whistlestop.bots.planner.purse import missing_for, richest
from whistlestop.bots.planner.room import MOST_PLANNED
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.engine.table import TUNNEL
from whistlestop.rules import Rules

LEAST = 0.01  # a route that is not one's own never comes for nothing


@kernel
def price_routes(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record) -> None:
    """What each route costs the seat on turn, in turns; its own ones nothing, another's what a station costs."""
    most = richest(s)
    for route in range(b.routes):
        owner = s.owner[route]
        if owner == s.seat:
            room.price[route] = 0.0
        elif owner != NOBODY:
            room.price[route] = price_of_loan(b, s, t, route)
        elif is_closed(b, rules, s, s.seat, route) or b.length[route] > s.trains[s.seat]:
            room.price[route] = CLOSED
        else:
            cards, locos = missing_for(b, rules, s, t, route, most)
            points = rules.route_points[b.length[route] - 1]
            price = 1.0 + t.card * cards + t.loco * locos + t.length * b.length[route] - t.points * points
            if b.kind[route] == TUNNEL:
                price += t.tunnel
            room.price[route] = max(LEAST, price)


@kernel
def price_of_loan(b: np.record, s: np.record, t: np.record, route: int) -> float:
    """B4: another's route comes for nothing at an own station, and else for the price of a new one."""
    if is_lent(b, s, route):
        return LEAST
    a, c = s.station_owner[b.end_a[route]], s.station_owner[b.end_b[route]]
    if s.stations[s.seat] > 0 and (a == NOBODY or c == NOBODY):
        return t.station
    return CLOSED


@kernel
def is_lent(b: np.record, s: np.record, route: int) -> bool:
    """B4: whether an own station stands at an end of another's route; that it lends one route only is let pass."""
    if s.owner[route] == NOBODY or s.owner[route] == s.seat:
        return False
    return s.station_owner[b.end_a[route]] == s.seat or s.station_owner[b.end_b[route]] == s.seat


@kernel
def find_cheapest(b: np.record, room: np.record, start: int, goal: int) -> float:
    """The price of the cheapest way, with the routes by which it comes."""
    return find_below(b, room, start, goal, CLOSED)


@kernel
def find_below(b: np.record, room: np.record, start: int, goal: int, limit: float) -> float:
    """Dijkstra that ends at the goal, or with CLOSED once every way costs as much as the limit."""
    for city in range(b.cities):
        room.spent[city] = CLOSED
    room.spent[start] = 0.0
    waiting = 0  # cities reached but not settled, which are few at any moment
    city = start
    while city != goal:
        spent = room.spent[city]
        for i in range(b.around[city], b.around[city + 1]):
            route = b.tracks[i]
            price = spent + room.ways[route]
            other = b.end_a[route] + b.end_b[route] - city
            if price < room.spent[other]:
                if room.spent[other] == CLOSED:
                    room.waiting[waiting] = other
                    waiting += 1
                room.spent[other] = price
                room.came_by[other] = route
        if waiting == 0:
            return CLOSED
        nearest = 0
        for i in range(1, waiting):
            if room.spent[room.waiting[i]] < room.spent[room.waiting[nearest]]:
                nearest = i
        city = room.waiting[nearest]
        if room.spent[city] >= limit:
            return CLOSED
        waiting -= 1
        room.waiting[nearest] = room.waiting[waiting]
    return room.spent[goal]


@kernel
def take_way(b: np.record, s: np.record, room: np.record, start: int, goal: int) -> None:
    """Add the routes of the way just found to the trial, from then on for nothing; the other tracks are closed."""
    city = goal
    while city != start:
        route = room.came_by[city]
        if room.ways[route] > 0.0 and room.trial_count < MOST_PLANNED:
            room.ways[route] = 0.0
            if not is_lent(b, s, route):
                room.trial[room.trial_count] = route
                room.trial_count += 1
            if b.twin[route] != NONE and s.owner[b.twin[route]] != s.seat:
                room.ways[b.twin[route]] = CLOSED
        city = b.end_a[route] + b.end_b[route] - city


@kernel
def join_goals(b: np.record, s: np.record, room: np.record, first: int, is_backwards: bool) -> None:
    """Join the goals that are not left out one after the other, beginning with one of them, onwards or backwards."""
    for route in range(b.routes):
        room.ways[route] = room.price[route]
    room.trial_count = 0
    count = room.goal_count
    for k in range(count):
        i = (first - k) % count if is_backwards else (first + k) % count
        room.joined[i] = 0
        if room.left_out[i]:
            continue
        ticket = room.goals[i]
        start, goal = b.ticket_a[ticket], b.ticket_b[ticket]
        if find_cheapest(b, room, start, goal) < CLOSED:
            take_way(b, s, room, start, goal)
            room.joined[i] = 1


@kernel
def trains_of(b: np.record, s: np.record, routes: Array, count: int) -> int:
    """The trains that routes take; those on loan take none."""
    trains = 0
    for i in range(count):
        if s.owner[routes[i]] == NOBODY:
            trains += b.length[routes[i]]
    return trains


@kernel
def loans_of(s: np.record, routes: Array, count: int) -> int:
    """The stations that would have to be built for routes on loan."""
    loans = 0
    for i in range(count):
        loans += s.owner[routes[i]] != NOBODY
    return loans
