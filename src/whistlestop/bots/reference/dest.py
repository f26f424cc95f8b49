"""DEST, the simplest reference bot: claim routes on the fixed shortest path of an open ticket, else draw cards.

The path is the one with the fewest trains on an empty board; other players' claims never change it. On a double route
either track will do, and the ticket with more points comes first. All starting tickets are kept; once all are
completed, more are drawn and the first of them is kept. Cards are drawn blind. If its path is lost, DEST draws until no
card is left, and then claims whatever scores most, so every game ends. Tunnels and ferries are treated as ordinary
routes; stations are built only if nothing else is legal.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.paths import price_ways
from whistlestop.bots.reference.answers import (
    answer,
    draw_or_last_resort,
    fewest_kept,
    is_claim,
    is_keeping,
)
from whistlestop.bots.reference.goals import list_open_tickets, mark_way
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, DRAW_TICKETS
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.step import list_legal
from whistlestop.rules import Rules


@register("dest")
class Dest(CompiledBot):
    """Claims routes on the fixed shortest path of an open ticket, else draws cards."""

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        return int(decide(box.board_table, box.rules_table, shown))


@kernel
def decide(board: Records[BoardTable], rules: Records[Rules], shown: Records[State]) -> int:
    """The same for callers in Python, which passes arrays faster than single records."""
    return decide_dest(board[0], rules[0], shown[0])


@kernel
def decide_dest(board: BoardTable, rules: Rules, state: State) -> int:
    """The decision of DEST, given what it is shown."""
    legal = np.empty(board.actions, np.int16)
    count = list_legal(board, rules, state, legal)
    if count == 1:
        return int(legal[0])
    if is_keeping(state):
        return int(legal[count - 1]) if state.phase == Phase.FIRST_TICKETS else fewest_kept(legal, count)
    answered = answer(board, state, legal, count)
    if answered != NONE:
        return answered
    if state.phase == Phase.SECOND_CARD:
        return draw_or_last_resort(board, rules, legal, count)
    tickets = np.empty(MAX_TICKETS, np.int64)
    opened = list_open_tickets(board, state, tickets)
    claim = claim_on_way(board, state, tickets, opened, legal, count)
    if claim != NONE:
        return claim
    if opened == 0 and state.ticket_count > 0:
        return DRAW_TICKETS
    return draw_or_last_resort(board, rules, legal, count)


@kernel
def claim_on_way(board: BoardTable, state: State, tickets: Array, opened: int, legal: Array, count: int) -> int:
    """The first affordable route on the fixed path of an open ticket, the most valuable ticket first; or NONE."""
    prices = np.empty(MAX_ROUTES, np.float64)
    for route in range(board.routes):
        prices[route] = board.length[route]
    spent = np.empty(MAX_CITIES, np.float64)
    came_by = np.empty(MAX_CITIES, np.int64)
    best = NONE
    worth = -1
    for i in range(opened):
        ticket = tickets[i]
        if board.ticket_points[ticket] <= worth:
            continue
        marks = np.zeros(MAX_ROUTES, np.bool_)
        price_ways(board, prices, board.ticket_a[ticket], spent, came_by)
        mark_way(board, came_by, board.ticket_a[ticket], board.ticket_b[ticket], marks)
        for j in range(count):
            route = legal[j] - CLAIM
            if is_claim(board, legal[j]) and (marks[route] or (board.twin[route] != NONE and marks[board.twin[route]])):
                best = legal[j]
                worth = board.ticket_points[ticket]
                break
    return int(best)
