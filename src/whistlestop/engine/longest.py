"""The longest path of a seat's trains, exactly.

One path can use every track of a connected network if at most two of its cities are odd, that is, have an odd number
of tracks. So the search is not over paths, of which there are many, but over tracks to leave out, which are few.
"""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import CITIES, NONE

MOST_TRACKS = 50  # a seat has no more trains than that

# What becomes of a track: not decided, in the path for sure, or left out.
OPEN, KEPT, LEFT_OUT = range(3)

HOPELESS = -2

# One connected part of a network, its cities and tracks numbered from 0, and how far the search has come.
part_dtype = np.dtype(
    [
        ("tracks", np.int64),
        ("cities", np.int64),
        ("route", np.int64, (MOST_TRACKS,)),  # of each track
        ("ends", np.int64, (MOST_TRACKS, 2)),
        ("length", np.int64, (MOST_TRACKS,)),
        ("around", np.int64, (CITIES + 1,)),  # the tracks at city c stand in meeting from around[c] to around[c + 1]
        ("meeting", np.int64, (2 * MOST_TRACKS,)),
        ("fate", np.int64, (MOST_TRACKS,)),
        ("degree", np.int64, (CITIES,)),  # without the tracks left out
        ("shortest", np.int64, (CITIES,)),  # of the tracks at a city
        ("is_end", np.int64, (CITIES,)),  # of the path
        ("path_ends", np.int64),
        ("trains", np.int64),  # without the tracks left out
        ("best", np.int64),
        ("in_best", np.int64, (MOST_TRACKS,)),  # whether a track is in the best path
    ],
    align=True,
)


@kernel
def longest_path(b: np.record, s: np.record, seat: int, part: np.record, trail: Array) -> int:
    """E3, B7: the trains on the longest continuous path of own routes; writes the path in walking order, then NONE."""
    trail[:] = NONE
    roots = np.empty(CITIES, np.int64)
    trains = np.zeros(CITIES, np.int64)
    join_own(b, s, seat, roots)
    for route in range(b.routes):
        if s.owner[route] == seat:
            trains[root_of(roots, b.end_a[route])] += b.length[route]
    part.best = 0
    while True:
        # The largest part first: one with no more trains than the best path need not be searched.
        root = largest(b, trains)
        best = part.best
        if trains[root] <= best:
            return best
        take_part(b, s, seat, roots, root, part)
        trains[root] = 0
        search(part)
        if part.best > best:
            walk(part, trail)


@kernel
def largest(b: np.record, trains: Array) -> int:
    """The city that stands for the part of the network with the most trains."""
    root = 0
    for city in range(b.cities):
        if trains[city] > trains[root]:
            root = city
    return root


@kernel
def take_part(b: np.record, s: np.record, seat: int, roots: Array, root: int, part: np.record) -> None:
    """Number the cities and tracks of the part of the network that a city stands for."""
    number = np.full(CITIES, NONE, np.int64)
    part.tracks = 0
    part.cities = 0
    part.trains = 0
    part.path_ends = 0
    for route in range(b.routes):
        if s.owner[route] == seat and root_of(roots, b.end_a[route]) == root:
            add_track(b, part, number, route)
    list_meetings(part)


@kernel
def add_track(b: np.record, part: np.record, number: Array, route: int) -> None:
    """Add a track and those of its ends that are new."""
    track = part.tracks
    for end in range(2):
        city = b.end_b[route] if end else b.end_a[route]
        if number[city] == NONE:
            number[city] = part.cities
            part.degree[part.cities] = 0
            part.shortest[part.cities] = b.length[route]
            part.is_end[part.cities] = 0
            part.cities += 1
        part.ends[track, end] = number[city]
        part.degree[number[city]] += 1
        part.shortest[number[city]] = min(part.shortest[number[city]], b.length[route])
    part.route[track] = route
    part.length[track] = b.length[route]
    part.fate[track] = OPEN
    part.trains += b.length[route]
    part.tracks += 1


@kernel
def list_meetings(part: np.record) -> None:
    """List the tracks that meet in each city."""
    place = 0
    for city in range(part.cities):
        part.around[city] = place
        for track in range(part.tracks):
            if part.ends[track, 0] == city or part.ends[track, 1] == city:
                part.meeting[place] = track
                place += 1
    part.around[part.cities] = place


@kernel
def is_wrong(part: np.record, city: int) -> bool:
    """Whether a city has an odd number of tracks without being an end of the path, or the other way round."""
    return part.degree[city] & 1 != part.is_end[city]


@kernel
def can_end(part: np.record, city: int) -> bool:
    """Whether the path may end in a city: not where a track is left out, for the path could go on there."""
    if part.path_ends == 2:
        return False
    for i in range(part.around[city], part.around[city + 1]):
        if part.fate[part.meeting[i]] == LEFT_OUT:
            return False
    return True


