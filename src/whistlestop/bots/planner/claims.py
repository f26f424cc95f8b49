"""Claiming and building: what it is worth to act on the plan now, and to block a rival."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.cards import colour_for, locos_spent
from whistlestop.bots.planner.plan import loss_without
from whistlestop.bots.planner.rivals import find_block, harm_of, most_harm
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.board_table import TUNNEL, BoardTable
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import root_of
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.engine.tracks import has_single_tracks
from whistlestop.rules import LOCO, MAX_TURNED_UP, Rules

STATION_IN_TIME = 6.0  # points for building a station once it is time
NOT_EVEN_BY_MISTAKE = -50.0


@kernel
def weigh_claims(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """Weigh every planned route that can be claimed."""
    for i in range(count):
        if not CLAIM <= actions[i] < board.station_first:
            continue
        route = actions[i] - CLAIM
        if scratch.is_planned[route]:
            consider(traits, scratch, actions[i], score_of_claim(board, rules, state, traits, scratch, route))
        elif traits.stray > NOT_EVEN_BY_MISTAKE:
            consider(traits, scratch, actions[i], traits.stray)


@kernel
def score_of_claim(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, route: int
) -> float:
    """What claiming a planned route now is worth: rivals may be quicker, but waiting may save locomotives."""
    score = traits.claim + traits.claim_points * rules.route_points[board.length[route] - 1]
    risk = float(rivals_at(state, scratch, board.end_a[route]) + rivals_at(state, scratch, board.end_b[route]))
    twin = board.twin[route]
    if twin != NONE and state.owner[twin] == NOBODY and not has_single_tracks(rules, state):
        risk *= traits.risk_double
    score += traits.risk * risk / (state.seats - 1)
    if traits.detour > 0.0 and risk > 0.0:
        score += traits.detour * risk / (state.seats - 1) * loss_without(board, rules, state, traits, scratch, route)
    if scratch.plan_turns + traits.slack > scratch.horizon:
        score += traits.hurry
    if is_wild(board, rules, route):
        score -= traits.claim_loco * locos_spent(board, state, route)
    if board.kind[route] == TUNNEL:
        score -= traits.claim_tunnel * chance_of_failing(board, rules, state, scratch, route)
    return score


@kernel
def rivals_at(state: State, scratch: Scratch, city: int) -> int:
    """How many rivals have a route at a city."""
    count = 0
    for seat in range(state.seats):
        count += (scratch.rivals[city] >> seat) & 1
    return count


@kernel
def chance_of_failing(board: BoardTable, rules: Rules, state: State, scratch: Scratch, route: int) -> float:
    """U2: the probability that a tunnel costs more than the hand has, when paying in the most frequent colour."""
    colour = colour_for(board, state, route)
    extra = int(state.hands[state.seat, colour]) + int(state.hands[state.seat, LOCO]) - int(board.length[route])
    # chances[k]: k of the cards turned up so far cost one more
    chances = np.zeros(MAX_TURNED_UP + 1)
    chances[0] = 1.0
    # U3: without a card of the colour only locomotives are played, and only locomotives cost more.
    asking = scratch.unseen[LOCO] + (scratch.unseen[colour] if state.hands[state.seat, colour] > 0 else 0)
    share = asking / max(1, scratch.unseen_count)
    for _ in range(rules.tunnel_cards):
        for k in range(MAX_TURNED_UP, 0, -1):
            chances[k] = chances[k] * (1.0 - share) + chances[k - 1] * share
        chances[0] *= 1.0 - share
    failing = 0.0
    for k in range(extra + 1, MAX_TURNED_UP + 1):
        failing += chances[k]
    return failing


@kernel
def weigh_block(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """Block a rival where that costs it more than the seat itself; weighed last, because it takes longest."""
    claim = find_block(board, rules, state, scratch, actions, count)
    if claim == NONE:
        return
    route = claim - CLAIM
    gain = float(rules.route_points[board.length[route] - 1])
    if scratch.is_planned[route]:
        gain += score_of_claim(board, rules, state, traits, scratch, route)
    else:
        gain -= traits.block_cost + traits.block_card * board.length[route]
    # Finding the harm means searching paths again, so it is done only where it could make a difference.
    if gain + traits.block * most_harm(scratch, route) > scratch.second_score:
        consider(traits, scratch, claim, gain + traits.block * harm_of(board, rules, state, traits, scratch, route))


@kernel
def weigh_stations(
    board: BoardTable, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """B4: build a station for a route that the plan borrows, once nothing else is left of it or time runs out."""
    waiting = 0
    for i in range(scratch.plan_count):
        waiting += state.owner[scratch.plan[i]] == NOBODY
    if waiting > 0 and scratch.horizon > scratch.plan_turns + 1.0:
        return
    for i in range(scratch.plan_count):
        route = scratch.plan[i]
        if state.owner[route] == NOBODY:
            continue
        for k in range(count):
            city = int(actions[k]) - int(board.station_first)
            if city == board.end_a[route] or city == board.end_b[route]:
                consider(traits, scratch, actions[k], STATION_IN_TIME)


@kernel
def points_at_once(board: BoardTable, rules: Rules, state: State, scratch: Scratch, route: int) -> float:
    """The points that a claim brings if the game ends with it: its own, and those of the tickets that it completes."""
    return float(rules.route_points[board.length[route] - 1]) + points_of_joining(board, state, scratch, route)


@kernel
def points_of_joining(board: BoardTable, state: State, scratch: Scratch, route: int) -> float:
    """The points of the tickets that a route completes by itself, doubled: won instead of lost."""
    points = 0.0
    one = root_of(scratch.roots, board.end_a[route])
    other = root_of(scratch.roots, board.end_b[route])
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == state.seat:
            start = root_of(scratch.roots, board.ticket_a[ticket])
            goal = root_of(scratch.roots, board.ticket_b[ticket])
            if (start == one and goal == other) or (start == other and goal == one):
                points += 2.0 * board.ticket_points[ticket]
    return points


@kernel
def points_of_station(board: BoardTable, rules: Rules, state: State, scratch: Scratch, city: int) -> float:
    """B4, B6: the points that a station brings at the very end, by the best route that it could borrow."""
    most = 0.0
    for i in range(board.around[city], board.around[city + 1]):
        route = board.tracks[i]
        if state.owner[route] != NOBODY and state.owner[route] != state.seat:
            most = max(most, points_of_joining(board, state, scratch, route))
    return most - float(rules.station_points)
