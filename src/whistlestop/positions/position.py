"""A position: any moment of a game as plain data, for tests, puzzles, bug reports and analysis, as FEN is for chess."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from types import SimpleNamespace
from typing import Annotated, Any, Literal, TypedDict, cast, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from whistlestop.box import Box
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, Phase, State, state_dtype
from whistlestop.errors import PositionError, RulesError
from whistlestop.notation.outcome import card_names, names_of_tickets, ticket_names
from whistlestop.rules import CARDS, REVISION, Card, Cards, HouseRules, house_under

Count = Annotated[int, Meta(ge=0, le=110)]
Points = Annotated[int, Meta(ge=0, le=9999)]
Turn = Annotated[int, Meta(ge=0, le=2500)]
CardCounts = dict[str, Count]

PhaseName = Literal["first_tickets", "turn", "second_card", "payment", "keep_tickets", "tunnel", "substitute", "over"]

FIELDS = state_dtype.names or ()
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)  # in the order of Phase


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Every field of a position; those left out have a natural default."""

    edition: str
    board: dict[str, Any] | None = None  # a custom board; an edition is known by its id
    seats: Count = 2
    seat: Count | UnsetType | None = UNSET
    phase: str = "turn"
    seed: int | str = 0
    rules: int | UnsetType = UNSET  # the revision of the rules
    house: dict[str, Any] = {}
    first: Count = 0
    turn: Turn | None = None
    passes: Count = 0
    turns_left: Count | None = None
    hands: list[CardCounts] | None = None
    known: list[CardCounts] | None = None
    row: list[str | None] | None = None
    deck: list[str] | CardCounts | None = None
    discard: CardCounts = {}
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
    laid: CardCounts = {}
    turned_up: list[str] = []
    give: Count = 0
    last: str | None = None


class Pending(TypedDict, total=False):
    """What is being paid for, and what is already on the table for it."""

    claim: str
    station: str
    laid: Cards
    turned_up: list[Card]
    give: int
    last: Card | None


class OwnBoard(TypedDict, total=False):
    """A board that is not an edition, which goes with its games."""

    board: dict[str, Any]


class OpenTable(Pending, OwnBoard):
    """Everything that is open for all to see, in a position as in a view."""

    edition: str
    seats: int
    house: HouseRules
    first: int
    seat: int | None
    phase: PhaseName
    turn: int
    passes: int
    turns_left: int | None
    row: list[Card | None]
    discard: Cards
    known: list[Cards]
    routes: dict[str, int]
    stations: dict[str, int]
    trains: list[int]
    points: list[int]


class PositionData(OpenTable):
    """A position with every field, as it is written, including everything hidden."""

    rules: int
    seed: int | str
    hands: list[Cards]
    deck: list[Card]
    tickets: list[list[str]]
    ticket_deck: list[str]
    offers: list[list[str]]
    generator: str


def house_of(position: Mapping[str, Any]) -> HouseRules:
    """The house rules of a position; one without a revision is of today's, or of the first if a program wrote it."""
    # Programs have always written the generator; people leave it out.
    unsaid = REVISION if position.get("generator") is None else 1
    try:
        return house_under(position.get("rules", unsaid), position.get("house", {}))
    except RulesError as error:
        raise PositionError(str(error)) from None


def fields_of(states: Records[State], index: int) -> State:
    """One state with all its fields read at once, which is far quicker than one by one."""
    return cast("State", SimpleNamespace(**dict(zip(FIELDS, states.item(index), strict=True))))


def card_counts(counts: Array) -> Cards:
    """Cards as counts by name, in colour order, without the kinds that are missing."""
    return counts_by_name(counts.tolist())


def counts_by_name(counts: Sequence[int]) -> Cards:
    """The same for plain numbers."""
    return dict(compress(zip(CARDS, counts, strict=True), counts))


def phase_name(phase: int) -> PhaseName:
    """A phase in words."""
    return PHASES[phase]


def owned_routes(box: Box, state: State) -> dict[str, int]:
    """Who owns which track."""
    return _owners(box.board.route_names, state.owner)


def built_stations(box: Box, state: State) -> dict[str, int]:
    """Who has a station in which city."""
    return _owners(box.board.city_names, state.station_owner)


def _owners(names: Sequence[str], owner: Array) -> dict[str, int]:
    owned = (owner != NOBODY).nonzero()[0]
    return {names[i]: seat for i, seat in zip(owned.tolist(), owner[owned].tolist(), strict=True)}


def _pending(box: Box, state: State) -> Pending:
    shown: Pending = {}
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


def open_table(box: Box, state: State) -> OpenTable:
    """Everything that is open for all to see, in words."""
    seats = state.seats
    return {
        "edition": box.board.id,
        **_own_board(box),
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
        "known": [counts_by_name(known) for known in state.known[:seats].tolist()],
        "routes": owned_routes(box, state),
        "stations": built_stations(box, state),
        "trains": state.trains[:seats].tolist(),
        "points": state.points[:seats].tolist(),
        **_pending(box, state),
    }


def _own_board(box: Box) -> OwnBoard:
    return {} if box.own_board is None else {"board": box.own_board}


def write_position(box: Box, states: Records[State], seed: str | int, table: OpenTable | None = None) -> PositionData:
    """Every field of the position, hidden ones included; the open part may have been read already."""
    state, names = fields_of(states, 0), names_of_tickets(box.board)
    seats = state.seats
    return {
        **(table or open_table(box, state)),
        "rules": REVISION,
        "seed": seed,
        "hands": [counts_by_name(hand) for hand in state.hands[:seats].tolist()],
        "deck": [CARDS[kind] for kind in state.deck[: state.deck_count][::-1].tolist()],
        "tickets": held_tickets(box, state),
        "ticket_deck": ticket_names(box.board, state.ticket_deck[: state.ticket_count]),
        "offers": [[names[ticket] for ticket in offer if ticket != NONE] for offer in state.offers[:seats].tolist()],
        "generator": f"{state.key.astype('<u4').tobytes().hex()}:{state.blocks}",
    }


def held_tickets(box: Box, state: State) -> list[list[str]]:
    """The tickets that each seat has kept."""
    held: list[list[str]] = [[] for _ in range(state.seats)]
    kept = (state.ticket_owner != NOBODY).nonzero()[0]
    names = names_of_tickets(box.board)
    for ticket, owner in zip(kept.tolist(), state.ticket_owner[kept].tolist(), strict=True):
        held[owner].append(names[ticket])
    return held
