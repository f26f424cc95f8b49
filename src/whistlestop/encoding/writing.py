"""Writing an observation and a mask, compiled. It reads a redacted record only, so that nothing hidden can leak."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.engine.step import list_legal
from whistlestop.rules import CARD_KINDS, Rules

# One byte a number: all are small counts, and a batch of observations stays in the cache.
MOST = 255
PHASES = len(Phase)


@kernel
def write_mask(board: Array, rules: Array, states: Array, game: int, legal: Array, out: Array, at: int) -> None:
    """Write a one for each legal action of a game and a zero for all others, from a place on."""
    b = board[0]
    out[at : at + b.actions] = 0
    for i in range(list_legal(b, rules[0], states[game], legal)):
        out[at + int(legal[i])] = 1


@kernel
def write_observation(
    board: Array, rules: Array, shown: Array, viewer: int, roots: Array, out: Array, at: int, size: int
) -> None:
    """Write every piece of a redacted record in its order, as its viewer sees it; roots is room to join cities in."""
    b = board[0]
    r = rules[0]
    s = shown[0]
    out[at : at + size] = 0
    at = write_moment(s, viewer, out, at)
    at = write_cards(s, viewer, out, at)
    at = write_board(b, s, viewer, out, at)
    at = write_tickets(b, r, s, viewer, roots, out, at)
    at = write_pending(b, s, out, at)
    at = write_clock(s, out, at)
    if r.stations > 0:
        write_stations(b, s, viewer, out, at)


@kernel
def place_of(s: np.record, viewer: int, seat: int) -> int:
    """How many seats clockwise of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats


@kernel
def mark(out: Array, at: int, size: int, which: int) -> int:
    """Mark one of so many places, or none of them, and say where the next piece begins."""
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
def write_seats(s: np.record, viewer: int, counts: Array, out: Array, at: int) -> int:
    """Write a count for each seat, the viewer's first; a secret one counts as none."""
    for seat in range(s.seats):
        out[at + place_of(s, viewer, seat)] = min(max(int(counts[seat]), 0), MOST)
    return at + s.seats


@kernel
def write_moment(s: np.record, viewer: int, out: Array, at: int) -> int:
    """Write `phase` and `seat`."""
    at = mark(out, at, PHASES, s.phase)
    return mark(out, at, s.seats, place_of(s, viewer, s.seat) if s.seat != NOBODY else NONE)


@kernel
def write_kinds(kinds: Array, out: Array, at: int) -> int:
    """Count cards that lie side by side by their kind."""
    for i in range(len(kinds)):
        if kinds[i] >= 0:
            out[at + int(kinds[i])] += 1
    return at + CARD_KINDS


@kernel
def write_cards(s: np.record, viewer: int, out: Array, at: int) -> int:
    """Write `hand`, `row`, `discard`, `deck`, `cards` and `known`."""
    at = write_counts(s.hands[viewer], out, at)
    at = write_kinds(s.row, out, at)
    at = write_counts(s.discard, out, at)
    out[at] = s.deck_count
    at = write_seats(s, viewer, s.cards, out, at + 1)
    for seat in range(s.seats):
        write_counts(s.known[seat], out, at + place_of(s, viewer, seat) * CARD_KINDS)
    return at + s.seats * CARD_KINDS


@kernel
def write_owners(s: np.record, viewer: int, owners: Array, count: int, out: Array, at: int) -> int:
    """Mark what is whose among so many things, seat after seat."""
    for seat in range(viewer, s.seats):
        at = write_owned(owners, seat, count, out, at)
    for seat in range(viewer):
        at = write_owned(owners, seat, count, out, at)
    return at


@kernel
def write_owned(owners: Array, seat: int, count: int, out: Array, at: int) -> int:
    """Mark what is a seat's; on a slice and without a branch, so that many are done at once."""
    part = out[at : at + count]
    for i in range(count):
        part[i] = owners[i] == seat
    return at + count


@kernel
def write_board(b: np.record, s: np.record, viewer: int, out: Array, at: int) -> int:
    """Write `trains`, `points` and `owner`."""
    at = write_seats(s, viewer, s.trains, out, at)
    at = write_seats(s, viewer, s.points, out, at)
    return write_owners(s, viewer, s.owner, b.routes, out, at)


@kernel
def write_tickets(b: np.record, rules: Rules, s: np.record, viewer: int, roots: Array, out: Array, at: int) -> int:
    """Write `ticket_counts`, `offer_counts`, `ticket_deck`, `tickets`, `completed` and `offer`."""
    at = write_seats(s, viewer, s.ticket_counts, out, at)
    slots = max(rules.first_long + rules.first_tickets, rules.ticket_draw)
    for seat in range(s.seats):
        for slot in range(slots):
            out[at + place_of(s, viewer, seat)] += s.offers[seat, slot] != NONE
    at += s.seats
    out[at] = max(int(s.ticket_count), 0)
    at = write_own_tickets(b, s, viewer, roots, out, at + 1)
    for slot in range(slots):
        at = mark(out, at, b.tickets, s.offers[viewer, slot])
    return at


@kernel
def write_own_tickets(b: np.record, s: np.record, viewer: int, roots: Array, out: Array, at: int) -> int:
    """Write `tickets` and `completed`."""
    write_owned(s.ticket_owner, viewer, b.tickets, out, at)
    if may_have_completed(b, s, viewer):
        join_own(b, s, viewer, roots)
        for ticket in range(b.tickets):
            if s.ticket_owner[ticket] == viewer:
                is_done = root_of(roots, b.ticket_a[ticket]) == root_of(roots, b.ticket_b[ticket])
                out[at + b.tickets + ticket] = is_done
    return at + 2 * b.tickets


@kernel
def may_have_completed(b: np.record, s: np.record, viewer: int) -> bool:
    """Whether own routes touch both cities of an own ticket: a quick question that spares joining most networks."""
    touched = np.int64(0)
    for route in range(b.routes):
        bit = np.int64(s.owner[route] == viewer)
        touched |= (bit << np.int64(b.end_a[route])) | (bit << np.int64(b.end_b[route]))
    found = np.int64(0)
    for ticket in range(b.tickets):
        both = (touched >> np.int64(b.ticket_a[ticket])) & (touched >> np.int64(b.ticket_b[ticket])) & 1
        found |= both & np.int64(s.ticket_owner[ticket] == viewer)
    return bool(found == 1)


@kernel
def write_pending(b: np.record, s: np.record, out: Array, at: int) -> int:
    """Write `route`, `laid`, `turned_up`, `give` and `last`."""
    at = mark(out, at, b.routes, s.route)
    at = write_counts(s.laid, out, at)
    at = write_kinds(s.turned_up, out, at)
    out[at] = s.give
    return mark(out, at + 1, CARD_KINDS, s.last)


@kernel
def write_clock(s: np.record, out: Array, at: int) -> int:
    """Write `last_round`, `turns_left`, `turn` and `passes`."""
    if s.turns_left != NONE:
        out[at] = 1
        out[at + 1] = s.turns_left
    out[at + 2] = min(int(s.turn), MOST)
    out[at + 3] = s.passes
    return at + 4


@kernel
def write_stations(b: np.record, s: np.record, viewer: int, out: Array, at: int) -> None:
    """Write `stations`, `station_owner` and `city`."""
    at = write_seats(s, viewer, s.stations, out, at)
    at = write_owners(s, viewer, s.station_owner, b.cities, out, at)
    mark(out, at, b.cities, s.city)
