"""The cards of a planner: what routes still miss, and how a plan shares out what is in the hand."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import GREY
from whistlestop.engine.claim import is_wild, swap_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY
from whistlestop.engine.table import FERRY, TUNNEL
from whistlestop.rules import LOCO, Rules

SUBSTITUTE = 1.2  # cards that a substitute is felt as: it takes several, but of any kind


@kernel
def richest(s: np.record) -> int:
    """The colour of which the seat on turn holds most."""
    best = 0
    for colour in range(1, LOCO):
        if s.hands[s.seat, colour] > s.hands[s.seat, best]:
            best = colour
    return best


@kernel
def colour_for(b: np.record, s: np.record, route: int) -> int:
    """The colour in which a route would be paid for: its own, or on a grey one that of which the hand holds most."""
    return richest(s) if b.colour[route] == GREY else int(b.colour[route])


@kernel
def missing_for(b: np.record, rules: Rules, s: np.record, t: np.record, route: int, most: int) -> tuple[float, float]:
    """The cards and the locomotives that a route alone still misses; the hand counts in full for each route."""
    symbols = int(b.symbols[route])
    plain = int(b.length[route]) - symbols
    colour = int(b.colour[route])
    held = int(s.hands[s.seat, most if colour == GREY else colour])
    locos = int(s.hands[s.seat, LOCO])
    short_locos = max(0, symbols - locos)
    short = float(max(0, plain - held))
    if is_wild(b, rules, route):
        short -= t.wild * min(short, max(0, locos - symbols))
    swap = swap_of(b, rules, route)
    if swap > 0 and short_locos > 0:
        return short + SUBSTITUTE * short_locos, 0.0
    if swap > 0 and b.kind[route] != FERRY:
        return min(short, 2.0 + 0.5 * short), 0.0
    return short, float(short_locos)


@kernel
def allot(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, routes: Array, count: int) -> float:
    """Share the hand out among routes; writes need and missing, and says the turns until all stand."""
    room.need[:] = 0
    turns = 0.0
    tame = 0  # spaces on which no locomotive may stand in
    for i in range(count):
        route = routes[i]
        if s.owner[route] != NOBODY:
            turns += t.station
            continue
        turns += 1.0
        if b.kind[route] == TUNNEL:
            turns += t.tunnel
        room.need[LOCO] += b.symbols[route]
        if b.colour[route] != GREY:
            plain = int(b.length[route]) - int(b.symbols[route])
            room.need[b.colour[route]] += plain
            if not is_wild(b, rules, route):
                tame += plain
    allot_grey(b, s, room, routes, count)
    short = 0
    for colour in range(LOCO):
        room.missing[colour] = max(0, room.need[colour] - int(s.hands[s.seat, colour]))
        short += room.missing[colour]
    locos = int(s.hands[s.seat, LOCO])
    room.missing[LOCO] = max(0, room.need[LOCO] - locos)
    helped = min(short if rules.wild_plain else max(0, short - tame), max(0, locos - room.need[LOCO]))
    turns += t.card * (short - helped)
    return turns + room.missing[LOCO] * (t.card * SUBSTITUTE if rules.ferry_swap > 0 else t.loco)


@kernel
def allot_grey(b: np.record, s: np.record, room: np.record, routes: Array, count: int) -> None:
    """Grey routes take the colours of which most are left, the longest first."""
    longest = 99
    while longest > 0:
        below = 0
        for i in range(count):
            route = routes[i]
            if b.colour[route] == GREY and s.owner[route] == NOBODY:
                plain = int(b.length[route]) - int(b.symbols[route])
                if plain == longest:
                    room.need[roomiest(s, room)] += plain
                elif below < plain < longest:
                    below = plain
        longest = below


@kernel
def roomiest(s: np.record, room: np.record) -> int:
    """The colour of which the hand holds most beyond what is asked for already."""
    best = 0
    for colour in range(1, LOCO):
        if s.hands[s.seat, colour] - room.need[colour] > s.hands[s.seat, best] - room.need[best]:
            best = colour
    return best
