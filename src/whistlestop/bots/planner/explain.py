"""Reviewing a choice: the plan behind it, and what waiting might cost, for explanations."""

from __future__ import annotations

from whistlestop.bots.planner.cards import allot
from whistlestop.bots.planner.plan import look_around, loss_without, make_plan
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.tickets import value_of_keeping
from whistlestop.bots.planner.traits import Traits
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.rules import Rules


@kernel
def review(
    board: Records[BoardTable],
    rules: Records[Rules],
    shown: Records[State],
    traits: Records[Traits],
    scratches: Records[Scratch],
    components: Records[Component],
    action: int,
    route: int,
) -> float:
    """Write the plan behind an action to the scratch; returns the points it would lose with a route, if any."""
    board_record, rules_record, scratch = board[0], rules[0], scratches[0]
    state, own = shown[0], traits[0]
    loss = 0.0
    if KEEP < action < CLAIM:
        look_around(board_record, rules_record, state, own, scratch)
        value_of_keeping(board_record, rules_record, state, own, scratch, action - KEEP)
        scratch.is_spare = scratch.plan_count == 0
    else:
        make_plan(board_record, rules_record, state, own, scratch, components[0])
        if route >= 0 and scratch.is_planned[route]:
            loss = loss_without(board_record, rules_record, state, own, scratch, route)
    scratch.plan_turns = allot(board_record, rules_record, state, own, scratch, scratch.plan, scratch.plan_count)
    return loss
