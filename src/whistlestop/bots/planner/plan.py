"""Planning: which tickets to go for and by which routes, or where the spare trains go when no ticket is open."""

from __future__ import annotations

from whistlestop.belief import unseen
from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.cards import allot
from whistlestop.bots.planner.scratch import MAX_GOALS, Scratch
from whistlestop.bots.planner.spare import plan_spare
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.ways import find_cheapest, join_goals, loans_of, price_routes, trains_of
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.engine.tracks import has_single_tracks
from whistlestop.rules import Rules

IMPOSSIBLE = -1000.0
MAX_ORDERS = 8
MAX_LOST = 40.0  # points; a plan that falls apart is worth no more than that


@kernel
def look_around(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch) -> None:
    """What a plan starts from: the seat's network, the rivals on the board, the time left and every route's price."""
    join_own(board, state, state.seat, scratch.roots)
    scratch.unseen_count = unseen(state, scratch.unseen)
    scratch.rivals[:] = 0
    scratch.is_own[:] = 0
    for route in range(board.routes):
        owner = state.owner[route]
        one, other = board.end_a[route], board.end_b[route]
        if owner == state.seat:
            scratch.is_own[one], scratch.is_own[other] = 1, 1
        elif owner != NOBODY:
            scratch.rivals[one] |= 1 << int(owner)
            scratch.rivals[other] |= 1 << int(owner)
    scratch.horizon = turns_to_come(state, traits)
    price_routes(board, rules, state, traits, scratch)
    for route in range(board.routes):
        scratch.ways[route] = scratch.price[route]


@kernel
def turns_to_come(state: State, traits: Traits) -> float:
    """The seat's turns still to come, including this one: known in the last round, estimated before that."""
    if state.turns_left != NONE:
        return 1.0 + (int(state.turns_left) - 1) // int(state.seats)
    least = 99.0
    for seat in range(state.seats):
        if seat != state.seat:
            trains = float(state.trains[seat])
            least = min(least, 0.38 * trains + 0.5 * max(0.0, trains - state.cards[seat]))
    return 1.0 + traits.clock * least


@kernel
def list_goals(board: BoardTable, state: State, traits: Traits, scratch: Scratch) -> None:
    """The seat's tickets that are not completed; if attention does not suffice for all, the nearest ones."""
    scratch.goal_count = 0
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == state.seat:
            add_goal(board, scratch, ticket)
    while scratch.goal_count > traits.attention:
        drop_farthest(board, scratch)


@kernel
def add_goal(board: BoardTable, scratch: Scratch, ticket: int) -> None:
    """Add a ticket to the goals, unless it is completed."""
    if root_of(scratch.roots, board.ticket_a[ticket]) != root_of(scratch.roots, board.ticket_b[ticket]):
        if scratch.goal_count < MAX_GOALS:
            scratch.goals[scratch.goal_count] = ticket
            scratch.goal_count += 1


@kernel
def drop_farthest(board: BoardTable, scratch: Scratch) -> None:
    """Drop the goal that costs most by itself."""
    farthest = 0
    most = -1.0
    for i in range(scratch.goal_count):
        price = find_cheapest(board, scratch, board.ticket_a[scratch.goals[i]], board.ticket_b[scratch.goals[i]])
        if price > most:
            most = price
            farthest = i
    scratch.goal_count -= 1
    scratch.goals[farthest] = scratch.goals[scratch.goal_count]


@kernel
def value_of_trial(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, turn: float
) -> float:
    """The points of tickets and routes less the price of the turns; far below zero where it is impossible."""
    value = 0.0
    for i in range(scratch.goal_count):
        points = float(board.ticket_points[scratch.goals[i]])
        value += points if scratch.joined[i] else -points
    over = trains_of(board, state, scratch.trial, scratch.trial_count) - state.trains[state.seat]
    loans = loans_of(state, scratch.trial, scratch.trial_count) - state.stations[state.seat]
    if over > 0 or loans > 0:
        return IMPOSSIBLE - max(over, 0) - 10.0 * max(loans, 0)
    turns = allot(board, rules, state, traits, scratch, scratch.trial, scratch.trial_count)
    for i in range(scratch.trial_count):
        if state.owner[scratch.trial[i]] == NOBODY:
            value += rules.route_points[board.length[scratch.trial[i]] - 1]
    return value - turn * turns - traits.late * max(0.0, turns - scratch.horizon)


