"""The race for the longest path: how likely it is to be won, and what a route does for it."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import kernel
from whistlestop.engine.longest import longest_path
from whistlestop.engine.state import NOBODY
from whistlestop.rules import Rules

STILL_TO_COME = 0.5  # of the trains in hand, what is likely to lengthen a path
EVEN_RACE = 16.0  # trains by which a race is more than even, when it is all but won


@kernel
def measure_paths(b: np.record, s: np.record, room: np.record, part: np.record) -> None:
    """The longest paths now: one's own, and the best that a rival may still reach."""
    room.own_path = longest_path(b, s, s.seat, part, room.trail)
    room.rival_path = 0.0
    for seat in range(s.seats):
        if seat != s.seat:
            reach = longest_path(b, s, seat, part, room.trail) + STILL_TO_COME * s.trains[seat]
            room.rival_path = max(room.rival_path, reach)


@kernel
def chance_of_path(room: np.record, length: int, trains: int) -> float:
    """How likely one's own path is the longest at the end."""
    ahead = length + STILL_TO_COME * trains - room.rival_path
    return min(1.0, max(0.0, 0.5 + ahead / EVEN_RACE))


@kernel
def most_of_path(rules: Rules, s: np.record, t: np.record, room: np.record) -> float:
    """The most points that any route could bring in that race."""
    return t.path * rules.longest_bonus * (1.0 - chance_of_path(room, room.own_path, int(s.trains[s.seat])))


@kernel
def gain_of_path(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, part: np.record, route: int
) -> float:
    """The points that a route brings in the race for the longest path."""
    trains = int(s.trains[s.seat])
    before = chance_of_path(room, room.own_path, trains)
    s.owner[route] = s.seat
    length = longest_path(b, s, s.seat, part, room.trail)
    s.owner[route] = NOBODY
    after = chance_of_path(room, length, trains - int(b.length[route]))
    return t.path * rules.longest_bonus * (after - before)
