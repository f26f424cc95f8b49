"""A turn begins and ends: whose turn it is, the last round, and the ends that the printed books do not foresee."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.rules import Rules


@kernel
def begin_turn(s: np.record, seat: int) -> None:
    """T1: it is this seat's turn."""
    s.seat = seat
    s.phase = Phase.TURN
    s.turn += 1


@kernel
def end_turn(rules: Rules, s: np.record) -> None:
    """S11, E1: the next seat clockwise is on turn, unless the game is over."""
    if s.turns_left > 0:
        s.turns_left -= 1
    elif s.trains[s.seat] <= rules.last_round_trains:
        s.turns_left = s.seats
    if s.turns_left == 0 or is_stuck(rules, s):
        end_game(s)
    else:
        begin_turn(s, (s.seat + 1) % s.seats)


@kernel
def is_stuck(rules: Rules, s: np.record) -> bool:
    """T3, T4: everybody has passed in a row, or the game has lasted too long."""
    return s.passes >= s.seats or s.turn >= rules.turn_limit * s.seats


@kernel
def end_game(s: np.record) -> None:
    """E1: the game is over and can be scored."""
    s.seat = NOBODY
    s.phase = Phase.OVER
    s.turns_left = 0


@kernel
def pass_turn(rules: Rules, s: np.record) -> None:
    """T2: a player who can do nothing at all passes."""
    s.passes += 1
    end_turn(rules, s)


@kernel
def forget_news(s: np.record) -> None:
    """What the step before brought is no news any more."""
    s.clearings = 0
    s.shuffles = 0
    if s.turned_up[0] != NONE and s.phase != Phase.TUNNEL:
        s.turned_up[:] = NONE
