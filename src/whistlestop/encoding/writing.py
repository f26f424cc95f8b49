"""Writing an observation and a mask, compiled. It reads only a redacted record, so nothing hidden can leak."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.step import list_legal
from whistlestop.rules import CARD_KINDS, Rules

# One byte per number: all are small counts, and a batch of observations stays in the cache.
MOST = 255
PHASES = len(Phase)


@kernel
def write_mask(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    game: int,
    legal: Array,
    out: Array,
    at: int,
) -> None:
    """Write a one for each legal action of a game and a zero for every other, from an offset on."""
    board_record = board[0]
    out[at : at + board_record.actions] = 0
    for i in range(list_legal(board_record, rules[0], states[game], legal)):
        out[at + int(legal[i])] = 1


@kernel
def write_observation(
    board: Records[BoardTable],
    rules: Records[Rules],
    shown: Records[State],
    viewer: int,
    roots: Array,
    out: Array,
    at: int,
    size: int,
) -> None:
    """Write every piece of a redacted record in its order, as its viewer sees it; roots is scratch space."""
    board_record = board[0]
    rules_record = rules[0]
    state = shown[0]
    out[at : at + size] = 0
    at = write_moment(state, viewer, out, at)
    at = write_cards(state, viewer, out, at)
    at = write_board(board_record, state, viewer, out, at)
    at = write_tickets(board_record, rules_record, state, viewer, roots, out, at)
    at = write_pending(board_record, state, out, at)
    at = write_clock(state, out, at)
    if rules_record.stations > 0:
        write_stations(board_record, state, viewer, out, at)


@kernel
def place_of(state: State, viewer: int, seat: int) -> int:
    """How many seats clockwise of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + state.seats


@kernel
def mark(out: Array, at: int, size: int, which: int) -> int:
    """Mark one of a number of places, or none, and return where the next piece starts."""
    if which >= 0:
        out[at + int(which)] = 1
    return at + size


@kernel
def write_counts(counts: Array, out: Array, at: int) -> int:
    """Write a count for each kind of card."""
    for kind in range(CARD_KINDS):
        out[at + kind] = counts[kind]
    return at + CARD_KINDS


@kernel
def write_seats(state: State, viewer: int, counts: Array, out: Array, at: int) -> int:
    """Write a count for each seat, the viewer's first; a secret count is zero."""
    for seat in range(state.seats):
        out[at + place_of(state, viewer, seat)] = min(max(int(counts[seat]), 0), MOST)
    return at + state.seats


@kernel
def write_moment(state: State, viewer: int, out: Array, at: int) -> int:
    """Write `phase` and `seat`."""
    at = mark(out, at, PHASES, state.phase)
    return mark(out, at, state.seats, place_of(state, viewer, state.seat) if state.seat != NOBODY else NONE)


@kernel
def write_kinds(kinds: Array, out: Array, at: int) -> int:
    """Count cards in a row by kind."""
    for i in range(len(kinds)):
        if kinds[i] >= 0:
            out[at + int(kinds[i])] += 1
    return at + CARD_KINDS


@kernel
def write_cards(state: State, viewer: int, out: Array, at: int) -> int:
    """Write `hand`, `row`, `discard`, `deck`, `cards` and `known`."""
    at = write_counts(state.hands[viewer], out, at)
    at = write_kinds(state.row, out, at)
    at = write_counts(state.discard, out, at)
    out[at] = state.deck_count
    at = write_seats(state, viewer, state.cards, out, at + 1)
    for seat in range(state.seats):
        write_counts(state.known[seat], out, at + place_of(state, viewer, seat) * CARD_KINDS)
    return at + state.seats * CARD_KINDS


@kernel
def write_owners(state: State, viewer: int, owners: Array, count: int, out: Array, at: int) -> int:
    """Mark the owners of things, seat by seat."""
    for seat in range(viewer, state.seats):
        at = write_owned(owners, seat, count, out, at)
    for seat in range(viewer):
        at = write_owned(owners, seat, count, out, at)
    return at


