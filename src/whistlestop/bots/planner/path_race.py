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
def measure_paths(board: np.record, state: np.record, scratch: np.record, component: np.record) -> None:
    """The longest paths now: one's own, and the best that a rival may still reach."""
    scratch.own_path = longest_path(board, state, state.seat, component, scratch.trail)
    scratch.rival_path = 0.0
    for seat in range(state.seats):
        if seat != state.seat:
            reach = longest_path(board, state, seat, component, scratch.trail) + STILL_TO_COME * state.trains[seat]
            scratch.rival_path = max(scratch.rival_path, reach)


@kernel
def chance_of_path(scratch: np.record, length: int, trains: int) -> float:
    """How likely one's own path is the longest at the end."""
    ahead = length + STILL_TO_COME * trains - scratch.rival_path
    return min(1.0, max(0.0, 0.5 + ahead / EVEN_RACE))


@kernel
def most_of_path(rules: Rules, state: np.record, traits: np.record, scratch: np.record) -> float:
    """The most points that any route could bring in that race."""
    return (
        traits.path
        * rules.longest_bonus
        * (1.0 - chance_of_path(scratch, scratch.own_path, int(state.trains[state.seat])))
    )


@kernel
def gain_of_path(
    board: np.record,
    rules: Rules,
    state: np.record,
    traits: np.record,
    scratch: np.record,
    component: np.record,
    route: int,
) -> float:
    """The points that a route brings in the race for the longest path."""
    trains = int(state.trains[state.seat])
    before = chance_of_path(scratch, scratch.own_path, trains)
    state.owner[route] = state.seat
    length = longest_path(board, state, state.seat, component, scratch.trail)
    state.owner[route] = NOBODY
    after = chance_of_path(scratch, length, trains - int(board.length[route]))
    return traits.path * rules.longest_bonus * (after - before)
