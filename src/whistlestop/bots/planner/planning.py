"""Planning: which tickets to go for and by which routes, or where the spare trains go when no ticket is open."""

from __future__ import annotations

import numpy as np

from whistlestop.belief import unseen
from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.joining import find_cheapest, join_goals, loans_of, price_routes, trains_of
from whistlestop.bots.planner.purse import allot
from whistlestop.bots.planner.room import MOST_GOALS
from whistlestop.bots.planner.spare import plan_spare
from whistlestop.engine.jit import kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.rules import Rules

IMPOSSIBLE = -1000.0
MOST_ORDERS = 8
MOST_LOST = 40.0  # points; a plan that falls apart is worth no more than that


@kernel
def look_around(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record) -> None:
    """What a plan starts from: the own network, the rivals on the board, the clock and the price of every route."""
    join_own(b, s, s.seat, room.roots)
    room.unseen_count = unseen(s, room.unseen)
    room.rivals[:] = 0
    room.is_own[:] = 0
    for route in range(b.routes):
        owner = s.owner[route]
        one, other = b.end_a[route], b.end_b[route]
        if owner == s.seat:
            room.is_own[one], room.is_own[other] = 1, 1
        elif owner != NOBODY:
            room.rivals[one] |= 1 << int(owner)
            room.rivals[other] |= 1 << int(owner)
    room.horizon = turns_to_come(s, t)
    price_routes(b, rules, s, t, room)
    for route in range(b.routes):
        room.ways[route] = room.price[route]


@kernel
def turns_to_come(s: np.record, t: np.record) -> float:
    """The own turns still to come, this one included: known in the last round, guessed from trains and cards before."""
    if s.turns_left != NONE:
        return 1.0 + (int(s.turns_left) - 1) // int(s.seats)
    least = 99.0
    for seat in range(s.seats):
        if seat != s.seat:
            trains = float(s.trains[seat])
            least = min(least, 0.38 * trains + 0.5 * max(0.0, trains - s.cards[seat]))
    return 1.0 + t.clock * least


@kernel
def list_goals(b: np.record, s: np.record, t: np.record, room: np.record) -> None:
    """The own tickets that are not completed; of more than attention allows, those that are nearest."""
    room.goal_count = 0
    for ticket in range(b.tickets):
        if s.ticket_owner[ticket] == s.seat:
            add_goal(b, room, ticket)
    while room.goal_count > t.attention:
        drop_farthest(b, room)


@kernel
def add_goal(b: np.record, room: np.record, ticket: int) -> None:
    """Go for one more ticket, unless it is completed."""
    if root_of(room.roots, b.ticket_a[ticket]) != root_of(room.roots, b.ticket_b[ticket]):
        if room.goal_count < MOST_GOALS:
            room.goals[room.goal_count] = ticket
            room.goal_count += 1


@kernel
def drop_farthest(b: np.record, room: np.record) -> None:
    """Forget the goal that costs most by itself."""
    farthest = 0
    most = -1.0
    for i in range(room.goal_count):
        price = find_cheapest(b, room, b.ticket_a[room.goals[i]], b.ticket_b[room.goals[i]])
        if price > most:
            most = price
            farthest = i
    room.goal_count -= 1
    room.goals[farthest] = room.goals[room.goal_count]


@kernel
def value_of_trial(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, turn: float) -> float:
    """The points of tickets and routes less the price of the turns; far below zero where it can not be."""
    value = 0.0
    for i in range(room.goal_count):
        points = float(b.ticket_points[room.goals[i]])
        value += points if room.joined[i] else -points
    over = trains_of(b, s, room.trial, room.trial_count) - s.trains[s.seat]
    loans = loans_of(s, room.trial, room.trial_count) - s.stations[s.seat]
    if over > 0 or loans > 0:
        return IMPOSSIBLE - max(over, 0) - 10.0 * max(loans, 0)
    turns = allot(b, rules, s, t, room, room.trial, room.trial_count)
    for i in range(room.trial_count):
        if s.owner[room.trial[i]] == NOBODY:
            value += rules.route_points[b.length[room.trial[i]] - 1]
    return value - turn * turns - t.late * max(0.0, turns - room.horizon)