@kernel
def write_owned(owners: Array, seat: int, count: int, out: Array, at: int) -> int:
    """Mark a seat's things, on a slice and without branches, so that many are processed at once."""
    part = out[at : at + count]
    for i in range(count):
        part[i] = owners[i] == seat
    return at + count


@kernel
def write_board(board: BoardTable, state: State, viewer: int, out: Array, at: int) -> int:
    """Write `trains`, `points` and `owner`."""
    at = write_seats(state, viewer, state.trains, out, at)
    at = write_seats(state, viewer, state.points, out, at)
    return write_owners(state, viewer, state.owner, board.routes, out, at)


@kernel
def write_tickets(board: BoardTable, rules: Rules, state: State, viewer: int, roots: Array, out: Array, at: int) -> int:
    """Write `ticket_counts`, `offer_counts`, `ticket_deck`, `tickets`, `completed` and `offer`."""
    at = write_seats(state, viewer, state.ticket_counts, out, at)
    slots = max(rules.first_long + rules.first_tickets, rules.ticket_draw)
    for seat in range(state.seats):
        for slot in range(slots):
            out[at + place_of(state, viewer, seat)] += state.offers[seat, slot] != NONE
    at += state.seats
    out[at] = max(int(state.ticket_count), 0)
    at = write_own_tickets(board, state, viewer, roots, out, at + 1)
    for slot in range(slots):
        at = mark(out, at, board.tickets, state.offers[viewer, slot])
    return at


@kernel
def write_own_tickets(board: BoardTable, state: State, viewer: int, roots: Array, out: Array, at: int) -> int:
    """Write `tickets` and `completed`."""
    write_owned(state.ticket_owner, viewer, board.tickets, out, at)
    if may_have_completed(board, state, viewer):
        join_own(board, state, viewer, roots)
        for ticket in range(board.tickets):
            if state.ticket_owner[ticket] == viewer:
                is_done = root_of(roots, board.ticket_a[ticket]) == root_of(roots, board.ticket_b[ticket])
                out[at + board.tickets + ticket] = is_done
    return at + 2 * board.tickets


@kernel
def may_have_completed(board: BoardTable, state: State, viewer: int) -> bool:
    """Whether own routes touch both cities of an own ticket: a quick check that avoids building most networks."""
    touched = np.int64(0)
    for route in range(board.routes):
        bit = np.int64(state.owner[route] == viewer)
        touched |= (bit << np.int64(board.end_a[route])) | (bit << np.int64(board.end_b[route]))
    found = np.int64(0)
    for ticket in range(board.tickets):
        both = (touched >> np.int64(board.ticket_a[ticket])) & (touched >> np.int64(board.ticket_b[ticket])) & 1
        found |= both & np.int64(state.ticket_owner[ticket] == viewer)
    return bool(found == 1)


@kernel
def write_pending(board: BoardTable, state: State, out: Array, at: int) -> int:
    """Write `route`, `laid`, `turned_up`, `give` and `last`."""
    at = mark(out, at, board.routes, state.route)
    at = write_counts(state.laid, out, at)
    at = write_kinds(state.turned_up, out, at)
    out[at] = state.give
    return mark(out, at + 1, CARD_KINDS, state.last)


@kernel
def write_clock(state: State, out: Array, at: int) -> int:
    """Write `last_round`, `turns_left`, `turn` and `passes`."""
    if state.turns_left != NONE:
        out[at] = 1
        out[at + 1] = state.turns_left
    out[at + 2] = min(int(state.turn), MOST)
    out[at + 3] = state.passes
    return at + 4


@kernel
def write_stations(board: BoardTable, state: State, viewer: int, out: Array, at: int) -> None:
    """Write `stations`, `station_owner` and `city`."""
    at = write_seats(state, viewer, state.stations, out, at)
    at = write_owners(state, viewer, state.station_owner, board.cities, out, at)
    mark(out, at, board.cities, state.city)
