"""Every field of a game in progress, once: one record is the complete game, and copying it is one memcpy."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Int8, Int16, Int32, Int64, dtype_of
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
HIDDEN = -2  # a card or ticket that exists, in a record redacted for a seat that may not know it


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


class State:
    """Every field of a game in progress."""

    # chance: ChaCha8's key, and how many blocks of it are used up
    key: Annotated[Array, np.uint32, 8]
    blocks: Int64
    # the turn
    turn: Int16  # turns started so far
    seats: Int8
    first: Int8  # the seat that went first
    seat: Int8  # whose decision it is; NOBODY when over
    phase: Int8
    passes: Int8  # in a row
    turns_left: Int8  # including the current one, once the last round has started; NONE before
    # the seats
    points: Annotated[Array, np.int16, MAX_SEATS]  # from routes
    trains: Annotated[Array, np.int8, MAX_SEATS]  # not yet placed
    stations: Annotated[Array, np.int8, MAX_SEATS]  # not yet built
    hands: Annotated[Array, np.int8, MAX_SEATS, len(CARDS)]
    known: Annotated[Array, np.int8, MAX_SEATS, len(CARDS)]  # the minimum that a seat holds by what everybody saw
    # the train cards
    deck: Annotated[Array, np.int8, DECK]  # the top is at deck_count - 1
    deck_count: Int8
    row: Annotated[Array, np.int8, ROW]  # face up; NONE for a gap
    discard: Annotated[Array, np.int8, len(CARDS)]
    # the board
    owner: Annotated[Array, np.int8, MAX_ROUTES]  # of each track
    open: Annotated[
        Array, np.int64, MAX_SEATS, MAX_ROUTES // WORD
    ]  # the tracks open to each seat, as bits; derived from the owners, stored for speed
    station_owner: Annotated[Array, np.int8, MAX_CITIES]
    # the tickets
    ticket_owner: Annotated[Array, np.int8, MAX_TICKETS]
    ticket_deck: Annotated[Array, np.int8, MAX_TICKETS]  # the top is at 0
    ticket_count: Int8
    offers: Annotated[
        Array, np.int8, MAX_SEATS, MAX_TICKETS_OFFERED
    ]  # to choose from, in the order dealt; followed by NONE
    # what is being paid for
    route: Int8  # NONE unless a route is being claimed
    city: Int8  # NONE unless a station is being built
    laid: Annotated[Array, np.int8, len(CARDS)]  # cards played and not yet discarded
    turned_up: Annotated[
        Array, np.int8, MAX_TURNED_UP
    ]  # for a tunnel; on the table in the tunnel phase, kept one step longer
    give: Int8  # substitute cards still to give
    last: Int8  # the kind given last; NONE before
    # what the last step did, for the log
    clearings: Int32  # times that locomotives cleared the row
    shuffles: Int32  # times that the discards became the deck
    # only in a redacted record: how many train cards and tickets each seat has; NONE where even that is secret
    cards: Annotated[Array, np.int8, MAX_SEATS]
    ticket_counts: Annotated[Array, np.int8, MAX_SEATS]


state_dtype = dtype_of(State)
