"""A position: any moment of a game as plain data, for tests, puzzles, bug reports and analysis, as FEN is for chess."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from whistlestop.box import Box
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.state import NOBODY, NONE, Phase, state_dtype
from whistlestop.notation.outcome import card_names, names_of_tickets, ticket_names
from whistlestop.rules import CARDS

Count = Annotated[int, Meta(ge=0, le=110)]
Points = Annotated[int, Meta(ge=0, le=9999)]
Turn = Annotated[int, Meta(ge=0, le=2500)]
Cards = dict[str, Count]

FIELDS = state_dtype.names or ()
PHASES = tuple(phase.name.lower() for phase in Phase)


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


class Snapshot(SimpleNamespace):
    """The fields of a state by their names."""


State = Record | Snapshot


class Reading(NamedTuple):
    """A state read once for positions and views: its fields, what lies open for everybody, and each seat's tickets."""

    state: Snapshot
    shown: dict[str, Any]
    tickets: list[list[str]]


def read_state(box: Box, states: Array) -> Reading:
    """The first of some states, all fields read at once, which is far quicker than one after the other."""
    state = Snapshot(**dict(zip(FIELDS, states.item(0), strict=True)))
    tickets = [tickets_of(box, state, seat) for seat in range(state.seats)]
    return Reading(state, _table_shown(box, state), tickets)


def card_counts(counts: Array) -> dict[str, int]:
    """Cards as counts by name, in colour order, without the kinds that are not there."""
    return _by_name(counts.tolist())


def _by_name(counts: Sequence[int]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}


def phase_name(phase: int) -> str:
    """A phase in words."""
    return PHASES[phase]


def owned_routes(box: Box, state: State) -> dict[str, int]:
    """Who owns which track."""
    owners = zip(box.board.route_names, state.owner.tolist(), strict=False)
    return {name: owner for name, owner in owners if owner != NOBODY}


def built_stations(box: Box, state: State) -> dict[str, int]:
    """Who has a station where."""
    owners = zip(box.board.city_index, state.station_owner.tolist(), strict=False)
    return {city: owner for city, owner in owners if owner != NOBODY}


def tickets_of(box: Box, state: State, seat: int) -> list[str]:
    """The tickets that a seat has kept."""
    owners = zip(names_of_tickets(box.board), state.ticket_owner.tolist(), strict=False)
    return [name for name, owner in owners if owner == seat]


def pending(box: Box, state: State) -> dict[str, Any]:
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


def _table_shown(box: Box, state: State) -> dict[str, Any]:
    """What lies open on the table for everybody, in a position as in a view."""
    seats = state.seats
    return {
        "edition": box.board.id,
        "seats": seats,
        "house": dict(box.house),
        "first": state.first,
        "seat": state.seat if state.seat != NOBODY else None,
        "phase": phase_name(state.phase),
        "turn": state.turn,
        "passes": state.passes,
        "turns_left": state.turns_left if state.turns_left != NONE else None,
        "row": card_names(state.row),
        "discard": card_counts(state.discard),
        "known": [_by_name(known) for known in state.known[:seats].tolist()],
        "routes": owned_routes(box, state),
        "stations": built_stations(box, state),
        "trains": state.trains[:seats].tolist(),
        "points": state.points[:seats].tolist(),
        **pending(box, state),
    }


def write_position(box: Box, states: Array, seed: str | int) -> dict[str, Any]:
    """Every field of the position, hidden ones included."""
    return position_of(box, read_state(box, states), seed)


def position_of(box: Box, reading: Reading, seed: str | int) -> dict[str, Any]:
    """The same from a state that was read before, whose data are in it."""
    state = reading.state
    return {
        **reading.shown,
        "seed": seed,
        "hands": [_by_name(hand) for hand in state.hands[: state.seats].tolist()],
        "deck": card_names(state.deck[: state.deck_count][::-1]),
        "tickets": reading.tickets,
        "ticket_deck": ticket_names(box.board, state.ticket_deck[: state.ticket_count]),
        "offers": [ticket_names(box.board, offer) for offer in state.offers[: state.seats]],
        "generator": f"{state.key.astype('<u4').tobytes().hex()}:{state.blocks}",
    }
