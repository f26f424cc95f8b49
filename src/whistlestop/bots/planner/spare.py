"""Spare trains: when no ticket asks for them, they go where a turn brings most points."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.path_race import gain_of_path, measure_paths, most_of_path
from whistlestop.bots.planner.purse import roomiest
from whistlestop.engine.actions import GREY
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.engine.table import TUNNEL
from whistlestop.rules import LOCO, Rules

MOST_SPARE = 3  # routes that are thought of at once; more would spread the cards too thin


@kernel
def plan_spare(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, part: np.record) -> None:
    """Choose the routes that bring most points a turn, one after the other, until trains or time run out."""
    room.plan_count = 0
    room.need[:] = 0
    trains = int(s.trains[s.seat])
    time = room.horizon
    is_racing = t.path > 0.0 and rules.longest_bonus > 0
    if is_racing:
        measure_paths(b, s, room, part)
    for chosen in range(MOST_SPARE):
        best = NONE
        best_rate = 0.0
        best_turns = 0.0
        grey = roomiest(s, room)
        for route in range(b.routes):
            if s.owner[route] != NOBODY or room.price[route] >= CLOSED or b.length[route] > trains:
                continue
            if is_chosen(b, room, route):
                continue
            turns = turns_of_spare(b, rules, s, t, room, route, grey)
            if turns > max(time, 1.0):
                continue
            gain = rules.route_points[b.length[route] - 1] - t.spare_turn * turns
            if room.is_own[b.end_a[route]] or room.is_own[b.end_b[route]]:
                gain += t.touch
                # Measuring a path takes long, so it is done only where it could make the difference.
                if is_racing and chosen == 0 and (gain + most_of_path(rules, s, t, room)) / turns > best_rate:
                    gain += gain_of_path(b, rules, s, t, room, part, route)
            if gain / turns > best_rate:
                best_rate = gain / turns
                best = route
                best_turns = turns
        if best == NONE:
            return
        room.plan[room.plan_count] = best
        room.plan_count += 1
        colour = int(b.colour[best])
        room.need[LOCO] += b.symbols[best]
        room.need[grey if colour == GREY else colour] += b.length[best] - b.symbols[best]
        trains -= int(b.length[best])
        time -= best_turns


@kernel
def is_chosen(b: np.record, room: np.record, route: int) -> bool:
    """Whether this track or the one beside it is in the plan already."""
    for i in range(room.plan_count):
        if room.plan[i] == route or room.plan[i] == b.twin[route]:
            return True
    return False


@kernel
def turns_of_spare(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, route: int, grey: int
) -> float:
    """The turns until a route stands, with what the routes chosen before it leave of the hand; grey is paid so."""
    colour = grey if b.colour[route] == GREY else int(b.colour[route])
    symbols = int(b.symbols[route])
    plain = int(b.length[route]) - symbols
    short = max(0, plain - max(0, int(s.hands[s.seat, colour]) - room.need[colour]))
    locos = max(0, int(s.hands[s.seat, LOCO]) - room.need[LOCO])
    short_locos = max(0, symbols - locos)
    if is_wild(b, rules, route):
        short -= min(short, max(0, locos - symbols))
    turns = 1.0 + t.card * short + t.loco * short_locos
    return turns + t.tunnel if b.kind[route] == TUNNEL else turns
