"""Which tracks are open to whom: the only place that decides this."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.rules import Rules


@kernel
def has_single_tracks(rules: Rules, state: State) -> bool:
    """C9: whether there are so few seats that claiming one track of a double route closes the other."""
    return state.seats < rules.double_from


@kernel
def other_track_objection(board: BoardTable, rules: Rules, state: State, seat: int, route: int) -> int:
    """C8, C9, C10: why the other track of a double route closes this one to a seat, regardless of this one's owner."""
    twin = board.twin[route]
    if twin == NONE or state.owner[twin] == NOBODY:
        return Reason.ALLOWED
    if state.owner[twin] == seat:
        return Reason.OWN_OTHER_TRACK
    return Reason.OTHER_TRACK_CLOSES if has_single_tracks(rules, state) else Reason.ALLOWED


@kernel
def opening_objection(board: BoardTable, rules: Rules, state: State, seat: int, route: int) -> int:
    """C4, C8, C9, C10: why this track is not open to a seat, however many trains and cards it has."""
    if state.owner[route] != NOBODY:
        return Reason.ROUTE_TAKEN
    return other_track_objection(board, rules, state, seat, route)


@kernel
def is_open_to(board: BoardTable, rules: Rules, state: State, seat: int, route: int) -> bool:
    """C4, C8, C9, C10: whether a seat may still claim this track."""
    return opening_objection(board, rules, state, seat, route) == Reason.ALLOWED


@kernel
def is_lost_to(board: BoardTable, rules: Rules, state: State, seat: int, route: int) -> bool:
    """C4, C8, C9: whether a seat can never use this track; its own tracks do not count."""
    return state.owner[route] != seat and not is_open_to(board, rules, state, seat, route)


@kernel
def write_costs(board: BoardTable, rules: Rules, state: State, seat: int, costs: Array) -> None:
    """Write the trains that each track would take from a seat: 0 where it is its own, NONE where it is closed to it."""
    for route in range(board.routes):
        if state.owner[route] == seat:
            costs[route] = 0
        else:
            costs[route] = board.length[route] if is_open_to(board, rules, state, seat, route) else NONE
