"""Keeping tickets: the choice of which the plan is worth most."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.planning import add_goal, join_tickets, list_goals, look_around
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import KEEP
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import root_of
from whistlestop.engine.tickets import offered
from whistlestop.rules import Rules


@kernel
def weigh_tickets(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """Weigh each choice by its plan, together with that for the tickets held."""
    look_around(b, rules, s, t, room)
    if t.keep_all > 0.0:
        room.choice = actions[count - 1]
        return
    for i in range(count):
        consider(t, room, actions[i], value_of_keeping(b, rules, s, t, room, actions[i] - KEEP))


@kernel
def value_of_keeping(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, kept: int) -> float:
    """What a choice among the offered tickets is worth, with the plan for it and for the tickets held."""
    list_goals(b, s, t, room)
    value = 0.0
    for slot in range(offered(s, s.seat)):
        if (kept >> slot) & 1:
            ticket = s.offers[s.seat, slot]
            value += t.keep_more
            if root_of(room.roots, b.ticket_a[ticket]) == root_of(room.roots, b.ticket_b[ticket]):
                value += b.ticket_points[ticket]
            add_goal(b, room, ticket)
    return value + join_tickets(b, rules, s, t, room, t.keep_turn)
