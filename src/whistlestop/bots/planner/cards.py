"""The cards of a planner: what routes still miss, and how a plan shares out what is in the hand."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import FERRY, TUNNEL
from whistlestop.engine.claim import is_wild, swap_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY
from whistlestop.rules import LOCO, Rules

SUBSTITUTE = 1.2  # cards that a substitute is felt as: it takes several, but of any kind


@kernel
def richest(state: np.record) -> int:
    """The colour of which the seat on turn holds most."""
    best = 0
    for colour in range(1, LOCO):
        if state.hands[state.seat, colour] > state.hands[state.seat, best]:
            best = colour
    return best


@kernel
def colour_for(board: np.record, state: np.record, route: int) -> int:
    """The colour in which a route would be paid for: its own, or on a grey one that of which the hand holds most."""
    return richest(state) if board.colour[route] == GREY else int(board.colour[route])


@kernel
def missing_for(
    board: np.record, rules: Rules, state: np.record, traits: np.record, route: int, most: int
) -> tuple[float, float]:
    """The cards and the locomotives that a route alone still misses; the hand counts in full for each route."""
    symbols = int(board.symbols[route])
    plain = int(board.length[route]) - symbols
    colour = int(board.colour[route])
    held = int(state.hands[state.seat, most if colour == GREY else colour])
    locos = int(state.hands[state.seat, LOCO])
    short_locos = max(0, symbols - locos)
    short = float(max(0, plain - held))
    if is_wild(board, rules, route):
        short -= traits.wild * min(short, max(0, locos - symbols))
    swap = swap_of(board, rules, route)
    if swap > 0 and short_locos > 0:
        return short + SUBSTITUTE * short_locos, 0.0
    if swap > 0 and board.kind[route] != FERRY:
        return min(short, 2.0 + 0.5 * short), 0.0
    return short, float(short_locos)


@kernel
def allot(
    board: np.record, rules: Rules, state: np.record, traits: np.record, scratch: np.record, routes: Array, count: int
) -> float:
    """Share the hand out among routes; writes need and missing, and says the turns until all stand."""
    scratch.need[:] = 0
    turns = 0.0
    tame = 0  # spaces on which no locomotive may stand in
    for i in range(count):
        route = routes[i]
        if state.owner[route] != NOBODY:
            turns += traits.station
            continue
        turns += 1.0
        if board.kind[route] == TUNNEL:
            turns += traits.tunnel
        scratch.need[LOCO] += board.symbols[route]
        if board.colour[route] != GREY:
            plain = int(board.length[route]) - int(board.symbols[route])
            scratch.need[board.colour[route]] += plain
            if not is_wild(board, rules, route):
                tame += plain
    allot_grey(board, state, scratch, routes, count)
    short = 0
    for colour in range(LOCO):
        scratch.missing[colour] = max(0, scratch.need[colour] - int(state.hands[state.seat, colour]))
        short += scratch.missing[colour]
    locos = int(state.hands[state.seat, LOCO])
    scratch.missing[LOCO] = max(0, scratch.need[LOCO] - locos)
    helped = min(short if rules.wild_plain else max(0, short - tame), max(0, locos - scratch.need[LOCO]))
    turns += traits.card * (short - helped)
    return turns + scratch.missing[LOCO] * (traits.card * SUBSTITUTE if rules.ferry_swap > 0 else traits.loco)


@kernel
def allot_grey(board: np.record, state: np.record, scratch: np.record, routes: Array, count: int) -> None:
    """Grey routes take the colours of which most are left, the longest first."""
    longest = 99
    while longest > 0:
        below = 0
        for i in range(count):
            route = routes[i]
            if board.colour[route] == GREY and state.owner[route] == NOBODY:
                plain = int(board.length[route]) - int(board.symbols[route])
                if plain == longest:
                    scratch.need[roomiest(state, scratch)] += plain
                elif below < plain < longest:
                    below = plain
        longest = below


@kernel
def roomiest(state: np.record, scratch: np.record) -> int:
    """The colour of which the hand holds most beyond what is asked for already."""
    best = 0
    for colour in range(1, LOCO):
        if state.hands[state.seat, colour] - scratch.need[colour] > state.hands[state.seat, best] - scratch.need[best]:
            best = colour
    return best
