"""Keeping tickets: the choice of which the plan is worth most."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.plan import add_goal, join_tickets, list_goals, look_around
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import KEEP
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import root_of
from whistlestop.engine.tickets import offered
from whistlestop.rules import Rules


@kernel
def weigh_tickets(
    board: np.record, rules: Rules, state: np.record, traits: np.record, scratch: np.record, actions: Array, count: int
) -> None:
    """Weigh each choice by its plan, together with that for the tickets held."""
    look_around(board, rules, state, traits, scratch)
    if traits.keep_all > 0.0:
        scratch.choice = actions[count - 1]
        return
    for i in range(count):
        consider(traits, scratch, actions[i], value_of_keeping(board, rules, state, traits, scratch, actions[i] - KEEP))


@kernel
def value_of_keeping(
    board: np.record, rules: Rules, state: np.record, traits: np.record, scratch: np.record, kept: int
) -> float:
    """What a choice among the offered tickets is worth, with the plan for it and for the tickets held."""
    list_goals(board, state, traits, scratch)
    value = 0.0
    for slot in range(offered(state, state.seat)):
        if (kept >> slot) & 1:
            ticket = state.offers[state.seat, slot]
            value += traits.keep_more
            if root_of(scratch.roots, board.ticket_a[ticket]) == root_of(scratch.roots, board.ticket_b[ticket]):
                value += board.ticket_points[ticket]
            add_goal(board, scratch, ticket)
    return value + join_tickets(board, rules, state, traits, scratch, traits.keep_turn)
