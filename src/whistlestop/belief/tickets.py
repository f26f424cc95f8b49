"""The tickets that a seat has not seen, dealt to where they may be: other hands, offers and the ticket deck."""

from __future__ import annotations

import numpy as np

from whistlestop.belief.cards import mix
from whistlestop.boards.board import MAX_TICKETS
from whistlestop.engine.batch import next_choice
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import HIDDEN, NOBODY, NONE, Phase, State
from whistlestop.rules import Rules

REGULAR, LONG = 0, 1


@kernel
def deal_tickets(board: BoardTable, rules: Rules, state: State, gone: Array, first_kept: Array, chooser: Array) -> None:
    """S8, K2: deal the tickets of unknown place to the hands of the others, to offers and to the ticket deck."""
    pools = np.empty((2, MAX_TICKETS), np.int8)
    left = np.zeros(2, np.int64)
    gather_tickets(board, state, gone, pools, left)
    mix(pools[REGULAR], left[REGULAR], chooser)
    mix(pools[LONG], left[LONG], chooser)
    if state.phase == Phase.FIRST_TICKETS:
        deal_first_tickets(board, rules, state, pools, left, chooser)
        return
    for seat in range(state.seats):
        held = int(state.ticket_counts[seat])
        missing = held
        for ticket in range(board.tickets):
            missing -= state.ticket_owner[ticket] == seat
        if missing > 0:
            longs = long_ones_kept(rules, held, int(first_kept[seat]), chooser)
            for i in range(missing):
                state.ticket_owner[pop_ticket(pools, left, LONG if i < longs else REGULAR)] = seat
        for slot in range(state.offers.shape[1]):
            if state.offers[seat, slot] == HIDDEN:
                state.offers[seat, slot] = pop_ticket(pools, left, REGULAR)
    for i in range(state.ticket_count):
        if state.ticket_deck[i] == HIDDEN:
            state.ticket_deck[i] = pop_ticket(pools, left, REGULAR)


@kernel
def gather_tickets(board: BoardTable, state: State, gone: Array, pools: Array, left: Array) -> None:
    """List the tickets of unknown place, the long ones separately."""
    is_placed = gone.copy()
    for i in range(state.ticket_count):
        if state.ticket_deck[i] >= 0:
            is_placed[state.ticket_deck[i]] = True
    for seat in range(state.seats):
        for slot in range(state.offers.shape[1]):
            if state.offers[seat, slot] >= 0:
                is_placed[state.offers[seat, slot]] = True
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == NOBODY and not is_placed[ticket]:
            deck = int(board.ticket_long[ticket])
            pools[deck, left[deck]] = ticket
            left[deck] += 1


@kernel
def pop_ticket(pools: Array, left: Array, deck: int) -> int:
    """A ticket from this deck, or from the other one if it is empty; NONE if there are no tickets."""
    if left[deck] == 0:
        deck = 1 - deck
    if left[deck] == 0:
        return NONE
    left[deck] -= 1
    return int(pools[deck, left[deck]])


@kernel
def long_ones_kept(rules: Rules, held: int, kept: int, chooser: Array) -> int:
    """S6, S7: how many long tickets a seat holds, if each of its starting tickets was equally likely to be kept."""
    dealt = int(rules.first_long + rules.first_tickets)
    most = min(dealt, held)
    if kept == NONE:
        least = min(int(rules.first_keep), most)
        kept = least + next_choice(chooser, most - least + 1)
    longs = 0
    for i in range(min(kept, most)):
        longs += next_choice(chooser, dealt - i) < rules.first_long - longs
    return longs


@kernel
def deal_first_tickets(
    board: BoardTable, rules: Rules, state: State, pools: Array, left: Array, chooser: Array
) -> None:
    """S6, S8, S9: deal the others' starting tickets; those who have chosen may have kept any legal choice."""
    dealt = int(rules.first_long + rules.first_tickets)
    under = np.empty(MAX_TICKETS, np.int8)
    handed_back = 0
    for i in range(state.seats):
        seat = (state.first + i) % state.seats
        has_chosen = state.offers[seat, 0] == NONE
        is_other = state.ticket_counts[seat] == NONE
        longs = int(rules.first_long)
        count = dealt if is_other else 0
        kept = any_choice(rules, dealt, chooser) if is_other and has_chosen else 0
        if has_chosen and not is_other:
            count = max(0, dealt - int(state.ticket_counts[seat]))
            for ticket in range(board.tickets):
                longs -= state.ticket_owner[ticket] == seat and board.ticket_long[ticket] == 1
        for slot in range(count):
            ticket = pop_ticket(pools, left, LONG if slot < longs else REGULAR)
            if not has_chosen:
                state.offers[seat, slot] = ticket
            elif (kept >> slot) & 1:
                state.ticket_owner[ticket] = seat
            else:
                under[handed_back] = ticket
                handed_back += 1
    count = int(left[REGULAR])
    state.ticket_deck[:count] = pools[REGULAR, :count]
    if rules.first_return:
        state.ticket_deck[count : count + handed_back] = under[:handed_back]
        count += handed_back
    state.ticket_count = count


@kernel
def any_choice(rules: Rules, dealt: int, chooser: Array) -> int:
    """S7: some of the starting tickets, as bits; every legal choice has the same chance."""
    while True:
        kept = next_choice(chooser, 1 << dealt)
        size = 0
        for slot in range(dealt):
            size += (kept >> slot) & 1
        if size >= rules.first_keep:
            return kept
