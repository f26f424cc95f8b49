"""How PLAN connects its tickets: the best union of cheapest paths over all orders of the tickets."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.bots.paths import CLOSED, price_ways
from whistlestop.bots.reference.goals import mark_way
from whistlestop.bots.reference.plan_routes import price_turns, worth_of
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import State
from whistlestop.rules import Rules

MAX_ORDERED = 3  # tickets for which every order is tried; with more, only some are
OTHER_ORDERS = 8


@kernel
def join_in_order(
    board: BoardTable, state: State, prices: Array, tickets: Array, order: Array, count: int, marks: Array
) -> bool:
    """Mark the routes to claim if each ticket in turn takes its cheapest path, which is then free for the next ones."""
    left = prices.copy()
    spent = np.empty(MAX_CITIES, np.float64)
    came_by = np.empty(MAX_CITIES, np.int64)
    marks[:] = False
    for i in range(count):
        ticket = tickets[order[i]]
        price_ways(board, left, board.ticket_a[ticket], spent, came_by)
        if spent[board.ticket_b[ticket]] >= CLOSED:
            return False
        mark_way(board, came_by, board.ticket_a[ticket], board.ticket_b[ticket], marks)
        for route in range(board.routes):
            if marks[route]:
                left[route] = 0.0
    for route in range(board.routes):
        if state.owner[route] == state.seat:
            marks[route] = False
    return True


@kernel
def set_order(count: int, number: int, order: Array) -> bool:
    """The n-th order of up to three tickets, or of more a rotation, perhaps reversed; False if there is none."""
    if count > MAX_ORDERED:
        if number >= min(OTHER_ORDERS, 2 * count):
            return False
        for i in range(count):
            step = i if number % 2 == 0 else count - 1 - i
            order[i] = (step + number // 2) % count
        return True
    if number >= (1 if count == 1 else 2 if count == 2 else 6):
        return False
    for i in range(count):
        order[i] = i
    if count > 1:
        first = number // 2 if count == MAX_ORDERED else 0
        order[0], order[first] = order[first], order[0]
        if number % 2 == 1:
            order[count - 2], order[count - 1] = order[count - 1], order[count - 2]
    return True


@kernel
def join_tickets(board: BoardTable, rules: Rules, state: State, tickets: Array, count: int, marks: Array) -> float:
    """Mark the best union of paths, dropping the cheapest ticket while there is none; returns points less turns."""
    prices = np.empty(MAX_ROUTES, np.float64)
    price_turns(board, rules, state, prices)
    kept = tickets[:count].copy()
    order = np.empty(MAX_TICKETS, np.int64)
    tried = np.zeros(MAX_ROUTES, np.bool_)
    lost = 0.0
    while count > 0:
        best = -CLOSED
        number = 0
        while set_order(count, number, order):
            number += 1
            if join_in_order(board, state, prices, kept, order, count, tried):
                worth = worth_of(board, rules, state, tried)
                if worth > best:
                    best = worth
                    marks[:] = tried
        if best > -CLOSED:
            won = 0
            for i in range(count):
                won += int(board.ticket_points[kept[i]])
            return best + won - lost
        lost += drop_cheapest(board, kept, count)
        count -= 1
    marks[:] = False
    return -lost


@kernel
def drop_cheapest(board: BoardTable, tickets: Array, count: int) -> int:
    """Remove the ticket with the fewest points from the list, and return its points."""
    cheapest = 0
    for i in range(1, count):
        if board.ticket_points[tickets[i]] < board.ticket_points[tickets[cheapest]]:
            cheapest = i
    points = int(board.ticket_points[tickets[cheapest]])
    for i in range(cheapest, count - 1):
        tickets[i] = tickets[i + 1]
    return points