@kernel
def try_orders(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, turn: float) -> float:
    """Connect the goals in several orders, all orders for up to three goals; writes the best and returns its value."""
    active = 0
    for i in range(scratch.goal_count):
        active += scratch.left_out[i] == 0
    best = 2.0 * IMPOSSIBLE
    tries = 0
    for turned in range(2 if active > 2 else 1):
        for first in range(max(1, scratch.goal_count)):
            if (scratch.goal_count > 0 and scratch.left_out[first]) or tries >= MAX_ORDERS:
                continue
            tries += 1
            join_goals(board, state, scratch, first, turned == 1)
            value = value_of_trial(board, rules, state, traits, scratch, turn)
            if value > best:
                best = value
                scratch.best_count = scratch.trial_count
                scratch.best[:] = scratch.trial
                scratch.best_joined[:] = scratch.joined
    if tries == 0:
        scratch.best_count = 0
        scratch.best_joined[:] = 0
        best = 0.0
        for i in range(scratch.goal_count):
            best -= board.ticket_points[scratch.goals[i]]
    return best


@kernel
def keep_best(scratch: Scratch, value: float) -> None:
    """Make the best of the orders the plan."""
    scratch.plan_value = value
    scratch.plan_count = scratch.best_count
    scratch.plan[:] = scratch.best
    scratch.plan_joined[:] = scratch.best_joined


@kernel
def join_tickets(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, turn: float) -> float:
    """Plan for all goals; where that is impossible or too late, leave out those that are missed least."""
    scratch.left_out[:] = 0
    value = try_orders(board, rules, state, traits, scratch, turn)
    keep_best(scratch, value)
    for _ in range(scratch.goal_count):
        turns = allot(board, rules, state, traits, scratch, scratch.plan, scratch.plan_count)
        if value > IMPOSSIBLE and turns <= scratch.horizon:
            break
        dropped = NONE
        for i in range(scratch.goal_count):
            if scratch.left_out[i] == 0:
                scratch.left_out[i] = 1
                without = try_orders(board, rules, state, traits, scratch, turn)
                scratch.left_out[i] = 0
                # If nothing fits, drop something, even if that alone does not help yet.
                if without > value or (dropped == NONE and value <= IMPOSSIBLE):
                    value = without
                    dropped = i
                    keep_best(scratch, value)
        if dropped == NONE:
            break
        scratch.left_out[dropped] = 1
    return value


@kernel
def make_plan(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, component: Component
) -> None:
    """The routes to claim: those for the tickets, or else for the spare trains; with the cards they need."""
    look_around(board, rules, state, traits, scratch)
    list_goals(board, state, traits, scratch)
    scratch.plan_count = 0
    if scratch.goal_count > 0:
        join_tickets(board, rules, state, traits, scratch, traits.turn)
    scratch.is_spare = scratch.plan_count == 0
    if scratch.is_spare and traits.spare > 0.0:
        plan_spare(board, rules, state, traits, scratch, component)
    scratch.plan_turns = allot(board, rules, state, traits, scratch, scratch.plan, scratch.plan_count)
    scratch.is_planned[:] = 0
    for i in range(scratch.plan_count):
        scratch.is_planned[scratch.plan[i]] = 1


@kernel
def loss_without(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, route: int) -> float:
    """The points that the plan for the tickets loses without one of its routes; overwrites the trial plan."""
    if scratch.is_spare:
        return 0.0
    twin = board.twin[route]
    here = scratch.price[route]
    beside = scratch.price[twin] if twin != NONE else CLOSED
    scratch.price[route] = CLOSED
    if twin != NONE and has_single_tracks(rules, state):
        scratch.price[twin] = CLOSED
    value = try_orders(board, rules, state, traits, scratch, traits.turn)
    scratch.price[route] = here
    if twin != NONE:
        scratch.price[twin] = beside
    return min(MAX_LOST, max(0.0, scratch.plan_value - value))
