"""A position: any moment of a game as plain data, for tests, puzzles, bug reports and analysis, as FEN is for chess."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import UNSET, Meta, UnsetType

from whistlestop.box import Box
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.outcome import card_names, ticket_names
from whistlestop.rules import CARDS

Count = Annotated[int, Meta(ge=0, le=110)]
Points = Annotated[int, Meta(ge=0, le=9999)]
Turn = Annotated[int, Meta(ge=0, le=2500)]
Cards = dict[str, Count]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Every field of a position; what is left out takes its natural value."""

    edition: str
    seats: Count = 2
    seat: Count | UnsetType | None = UNSET
    phase: str = "turn"
    seed: int | str = 0
    house: dict[str, Any] = {}
    first: Count = 0
    turn: Turn | None = None
    passes: Count = 0
    turns_left: Count | None = None
    hands: list[Cards] | None = None
    known: list[Cards] | None = None
    row: list[str | None] | None = None
    deck: list[str] | Cards | None = None
    discard: Cards = {}
    tickets: list[list[str]] | None = None
    ticket_deck: list[str] | None = None
    offers: list[list[str]] | None = None
    routes: dict[str, Count] = {}
    stations: dict[str, Count] = {}
    trains: list[Count] | None = None
    points: list[Points] | None = None
    generator: str | None = None
    claim: str | None = None
    station: str | None = None
    laid: Cards = {}
    turned_up: list[str] = []
    give: Count = 0
    last: str | None = None


def card_counts(counts: Array) -> dict[str, int]:
    """Cards as counts by name, in colour order, without the kinds that are not there."""
    return {card: count for card, count in zip(CARDS, counts.tolist(), strict=True) if count}


def phase_name(phase: int) -> str:
    """A phase in words."""
    return Phase(phase).name.lower()


def owned_routes(box: Box, state: Record) -> dict[str, int]:
    """Who owns which track."""
    return {name: int(state.owner[i]) for i, name in enumerate(box.board.route_names) if state.owner[i] != NOBODY}


def built_stations(box: Box, state: Record) -> dict[str, int]:
    """Who has a station where."""
    owners = state.station_owner
    return {city.id: int(owners[i]) for i, city in enumerate(box.board.cities) if owners[i] != NOBODY}


def tickets_of(box: Box, state: Record, seat: int) -> list[str]:
    """The tickets that a seat has kept."""
    return [box.board.ticket_name(i) for i in np.flatnonzero(state.ticket_owner == seat).tolist()]


def pending(box: Box, state: Record) -> dict[str, Any]:
    """What is being paid for, and what already lies on the table for it; seen by everybody."""
    shown: dict[str, Any] = {}
    if state.route != NONE:
        shown["claim"] = box.board.route_name(state.route)
    if state.city != NONE:
        shown["station"] = box.board.cities[state.city].id
    if state.phase in (Phase.TUNNEL, Phase.SUBSTITUTE):
        shown["laid"] = card_counts(state.laid)
    if state.phase == Phase.TUNNEL:
        shown["turned_up"] = [card for card in card_names(state.turned_up) if card]
    if state.phase == Phase.SUBSTITUTE:
        shown["give"] = state.give
        shown["last"] = CARDS[state.last] if state.last != NONE else None
    return shown


def table_shown(box: Box, state: Record) -> dict[str, Any]:
    """What lies open on the table for everybody, in a position as in a view."""
    seats = range(state.seats)
    return {
        "edition": box.board.id,
        "seats": state.seats,
        "house": dict(box.house),
        "first": state.first,
        "seat": state.seat if state.seat != NOBODY else None,
        "phase": phase_name(state.phase),
        "turn": state.turn,
        "passes": state.passes,
        "turns_left": state.turns_left if state.turns_left != NONE else None,
        "row": card_names(state.row),
        "discard": card_counts(state.discard),
        "known": [card_counts(state.known[seat]) for seat in seats],
        "routes": owned_routes(box, state),
        "stations": built_stations(box, state),
        "trains": state.trains[: state.seats].tolist(),
        "points": state.points[: state.seats].tolist(),
        **pending(box, state),
    }


def write_position(box: Box, states: Array, seed: str | int) -> dict[str, Any]:
    """Every field of the position, hidden ones included."""
    state = Record(states)
    seats = range(state.seats)
    return {
        **table_shown(box, state),
        "seed": seed,
        "hands": [card_counts(state.hands[seat]) for seat in seats],
        "deck": card_names(state.deck[: state.deck_count][::-1]),
        "tickets": [tickets_of(box, state, seat) for seat in seats],
        "ticket_deck": ticket_names(box.board, state.ticket_deck[: state.ticket_count]),
        "offers": [ticket_names(box.board, state.offers[seat]) for seat in seats],
        "generator": f"{state.key.astype('<u4').tobytes().hex()}:{state.blocks}",
    }
