"""Reading a position: from plain data to a state that the engine can play on, or the reason why it is impossible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import UNSET

from whistlestop.box import Box, box_of
from whistlestop.engine.chance import keys_of, shuffle
from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array
from whistlestop.engine.reach import mark_open
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.setup import clear_table
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.errors import BoardError, PositionError, RulesError
from whistlestop.json_fault import json_fault
from whistlestop.notation.seating import check_seed
from whistlestop.positions.faults import cards_left, check_position
from whistlestop.positions.position import PHASES, CardCounts, Position, house_of
from whistlestop.rules import CARDS, ROW

GENERATOR = re.compile(r"([0-9a-f]{64}):(\d{1,15})")


def read_position(data: Mapping[str, Any]) -> tuple[Box, Records[State], str | int]:
    """The box, the state and the seed of a position; PositionError says why it is impossible."""
    try:
        position = msgspec.convert(data, Position)
        box = box_of({"edition": position.edition, "board": position.board, "house": house_of(data)})
        box.check_seats(position.seats)
        check_seed(position.seed)
    except msgspec.ValidationError as error:
        raise PositionError(json_fault(error, "")) from None
    except (BoardError, RulesError) as error:
        raise PositionError(str(error)) from None
    states = records(1, State)
    clear_table(states[0])
    read_turn(position, record_at(states))
    read_board(box, position, record_at(states))
    read_shown_cards(position, record_at(states))
    _read_deck(position, states)
    _read_tickets(box, position, states)
    read_pending(box, position, record_at(states))
    mark_open(box.board_table[0], box.rules_table[0], states[0])
    if position.row is None:
        tidy_row(box.rules_table[0], states[0])
    check_position(box, states)
    return box, states, position.seed


def read_turn(position: Position, state: State) -> None:
    """Whose turn it is, how far the game has progressed, and its generator."""
    state.phase = _place(PHASES, position.phase, "phase")
    state.seats = position.seats
    state.first = position.first
    natural_seat = NOBODY if state.phase == Phase.OVER else 0
    state.seat = natural_seat if position.seat is UNSET else NOBODY if position.seat is None else position.seat
    state.turn = (0 if state.phase == Phase.FIRST_TICKETS else 1) if position.turn is None else position.turn
    state.passes = position.passes
    natural = 0 if state.phase == Phase.OVER else NONE
    state.turns_left = natural if position.turns_left is None else position.turns_left
    state.key[:] = keys_of([position.seed])[0]
    if position.generator is not None:
        found = GENERATOR.fullmatch(position.generator)
        if not found:
            raise PositionError("generator: it should be 64 hexadecimal digits, a colon and a number, or left out")
        state.key[:] = np.frombuffer(bytes.fromhex(found[1]), "<u4")
        state.blocks = int(found[2])


def read_board(box: Box, position: Position, state: State) -> None:
    """Who owns what on the board, and what that leaves to each seat."""
    seats = position.seats
    placed = [0] * seats
    points = [0] * seats
    for name, seat in position.routes.items():
        index = _number(box.board.route_index, name, "route")
        length = box.board.routes[index].length
        state.owner[index] = _seated(seat, seats, f"route {name}")
        placed[seat] += length
        points[seat] += box.rules.route_points[length - 1]
    state.stations[:seats] = box.rules.stations
    for name, seat in position.stations.items():
        state.station_owner[_number(box.board.city_index, name, "city")] = _seated(seat, seats, f"station in {name}")
        state.stations[seat] -= 1
    for seat in range(seats):
        if placed[seat] > box.rules.trains:
            raise PositionError(f"seat {seat} has {placed[seat]} trains on the board, more than {box.rules.trains}")
    natural = [box.rules.trains - count for count in placed]
    state.trains[:seats] = _per_seat(position.trains, natural, "trains")
    state.points[:seats] = _per_seat(position.points, points, "points")


def read_shown_cards(position: Position, state: State) -> None:
    """The cards in hands and on the table."""
    empty: list[CardCounts] = [{} for _ in range(position.seats)]
    for name, counts in (("hands", position.hands), ("known", position.known)):
        for seat, cards in enumerate(_per_seat(counts, empty, name)):
            getattr(state, name)[seat] = _counted(cards)
    state.discard[:] = _counted(position.discard)
    state.laid[:] = _counted(position.laid)
    _fill(state.turned_up, map(_kind, position.turned_up), "turned_up")
    if position.row is not None and len(position.row) != ROW:
        raise PositionError(f"row: it should have {ROW} entries, null for a gap, not {len(position.row)}")
    _fill(state.row, (NONE if card is None else _kind(card) for card in position.row or ()), "row")


def _read_deck(position: Position, states: Records[State]) -> None:
    state = record_at(states)
    if isinstance(position.deck, list):
        _fill(state.deck, [_kind(card) for card in reversed(position.deck)], "deck")
        state.deck_count = len(position.deck)
    elif position.deck is not None:
        _shuffle_into_deck(states, _counted(position.deck))
    left = cards_left(state)
    if position.deck is None:
        _shuffle_into_deck(states, left)


def _read_tickets(box: Box, position: Position, states: Records[State]) -> None:
    state = record_at(states)
    nothing: list[list[str]] = [[] for _ in range(position.seats)]
    seen: set[int] = set()

    def number(name: str) -> int:
        ticket = _number(box.board.ticket_index, name, "ticket")
        if ticket in seen:
            raise PositionError(f"ticket {name} appears twice")
        seen.add(ticket)
        return ticket

    for seat, names in enumerate(_per_seat(position.tickets, nothing, "tickets")):
        for name in names:
            state.ticket_owner[number(name)] = seat
    for seat, names in enumerate(_per_seat(position.offers, nothing, "offers")):
        _fill(state.offers[seat], [number(name) for name in names], f"offers of seat {seat}")
    if position.ticket_deck is not None:
        deck = [number(name) for name in position.ticket_deck]
    else:
        deck = [i for i, ticket in enumerate(box.board.tickets) if i not in seen and ticket.deck == "regular"]
    _fill(state.ticket_deck, deck, "ticket_deck")
    state.ticket_count = len(deck)
    if position.ticket_deck is None:
        shuffle(states[0], state.ticket_deck, len(deck))


def read_pending(box: Box, position: Position, state: State) -> None:
    """What is being paid for."""
    if position.claim is not None:
        state.route = _number(box.board.route_index, position.claim, "route")
    if position.station is not None:
        state.city = _number(box.board.city_index, position.station, "city")
    state.give = position.give
    if position.last is not None:
        state.last = _kind(position.last)


def _shuffle_into_deck(states: Records[State], counts: list[int]) -> None:
    state = record_at(states)
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    _fill(state.deck, cards, "deck")
    state.deck_count = len(cards)
    shuffle(states[0], state.deck, len(cards))


def _place(names: Sequence[str], name: str, noun: str) -> int:
    if name not in names:
        raise PositionError(f"there is no {noun} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _kind(card: str) -> int:
    return _place(CARDS, card, "card")


def _counted(cards: CardCounts) -> list[int]:
    counts = [0] * len(CARDS)
    for card, count in cards.items():
        counts[_kind(card)] = count
    return counts


def _number(index: Mapping[str, int], name: str, noun: str) -> int:
    if name not in index:
        raise PositionError(f"there is no {noun} {name!r} on this board")
    return index[name]


def _seated(seat: int, seats: int, what: str) -> int:
    if seat >= seats:
        raise PositionError(f"{what} belongs to seat {seat}, but the seats are 0 to {seats - 1}")
    return seat


def _per_seat(values: list[Any] | None, natural: list[Any], name: str) -> list[Any]:
    if values is not None and len(values) != len(natural):
        raise PositionError(f"{name}: it should have {len(natural)} entries, one per seat, not {len(values)}")
    return natural if values is None else values


def _fill(into: Array, values: Iterable[int], name: str) -> None:
    values = list(values)
    if len(values) > len(into):
        raise PositionError(f"{name}: {len(values)} are too many; there can be at most {len(into)}")
    into[: len(values)] = values
