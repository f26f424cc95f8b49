"""What a step revealed, worked out from the states before and after it."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from whistlestop.boards.board import Board
from whistlestop.engine.actions import CLAIM, DRAW_DECK, DRAW_TICKETS, KEEP, PASS
from whistlestop.engine.jit import Array
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.notation.actions import Outcome
from whistlestop.rules import CARDS, Card


def card_names(kinds: Array) -> list[Card | None]:
    """Cards in words, None for a gap."""
    return [CARDS[kind] if kind != NONE else None for kind in kinds.tolist()]


def ticket_names(board: Board, tickets: Array) -> list[str]:
    """Tickets in words, up to the first empty slot."""
    names = names_of_tickets(board)
    return [names[ticket] for ticket in tickets.tolist() if ticket != NONE]


@lru_cache
def names_of_tickets(board: Board) -> tuple[str, ...]:
    """The name of each ticket, in the order of the board's file."""
    return tuple(map(board.ticket_name, range(len(board.tickets))))


def outcome_of(board: Board, before: State, after: State, action: int) -> Outcome:
    """The cards and tickets that an action revealed, and what happened to the row and the deck."""
    outcome: Outcome = {}
    if KEEP < action < CLAIM or action == PASS:
        return outcome
    if action == DRAW_DECK:
        outcome["card"] = CARDS[int(np.argmax(after.hands[before.seat] - before.hands[before.seat]))]
    if action == DRAW_TICKETS:
        outcome["offer"] = ticket_names(board, after.offers[before.seat])
    if before.phase == Phase.PAYMENT and after.turned_up[0] != NONE:
        outcome["turned_up"] = [card for card in card_names(after.turned_up) if card]
    if action < DRAW_DECK or after.row.tobytes() != before.row.tobytes():
        outcome["row"] = card_names(after.row)
    if after.clearings:
        outcome["cleared"] = after.clearings
    if after.shuffles:
        outcome["shuffled"] = after.shuffles
    return outcome
