"""Work repeated inside compiled code, to time it without the cost of a call."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import Component, longest_path
from whistlestop.engine.records import Records
from whistlestop.engine.state import State


@kernel
def copy_around(states: Records[State], times: int) -> None:
    """Copy each game onto the next, in circles."""
    for i in range(times):
        states[(i + 1) % len(states)] = states[i % len(states)]


@kernel
def search_often(
    board: Records[BoardTable], states: Records[State], components: Records[Component], trail: Array, times: int
) -> None:
    """Search for the longest path of the first seat repeatedly."""
    for _ in range(times):
        longest_path(board[0], states[0], 0, components[0], trail)
