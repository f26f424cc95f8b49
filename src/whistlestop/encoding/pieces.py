"""The named pieces of an observation: the place of each in the vector, its highest value, and its meaning."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import NamedTuple

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.box import Box
from whistlestop.encoding.writing import MOST, write_mask, write_observation
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records
from whistlestop.engine.state import Phase, State
from whistlestop.rules import CARD_KINDS, CARDS_OF_A_COLOUR, LOCOMOTIVES, MAX_SEATS, ROW

# Changing a piece, its order or its meaning means a new version; models and data name the version they were made with.
VERSION = 1

HAND = max(CARDS_OF_A_COLOUR, LOCOMOTIVES)
ALL_CARDS = (CARD_KINDS - 1) * CARDS_OF_A_COLOUR + LOCOMOTIVES


class Piece(NamedTuple):
    """One piece: its name and shape, the highest value of its numbers, and its meaning."""

    name: str
    shape: tuple[int, ...]
    most: int
    what: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def pieces_of(box: Box, seats: int) -> tuple[Piece, ...]:
    """The pieces of a table, in order; of the seats, the viewer's comes first and the others follow clockwise."""
    board, rules = box.board, box.rules
    routes, cities, tickets = len(board.routes), len(board.cities), len(board.tickets)
    pieces = [
        Piece("phase", (len(Phase),), 1, "the kind of decision: one of the phases"),
        Piece("seat", (seats,), 1, "whose decision it is: one of the seats"),
        Piece("hand", (CARD_KINDS,), HAND, "the viewer's train cards of each kind"),
        Piece("row", (CARD_KINDS,), ROW, "face-up cards of each kind"),
        Piece("discard", (CARD_KINDS,), HAND, "discarded cards of each kind"),
        Piece("deck", (1,), ALL_CARDS, "cards in the deck"),
        Piece("cards", (seats,), ALL_CARDS, "cards in each hand"),
        Piece("known", (seats, CARD_KINDS), HAND, "cards of each kind that everybody knows a seat holds"),
        Piece("trains", (seats,), rules.trains, "trains not yet placed"),
        Piece("points", (seats,), MOST, "points from routes"),
        Piece("owner", (seats, routes), 1, "the tracks of each seat"),
        Piece("ticket_counts", (seats,), tickets, "tickets of each seat; 0 while that is secret"),
        Piece("offer_counts", (seats,), offered(box), "tickets that each seat has to choose from"),
        Piece("ticket_deck", (1,), tickets, "tickets in the deck; 0 while that is secret"),
        Piece("tickets", (tickets,), 1, "the viewer's tickets"),
        Piece("completed", (tickets,), 1, "the viewer's tickets whose cities its routes connect"),
        Piece(
            "offer",
            (offered(box), tickets),
            1,
            "the ticket at each place of the viewer's own offer: one of the tickets, or none",
        ),
        Piece("route", (routes,), 1, "the track that is being paid for, if there is one"),
        Piece("laid", (CARD_KINDS,), HAND, "cards played for it, of each kind"),
        Piece("turned_up", (CARD_KINDS,), ROW, "cards turned up for a tunnel, of each kind"),
        Piece("give", (1,), MOST, "substitute cards still to be given"),
        Piece("last", (CARD_KINDS,), 1, "the kind of substitute given last, if there is one"),
        Piece("last_round", (1,), 1, "whether the last round has begun"),
        Piece("turns_left", (1,), MAX_SEATS, "turns left in it, including the current one"),
        Piece("turn", (1,), MOST, f"turns started, {MOST} at most"),
        Piece("passes", (1,), seats, "passes in a row"),
    ]
    if rules.stations:
        pieces += [
            Piece("stations", (seats,), rules.stations, "stations not yet built"),
            Piece("station_owner", (seats, cities), 1, "the cities with a station of each seat"),
            Piece("city", (cities,), 1, "the city whose station is being paid for, if there is one"),
        ]
    return tuple(pieces)


def offered(box: Box) -> int:
    """The most tickets that a seat is ever offered."""
    return max(box.rules.first_long + box.rules.first_tickets, box.rules.ticket_draw)


class Encoding:
    """The layout of observations and masks: the same for every environment, data file and trained bot."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = box.check_seats(seats)
        self.pieces = pieces_of(box, seats)
        self.size = sum(piece.size for piece in self.pieces)
        self.actions = box.actions.size
        self.roots = np.empty(MAX_CITIES, np.int64)
        self._legal = np.empty(self.actions, np.int16)

    @cached_property
    def most(self) -> Array:
        """The highest value of each number of an observation; dividing by it scales everything to 0 to 1."""
        return np.concatenate([np.full(piece.size, piece.most, np.uint8) for piece in self.pieces])

    @cached_property
    def places(self) -> dict[str, slice]:
        """The place of each piece in the vector."""
        ends = np.cumsum([piece.size for piece in self.pieces]).tolist()
        return {piece.name: slice(end - piece.size, end) for piece, end in zip(self.pieces, ends, strict=True)}

    def named(self, observation: Array) -> dict[str, Array]:
        """An observation, or a batch of them, as its named pieces in their shapes."""
        front = observation.shape[:-1]
        return {
            piece.name: observation[..., self.places[piece.name]].reshape(*front, *piece.shape) for piece in self.pieces
        }

    def observation(self, shown: Records[State], viewer: int) -> Array:
        """The observation of a redacted record's viewer."""
        out = np.empty(self.size, np.uint8)
        tables = self.box.board_table, self.box.rules_table
        write_observation(*tables, shown, viewer, self.roots, out, 0, self.size)
        return out

    def mask(self, states: Records[State]) -> Array:
        """A one for each action that is legal in the first game, or in a record redacted for the seat on turn."""
        out = np.empty(self.actions, np.int8)  # the type that Gymnasium samples with
        write_mask(self.box.board_table, self.box.rules_table, states, 0, self._legal, out, 0)
        return out
