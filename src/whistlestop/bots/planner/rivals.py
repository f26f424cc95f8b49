"""Blocking: which tickets the rivals seem to be after, and what it would cost them to lose a route."""

from __future__ import annotations

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.ways import find_below, find_cheapest
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.engine.tracks import has_single_tracks, is_lost_to
from whistlestop.rules import Rules

FAR_END = 0.4  # likelihood of a ticket whose other city a rival has not reached, relative to one where it has
LOST_TICKET = 2.0  # a failed ticket costs its points twice: lost instead of won


@kernel
def find_block(board: BoardTable, rules: Rules, state: State, scratch: Scratch, actions: Array, count: int) -> int:
    """The claim that would hurt the rivals most, or NONE if none would."""
    scratch.threat[:] = 0.0
    if not closes_a_gap(board, state, scratch, actions, count):
        return NONE
    for rival in range(state.seats):
        if rival != state.seat and state.trains[rival] < rules.trains:
            watch(board, rules, state, scratch, rival)
    best = NONE
    most = 0.0
    for i in range(count):
        if CLAIM <= actions[i] < board.station_first and scratch.threat[actions[i] - CLAIM] > most:
            most = scratch.threat[actions[i] - CLAIM]
            best = int(actions[i])
    return best


@kernel
def closes_a_gap(board: BoardTable, state: State, scratch: Scratch, actions: Array, count: int) -> bool:
    """Whether a route that can be claimed connects two parts of a rival's network, a precondition for blocking."""
    for rival in range(state.seats):
        if rival == state.seat:
            continue
        join_own(board, state, rival, scratch.rival_roots)
        for i in range(count):
            if CLAIM <= actions[i] < board.station_first:
                one, other = board.end_a[actions[i] - CLAIM], board.end_b[actions[i] - CLAIM]
                if ((scratch.rivals[one] & scratch.rivals[other]) >> rival) & 1:
                    if root_of(scratch.rival_roots, one) != root_of(scratch.rival_roots, other):
                        return True
    return False


@kernel
def watch(board: BoardTable, rules: Rules, state: State, scratch: Scratch, rival: int) -> None:
    """Record how much every route matters to a rival, by the tickets that its network makes likely."""
    price_for(board, rules, state, scratch, rival)
    for ticket in range(board.tickets):
        likely = likelihood(board, state, scratch, rival, ticket)
        scratch.likely[rival, ticket] = likely
        if likely > 0.0:
            city = board.ticket_b[ticket]
            while city != board.ticket_a[ticket]:
                route = scratch.came_by[city]
                if scratch.ways[route] > 0.0:
                    scratch.threat[route] += likely * board.ticket_points[ticket]
                city = board.end_a[route] + board.end_b[route] - city


@kernel
def price_for(board: BoardTable, rules: Rules, state: State, scratch: Scratch, rival: int) -> None:
    """What each route costs a rival in trains."""
    for route in range(board.routes):
        if state.owner[route] == rival:
            scratch.ways[route] = 0.0
        elif is_lost_to(board, rules, state, rival, route) or board.length[route] > state.trains[rival]:
            scratch.ways[route] = CLOSED
        else:
            scratch.ways[route] = float(board.length[route])


@kernel
def likelihood(board: BoardTable, state: State, scratch: Scratch, rival: int, ticket: int) -> float:
    """How likely a rival's network makes a ticket that it has not completed; also leaves the rest of its path."""
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    is_at_start = (scratch.rivals[start] >> rival) & 1
    is_at_goal = (scratch.rivals[goal] >> rival) & 1
    if state.ticket_owner[ticket] != NOBODY or not (is_at_start or is_at_goal):
        return 0.0
    points = float(board.ticket_points[ticket])
    # A ticket's points are about the trains of its shortest path, so this is the part that is built.
    left = find_below(board, scratch, start, goal, points)
    if left == 0.0 or left > state.trains[rival]:
        return 0.0
    done = (points - left) / points
    return done * done * (1.0 if is_at_start and is_at_goal else FAR_END)


@kernel
def most_harm(scratch: Scratch, route: int) -> float:
    """The most that losing a route could cost the rivals: all tickets whose path it is on."""
    return LOST_TICKET * scratch.threat[route]


@kernel
def harm_of(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, route: int) -> float:
    """The points that the rivals probably lose with a route: by longer paths, or by failed tickets."""
    harm = 0.0
    for rival in range(state.seats):
        if rival != state.seat and state.trains[rival] < rules.trains:
            price_for(board, rules, state, scratch, rival)
            for ticket in range(board.tickets):
                likely = scratch.likely[rival, ticket]
                if likely > 0.0 and is_on_way(board, scratch, ticket, route):
                    harm += likely * loss_of(board, rules, state, traits, scratch, rival, ticket, route)
    return harm


@kernel
def is_on_way(board: BoardTable, scratch: Scratch, ticket: int, route: int) -> bool:
    """Whether a route is on a ticket's cheapest path; also leaves the path."""
    find_cheapest(board, scratch, board.ticket_a[ticket], board.ticket_b[ticket])
    city = board.ticket_b[ticket]
    while city != board.ticket_a[ticket]:
        if scratch.came_by[city] == route:
            return True
        city = board.end_a[scratch.came_by[city]] + board.end_b[scratch.came_by[city]] - city
    return False


@kernel
def loss_of(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, rival: int, ticket: int, route: int
) -> float:
    """What losing a route on its ticket's path costs a rival: the ticket, or the turns of a longer path."""
    twin = board.twin[route]
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    shorter = scratch.spent[goal]
    here = scratch.ways[route]
    beside = scratch.ways[twin] if twin != NONE else CLOSED
    scratch.ways[route] = CLOSED
    if twin != NONE and has_single_tracks(rules, state):
        scratch.ways[twin] = CLOSED
    longer = find_cheapest(board, scratch, start, goal)
    scratch.ways[route] = here
    if twin != NONE:
        scratch.ways[twin] = beside
    points = float(board.ticket_points[ticket])
    if longer > state.trains[rival]:
        return LOST_TICKET * points
    return min(LOST_TICKET * points, traits.turn * traits.card * (longer - shorter))
