"""Starting and ending turns: whose turn it is, the last round, and endings that the printed rules do not cover."""

from __future__ import annotations

from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.rules import Rules


@kernel
def begin_turn(state: State, seat: int) -> None:
    """T1: it is this seat's turn."""
    state.seat = seat
    state.phase = Phase.TURN
    state.turn += 1


@kernel
def seat_after(state: State) -> int:
    """S9, S11: the next seat clockwise; a division would take longer than everything else at the end of a turn."""
    following = state.seat + 1
    return following if following < state.seats else 0


@kernel
def end_turn(rules: Rules, state: State) -> None:
    """S11, E1: the next seat clockwise is on turn, unless the game is over."""
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.trains[state.seat] <= rules.last_round_trains:
        state.turns_left = state.seats
    if state.turns_left == 0 or is_stuck(rules, state):
        end_game(state)
    else:
        begin_turn(state, seat_after(state))


@kernel
def is_stuck(rules: Rules, state: State) -> bool:
    """T3, T4: everybody has passed in a row, or the game has lasted too long."""
    return state.passes >= state.seats or state.turn >= rules.turn_limit * state.seats


@kernel
def end_game(state: State) -> None:
    """E1: the game is over and can be scored."""
    state.seat = NOBODY
    state.phase = Phase.OVER
    state.turns_left = 0


@kernel
def pass_turn(rules: Rules, state: State) -> None:
    """T2: a player who cannot do anything passes."""
    state.passes += 1
    end_turn(rules, state)


@kernel
def forget_news(state: State) -> None:
    """Clear the results of the previous step."""
    state.clearings = 0
    state.shuffles = 0
    if state.turned_up[0] != NONE and state.phase != Phase.TUNNEL:
        state.turned_up[:] = NONE
