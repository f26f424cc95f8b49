"""Every field of a game in progress, once: one record is the whole game, and copying it is one memcpy."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.rules import (
    CARDS,
    CARDS_OF_A_COLOUR,
    COLOURS,
    LOCOMOTIVES,
    MAX_SEATS,
    MAX_TICKETS_OFFERED,
    MAX_TURNED_UP,
    ROW,
)

# One padded shape for all boards means one compilation for all boards.
DECK = len(COLOURS) * CARDS_OF_A_COLOUR + LOCOMOTIVES
WORD = 56  # routes in a word of bits

NOBODY = -1
NONE = -1
HIDDEN = -2  # a card or a ticket that is there, in a record redacted for a seat that may not know it


class Phase(IntEnum):
    """What the seat on turn has to decide."""

    FIRST_TICKETS = 0
    TURN = 1
    SECOND_CARD = 2
    PAYMENT = 3
    KEEP_TICKETS = 4
    TUNNEL = 5
    SUBSTITUTE = 6
    OVER = 7


state_dtype = np.dtype(
    [
        # chance: ChaCha8's key, and how many blocks of it are used up
        ("key", np.uint32, (8,)),
        ("blocks", np.int64),
        # the turn
        ("turn", np.int16),  # turns begun so far
        ("seats", np.int8),
        ("first", np.int8),  # the seat that began
        ("seat", np.int8),  # whose decision it is; NOBODY when over
        ("phase", np.int8),
        ("passes", np.int8),  # in a row
        ("turns_left", np.int8),  # the one under way included, once the last round has begun; NONE before
        # the seats
        ("points", np.int16, (MAX_SEATS,)),  # of routes
        ("trains", np.int8, (MAX_SEATS,)),  # not yet placed
        ("stations", np.int8, (MAX_SEATS,)),  # not yet built
        ("hands", np.int8, (MAX_SEATS, len(CARDS))),
        ("known", np.int8, (MAX_SEATS, len(CARDS))),  # the least a seat must hold by what everybody saw
        # the train cards
        ("deck", np.int8, (DECK,)),  # the top is at deck_count - 1
        ("deck_count", np.int8),
        ("row", np.int8, (ROW,)),  # face up; NONE for a gap
        ("discard", np.int8, (len(CARDS),)),
        # the board
        ("owner", np.int8, (MAX_ROUTES,)),  # of each track
        (
            "open",
            np.int64,
            (MAX_ROUTES // WORD,),
        ),  # tracks open to somebody, as bits; told by the owners, kept for speed
        ("station_owner", np.int8, (MAX_CITIES,)),
        # the tickets
        ("ticket_owner", np.int8, (MAX_TICKETS,)),
        ("ticket_deck", np.int8, (MAX_TICKETS,)),  # the top is at 0
        ("ticket_count", np.int8),
        ("offers", np.int8, (MAX_SEATS, MAX_TICKETS_OFFERED)),  # to choose from, in the order dealt; NONE behind them
        # what is being paid for
        ("route", np.int8),  # NONE unless one is being claimed
        ("city", np.int8),  # NONE unless a station is being built
        ("laid", np.int8, (len(CARDS),)),  # cards laid down and not yet discarded
        (
            "turned_up",
            np.int8,
            (MAX_TURNED_UP,),
        ),  # for a tunnel; on the table in the tunnel phase, remembered one step longer
        ("give", np.int8),  # substitute cards still to give
        ("last", np.int8),  # the kind given last; NONE before
        # what the last step brought, for the log
        ("clearings", np.int32),  # times that locomotives cleared the row
        ("shuffles", np.int32),  # times that the discards became the deck
        # only in a redacted record: how many train cards and tickets each seat has; NONE where even that is secret
        ("cards", np.int8, (MAX_SEATS,)),
        ("ticket_counts", np.int8, (MAX_SEATS,)),
    ],
    align=True,
)
