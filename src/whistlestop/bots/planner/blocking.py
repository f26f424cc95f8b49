"""Blocking: which tickets the rivals seem to be after, and what it would cost them to lose a route."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED, is_closed
from whistlestop.bots.planner.joining import find_below, find_cheapest
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.rules import Rules

FAR_END = 0.4  # how likely a ticket is whose city a rival has not reached, against one whose city it has
LOST_TICKET = 2.0  # a ticket that fails costs its points twice: lost instead of won


@kernel
def find_block(b: np.record, rules: Rules, s: np.record, room: np.record, actions: Array, count: int) -> int:
    """The claim that the rivals would mind most, or NONE if none is in anybody's way."""
    room.threat[:] = 0.0
    if not closes_a_gap(b, s, room, actions, count):
        return NONE
    for rival in range(s.seats):
        if rival != s.seat and s.trains[rival] < rules.trains:
            watch(b, rules, s, room, rival)
    best = NONE
    most = 0.0
    for i in range(count):
        if CLAIM <= actions[i] < b.station_first and room.threat[actions[i] - CLAIM] > most:
            most = room.threat[actions[i] - CLAIM]
            best = int(actions[i])
    return best


@kernel
def closes_a_gap(b: np.record, s: np.record, room: np.record, actions: Array, count: int) -> bool:
    """Whether any route that can be claimed would join two parts of a rival's network: only then a look is worth it."""
    for rival in range(s.seats):
        if rival == s.seat:
            continue
        join_own(b, s, rival, room.rival_roots)
        for i in range(count):
            if CLAIM <= actions[i] < b.station_first:
                one, other = b.end_a[actions[i] - CLAIM], b.end_b[actions[i] - CLAIM]
                if ((room.rivals[one] & room.rivals[other]) >> rival) & 1:
                    if root_of(room.rival_roots, one) != root_of(room.rival_roots, other):
                        return True
    return False


@kernel
def watch(b: np.record, rules: Rules, s: np.record, room: np.record, rival: int) -> None:
    """Note how much every route matters to a rival, by the tickets that its network makes likely."""
    price_for(b, rules, s, room, rival)
    for ticket in range(b.tickets):
        likely = likelihood(b, s, room, rival, ticket)
        room.likely[rival, ticket] = likely
        if likely > 0.0:
            city = b.ticket_b[ticket]
            while city != b.ticket_a[ticket]:
                route = room.came_by[city]
                if room.ways[route] > 0.0:
                    room.threat[route] += likely * b.ticket_points[ticket]
                city = b.end_a[route] + b.end_b[route] - city


@kernel
def price_for(b: np.record, rules: Rules, s: np.record, room: np.record, rival: int) -> None:
    """What each route costs a rival in trains."""
    for route in range(b.routes):
        if s.owner[route] == rival:
            room.ways[route] = 0.0
        elif is_closed(b, rules, s, rival, route) or b.length[route] > s.trains[rival]:
            room.ways[route] = CLOSED
        else:
            room.ways[route] = float(b.length[route])


@kernel
def likelihood(b: np.record, s: np.record, room: np.record, rival: int, ticket: int) -> float:
    """How much a rival's network speaks for a ticket that it has not completed; leaves the rest of its way behind."""
    start, goal = b.ticket_a[ticket], b.ticket_b[ticket]
    is_at_start = (room.rivals[start] >> rival) & 1
    is_at_goal = (room.rivals[goal] >> rival) & 1
    if s.ticket_owner[ticket] != NOBODY or not (is_at_start or is_at_goal):
        return 0.0
    points = float(b.ticket_points[ticket])
    # A ticket's points are about the trains of its shortest way, so that this tells how much of it is done.
    left = find_below(b, room, start, goal, points)
    if left == 0.0 or left > s.trains[rival]:
        return 0.0
    done = (points - left) / points
    return done * done * (1.0 if is_at_start and is_at_goal else FAR_END)


@kernel
def most_harm(room: np.record, route: int) -> float:
    """The most that losing a route could cost the rivals: all the tickets whose way it is on."""
    return LOST_TICKET * room.threat[route]


@kernel
def harm_of(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, route: int) -> float:
    """The points that the rivals are thought to lose with a route: by longer ways, or by tickets that fail."""
    harm = 0.0
    for rival in range(s.seats):
        if rival != s.seat and s.trains[rival] < rules.trains:
            price_for(b, rules, s, room, rival)
            for ticket in range(b.tickets):
                likely = room.likely[rival, ticket]
                if likely > 0.0 and is_on_way(b, room, ticket, route):
                    harm += likely * loss_of(b, rules, s, t, room, rival, ticket, route)
    return harm


@kernel
def is_on_way(b: np.record, room: np.record, ticket: int, route: int) -> bool:
    """Whether a route is on the cheapest way of a ticket, which is left behind."""
    find_cheapest(b, room, b.ticket_a[ticket], b.ticket_b[ticket])
    city = b.ticket_b[ticket]
    while city != b.ticket_a[ticket]:
        if room.came_by[city] == route:
            return True
        city = b.end_a[room.came_by[city]] + b.end_b[room.came_by[city]] - city
    return False


@kernel
def loss_of(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, rival: int, ticket: int, route: int
) -> float:
    """What losing a route on the way of its ticket costs a rival: the ticket, or the turns of a longer way."""
    twin = b.twin[route]
    start, goal = b.ticket_a[ticket], b.ticket_b[ticket]
    shorter = room.spent[goal]
    here = room.ways[route]
    beside = room.ways[twin] if twin != NONE else CLOSED
    room.ways[route] = CLOSED
    if twin != NONE and s.seats < rules.double_from:
        room.ways[twin] = CLOSED
    longer = find_cheapest(b, room, start, goal)
    room.ways[route] = here
    if twin != NONE:
        room.ways[twin] = beside
    points = float(b.ticket_points[ticket])
    if longer > s.trains[rival]:
        return LOST_TICKET * points
    return min(LOST_TICKET * points, t.turn * t.card * (longer - shorter))
