"""What must hold at every moment of every game, checked on the state itself; for nets over millions of games."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.draw import has_hidden_cards, is_flushed, slot_of
from whistlestop.engine.jit import kernel
from whistlestop.engine.reach import mark_open
from whistlestop.engine.state import NOBODY, NONE, TICKETS, Phase
from whistlestop.engine.tickets import offered
from whistlestop.rules import CARD_KINDS, CARDS_OF_A_COLOUR, LOCO, LOCOMOTIVES, ROW, Rules


class Breach(IntEnum):
    """What does not hold; WHOLE is nothing."""

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
def breach(b: np.record, rules: Rules, s: np.record) -> int:
    """The first thing that does not hold in a game dealt from its set-up."""
    if not has_all_cards(s):
        return Breach.CARDS_LOST_OR_MADE
    if not has_no_ticket_twice(b, s):
        return Breach.TICKETS_LOST_OR_MADE
    for seat in range(s.seats):
        points = 0
        trains = s.trains[seat]
        for route in range(b.routes):
            if s.owner[route] == seat:
                points += rules.route_points[b.length[route] - 1]
                trains += b.length[route]
        if points != s.points[seat]:
            return Breach.POINTS_NOT_OF_ROUTES
        if trains != rules.trains or s.trains[seat] < 0:
            return Breach.TRAINS_LOST_OR_MADE
        for kind in range(CARD_KINDS):
            if not 0 <= s.known[seat, kind] <= s.hands[seat, kind]:
                return Breach.KNOWN_NOT_HELD
    if not has_all_stations(b, rules, s):
        return Breach.STATIONS_LOST_OR_MADE
    if has_both_tracks(b, rules, s):
        return Breach.BOTH_TRACKS
    if not knows_open_tracks(b, rules, s):
        return Breach.OPEN_TRACKS_WRONG
    if has_needless_gap(s):
        return Breach.ROW_WITH_A_GAP
    if is_flushed(rules, s):
        return Breach.ROW_NOT_CLEARED
    return Breach.LASTS_TOO_LONG if s.turn > rules.turn_limit * s.seats else Breach.WHOLE


@kernel
def has_all_cards(s: np.record) -> bool:
    """S3: every card is in a hand, the deck, the row, the discards, or on the table, and none is there twice."""
    counts = np.zeros(CARD_KINDS, np.int64)
    for kind in range(CARD_KINDS):
        counts[kind] += s.discard[kind] + s.laid[kind]
        for seat in range(s.seats):
            counts[kind] += s.hands[seat, kind]
    for i in range(s.deck_count):
        counts[s.deck[i]] += 1
    for slot in range(ROW):
        if s.row[slot] != NONE:
            counts[s.row[slot]] += 1
    for slot in range(len(s.turned_up)):
        if s.phase == Phase.TUNNEL and s.turned_up[slot] != NONE:
            counts[s.turned_up[slot]] += 1
    for kind in range(LOCO):
        if counts[kind] != CARDS_OF_A_COLOUR:
            return False
    return counts[LOCO] == LOCOMOTIVES


@kernel
def has_no_ticket_twice(b: np.record, s: np.record) -> bool:
    """S6: no ticket is in two places."""
    seen = np.zeros(TICKETS, np.int64)
    for ticket in range(b.tickets):
        seen[ticket] += s.ticket_owner[ticket] != NOBODY
    for i in range(s.ticket_count):
        seen[s.ticket_deck[i]] += 1
    for seat in range(s.seats):
        for slot in range(offered(s, seat)):
            seen[s.offers[seat, slot]] += 1
    for ticket in range(b.tickets):
        if seen[ticket] > 1:
            return False
    return True


@kernel
def tickets_in_play(b: np.record, s: np.record) -> int:
    """How many tickets are kept, on offer or in the deck."""
    count = s.ticket_count
    for ticket in range(b.tickets):
        count += s.ticket_owner[ticket] != NOBODY
    for seat in range(s.seats):
        count += offered(s, seat)
    return count


@kernel
def tickets_leaving(rules: Rules, s: np.record, action: int) -> int:
    """S8, K2: how many tickets an action takes out of the game: those handed back that do not go under the deck."""
    if not KEEP < action < CLAIM:
        return 0
    if rules.first_return if s.phase == Phase.FIRST_TICKETS else rules.ticket_return:
        return 0
    leaving = 0
    for slot in range(offered(s, s.seat)):
        leaving += 1 - ((action - KEEP) >> slot & 1)
    return leaving


@kernel
def has_all_stations(b: np.record, rules: Rules, s: np.record) -> bool:
    """S2, B3: each seat's stations are on the board or still to be built."""
    for seat in range(s.seats):
        count = s.stations[seat]
        for city in range(b.cities):
            count += s.station_owner[city] == seat
        if count != rules.stations or s.stations[seat] < 0:
            return False
    return True


@kernel
def has_both_tracks(b: np.record, rules: Rules, s: np.record) -> bool:
    """C8, C9: whether both tracks of a double route are claimed that may not be."""
    for route in range(b.routes):
        twin = b.twin[route]
        if twin != NONE and s.owner[route] != NOBODY and s.owner[twin] != NOBODY:
            if s.owner[route] == s.owner[twin] or s.seats < rules.double_from:
                return True
    return False


@kernel
def knows_open_tracks(b: np.record, rules: Rules, s: np.record) -> bool:
    """C6, C9: whether the noted open tracks are those that the owners leave open."""
    low, high = s.open[0], s.open[1]
    mark_open(b, rules, s)
    is_so = low == s.open[0] and high == s.open[1]
    s.open[0], s.open[1] = low, high
    return is_so


@kernel
def has_needless_gap(s: np.record) -> bool:
    """D12: whether the row has a gap although there are cards to fill it."""
    return slot_of(s, NONE) != NONE and has_hidden_cards(s)
