"""The named pieces of an observation: where each stands in the vector, how large it may get, and what it says."""

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

# A change of any piece, its order or its meaning is a new version; models and data name the one they were made with.
VERSION = 1

HAND = max(CARDS_OF_A_COLOUR, LOCOMOTIVES)
ALL_CARDS = (CARD_KINDS - 1) * CARDS_OF_A_COLOUR + LOCOMOTIVES


class Piece(NamedTuple):
    """One piece: its name and shape, the most that a number in it can be, and what it says."""

    name: str
    shape: tuple[int, ...]
    most: int
    what: str

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


def pieces_of(box: Box, seats: int) -> tuple[Piece, ...]:
    """The pieces of a table in their order; among seats the viewer is first, and the others follow clockwise."""
    board, rules = box.board, box.rules
    routes, cities, tickets = len(board.routes), len(board.cities), len(board.tickets)
    pieces = [
        Piece("phase", (len(Phase),), 1, "what is to be decided: one of the phases"),
        Piece("seat", (seats,), 1, "who is to decide it: one of the seats"),
        Piece("hand", (CARD_KINDS,), HAND, "own train cards of each kind"),
        Piece("row", (CARD_KINDS,), ROW, "face-up cards of each kind"),
        Piece("discard", (CARD_KINDS,), HAND, "discarded cards of each kind"),
        Piece("deck", (1,), ALL_CARDS, "cards in the deck"),
        Piece("cards", (seats,), ALL_CARDS, "cards in each hand"),
        Piece("known", (seats, CARD_KINDS), HAND, "cards of each kind that a seat holds for all to know"),
        Piece("trains", (seats,), rules.trains, "trains not yet placed"),
        Piece("points", (seats,), MOST, "points of routes"),
        Piece("owner", (seats, routes), 1, "the tracks of each seat"),
        Piece("ticket_counts", (seats,), tickets, "tickets of each seat; 0 while that is secret"),
        Piece("offer_counts", (seats,), offered(box), "tickets that each seat has to choose from"),
        Piece("ticket_deck", (1,), tickets, "tickets in the deck; 0 while that is secret"),
        Piece("tickets", (tickets,), 1, "own tickets"),
        Piece("completed", (tickets,), 1, "own tickets whose cities are joined by own routes"),
        Piece(
            "offer",
            (offered(box), tickets),
            1,
            "the ticket at each place of the own offer: one of the tickets, or none",
        ),
        Piece("route", (routes,), 1, "the track that is being paid for, if there is one"),
        Piece("laid", (CARD_KINDS,), HAND, "cards laid down for it, of each kind"),
        Piece("turned_up", (CARD_KINDS,), ROW, "cards turned up for a tunnel, of each kind"),
        Piece("give", (1,), MOST, "substitute cards still to be given"),
        Piece("last", (CARD_KINDS,), 1, "the kind of substitute given last, if there is one"),
        Piece("last_round", (1,), 1, "whether the last round has begun"),
        Piece("turns_left", (1,), MAX_SEATS, "turns still to play in it, the one under way included"),
        Piece("turn", (1,), MOST, f"turns begun, {MOST} at most"),
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
    """The most tickets that a seat ever has to choose from."""
    return max(box.rules.first_long + box.rules.first_tickets, box.rules.ticket_draw)


class Encoding:
    """How a table's observations and masks are laid out: the same for every environment, data file and learned bot."""

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
        """The most that each number of an observation can be; dividing by it brings all into 0 to 1."""
        return np.concatenate([np.full(piece.size, piece.most, np.uint8) for piece in self.pieces])

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each piece stands in the vector."""
        ends = np.cumsum([piece.size for piece in self.pieces]).tolist()
        return {piece.name: slice(end - piece.size, end) for piece, end in zip(self.pieces, ends, strict=True)}

    def named(self, observation: Array) -> dict[str, Array]:
        """An observation, or a batch of them, as its named pieces in their shapes."""
        front = observation.shape[:-1]
        return {
            piece.name: observation[..., self.places[piece.name]].reshape(*front, *piece.shape) for piece in self.pieces
        }

    def observation(self, shown: Records[State], viewer: int) -> Array:
        """What a redacted record says to its viewer."""
        out = np.empty(self.size, np.uint8)
        tables = self.box.board_table, self.box.rules_table
        write_observation(*tables, shown, viewer, self.roots, out, 0, self.size)
        return out

    def mask(self, states: Records[State]) -> Array:
        """A one for each action that is legal in the first game, or in a record redacted for the seat on turn."""
        out = np.empty(self.actions, np.int8)  # as Gymnasium samples with
        write_mask(self.box.board_table, self.box.rules_table, states, 0, self._legal, out, 0)
        return out
