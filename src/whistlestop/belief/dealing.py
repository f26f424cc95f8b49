"""Dealing everything hidden from a seat, compiled: for search and any other reasoning about hidden information."""

from __future__ import annotations

import numpy as np

from whistlestop.belief.cards import FINE, deal_cards, unseen
from whistlestop.belief.tickets import deal_tickets
from whistlestop.boards.board import MAX_TICKETS
from whistlestop.engine.batch import next_choice
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, State
from whistlestop.rules import CARD_KINDS, MAX_SEATS, Rules


@kernel
def deal_many(
    board: Records[BoardTable], rules: Records[Rules], shown: Records[State], states: Records[State], chooser: Array
) -> None:
    """Fill every state with one that agrees with a redacted record."""
    for game in range(len(states)):
        deal_hidden(board[0], rules[0], shown, states, game, chooser)


@kernel
def deal_hidden(
    board: BoardTable, rules: Rules, shown: Records[State], states: Records[State], game: int, chooser: Array
) -> None:
    """Copy a redacted record into a state and deal everything hidden in it at random, from the record alone."""
    fresh = np.empty(CARD_KINDS, np.int64)
    stale = np.zeros(CARD_KINDS, np.int64)
    stale_places = np.zeros(MAX_SEATS, np.int64)
    gone = np.zeros(MAX_TICKETS, np.bool_)
    first_kept = np.full(MAX_SEATS, NONE)
    unseen(shown[0], fresh)
    deal_remembered(board, rules, shown, states, game, fresh, stale, stale_places, gone, first_kept, chooser)


@kernel
def deal_remembered(
    board: BoardTable,
    rules: Rules,
    shown: Records[State],
    states: Records[State],
    game: int,
    fresh: Array,
    stale: Array,
    stale_places: Array,
    gone: Array,
    first_kept: Array,
    chooser: Array,
) -> None:
    """The same with memory: old cards, tickets out of the game, and how many starting tickets were kept."""
    states[game] = shown[0]
    state = states[game]
    deal_cards(rules, state, fresh, stale, stale_places, chooser)
    deal_tickets(board, rules, state, gone, first_kept, chooser)
    for i in range(len(state.key)):
        state.key[i] = next_choice(chooser, FINE)
    state.cards[:] = 0
    state.ticket_counts[:] = 0
