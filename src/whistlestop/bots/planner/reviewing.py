"""Reviewing a choice: the plan behind it, and what waiting might cost, for whoever asks why."""

from __future__ import annotations

from whistlestop.bots.planner.keeping import value_of_keeping
from whistlestop.bots.planner.planning import look_around, loss_without, make_plan
from whistlestop.bots.planner.purse import allot
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.jit import Array, kernel


@kernel
def review(
    board: Array, rules: Array, shown: Array, traits: Array, rooms: Array, parts: Array, action: int, route: int
) -> float:
    """Lay the plan behind an action out in the room; the points that it would lose with a route, if it has one."""
    b, r, s, t, room = board[0], rules[0], shown[0], traits[0], rooms[0]
    loss = 0.0
    if KEEP < action < CLAIM:
        look_around(b, r, s, t, room)
        value_of_keeping(b, r, s, t, room, action - KEEP)
        room.is_spare = room.plan_count == 0
    else:
        make_plan(b, r, s, t, room, parts[0])
        if route >= 0 and room.is_planned[route]:
            loss = loss_without(b, r, s, t, room, route)
    room.plan_turns = allot(b, r, s, t, room, room.plan, room.plan_count)
    return loss
