"""Many games at once, and the fast entry points from Python: they take arrays, because single records are slow to pass.

A single game is a batch of one.
"""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import PASS
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.chance import MASK
from whistlestop.engine.invariant import Breach, breach, tickets_in_play, tickets_leaving
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records
from whistlestop.engine.scoring import Score, score
from whistlestop.engine.setup import set_up
from whistlestop.engine.state import Phase, State
from whistlestop.engine.step import list_legal, step
from whistlestop.rules import Rules


@kernel
def start(
    board: Records[BoardTable], rules: Records[Rules], states: Records[State], keys: Array, seats: int, first: int
) -> None:
    """Deal one game for each key."""
    for i in range(len(keys)):
        set_up(board[0], rules[0], states[i], keys[i], seats, first)


@kernel
def legal(board: Records[BoardTable], rules: Records[Rules], states: Records[State], out: Array) -> int:
    """Write the legal actions of the first game, and return how many there are."""
    return list_legal(board[0], rules[0], states[0], out)


@kernel
def advance(board: Records[BoardTable], rules: Records[Rules], states: Records[State], action: int) -> None:
    """Carry out a legal action in the first game."""
    step(board[0], rules[0], states[0], action)


@kernel
def settle(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    scores: Records[Score],
    components: Records[Component],
) -> None:
    """Write the scores of the first game."""
    score(board[0], rules[0], states[0], scores, components[0])


@kernel
def next_choice(chooser: Array, count: int) -> int:
    """A number below count from a fast generator (xoshiro128**), which the game itself never uses."""
    a, b, c, d = chooser[0], chooser[1], chooser[2], chooser[3]
    product = (b * 5) & MASK
    product = ((product << 7) & MASK) | (product >> 25)
    product = (product * 9) & MASK
    shifted = (b << 9) & MASK
    c ^= a
    d ^= b
    chooser[1] = b ^ c
    chooser[0] = a ^ d
    chooser[2] = c ^ shifted
    chooser[3] = ((d << 11) & MASK) | (d >> 21)
    return (product * count) >> 32


@kernel
def step_checked(board: BoardTable, rules: Rules, state: State, action: int, legal_count: int) -> int:
    """Carry out an action, and return the first invariant that does not hold after it."""
    if legal_count == 0:
        return Breach.NOTHING_LEGAL
    tickets = tickets_in_play(board, state) - tickets_leaving(rules, state, action)
    step(board, rules, state, action)
    if tickets_in_play(board, state) != tickets:
        return Breach.TICKETS_LOST_OR_MADE
    return breach(board, rules, state)


@kernel
def play_randomly(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    choosers: Array,
    scores: Records[Records[Score]],
    lengths: Array,
    components: Records[Component],
    check: bool,
) -> int:
    """Play each game to its end by choosing among all legal actions, score it, and count its decisions.

    With `check`, the invariants are checked at every decision; the first breach stops everything and is returned.
    """
    board_record = board[0]
    rules_record = rules[0]
    actions = np.empty(board_record.actions, np.int16)
    for i in range(len(states)):
        state = states[i]
        chooser = choosers[i]
        while state.phase != Phase.OVER:
            count = list_legal(board_record, rules_record, state, actions)
            action = actions[next_choice(chooser, count)] if count > 0 else PASS
            if check:
                found = step_checked(board_record, rules_record, state, action, count)
                if found != Breach.WHOLE:
                    return found
            else:
                step(board_record, rules_record, state, action)
            lengths[i] += 1
        score(board_record, rules_record, state, scores[i], components[0])
    return Breach.WHOLE
