"""Which routes are worth a look when claims are listed: those still open and short enough, as bits.

No rule is decided here; see docs/decisions/0006-claims-as-bits.md for why it is kept at all.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import LONGEST_ROUTE
from whistlestop.engine.actions import GREY
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY, NONE, WORD
from whistlestop.rules import Rules


@kernel
def mark_open(board: np.record, rules: Rules, state: np.record) -> None:
    """Note which tracks are open to somebody, so that a list of claims need not look at the others."""
    state.open[0], state.open[1] = 0, 0
    for route in range(board.routes):
        twin = board.twin[route]
        is_closed = twin != NONE and state.owner[twin] != NOBODY and state.seats < rules.double_from
        if state.owner[route] == NOBODY and not is_closed:
            state.open[route // WORD] |= 1 << (route % WORD)


@kernel
def close(state: np.record, route: int) -> None:
    """Note that a track is open to nobody any more."""
    state.open[route // WORD] &= ~(1 << (route % WORD))


@kernel
def most_subs(board: np.record, rules: Rules, cards: int) -> int:
    """No more substitutes than this can be made of so many cards."""
    swap = rules.ferry_swap
    if swap == 0 or 0 < board.least_swap < swap:
        swap = board.least_swap
    return cards // swap if swap > 0 else 0


@kernel
def within_reach(board: np.record, state: np.record, kind: int, most: int, standing_in: int) -> tuple[int, int]:
    """The open routes of a kind that their cards, what stands in, and the trains reach, as two words of bits."""
    longest = min(state.trains[state.seat], LONGEST_ROUTE)
    reach = min(longest, most + standing_in)
    low, high = board.within[kind, GREY, reach, 0], board.within[kind, GREY, reach, 1]
    for colour in range(GREY):
        reach = min(longest, state.hands[state.seat, colour] + standing_in)
        low |= board.within[kind, colour, reach, 0]
        high |= board.within[kind, colour, reach, 1]
    return low & state.open[0], high & state.open[1]


@kernel
def lowest_bit(board: np.record, bits: int) -> int:
    """The number of the lowest bit; powers of two below 2**58 all differ modulo 59, and no way is quicker."""
    return int(board.bit_number[(bits & -bits) % 59])
