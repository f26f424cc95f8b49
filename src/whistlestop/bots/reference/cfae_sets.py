"""The cheapest set of routes that completes all tickets at once: the same one that trying all sets of paths would give.

A set is a simple path for every ticket, with own routes free, never both tracks of a double route, and no more trains
than there are. Among sets of equal cost it is the one with fewer trains, then the one without the highest route in
which they differ. The search is branch and bound: for each ticket a path is tried route by route, and abandoned as soon
as the rest must cost too much.
"""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_ROUTES
from whistlestop.bots.reference.cfae_bound import FAR, least_rest
from whistlestop.bots.reference.cfae_cost import STEP, count_cards, price_in_set
from whistlestop.bots.reference.cfae_level import open_level
from whistlestop.bots.reference.cfae_scratch import CfaeScratch, Quest, make_scratch
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, State
from whistlestop.engine.tracks import is_open_to
from whistlestop.rules import Rules

# After that the best set so far is used; in thousands of deals none took a twentieth, so it is for odd positions only.
MAX_STEPS = 5_000_000


@kernel
def cheapest_set(board: BoardTable, rules: Rules, state: State, tickets: Array, best_set: Array, best: Array) -> int:
    """Mark the routes of the cheapest set still to claim, and return its cost, or NONE; `best` is price and steps."""
    routes = np.empty(MAX_ROUTES, np.int64)
    count = list_routes(board, rules, state, routes)
    best[0] = FAR
    best[1] = 0
    best_set[:] = False
    quest = Quest(state.hands[state.seat], int(state.trains[state.seat]), tickets, routes[:count], best, best_set)
    scratch = make_scratch(board, len(tickets))
    search(board, state, quest, scratch)
    return NONE if best[0] == FAR else int(best[0]) // STEP


@kernel
def list_routes(board: BoardTable, rules: Rules, state: State, out: Array) -> int:
    """Write the routes that the seat on turn could claim, only the first of two equal tracks; returns how many."""
    count = 0
    for route in range(board.routes):
        if not is_open_to(board, rules, state, state.seat, route):
            continue
        twin = board.twin[route]
        is_second = twin != NONE and twin < route and state.owner[twin] == NONE
        if (
            is_second
            and board.colour[twin] == board.colour[route]
            and board.locomotives[twin] == board.locomotives[route]
        ):
            if board.length[twin] == board.length[route]:
                continue
        out[count] = route
        count += 1
    return count


@kernel
def search(board: BoardTable, state: State, quest: Quest, scratch: CfaeScratch) -> None:
    """Search all sets of paths that can still be the cheapest."""
    price = 0
    trains = 0
    frame = begin(board, state, quest, scratch, NONE, price, trains)
    while frame >= 0:
        child = scratch.next_child[frame]
        if (
            child < scratch.last_child[frame]
            and scratch.child_bound[child] <= quest.best[0]
            and quest.best[1] < MAX_STEPS
        ):
            scratch.next_child[frame] += 1
            route = scratch.link_route[scratch.level[frame], scratch.child_link[child]]
            price += price_in_set(board, quest.hand, scratch.asked, route)
            trains += int(board.length[route])
            frame = extend(board, quest, scratch, frame, child, price, trains)
            if scratch.city[frame] == scratch.ends[scratch.level[frame], 0]:
                frame = begin(board, state, quest, scratch, frame, price, trains)
        else:
            route = scratch.via[frame]
            scratch.is_on[scratch.level[frame], scratch.city[frame]] = False
            if route != NONE:
                count_cards(board, route, -1, scratch.asked)
                price -= price_in_set(board, quest.hand, scratch.asked, route)
                trains -= int(board.length[route])
                scratch.chosen[route] = False
            frame -= 1


@kernel
def begin(
    board: BoardTable, state: State, quest: Quest, scratch: CfaeScratch, frame: int, price: int, trains: int
) -> int:
    """Start the path of the next ticket in a new frame; if all are complete, consider the set."""
    level = 0 if frame == NONE else scratch.level[frame] + 1
    left = open_level(board, state, quest, scratch, level, frame, price, trains)
    if left == 0:
        consider(board, quest, scratch, price)
    if left <= 0:
        return frame
    frame += 1
    scratch.level[frame] = level
    scratch.via[frame] = NONE
    stand(board, quest, scratch, frame, scratch.start[level], price, trains)
    return frame


