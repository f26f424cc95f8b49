"""Reviewing a choice: the plan behind it, and what waiting might cost, for whoever asks why."""

from __future__ import annotations

from whistlestop.bots.planner.cards import allot
from whistlestop.bots.planner.keeping import value_of_keeping
from whistlestop.bots.planner.plan import look_around, loss_without, make_plan
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.jit import Array, kernel


@kernel
def review(
    board: Array,
    rules: Array,
    shown: Array,
    traits: Array,
    scratches: Array,
    components: Array,
    action: int,
    route: int,
) -> float:
    """Lay the plan behind an action out in the room; the points that it would lose with a route, if it has one."""
    b, r, s, t, scratch = board[0], rules[0], shown[0], traits[0], scratches[0]
    loss = 0.0
    if KEEP < action < CLAIM:
        look_around(b, r, s, t, scratch)
        value_of_keeping(b, r, s, t, scratch, action - KEEP)
        scratch.is_spare = scratch.plan_count == 0
    else:
        make_plan(b, r, s, t, scratch, components[0])
        if route >= 0 and scratch.is_planned[route]:
            loss = loss_without(b, r, s, t, scratch, route)
    scratch.plan_turns = allot(b, r, s, t, scratch, scratch.plan, scratch.plan_count)
    return loss
