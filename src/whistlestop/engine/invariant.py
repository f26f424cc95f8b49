"""The invariants of every state of every game, for tests over millions of games."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from whistlestop.boards.board import MAX_TICKETS
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.draw import has_hidden_cards, is_flushed, slot_of
from whistlestop.engine.jit import kernel
from whistlestop.engine.reach import is_marked_open
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.tickets import offered
from whistlestop.engine.tracks import is_open_to, other_track_objection
from whistlestop.rules import CARD_KINDS, CARDS_OF_A_COLOUR, LOCO, LOCOMOTIVES, ROW, Rules


class Breach(IntEnum):
    """The invariant that does not hold; WHOLE if all do."""

    WHOLE = 0
    CARDS_LOST_OR_MADE = 1
    TICKETS_LOST_OR_MADE = 2
    POINTS_NOT_OF_ROUTES = 3
    TRAINS_LOST_OR_MADE = 4
    STATIONS_LOST_OR_MADE = 5
    KNOWN_NOT_HELD = 6
    BOTH_TRACKS = 7
    ROW_WITH_A_GAP = 8
    NOTHING_LEGAL = 9
    LASTS_TOO_LONG = 10
    OPEN_TRACKS_WRONG = 11
    ROW_NOT_CLEARED = 12


@kernel
def breach(board: BoardTable, rules: Rules, state: State) -> int:
    """The first invariant that does not hold in a game dealt from its set-up."""
    if not has_all_cards(state):
        return Breach.CARDS_LOST_OR_MADE
    if not has_no_ticket_twice(board, state):
        return Breach.TICKETS_LOST_OR_MADE
    for seat in range(state.seats):
        points = 0
        trains = state.trains[seat]
        for route in range(board.routes):
            if state.owner[route] == seat:
                points += rules.route_points[board.length[route] - 1]
                trains += board.length[route]
        if points != state.points[seat]:
            return Breach.POINTS_NOT_OF_ROUTES
        if trains != rules.trains or state.trains[seat] < 0:
            return Breach.TRAINS_LOST_OR_MADE
        for kind in range(CARD_KINDS):
            if not 0 <= state.known[seat, kind] <= state.hands[seat, kind]:
                return Breach.KNOWN_NOT_HELD
    if not has_all_stations(board, rules, state):
        return Breach.STATIONS_LOST_OR_MADE
    if has_both_tracks(board, rules, state):
        return Breach.BOTH_TRACKS
    if not knows_open_tracks(board, rules, state):
        return Breach.OPEN_TRACKS_WRONG
    if has_needless_gap(state):
        return Breach.ROW_WITH_A_GAP
    if is_flushed(rules, state):
        return Breach.ROW_NOT_CLEARED
    return Breach.LASTS_TOO_LONG if state.turn > rules.turn_limit * state.seats else Breach.WHOLE


@kernel
def has_all_cards(state: State) -> bool:
    """S3: every card is in a hand, the deck, the row, the discards, or on the table, and none appears twice."""
    counts = np.zeros(CARD_KINDS, np.int64)
    for kind in range(CARD_KINDS):
        counts[kind] += state.discard[kind] + state.laid[kind]
        for seat in range(state.seats):
            counts[kind] += state.hands[seat, kind]
    for i in range(state.deck_count):
        counts[state.deck[i]] += 1
    for slot in range(ROW):
        if state.row[slot] != NONE:
            counts[state.row[slot]] += 1
    for slot in range(len(state.turned_up)):
        if state.phase == Phase.TUNNEL and state.turned_up[slot] != NONE:
            counts[state.turned_up[slot]] += 1
    for kind in range(LOCO):
        if counts[kind] != CARDS_OF_A_COLOUR:
            return False
    return counts[LOCO] == LOCOMOTIVES


@kernel
def has_no_ticket_twice(board: BoardTable, state: State) -> bool:
    """S6: no ticket is in two places."""
    seen = np.zeros(MAX_TICKETS, np.int64)
    for ticket in range(board.tickets):
        seen[ticket] += state.ticket_owner[ticket] != NOBODY
    for i in range(state.ticket_count):
        seen[state.ticket_deck[i]] += 1
    for seat in range(state.seats):
        for slot in range(offered(state, seat)):
            seen[state.offers[seat, slot]] += 1
    for ticket in range(board.tickets):
        if seen[ticket] > 1:
            return False
    return True


@kernel
def tickets_in_play(board: BoardTable, state: State) -> int:
    """How many tickets are kept, on offer or in the deck."""
    count = state.ticket_count
    for ticket in range(board.tickets):
        count += state.ticket_owner[ticket] != NOBODY
    for seat in range(state.seats):
        count += offered(state, seat)
    return count


@kernel
def tickets_leaving(rules: Rules, state: State, action: int) -> int:
    """S8, K2: how many tickets an action takes out of the game: returned ones that do not go under the deck."""
    if not KEEP < action < CLAIM:
        return 0
    if rules.first_return if state.phase == Phase.FIRST_TICKETS else rules.ticket_return:
        return 0
    leaving = 0
    for slot in range(offered(state, state.seat)):
        leaving += 1 - ((action - KEEP) >> slot & 1)
    return leaving


@kernel
def has_all_stations(board: BoardTable, rules: Rules, state: State) -> bool:
    """S2, B3: each seat's stations are on the board or unbuilt."""
    for seat in range(state.seats):
        count = state.stations[seat]
        for city in range(board.cities):
            count += state.station_owner[city] == seat
        if count != rules.stations or state.stations[seat] < 0:
            return False
    return True


@kernel
def has_both_tracks(board: BoardTable, rules: Rules, state: State) -> bool:
    """C8, C9: whether both tracks of a double route are claimed where that is not allowed."""
    for route in range(board.routes):
        owner = state.owner[route]
        if owner != NOBODY and other_track_objection(board, rules, state, owner, route) != Reason.ALLOWED:
            return True
    return False


@kernel
def knows_open_tracks(board: BoardTable, rules: Rules, state: State) -> bool:
    """C4, C8, C9: whether the tracks marked as open are those that the owners leave open to each seat."""
    for seat in range(state.seats):
        for route in range(board.routes):
            if is_marked_open(state, seat, route) != is_open_to(board, rules, state, seat, route):
                return False
    return True


@kernel
def has_needless_gap(state: State) -> bool:
    """D12: whether the row has a gap although there are cards to fill it."""
    return slot_of(state, NONE) != NONE and has_hidden_cards(state)