@kernel
def extend(
    board: BoardTable, quest: Quest, scratch: CfaeScratch, frame: int, child: int, price: int, trains: int
) -> int:
    """Extend the path by a route, in a new frame."""
    level = scratch.level[frame]
    link = scratch.child_link[child]
    frame += 1
    scratch.level[frame] = level
    scratch.via[frame] = scratch.link_route[level, link]
    scratch.chosen[scratch.via[frame]] = True
    count_cards(board, scratch.via[frame], 1, scratch.asked)
    stand(board, quest, scratch, frame, scratch.link_other[level, link], price, trains)
    return frame


@kernel
def stand(
    board: BoardTable, quest: Quest, scratch: CfaeScratch, frame: int, city: int, price: int, trains: int
) -> None:
    """Enter a city: record what can branch off from the path so far, and where it can continue."""
    level = scratch.level[frame]
    scratch.city[frame] = city
    scratch.is_on[level, city] = True
    top = scratch.last_child[frame - 1] if frame > 0 else 0
    scratch.next_child[frame] = top
    scratch.last_child[frame] = top
    hang(scratch, level, city, NONE if scratch.via[frame] == NONE else frame - 1, frame)
    if city == scratch.ends[level, 0]:
        return
    for link in range(scratch.link_first[level, city], scratch.link_first[level, city + 1]):
        if not scratch.is_on[level, scratch.link_other[level, link]]:
            add_child(board, quest, scratch, frame, link, price, trains)


@kernel
def hang(scratch: CfaeScratch, level: int, city: int, before: int, frame: int) -> None:
    """The cost of trees attached to the path: the goal's at its last city, the others' at any of its cities."""
    for group in range(1, 1 << scratch.size[level]):
        cost = scratch.cost_trees[level, group, city]
        trains = scratch.train_trees[level, group, city]
        if before != NONE and group & 1 == 0:
            cost = min(cost, scratch.hung_cost[before, group])
            trains = min(trains, scratch.hung_trains[before, group])
        scratch.hung_cost[frame, group] = cost
        scratch.hung_trains[frame, group] = trains


@kernel
def add_child(
    board: BoardTable, quest: Quest, scratch: CfaeScratch, frame: int, link: int, price: int, trains: int
) -> None:
    """Add a route by which the path can continue, the most promising first, unless it is a dead end."""
    level = scratch.level[frame]
    route = scratch.link_route[level, link]
    other = scratch.link_other[level, link]
    price += price_in_set(board, quest.hand, scratch.asked, route)
    trains += int(board.length[route])
    if (
        price + scratch.cost_trees[level, 1, other] > quest.best[0]
        or trains + scratch.train_trees[level, 1, other] > quest.trains
    ):
        return
    quest.best[1] += 1
    hang(scratch, level, other, frame, frame + 1)
    groups = 1 << scratch.size[level]
    pairs = 1 << (scratch.size[level] // 2)
    price += least_rest(scratch.hung_cost[frame + 1, :groups], scratch.cost_apart[level, :pairs], scratch.together)
    if price > quest.best[0]:
        return
    # One tree for all ends is an upper bound, and usually there are enough trains even for that.
    if trains + scratch.hung_trains[frame + 1, groups - 1] > quest.trains:
        trains += least_rest(
            scratch.hung_trains[frame + 1, :groups], scratch.train_apart[level, :pairs], scratch.together
        )
        if trains > quest.trains:
            return
    place = scratch.last_child[frame]
    scratch.last_child[frame] += 1
    while place > scratch.next_child[frame] and scratch.child_bound[place - 1] > price:
        scratch.child_bound[place] = scratch.child_bound[place - 1]
        scratch.child_link[place] = scratch.child_link[place - 1]
        place -= 1
    scratch.child_bound[place] = price
    scratch.child_link[place] = link


@kernel
def consider(board: BoardTable, quest: Quest, scratch: CfaeScratch, price: int) -> None:
    """Keep a set that is cheaper than the best so far, or equally cheap and first by the order of sets."""
    if price == quest.best[0]:
        route = board.routes - 1
        while route >= 0 and scratch.chosen[route] == quest.best_set[route]:
            route -= 1
        if route < 0 or scratch.chosen[route]:
            return
    if price <= quest.best[0]:
        quest.best[0] = price
        quest.best_set[:] = scratch.chosen
