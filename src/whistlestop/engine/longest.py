"""The exact longest path of a seat's trains.

One path can use every track of a connected network if at most two of its cities are odd, that is, have an odd number
of tracks. So the search is not over paths, which are many, but over tracks to leave out, which are few.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.records import Int64, dtype_of
from whistlestop.engine.state import NONE, State

MAX_TRACKS = 50  # a seat never has more trains than that

# The status of a track: not decided, certainly in the path, or left out.
OPEN, KEPT, LEFT_OUT = range(3)

HOPELESS = -2


class Component:
    """One connected part of a network, its cities and tracks numbered from 0, and the state of the search."""

    tracks: Int64
    cities: Int64
    route: Annotated[Array, np.int64, MAX_TRACKS]  # of each track
    ends: Annotated[Array, np.int64, MAX_TRACKS, 2]
    length: Annotated[Array, np.int64, MAX_TRACKS]
    around: Annotated[
        Array, np.int64, MAX_CITIES + 1
    ]  # the tracks at city c are in meeting from around[c] to around[c + 1]
    meeting: Annotated[Array, np.int64, 2 * MAX_TRACKS]
    fate: Annotated[Array, np.int64, MAX_TRACKS]
    degree: Annotated[Array, np.int64, MAX_CITIES]  # without the tracks left out
    shortest: Annotated[Array, np.int64, MAX_CITIES]  # of the tracks at a city
    is_end: Annotated[Array, np.int64, MAX_CITIES]  # of the path
    path_ends: Int64
    trains: Int64  # without the tracks left out
    best: Int64
    in_best: Annotated[Array, np.int64, MAX_TRACKS]  # whether a track is in the best path
    # scratch space, which would take longer to allocate than to use
    roots: Annotated[Array, np.int64, MAX_CITIES]  # of the whole network
    weights: Annotated[Array, np.int64, MAX_CITIES]  # the trains of each of its components, at the root
    number: Annotated[Array, np.int64, MAX_CITIES]  # in this component, of each city of the board
    joined: Annotated[Array, np.int64, MAX_CITIES]  # roots without the tracks left out
    lengths: Annotated[Array, np.int64, MAX_CITIES]  # the trains at each of those roots


part_dtype = dtype_of(Component)


@kernel
def longest_path(board: BoardTable, state: State, seat: int, component: Component, trail: Array) -> int:
    """E3, B7: the trains on the longest continuous path of own routes; writes the path in order, then NONE."""
    trail[:] = NONE
    roots, trains = component.roots, component.weights
    trains[:] = 0
    join_own(board, state, seat, roots)
    for route in range(board.routes):
        if state.owner[route] == seat:
            trains[root_of(roots, board.end_a[route])] += board.length[route]
    component.best = 0
    while True:
        # The largest component first: one with no more trains than the best path need not be searched.
        root = largest(board, trains)
        best = component.best
        if trains[root] <= best:
            return best
        take_part(board, state, seat, roots, root, component)
        trains[root] = 0
        search(component)
        if component.best > best:
            walk(component, trail)


@kernel
def largest(board: BoardTable, trains: Array) -> int:
    """The root city of the component with the most trains."""
    root = 0
    for city in range(board.cities):
        if trains[city] > trains[root]:
            root = city
    return root


@kernel
def take_part(board: BoardTable, state: State, seat: int, roots: Array, root: int, component: Component) -> None:
    """Number the cities and tracks of the component with a root city."""
    component.number[:] = NONE
    component.tracks = 0
    component.cities = 0
    component.trains = 0
    component.path_ends = 0
    for route in range(board.routes):
        if state.owner[route] == seat and root_of(roots, board.end_a[route]) == root:
            add_track(board, component, component.number, route)
    list_meetings(component)


@kernel
def add_track(board: BoardTable, component: Component, number: Array, route: int) -> None:
    """Add a track and those of its ends that are new."""
    track = component.tracks
    for end in range(2):
        city = board.end_b[route] if end else board.end_a[route]
        if number[city] == NONE:
            number[city] = component.cities
            component.degree[component.cities] = 0
            component.shortest[component.cities] = board.length[route]
            component.is_end[component.cities] = 0
            component.cities += 1
        component.ends[track, end] = number[city]
        component.degree[number[city]] += 1
        component.shortest[number[city]] = min(component.shortest[number[city]], board.length[route])
    component.route[track] = route
    component.length[track] = board.length[route]
    component.fate[track] = OPEN
    component.trains += board.length[route]
    component.tracks += 1


@kernel
def list_meetings(component: Component) -> None:
    """List the tracks that meet in each city."""
    place = 0
    for city in range(component.cities):
        component.around[city] = place
        for track in range(component.tracks):
            if component.ends[track, 0] == city or component.ends[track, 1] == city:
                component.meeting[place] = track
                place += 1
    component.around[component.cities] = place


@kernel
def has_wrong_parity(component: Component, city: int) -> bool:
    """Whether a city has an odd number of tracks without being an end of the path, or the other way round."""
    return component.degree[city] & 1 != component.is_end[city]


@kernel
def can_end(component: Component, city: int) -> bool:
    """Whether the path can end in a city: not where a track is left out, because the path could continue there."""
    if component.path_ends == 2:
        return False
    for i in range(component.around[city], component.around[city + 1]):
        if component.fate[component.meeting[i]] == LEFT_OUT:
            return False
    return True


@kernel
def pick_branch(component: Component) -> int:
    """The wrong city with the fewest ways to fix it, NONE if all are right; HOPELESS if the best cannot be beaten."""
    chosen = NONE
    fewest = 1000
    lost = 0
    greatest, second = 0, 0
    for city in range(component.cities):
        if not has_wrong_parity(component, city):
            continue
        ways = 0
        least = 0
        for i in range(component.around[city], component.around[city + 1]):
            track = component.meeting[i]
            if component.fate[track] == OPEN:
                # Losing a track to a right city makes that city wrong, so one of its other tracks is lost as well.
                other = component.ends[track, 0] + component.ends[track, 1] - city
                loss = component.length[track] + (
                    0 if has_wrong_parity(component, other) else component.shortest[other]
                )
                least = min(least, loss) if ways > 0 else loss
                ways += 1
        if can_end(component, city):
            second = max(second, min(greatest, least))
            greatest = max(greatest, least)
            ways += 1
        if ways == 0:
            return HOPELESS
        lost += least
        if ways < fewest:
            fewest = ways
            chosen = city
    # Wrong cities are fixed in pairs, each for half of what connects them, except those where the path ends.
    lost -= greatest * (component.path_ends < 2) + second * (component.path_ends < 1)
    return HOPELESS if component.trains - (lost + 1) // 2 <= component.best else chosen


@kernel
def search(component: Component) -> int:
    """Try every way to fix the city with the fewest ways: leave out one of its tracks, or let the path end there."""
    city = pick_branch(component)
    if city == HOPELESS:
        return 0
    if city == NONE:
        return settle_path(component)
    before = component.around[city]
    tried = 0
    # First the tracks that fix two cities at once: a good path found early shortens the rest.
    for mends_two in (True, False):
        for i in range(before, component.around[city + 1]):
            track = component.meeting[i]
            other = component.ends[track, 0] + component.ends[track, 1] - city
            if component.fate[track] == OPEN and has_wrong_parity(component, other) == mends_two:
                leave_out(component, track, 1)
                search(component)
                # From here on it is kept, or the same tracks would be left out again in another order.
                leave_out(component, track, -1)
                tried |= 1 << (i - before)
    # All of the city's tracks are kept by now, as they must be where the path ends.
    if can_end(component, city):
        ends = component.path_ends
        component.path_ends = ends + 1
        component.is_end[city] = 1
        search(component)
        component.is_end[city] = 0
        component.path_ends = ends
    for i in range(before, component.around[city + 1]):
        if (tried >> (i - before)) & 1:
            component.fate[component.meeting[i]] = OPEN
    return 0


@kernel
def leave_out(component: Component, track: int, sign: int) -> None:
    """Leave a track out (1), or put it back permanently (-1)."""
    component.fate[track] = LEFT_OUT if sign > 0 else KEPT
    component.degree[component.ends[track, 0]] -= sign
    component.degree[component.ends[track, 1]] -= sign
    component.trains -= sign * component.length[track]


@kernel
def settle_path(component: Component) -> int:
    """All cities are right: each remaining connected piece is a path; take the longest."""
    roots, trains = component.joined, component.lengths
    for city in range(component.cities):
        roots[city], trains[city] = city, 0
    for track in range(component.tracks):
        if component.fate[track] != LEFT_OUT:
            roots[root_of(roots, component.ends[track, 0])] = root_of(roots, component.ends[track, 1])
    longest = 0
    for track in range(component.tracks):
        if component.fate[track] != LEFT_OUT:
            root = root_of(roots, component.ends[track, 0])
            trains[root] += component.length[track]
            longest = root if trains[root] > trains[longest] else longest
    if trains[longest] > component.best:
        component.best = trains[longest]
        for track in range(component.tracks):
            is_in = component.fate[track] != LEFT_OUT and root_of(roots, component.ends[track, 0]) == longest
            component.in_best[track] = is_in
    return 0


@kernel
def walk(component: Component, trail: Array) -> None:
    """Write the best path in order: walk until stuck, step back, and insert the loops left over (Hierholzer)."""
    degree = np.zeros(MAX_CITIES, np.int64)
    for track in range(component.tracks):
        degree[component.ends[track, 0]] += component.in_best[track]
        degree[component.ends[track, 1]] += component.in_best[track]
    start = 0
    for city in range(component.cities):
        if degree[city] > 0 and degree[city] & 1 >= degree[start] & 1:
            start = city
    cities = np.empty(MAX_TRACKS + 1, np.int64)
    came_by = np.empty(MAX_TRACKS + 1, np.int64)
    cities[0] = start
    depth = 0
    written = 0
    trail[:] = NONE
    while depth >= 0:
        track = next_track(component, cities[depth])
        if track != NONE:
            component.in_best[track] = 0
            cities[depth + 1] = component.ends[track, 0] + component.ends[track, 1] - cities[depth]
            depth += 1
            came_by[depth] = component.route[track]
        else:
            if depth > 0:
                trail[written] = came_by[depth]
                written += 1
            depth -= 1


@kernel
def next_track(component: Component, city: int) -> int:
    """A track of the best path at this city that is not walked yet."""
    for i in range(component.around[city], component.around[city + 1]):
        if component.in_best[component.meeting[i]]:
            return component.meeting[i]
    return NONE