@kernel
def most_pressing(part: np.record) -> int:
    """The wrong city with the fewest ways to mend it, NONE if all is right; HOPELESS if the best can not be beaten."""
    chosen = NONE
    fewest = 1000
    lost = 0
    dear, dearer = 0, 0
    for city in range(part.cities):
        if not is_wrong(part, city):
            continue
        ways = 0
        least = 0
        for i in range(part.around[city], part.around[city + 1]):
            track = part.meeting[i]
            if part.fate[track] == OPEN:
                # A track to a city that is right makes it wrong, so that one of its own tracks is lost as well.
                other = part.ends[track, 0] + part.ends[track, 1] - city
                loss = part.length[track] + (0 if is_wrong(part, other) else part.shortest[other])
                least = min(least, loss) if ways > 0 else loss
                ways += 1
        if can_end(part, city):
            dear = max(dear, min(dearer, least))
            dearer = max(dearer, least)
            ways += 1
        if ways == 0:
            return HOPELESS
        lost += least
        if ways < fewest:
            fewest = ways
            chosen = city
    # Wrong cities are mended in pairs, each for half of what joins them; but those where the path ends are spared.
    lost -= dearer * (part.path_ends < 2) + dear * (part.path_ends < 1)
    return HOPELESS if part.trains - (lost + 1) // 2 <= part.best else chosen


@kernel
def search(part: np.record) -> int:
    """Try every way to mend the most pressing city: leave out one of its tracks, or let the path end there."""
    city = most_pressing(part)
    if city == HOPELESS:
        return 0
    if city == NONE:
        return settle_path(part)
    before = part.around[city]
    tried = 0
    # First the tracks that mend two cities at once: a good path found early cuts the rest short.
    for mends_two in (True, False):
        for i in range(before, part.around[city + 1]):
            track = part.meeting[i]
            other = part.ends[track, 0] + part.ends[track, 1] - city
            if part.fate[track] == OPEN and is_wrong(part, other) == mends_two:
                leave_out(part, track, 1)
                search(part)
                # From here on it stays, or the same tracks would be left out again in another order.
                leave_out(part, track, -1)
                tried |= 1 << (i - before)
    # All of the city's tracks are kept by now, as they must be where the path ends.
    if can_end(part, city):
        ends = part.path_ends
        part.path_ends = ends + 1
        part.is_end[city] = 1
        search(part)
        part.is_end[city] = 0
        part.path_ends = ends
    for i in range(before, part.around[city + 1]):
        if (tried >> (i - before)) & 1:
            part.fate[part.meeting[i]] = OPEN
    return 0


@kernel
def leave_out(part: np.record, track: int, sign: int) -> None:
    """Leave a track out (1), or put it back for good (-1)."""
    part.fate[track] = LEFT_OUT if sign > 0 else KEPT
    part.degree[part.ends[track, 0]] -= sign
    part.degree[part.ends[track, 1]] -= sign
    part.trains -= sign * part.length[track]


@kernel
def settle_path(part: np.record) -> int:
    """All is right: each connected piece that is left can be walked in one go; take the longest."""
    roots = np.arange(CITIES)
    for track in range(part.tracks):
        if part.fate[track] != LEFT_OUT:
            roots[root_of(roots, part.ends[track, 0])] = root_of(roots, part.ends[track, 1])
    trains = np.zeros(CITIES, np.int64)
    longest = 0
    for track in range(part.tracks):
        if part.fate[track] != LEFT_OUT:
            root = root_of(roots, part.ends[track, 0])
            trains[root] += part.length[track]
            longest = root if trains[root] > trains[longest] else longest
    if trains[longest] > part.best:
        part.best = trains[longest]
        for track in range(part.tracks):
            is_in = part.fate[track] != LEFT_OUT and root_of(roots, part.ends[track, 0]) == longest
            part.in_best[track] = is_in
    return 0


@kernel
def walk(part: np.record, trail: Array) -> None:
    """Write the best path in walking order: go on until stuck, step back, and go round what is left on the way."""
    degree = np.zeros(CITIES, np.int64)
    for track in range(part.tracks):
        degree[part.ends[track, 0]] += part.in_best[track]
        degree[part.ends[track, 1]] += part.in_best[track]
    start = 0
    for city in range(part.cities):
        if degree[city] > 0 and degree[city] & 1 >= degree[start] & 1:
            start = city
    cities = np.empty(MOST_TRACKS + 1, np.int64)
    came_by = np.empty(MOST_TRACKS + 1, np.int64)
    cities[0] = start
    depth = 0
    written = 0
    trail[:] = NONE
    while depth >= 0:
        track = next_track(part, cities[depth])
        if track != NONE:
            part.in_best[track] = 0
            cities[depth + 1] = part.ends[track, 0] + part.ends[track, 1] - cities[depth]
            depth += 1
            came_by[depth] = part.route[track]
        else:
            if depth > 0:
                trail[written] = came_by[depth]
                written += 1
            depth -= 1


@kernel
def next_track(part: np.record, city: int) -> int:
    """A track of the best path at this city that is not walked yet."""
    for i in range(part.around[city], part.around[city + 1]):
        if part.in_best[part.meeting[i]]:
            return part.meeting[i]
    return NONE