@kernel
def try_orders(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, turn: float) -> float:
    """Join the goals in several orders, all of them up to three goals; writes the best and says what it is worth."""
    active = 0
    for i in range(room.goal_count):
        active += room.left_out[i] == 0
    best = 2.0 * IMPOSSIBLE
    tries = 0
    for turned in range(2 if active > 2 else 1):
        for first in range(max(1, room.goal_count)):
            if (room.goal_count > 0 and room.left_out[first]) or tries >= MOST_ORDERS:
                continue
            tries += 1
            join_goals(b, s, room, first, turned == 1)
            value = value_of_trial(b, rules, s, t, room, turn)
            if value > best:
                best = value
                room.best_count = room.trial_count
                room.best[:] = room.trial
                room.best_joined[:] = room.joined
    if tries == 0:
        room.best_count = 0
        room.best_joined[:] = 0
        best = 0.0
        for i in range(room.goal_count):
            best -= b.ticket_points[room.goals[i]]
    return best


@kernel
def keep_best(room: np.record, value: float) -> None:
    """Take the best of the orders as the plan."""
    room.plan_value = value
    room.plan_count = room.best_count
    room.plan[:] = room.best
    room.plan_joined[:] = room.best_joined


@kernel
def join_tickets(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, turn: float) -> float:
    """Plan for all goals; where that can not be done or comes too late, leave out what is missed least."""
    room.left_out[:] = 0
    value = try_orders(b, rules, s, t, room, turn)
    keep_best(room, value)
    for _ in range(room.goal_count):
        turns = allot(b, rules, s, t, room, room.plan, room.plan_count)
        if value > IMPOSSIBLE and turns <= room.horizon:
            break
        dropped = NONE
        for i in range(room.goal_count):
            if room.left_out[i] == 0:
                room.left_out[i] = 1
                without = try_orders(b, rules, s, t, room, turn)
                room.left_out[i] = 0
                # Where nothing fits, something has to go, even if that alone does not help yet.
                if without > value or (dropped == NONE and value <= IMPOSSIBLE):
                    value = without
                    dropped = i
                    keep_best(room, value)
        if dropped == NONE:
            break
        room.left_out[dropped] = 1
    return value


@kernel
def make_plan(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, part: np.record) -> None:
    """The routes to go for: those of the tickets, or else those for the spare trains; with the cards they ask for."""
    look_around(b, rules, s, t, room)
    list_goals(b, s, t, room)
    room.plan_count = 0
    if room.goal_count > 0:
        join_tickets(b, rules, s, t, room, t.turn)
    room.is_spare = room.plan_count == 0
    if room.is_spare and t.spare > 0.0:
        plan_spare(b, rules, s, t, room, part)
    room.plan_turns = allot(b, rules, s, t, room, room.plan, room.plan_count)
    room.is_planned[:] = 0
    for i in range(room.plan_count):
        room.is_planned[room.plan[i]] = 1


@kernel
def loss_without(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, route: int) -> float:
    """The points that the plan for the tickets loses if a route of it is gone; what is under trial is overwritten."""
    if room.is_spare:
        return 0.0
    twin = b.twin[route]
    here = room.price[route]
    beside = room.price[twin] if twin != NONE else CLOSED
    room.price[route] = CLOSED
    if twin != NONE and s.seats < rules.double_from:
        room.price[twin] = CLOSED
    value = try_orders(b, rules, s, t, room, t.turn)
    room.price[route] = here
    if twin != NONE:
        room.price[twin] = beside
    return min(MOST_LOST, max(0.0, room.plan_value - value))
