"""Set-up: trains, cards, the row and the starting tickets."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.chance import pick, shuffle
from whistlestop.engine.draw import pop_card, tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reach import mark_open
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.tickets import offer
from whistlestop.rules import CARDS_OF_A_COLOUR, FIRST_HAND, LOCO, LOCOMOTIVES, Rules


@kernel
def clear_table(state: State) -> None:
    """S10: nothing is owned, built, dealt, due or scored yet."""
    state.blocks = 0
    state.turn = 0
    state.passes = 0
    state.turns_left = NONE
    state.points[:] = 0
    state.trains[:] = 0
    state.stations[:] = 0
    state.hands[:] = 0
    state.known[:] = 0
    state.deck[:] = 0
    state.deck_count = 0
    state.row[:] = NONE
    state.discard[:] = 0
    state.owner[:] = NOBODY
    state.station_owner[:] = NOBODY
    state.ticket_owner[:] = NOBODY
    state.ticket_deck[:] = 0
    state.ticket_count = 0
    state.offers[:] = NONE
    state.route = NONE
    state.city = NONE
    state.laid[:] = 0
    state.turned_up[:] = NONE
    state.give = 0
    state.last = NONE
    state.clearings = 0
    state.shuffles = 0
    state.cards[:] = 0
    state.ticket_counts[:] = 0


@kernel
def set_up(board: BoardTable, rules: Rules, state: State, key: Array, seats: int, first: int) -> None:
    """S2, S11: give out the pieces and deal from the key; who goes first is drawn too, unless a seat is given."""
    clear_table(state)
    for i in range(len(key)):
        state.key[i] = key[i]
    state.seats = seats
    for seat in range(seats):
        state.trains[seat] = rules.trains
        state.stations[seat] = rules.stations
    mark_open(board, rules, state)
    deal_cards(rules, state)
    deal_tickets(board, rules, state)
    drawn = pick(state, seats)
    state.first = drawn if first == NOBODY else first
    state.seat = state.first
    state.phase = Phase.FIRST_TICKETS


@kernel
def deal_cards(rules: Rules, state: State) -> None:
    """S3, S4, S5: shuffle the train cards, deal four to each seat and turn up the row."""
    count = 0
    for kind in range(LOCO + 1):
        for _ in range(LOCOMOTIVES if kind == LOCO else CARDS_OF_A_COLOUR):
            state.deck[count] = kind
            count += 1
    state.deck_count = count
    shuffle(state, state.deck, count)
    for seat in range(state.seats):
        for _ in range(FIRST_HAND):
            state.hands[seat, pop_card(state)] += 1
    tidy_row(rules, state)


@kernel
def deal_tickets(board: BoardTable, rules: Rules, state: State) -> None:
    """S6, S8: random long tickets and then regular ones; long ones not dealt leave the game."""
    for is_long in (1, 0):
        state.ticket_count = 0
        for ticket in range(board.tickets):
            if board.ticket_long[ticket] == is_long:
                state.ticket_deck[state.ticket_count] = ticket
                state.ticket_count += 1
        shuffle(state, state.ticket_deck, state.ticket_count)
        for seat in range(state.seats):
            offer(state, seat, rules.first_long if is_long else rules.first_tickets)
