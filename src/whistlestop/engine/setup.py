"""Setting the table: trains, cards, the row and the first tickets."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.chance import pick, shuffle
from whistlestop.engine.draw import pop_card, tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reach import mark_open
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.engine.tickets import offer
from whistlestop.rules import CARDS_OF_A_COLOUR, FIRST_HAND, LOCO, LOCOMOTIVES, Rules


@kernel
def clear_table(s: np.record) -> None:
    """S10: nothing is owned, built, dealt, asked for or scored yet."""
    s.blocks = 0
    s.turn = 0
    s.passes = 0
    s.turns_left = NONE
    s.points[:] = 0
    s.trains[:] = 0
    s.stations[:] = 0
    s.hands[:] = 0
    s.known[:] = 0
    s.deck[:] = 0
    s.deck_count = 0
    s.row[:] = NONE
    s.discard[:] = 0
    s.owner[:] = NOBODY
    s.station_owner[:] = NOBODY
    s.ticket_owner[:] = NOBODY
    s.ticket_deck[:] = 0
    s.ticket_count = 0
    s.offers[:] = NONE
    s.route = NONE
    s.city = NONE
    s.laid[:] = 0
    s.turned_up[:] = NONE
    s.give = 0
    s.last = NONE
    s.clearings = 0
    s.shuffles = 0
    s.cards[:] = 0
    s.ticket_counts[:] = 0


@kernel
def set_up(b: np.record, rules: Rules, s: np.record, key: Array, seats: int, first: int) -> None:
    """S2, S11: hand out the pieces and deal from the key; who begins is drawn too, unless a seat is named."""
    clear_table(s)
    for i in range(len(key)):
        s.key[i] = key[i]
    s.seats = seats
    for seat in range(seats):
        s.trains[seat] = rules.trains
        s.stations[seat] = rules.stations
    mark_open(b, rules, s)
    deal_cards(rules, s)
    deal_tickets(b, rules, s)
    drawn = pick(s, seats)
    s.first = drawn if first == NOBODY else first
    s.seat = s.first
    s.phase = Phase.FIRST_TICKETS


@kernel
def deal_cards(rules: Rules, s: np.record) -> None:
    """S3, S4, S5: shuffle the train cards, deal four to each seat and turn up the row."""
    for kind in range(LOCO + 1):
        for _ in range(LOCOMOTIVES if kind == LOCO else CARDS_OF_A_COLOUR):
            s.deck[s.deck_count] = kind
            s.deck_count += 1
    shuffle(s, s.deck, s.deck_count)
    for seat in range(s.seats):
        for _ in range(FIRST_HAND):
            s.hands[seat, pop_card(s)] += 1
    tidy_row(rules, s)


@kernel
def deal_tickets(b: np.record, rules: Rules, s: np.record) -> None:
    """S6, S8: long tickets by lot and then regular ones; long ones not dealt leave the game."""
    for is_long in (1, 0):
        s.ticket_count = 0
        for ticket in range(b.tickets):
            if b.ticket_long[ticket] == is_long:
                s.ticket_deck[s.ticket_count] = ticket
                s.ticket_count += 1
        shuffle(s, s.ticket_deck, s.ticket_count)
        for seat in range(s.seats):
            offer(s, seat, rules.first_long if is_long else rules.first_tickets)
