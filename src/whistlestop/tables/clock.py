"""The clocks of a table: how time is deducted from each seat, and when a seat gets more."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.tables.chairs import Chair
from whistlestop.tables.events import PauseWhy
from whistlestop.tables.time_control import TimeControl

Chairs = tuple[Chair, ...]


def charged(chairs: Chairs, running: Collection[int], seconds: float) -> Chairs:
    """The seats after this many seconds during which some of the clocks were running."""
    return tuple(
        chair.changed(time_left=max(0.0, round(chair.time_left - seconds, 3))) if seat in running else chair
        for seat, chair in enumerate(chairs)
    )


def dealt(chairs: Chairs, control: TimeControl) -> Chairs:
    """The seats when the cards are dealt: everybody has the same time."""
    return tuple(chair.changed(time_left=control.first) for chair in chairs)


def asked(chairs: Chairs, control: TimeControl, before: Collection[int], now: Collection[int]) -> Chairs:
    """The seats when some are asked for a decision; while a bot plays for a seat, its bank does not grow."""
    return tuple(
        chair.changed(time_left=control.after_waiting(chair.time_left, is_new_turn=seat not in before))
        if seat in now and (chair.held is None or control.move is not None)
        else chair
        for seat, chair in enumerate(chairs)
    )


def back(chair: Chair, control: TimeControl | None) -> Chair:
    """The seat of a player who is back."""
    return _with_time(chair, control).changed(time_outs=0, is_covered=False, is_idle=False, wants_pause=False)


def _with_time(chair: Chair, control: TimeControl | None) -> Chair:
    left = control.after_running_out(chair.time_left) if control is not None else 0.0
    return chair.changed(time_left=left)


def timed_out(chair: Chair) -> Chair:
    """The seat of a player whose clock has run out: a bot finishes the turn."""
    return chair.changed(time_outs=chair.time_outs + 1, time_left=0.0, is_covered=True, is_idle=True)


def paused(chairs: Chairs, why: PauseWhy, to_move: Collection[int]) -> Chairs:
    """The seats of a table that is paused."""
    if why == "agreed":
        return tuple(chair.changed(wants_pause=chair.is_person) for chair in chairs)
    return tuple(
        chair.changed(is_idle=chair.is_idle or (seat in to_move and chair.time_left == 0), wants_pause=False)
        for seat, chair in enumerate(chairs)
    )


def unpaused(chairs: Chairs, control: TimeControl | None, to_move: Collection[int], by: int) -> Chairs:
    """The seats of a table that continues: a clock that had run out starts again."""
    on = [chair.changed(wants_pause=False) for chair in chairs]
    for seat in to_move:
        on[seat] = _with_time(on[seat], control)
    on[by] = back(on[by], control) if on[by].is_idle else on[by]
    return tuple(on)
