"""PAQ, after a published rule-based bot: cheap tickets, blind draws, the shortest payable target, any six-space route.

Targets are the routes on the path with the fewest trains for every open ticket: own routes are free, lost ones cost
1000 trains, and among equals the path with more points counts; on a double route either track will do. The published
idea knows the USA game with two players. Elsewhere longer routes count as six-space routes, tunnels and ferries are
treated as ordinary routes, and stations are built only if nothing else is legal.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.paths import price_ways
from whistlestop.bots.reference.answers import (
    answer,
    best_claim,
    draw_or_last_resort,
    is_claim,
    is_keeping,
    points_of,
)
from whistlestop.bots.reference.goals import list_open_tickets, mark_way
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, DRAW_TICKETS, KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import cards_in_hand, most_of_a_colour
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.step import list_legal
from whistlestop.engine.tickets import offered
from whistlestop.engine.tracks import is_lost_to
from whistlestop.rules import MAX_TICKETS_OFFERED, Rules

TRAIN = 1000  # the price of a train; each point of the route takes off one, which only settles ties
LOST = 1000 * TRAIN
LONG = 6
TICKET_HAND = 8
TICKET_TRAINS = 8
SAFE_TRAINS = 6
CLAIM_HAND = 6


@register("paq")
class Paq(CompiledBot):
    """Collects cheap tickets, draws blind, and claims the shortest payable target or any six-space route."""

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Records[BoardTable], rules: Records[Rules], shown: Records[State]) -> int:
    """The same for callers in Python, which passes arrays faster than single records."""
    return decide_paq(board[0], rules[0], shown[0])


@kernel
def decide_paq(board: BoardTable, rules: Rules, state: State) -> int:
    """The decision of PAQ, given what it is shown."""
    legal = np.empty(board.actions, np.int16)
    count = list_legal(board, rules, state, legal)
    if count == 1:
        return int(legal[0])
    if is_keeping(state):
        return keep_cheapest(board, rules, state, legal, count)
    answered = answer(board, state, legal, count)
    if answered != NONE:
        return answered
    if state.phase == Phase.SECOND_CARD:
        return draw_or_last_resort(board, rules, legal, count)
    tickets = np.empty(MAX_TICKETS, np.int64)
    opened = list_open_tickets(board, state, tickets)
    if opened == 0:
        return act_when_done(board, rules, state, legal, count)
    targets = np.zeros(MAX_ROUTES, np.bool_)
    mark_targets(board, rules, state, tickets, opened, targets)
    claim = claim_match(board, targets, legal, count)
    return claim if claim != NONE else draw_or_last_resort(board, rules, legal, count)


@kernel
def price_trains(board: BoardTable, rules: Rules, state: State, prices: Array) -> None:
    """The price of each route in trains, with its points to settle ties."""
    for route in range(board.routes):
        if state.owner[route] == state.seat:
            prices[route] = 0.0
        elif is_lost_to(board, rules, state, state.seat, route):
            prices[route] = LOST
        else:
            prices[route] = TRAIN * int(board.length[route]) - points_of(board, rules, route)


@kernel
def mark_targets(board: BoardTable, rules: Rules, state: State, tickets: Array, count: int, targets: Array) -> None:
    """Mark the routes on the path with the fewest trains for each of these tickets."""
    prices = np.empty(MAX_ROUTES, np.float64)
    price_trains(board, rules, state, prices)
    spent = np.empty(MAX_CITIES, np.float64)
    came_by = np.empty(MAX_CITIES, np.int64)
    for i in range(count):
        start = board.ticket_a[tickets[i]]
        price_ways(board, prices, start, spent, came_by)
        mark_way(board, came_by, start, board.ticket_b[tickets[i]], targets)


@kernel
def claim_match(board: BoardTable, targets: Array, legal: Array, count: int) -> int:
    """Claim the shortest payable route that is a target or long, the lowest among equals; NONE if there is none."""
    best = NONE
    for i in range(count):
        if not is_claim(board, legal[i]):
            continue
        route = legal[i] - CLAIM
        twin = board.twin[route]
        if board.length[route] >= LONG or targets[route] or (twin != NONE and targets[twin]):
            shorter = best == NONE or board.length[route] < board.length[best]
            if shorter or (board.length[route] == board.length[best] and route < best):
                best = route
    return NONE if best == NONE else int(CLAIM + best)


@kernel
def act_when_done(board: BoardTable, rules: Rules, state: State, legal: Array, count: int) -> int:
    """With all tickets completed: draw tickets while there is time, else claim with a large hand, else draw blind."""
    is_safe = (
        cards_in_hand(state) >= TICKET_HAND and state.trains[state.seat] >= TICKET_TRAINS and state.ticket_count > 0
    )
    for seat in range(state.seats):
        is_safe &= seat == state.seat or state.trains[seat] > SAFE_TRAINS
    if is_safe:
        return DRAW_TICKETS
    if most_of_a_colour(state) >= CLAIM_HAND:
        claim = claim_match(board, np.zeros(MAX_ROUTES, np.bool_), legal, count)
        if claim == NONE:
            claim = best_claim(board, rules, legal, count)
        if claim != NONE:
            return claim
    return draw_or_last_resort(board, rules, legal, count)


@kernel
def keep_cheapest(board: BoardTable, rules: Rules, state: State, legal: Array, count: int) -> int:
    """Keep the tickets that cost the fewest trains and fit the supply, ties by points; if none fit, the cheapest."""
    ways = np.zeros((MAX_TICKETS_OFFERED, MAX_ROUTES), np.bool_)
    for slot in range(offered(state, state.seat)):
        mark_targets(board, rules, state, state.offers[state.seat, slot : slot + 1], 1, ways[slot])
    best = NONE
    least = 0
    most = 0
    for i in range(count):
        kept = legal[i] - KEEP
        cost = trains_of(board, rules, state, ways, kept)
        points = ticket_points_of(board, state, kept)
        if best == NONE or cost < least or (cost == least and points > most):
            best = kept
            least = cost
            most = points
    return int(KEEP + best)


@kernel
def trains_of(board: BoardTable, rules: Rules, state: State, ways: Array, kept: int) -> int:
    """The trains that the paths of some offered tickets take together, lost routes at their usual price."""
    trains = 0
    for route in range(board.routes):
        is_wanted = False
        for slot in range(MAX_TICKETS_OFFERED):
            is_wanted |= bool((kept >> slot) & 1) and ways[slot, route]
        if is_wanted and state.owner[route] != state.seat:
            trains += LOST // TRAIN if is_lost_to(board, rules, state, state.seat, route) else int(board.length[route])
    return trains


@kernel
def ticket_points_of(board: BoardTable, state: State, kept: int) -> int:
    """The points of some offered tickets together."""
    points = 0
    for slot in range(MAX_TICKETS_OFFERED):
        if (kept >> slot) & 1:
            points += int(board.ticket_points[state.offers[state.seat, slot]])
    return points
