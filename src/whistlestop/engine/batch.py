"""Many games at once, and the quick doors from Python: they take arrays, because single records are slow to hand over.

A single game is a batch of one.
"""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import PASS
from whistlestop.engine.chance import MASK
from whistlestop.engine.invariant import Breach, breach, tickets_in_play, tickets_leaving
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.scoring import score
from whistlestop.engine.setup import set_up
from whistlestop.engine.state import Phase
from whistlestop.engine.step import list_legal, step
from whistlestop.rules import Rules


@kernel
def start(board: Array, rules: Array, states: Array, keys: Array, seats: int, first: int) -> None:
    """Deal one game for each key."""
    for i in range(len(keys)):
        set_up(board[0], rules[0], states[i], keys[i], seats, first)


@kernel
def legal(board: Array, rules: Array, states: Array, out: Array) -> int:
    """Write the legal actions of the first game, and say how many."""
    return list_legal(board[0], rules[0], states[0], out)


@kernel
def advance(board: Array, rules: Array, states: Array, action: int) -> None:
    """Carry out a legal action in the first game."""
    step(board[0], rules[0], states[0], action)


@kernel
def settle(board: Array, rules: Array, states: Array, scores: Array, components: Array) -> None:
    """Write the scores of the first game."""
    score(board[0], rules[0], states[0], scores, components[0])


@kernel
def next_choice(chooser: Array, count: int) -> int:
    """A number below count from a fast generator (xoshiro128**), which is never the game's own."""
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
def step_checked(board: np.record, rules: Rules, state: np.record, action: int, legal_count: int) -> int:
    """Carry out an action, and say what does not hold after it."""
    if legal_count == 0:
        return Breach.NOTHING_LEGAL
    tickets = tickets_in_play(board, state) - tickets_leaving(rules, state, action)
    step(board, rules, state, action)
    if tickets_in_play(board, state) != tickets:
        return Breach.TICKETS_LOST_OR_MADE
    return breach(board, rules, state)


@kernel
def play_randomly(
    board: Array,
    rules: Array,
    states: Array,
    choosers: Array,
    scores: Array,
    lengths: Array,
    components: Array,
    check: bool,
) -> int:
    """Play each game to its end by choosing among all legal actions, score it, and count its decisions.

    With check, what must always hold is checked at every decision; the first breach ends it all, and is told.
    """
    b = board[0]
    r = rules[0]
    actions = np.empty(b.actions, np.int16)
    for i in range(len(states)):
        s = states[i]
        while s.phase != Phase.OVER:
            count = list_legal(b, r, s, actions)
            action = actions[next_choice(choosers[i], count)] if count > 0 else PASS
            if check:
                found = step_checked(b, r, s, action, count)
                if found != Breach.WHOLE:
                    return found
            else:
                step(b, r, s, action)
            lengths[i] += 1
        score(b, r, s, scores[i], components[0])
    return Breach.WHOLE
