"""Tickets: the choice with the most valuable plan, and what new ones promise."""

from __future__ import annotations

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.plan import add_goal, join_tickets, list_goals, look_around
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.ways import find_cheapest
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import root_of
from whistlestop.engine.state import NOBODY, State
from whistlestop.engine.tickets import offered
from whistlestop.rules import Rules


@kernel
def weigh_tickets(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """Weigh each choice by the plan for it and the tickets held."""
    look_around(board, rules, state, traits, scratch)
    if traits.keep_all > 0.0:
        scratch.choice = actions[count - 1]
        return
    for i in range(count):
        consider(traits, scratch, actions[i], value_of_keeping(board, rules, state, traits, scratch, actions[i] - KEEP))


@kernel
def value_of_keeping(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, kept: int
) -> float:
    """What a choice of offered tickets is worth, with the plan for it and the tickets held."""
    list_goals(board, state, traits, scratch)
    value = 0.0
    for slot in range(offered(state, state.seat)):
        if (kept >> slot) & 1:
            ticket = state.offers[state.seat, slot]
            value += traits.keep_more
            if root_of(scratch.roots, board.ticket_a[ticket]) == root_of(scratch.roots, board.ticket_b[ticket]):
                value += board.ticket_points[ticket]
            add_goal(board, scratch, ticket)
    return value + join_tickets(board, rules, state, traits, scratch, traits.keep_turn)


@kernel
def promise_of_tickets(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch) -> float:
    """What the best of newly drawn tickets is expected to bring, each judged on its own."""
    for route in range(board.routes):
        scratch.ways[route] = scratch.price[route]
    count = 0
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == NOBODY and not board.ticket_long[ticket]:
            value = promise_of(board, state, traits, scratch, ticket)
            i = count
            while i > 0 and scratch.promise[i - 1] < value:
                scratch.promise[i] = scratch.promise[i - 1]
                i -= 1
            scratch.promise[i] = value
            count += 1
    drawn = min(rules.ticket_draw, state.ticket_count)
    expected = 0.0
    chance = drawn / max(1, count)  # the probability that the best one of all is among those drawn
    for i in range(count):
        expected += chance * scratch.promise[i]
        if count - 1 - i > 0:
            chance *= (count - i - drawn) / (count - 1 - i)
        if chance <= 0.0:
            break
    return expected


@kernel
def promise_of(board: BoardTable, state: State, traits: Traits, scratch: Scratch, ticket: int) -> float:
    """What a ticket would bring: its points for the price of its path, or their loss."""
    points = float(board.ticket_points[ticket])
    start, goal = board.ticket_a[ticket], board.ticket_b[ticket]
    price = find_cheapest(board, scratch, start, goal)
    if price >= CLOSED or price + 1.0 > scratch.horizon:
        return -points
    trains = 0
    city = goal
    while city != start:
        route = scratch.came_by[city]
        if scratch.ways[route] > 0.0 and state.owner[route] == NOBODY:
            trains += board.length[route]
        city = board.end_a[route] + board.end_b[route] - city
    if trains > state.trains[state.seat]:
        return -points
    return max(-points, points - traits.turn * price)
