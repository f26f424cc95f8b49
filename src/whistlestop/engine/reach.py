"""Which routes to consider when listing claims: those still open and short enough, as bits.

No rule is decided here: tracks.py says what is open. docs/decisions/0006-claims-as-bits.md says why this exists.
"""

from __future__ import annotations

from whistlestop.boards.board import LONGEST_ROUTE
from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import DE_BRUIJN, BoardTable
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NONE, WORD, State
from whistlestop.engine.tracks import is_open_to
from whistlestop.rules import Rules


@kernel
def mark_open(board: BoardTable, rules: Rules, state: State) -> None:
    """Mark which tracks are open to whom, so that listing claims can skip the others."""
    state.open[:] = 0
    for seat in range(state.seats):
        for first in range(0, board.routes, WORD):
            bits = 0
            for route in range(first, min(board.routes, first + WORD)):
                bits |= int(is_open_to(board, rules, state, seat, route)) << (route - first)
            state.open[seat, first // WORD] = bits


@kernel
def is_marked_open(state: State, seat: int, route: int) -> bool:
    """Whether a track is marked as open to a seat."""
    return (state.open[seat, route // WORD] >> (route % WORD)) & 1 != 0


@kernel
def mark_claimed(board: BoardTable, rules: Rules, state: State, route: int) -> None:
    """Mark for whom a claim closes the track itself and its other track."""
    twin = int(board.twin[route])
    for seat in range(state.seats):
        close(state, seat, route)
        if twin != NONE and not is_open_to(board, rules, state, seat, twin):
            close(state, seat, twin)


@kernel
def close(state: State, seat: int, route: int) -> None:
    """Mark that a track is no longer open to a seat."""
    state.open[seat, route // WORD] &= ~(1 << (route % WORD))


@kernel
def has_substitutes(board: BoardTable, rules: Rules) -> bool:
    """F3, M1: whether other cards can replace a locomotive, or a card, on any route."""
    return rules.ferry_swap > 0 or board.least_swap > 0


@kernel
def most_subs(board: BoardTable, rules: Rules, cards: int) -> int:
    """An upper bound for the substitutes that can be made of some cards."""
    swap = rules.ferry_swap
    if swap == 0 or 0 < board.least_swap < swap:
        swap = board.least_swap
    return cards // swap if swap > 0 else 0


@kernel
def within_reach(board: BoardTable, state: State, kind: int, most: int, wilds: int) -> tuple[int, int]:
    """The open routes of a kind that the cards, wilds and trains suffice for, as two words of bits."""
    longest = min(state.trains[state.seat], LONGEST_ROUTE)
    reach = min(longest, most + wilds)
    low, high = board.within[kind, GREY, reach, 0], board.within[kind, GREY, reach, 1]
    for colour in range(GREY):
        reach = min(longest, state.hands[state.seat, colour] + wilds)
        low |= board.within[kind, colour, reach, 0]
        high |= board.within[kind, colour, reach, 1]
    return low & state.open[state.seat, 0], high & state.open[state.seat, 1]


@kernel
def lowest_bit(board: BoardTable, bits: int) -> int:
    """The number of the lowest bit."""
    lowest = int(bits & -bits)
    return int(board.bit_number[(lowest * DE_BRUIJN >> 58) & 63])
