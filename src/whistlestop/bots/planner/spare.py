"""Spare trains: used where a turn brings most points, and in the race for the longest path."""

from __future__ import annotations

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.cards import roomiest
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import TUNNEL, BoardTable
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import kernel
from whistlestop.engine.longest import Component, longest_path
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.rules import LOCO, Rules

MAX_SPARE = 3  # routes considered at once; more would spread the cards too thin
STILL_TO_COME = 0.5  # the share of the remaining trains that is likely to lengthen a path
EVEN_RACE = 16.0  # lead in trains at which the race is all but won


@kernel
def plan_spare(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, component: Component
) -> None:
    """Choose the routes that bring most points per turn, one by one, until trains or time run out."""
    scratch.plan_count = 0
    scratch.need[:] = 0
    trains = int(state.trains[state.seat])
    time = scratch.horizon
    is_racing = traits.path > 0.0 and rules.longest_bonus > 0
    if is_racing:
        measure_paths(board, state, scratch, component)
    for chosen in range(MAX_SPARE):
        best = NONE
        best_rate = 0.0
        best_turns = 0.0
        grey = roomiest(state, scratch)
        for route in range(board.routes):
            if state.owner[route] != NOBODY or scratch.price[route] >= CLOSED or board.length[route] > trains:
                continue
            if is_chosen(board, scratch, route):
                continue
            turns = turns_of_spare(board, rules, state, traits, scratch, route, grey)
            if turns > max(time, 1.0):
                continue
            gain = rules.route_points[board.length[route] - 1] - traits.spare_turn * turns
            if scratch.is_own[board.end_a[route]] or scratch.is_own[board.end_b[route]]:
                gain += traits.touch
                # Measuring a path is slow, so it is done only where it could make a difference.
                if (
                    is_racing
                    and chosen == 0
                    and (gain + most_of_path(rules, state, traits, scratch)) / turns > best_rate
                ):
                    gain += gain_of_path(board, rules, state, traits, scratch, component, route)
            if gain / turns > best_rate:
                best_rate = gain / turns
                best = route
                best_turns = turns
        if best == NONE:
            return
        scratch.plan[scratch.plan_count] = best
        scratch.plan_count += 1
        colour = int(board.colour[best])
        scratch.need[LOCO] += board.locomotives[best]
        scratch.need[grey if colour == GREY else colour] += board.length[best] - board.locomotives[best]
        trains -= int(board.length[best])
        time -= best_turns


@kernel
def is_chosen(board: BoardTable, scratch: Scratch, route: int) -> bool:
    """Whether this track or its other track is already in the plan."""
    for i in range(scratch.plan_count):
        if scratch.plan[i] == route or scratch.plan[i] == board.twin[route]:
            return True
    return False


@kernel
def turns_of_spare(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, route: int, grey: int
) -> float:
    """The turns until a route can be claimed with what earlier routes leave of the hand; `grey` pays for a grey one."""
    colour = grey if board.colour[route] == GREY else int(board.colour[route])
    needed_locos = int(board.locomotives[route])
    plain = int(board.length[route]) - needed_locos
    short = max(0, plain - max(0, int(state.hands[state.seat, colour]) - scratch.need[colour]))
    locos = max(0, int(state.hands[state.seat, LOCO]) - scratch.need[LOCO])
    short_locos = max(0, needed_locos - locos)
    if is_wild(board, rules, route):
        short -= min(short, max(0, locos - needed_locos))
    turns = 1.0 + traits.card * short + traits.loco * short_locos
    return turns + traits.tunnel if board.kind[route] == TUNNEL else turns


@kernel
def measure_paths(board: BoardTable, state: State, scratch: Scratch, component: Component) -> None:
    """The longest paths now: the seat's own, and the best that a rival may still reach."""
    scratch.own_path = longest_path(board, state, state.seat, component, scratch.trail)
    scratch.rival_path = 0.0
    for seat in range(state.seats):
        if seat != state.seat:
            reach = longest_path(board, state, seat, component, scratch.trail) + STILL_TO_COME * state.trains[seat]
            scratch.rival_path = max(scratch.rival_path, reach)


@kernel
def chance_of_path(scratch: Scratch, length: int, trains: int) -> float:
    """The probability that the seat's path is the longest at the end."""
    ahead = length + STILL_TO_COME * trains - scratch.rival_path
    return min(1.0, max(0.0, 0.5 + ahead / EVEN_RACE))


@kernel
def most_of_path(rules: Rules, state: State, traits: Traits, scratch: Scratch) -> float:
    """The most points that any route could bring in that race."""
    return (
        traits.path
        * rules.longest_bonus
        * (1.0 - chance_of_path(scratch, scratch.own_path, int(state.trains[state.seat])))
    )


@kernel
def gain_of_path(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, component: Component, route: int
) -> float:
    """The points that a route brings in the race for the longest path."""
    trains = int(state.trains[state.seat])
    before = chance_of_path(scratch, scratch.own_path, trains)
    state.owner[route] = state.seat
    length = longest_path(board, state, state.seat, component, scratch.trail)
    state.owner[route] = NOBODY
    after = chance_of_path(scratch, length, trains - int(board.length[route]))
    return traits.path * rules.longest_bonus * (after - before)
