"""The longest path of a seat's trains, exactly.

A depth-first search that starts only where a longest path can start, never comes to the same city by the same set of
tracks twice, and stops at what parity allows.
"""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join_own, root_of
from whistlestop.engine.state import CITIES, NONE, ROUTES

MOST_TRACKS = 50  # a seat has no more trains than that
SEEN_BITS = 14
LOOPS_WORTH_REMEMBERING = 4


@kernel
def longest_path(b: np.record, s: np.record, seat: int, trail: Array) -> int:
    """E3, B7: the trains on the longest continuous path of own routes; writes the path in walking order, then NONE."""
    trail[:] = NONE
    roots = np.empty(CITIES, np.int64)
    join_own(b, s, seat, roots)
    trains = np.zeros(CITIES, np.int64)
    for route in range(b.routes):
        if s.owner[route] == seat:
            trains[root_of(roots, b.end_a[route])] += b.length[route]
    tracks = np.empty(MOST_TRACKS, np.int64)
    best = 0
    while True:
        # The largest part first: a part with no more trains than the best path need not be searched.
        root = largest(b, trains)
        if trains[root] <= best:
            return best
        trains[root] = 0
        count = list_tracks(b, s, seat, roots, root, tracks)
        best = search_part(b, tracks, count, best, trail)


@kernel
def largest(b: np.record, trains: Array) -> int:
    """The city that stands for the part of the network with the most trains."""
    root = 0
    for city in range(b.cities):
        if trains[city] > trains[root]:
            root = city
    return root


@kernel
def list_tracks(b: np.record, s: np.record, seat: int, roots: Array, root: int, tracks: Array) -> int:
    """The tracks of one connected part of a seat's network."""
    count = 0
    for route in range(b.routes):
        if s.owner[route] == seat and root_of(roots, b.end_a[route]) == root:
            tracks[count] = route
            count += 1
    return count


@kernel
def count_ends(b: np.record, tracks: Array, count: int, degree: Array) -> tuple[int, int]:
    """How many tracks meet in each city; says how many cities there are, and how many with an odd number."""
    degree[:] = 0
    for i in range(count):
        degree[b.end_a[tracks[i]]] += 1
        degree[b.end_b[tracks[i]]] += 1
    cities = 0
    odd = 0
    for city in range(b.cities):
        cities += degree[city] > 0
        odd += degree[city] & 1
    return cities, odd


@kernel
def most_trains(unused: int, odd: int, shortest: int) -> int:
    """What parity allows: a path leaves at most two odd cities, and each track left out mends at most two."""
    return unused - shortest * ((odd - 1) >> 1) if odd > 2 else unused


@kernel
def search_part(b: np.record, tracks: Array, count: int, best: int, trail: Array) -> int:
    """Search one connected part for a path longer than the best so far."""
    degree = np.empty(CITIES, np.int64)
    cities, odd = count_ends(b, tracks, count, degree)
    bits = np.full(ROUTES, NONE, np.int64)
    trains = 0
    shortest = int(b.length[tracks[0]])
    for i in range(count):
        bits[tracks[i]] = i
        trains += b.length[tracks[i]]
        shortest = min(shortest, int(b.length[tracks[i]]))
    most = most_trains(trains, odd, shortest)
    if most <= best:
        return best
    remembers = count - cities + 1 >= LOOPS_WORTH_REMEMBERING
    seen = np.zeros(1 << SEEN_BITS if remembers else 1, np.int64)
    for city in range(b.cities):
        # Where there are odd cities a longest path starts at one of them; where there are none it is a round trip.
        if degree[city] & 1 or (odd == 0 and degree[city] > 0):
            best = search_from(b, bits, degree, city, trains, odd, shortest, most, best, seen, trail)
            if best >= most or odd == 0:
                return best
    return best


@kernel
def is_seen(seen: Array, used: int, city: int) -> bool:
    """Whether this city was reached by this very set of tracks before; forgetful, but never wrong when it says yes."""
    if len(seen) == 1:
        return False
    key = (used << 6) | city
    place = (key ^ (key >> SEEN_BITS) ^ (key >> 2 * SEEN_BITS) ^ (key >> 3 * SEEN_BITS)) & (len(seen) - 1)
    if seen[place] == key:
        return True
    seen[place] = key
    return False


@kernel
def search_from(
    b: np.record,
    bits: Array,
    degree: Array,
    start: int,
    trains: int,
    odd: int,
    shortest: int,
    most: int,
    best: int,
    seen: Array,
    trail: Array,
) -> int:
    """Walk every path from one city, each track once, and keep the longest."""
    at = np.empty(MOST_TRACKS + 1, np.int64)
    turn = np.empty(MOST_TRACKS + 1, np.int64)
    path = np.empty(MOST_TRACKS + 1, np.int64)
    at[0] = start
    turn[0] = b.around[start]
    depth = 0
    used = np.int64(0)
    length = 0
    while True:
        city = at[depth]
        if turn[depth] < b.around[city + 1]:
            route = b.tracks[turn[depth]]
            turn[depth] += 1
            if bits[route] == NONE or (used >> bits[route]) & 1:
                continue
            other = b.end_a[route] + b.end_b[route] - city
            path[depth] = route
            depth += 1
            at[depth] = other
            turn[depth] = b.around[other]
            length += b.length[route]
            sign = -1
        elif depth > 0:
            depth -= 1
            route = path[depth]
            other = at[depth]
            length -= b.length[route]
            sign = 1
        else:
            return best
        used ^= np.int64(1) << bits[route]
        degree[city] += sign
        degree[other] += sign
        odd += 2 * ((degree[city] & 1) + (degree[other] & 1)) - 2
        if sign > 0:
            continue
        if length > best:
            best = length
            trail[:] = NONE
            for i in range(depth):
                trail[i] = path[i]
            if best >= most:
                return best
        if length + most_trains(trains - length, odd, shortest) <= best or is_seen(seen, used, other):
            turn[depth] = b.around[other + 1]
