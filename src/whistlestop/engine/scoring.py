"""The final scores: tickets with the best use of stations, unused stations, the bonuses, and the places."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import MAX_TRACKS, Component, longest_path
from whistlestop.engine.network import join, join_own, root_of
from whistlestop.engine.records import Int64, Records, dtype_of
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.rules import MAX_STATIONS, Rules


class Score:
    """A seat's final score, item by item."""

    routes: Int64
    tickets: Int64
    completed: Int64  # tickets
    stations: Int64
    bonus: Int64
    longest: Int64  # trains
    total: Int64
    place: Int64
    station_cities: Annotated[Array, np.int64, MAX_STATIONS]
    borrowed: Annotated[Array, np.int64, MAX_STATIONS]  # the route that each of these stations borrows; NONE for none
    trail: Annotated[Array, np.int64, MAX_TRACKS]  # the longest path, in order


score_dtype = dtype_of(Score)


@kernel
def score(board: BoardTable, rules: Rules, state: State, scores: Records[Score], component: Component) -> None:
    """E2, B6, E8: write every seat's score, item by item."""
    for seat in range(state.seats):
        own = scores[seat]
        own.routes = state.points[seat]
        own.stations = rules.station_points * int(state.stations[seat])
        own.bonus = 0
        own.longest = longest_path(board, state, seat, component, own.trail)
        borrow(board, state, seat, own)
    give_bonuses(rules, state, scores)
    for seat in range(state.seats):
        own = scores[seat]
        own.total = own.routes + own.tickets + own.stations + own.bonus
    rank(rules, state, scores)


@kernel
def count_tickets(board: BoardTable, state: State, seat: int, roots: Array) -> tuple[int, int]:
    """K5: the points of a seat's tickets, and how many are completed."""
    points = 0
    completed = 0
    for ticket in range(board.tickets):
        if state.ticket_owner[ticket] == seat:
            is_done = root_of(roots, board.ticket_a[ticket]) == root_of(roots, board.ticket_b[ticket])
            points += int(board.ticket_points[ticket]) if is_done else -int(board.ticket_points[ticket])
            completed += is_done
    return points, completed


@kernel
def next_loan(board: BoardTable, state: State, seat: int, city: int, loan: int) -> int:
    """B4: the index of the next track of another player in the list of a station's city; NONE at the end."""
    start = board.around[city] if loan == NONE else loan + 1
    for i in range(start, board.around[city + 1]):
        owner = state.owner[board.tracks[i]]
        if owner != NOBODY and owner != seat:
            return i
    return NONE


@kernel
def borrow(board: BoardTable, state: State, seat: int, own: Score) -> None:
    """B4, B5: choose what each station borrows by trying every combination: most ticket points, then most tickets."""
    own.borrowed[:] = NONE
    own.station_cities[:] = NONE
    count = 0
    for city in range(board.cities):
        if state.station_owner[city] == seat:
            own.station_cities[count] = city
            count += 1
    base = np.empty(MAX_CITIES, np.int64)
    roots = np.empty(MAX_CITIES, np.int64)
    join_own(board, state, seat, base)
    points, completed = count_tickets(board, state, seat, base)
    own.tickets = points
    own.completed = completed
    loans = np.full(MAX_STATIONS, NONE, np.int64)
    station = 0
    while station < count:
        # Count up like an odometer: the first station with another route to borrow takes it, those before start over.
        loans[station] = next_loan(board, state, seat, own.station_cities[station], loans[station])
        if loans[station] == NONE:
            station += 1
            continue
        station = 0
        roots[:] = base
        for i in range(count):
            if loans[i] != NONE:
                join(board, roots, board.tracks[loans[i]])
        points, completed = count_tickets(board, state, seat, roots)
        if points > own.tickets or (points == own.tickets and completed > own.completed):
            own.tickets = points
            own.completed = completed
            for i in range(count):
                own.borrowed[i] = board.tracks[loans[i]] if loans[i] != NONE else NONE


@kernel
def give_bonuses(rules: Rules, state: State, scores: Records[Score]) -> None:
    """E3, E4, E7: the longest path and the most tickets score for all seats tied for them."""
    longest = 0
    completed = 0
    for seat in range(state.seats):
        longest = max(longest, scores[seat].longest)
        completed = max(completed, scores[seat].completed)
    for seat in range(state.seats):
        own = scores[seat]
        if own.longest == longest:
            own.bonus += rules.longest_bonus
        if own.completed == completed:
            own.bonus += rules.globetrotter_bonus


@kernel
def is_ahead(rules: Rules, state: State, scores: Records[Score], one: int, other: int, longest: int) -> bool:
    """E5: who is ahead: by points, tickets, stations left, then the longest-path card or the path itself."""
    a = scores[one]
    c = scores[other]
    if a.total != c.total:
        return a.total > c.total
    if a.completed != c.completed:
        return a.completed > c.completed
    if state.stations[one] != state.stations[other]:
        return state.stations[one] > state.stations[other]
    if rules.ties_by_length:
        return a.longest > c.longest
    return a.longest == longest and c.longest < longest


@kernel
def rank(rules: Rules, state: State, scores: Records[Score]) -> None:
    """E5, E6: a place for every seat; those still tied share it, and the next place is skipped."""
    longest = 0
    for seat in range(state.seats):
        longest = max(longest, scores[seat].longest)
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += is_ahead(rules, state, scores, other, seat, longest)
        scores[seat].place = place
