"""The cheapest set of routes that completes all tickets at once: the very one that trying all sets of paths would give.

A set is a simple path for every ticket, own routes for nothing, never both tracks of a double route, and no more trains
than there are. Among sets of equal cost the one with fewer trains is taken, then the one without the highest route in
which they differ. It is a branch and bound: ticket after ticket, its path is tried route by route, and left as soon as
the rest must cost too much.
"""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import is_closed
from whistlestop.bots.yardsticks.cfae_bound import FAR, least_rest
from whistlestop.bots.yardsticks.cfae_cost import STEP, count_cards, price_in_set
from whistlestop.bots.yardsticks.cfae_level import open_level
from whistlestop.bots.yardsticks.cfae_room import Quest, Room, make_room
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, ROUTES
from whistlestop.rules import Rules

# Then the best set so far is taken; of thousands of deals none took a twentieth of it, so it guards odd positions only.
MOST_STEPS = 5_000_000


@kernel
def cheapest_set(b: np.record, rules: Rules, s: np.record, tickets: Array, best_set: Array, told: Array) -> int:
    """Mark what is still to claim in the cheapest set, and say its cost, or NONE; told are its price and the steps."""
    routes = np.empty(ROUTES, np.int64)
    count = list_routes(b, rules, s, routes)
    told[0] = FAR
    told[1] = 0
    best_set[:] = False
    quest = Quest(s.hands[s.seat], int(s.trains[s.seat]), tickets, routes[:count], told, best_set)
    room = make_room(b, len(tickets))
    search(b, s, quest, room)
    return NONE if told[0] == FAR else int(told[0]) // STEP


@kernel
def list_routes(b: np.record, rules: Rules, s: np.record, out: Array) -> int:
    """Write the routes that the seat on turn might claim, of two tracks that are alike only the first; how many."""
    count = 0
    for route in range(b.routes):
        if s.owner[route] != NONE or is_closed(b, rules, s, s.seat, route):
            continue
        twin = b.twin[route]
        is_second = twin != NONE and twin < route and s.owner[twin] == NONE
        if is_second and b.colour[twin] == b.colour[route] and b.symbols[twin] == b.symbols[route]:
            if b.length[twin] == b.length[route]:
                continue
        out[count] = route
        count += 1
    return count


@kernel
def search(b: np.record, s: np.record, quest: Quest, room: Room) -> None:
    """Walk through all sets of paths that may still be the cheapest."""
    price = 0
    trains = 0
    frame = begin(b, s, quest, room, NONE, price, trains)
    while frame >= 0:
        child = room.next_child[frame]
        if child < room.last_child[frame] and room.child_bound[child] <= quest.told[0] and quest.told[1] < MOST_STEPS:
            room.next_child[frame] += 1
            route = room.link_route[room.level[frame], room.child_link[child]]
            price += price_in_set(b, quest.hand, room.asked, route)
            trains += int(b.length[route])
            frame = go_on(b, quest, room, frame, child, price, trains)
            if room.city[frame] == room.ends[room.level[frame], 0]:
                frame = begin(b, s, quest, room, frame, price, trains)
        else:
            route = room.via[frame]
            room.is_on[room.level[frame], room.city[frame]] = False
            if route != NONE:
                count_cards(b, route, -1, room.asked)
                price -= price_in_set(b, quest.hand, room.asked, route)
                trains -= int(b.length[route])
                room.chosen[route] = False
            frame -= 1


@kernel
def begin(b: np.record, s: np.record, quest: Quest, room: Room, frame: int, price: int, trains: int) -> int:
    """Begin the path of the next ticket, in a new frame; where all are complete, look at the set."""
    level = 0 if frame == NONE else room.level[frame] + 1
    left = open_level(b, s, quest, room, level, frame, price, trains)
    if left == 0:
        consider(b, quest, room, price)
    if left <= 0:
        return frame
    frame += 1
    room.level[frame] = level
    room.via[frame] = NONE
    stand(b, quest, room, frame, room.start[level], price, trains)
    return frame


@kernel
def go_on(b: np.record, quest: Quest, room: Room, frame: int, child: int, price: int, trains: int) -> int:
    """Lengthen the path by a route, in a new frame."""
    level = room.level[frame]
    link = room.child_link[child]
    frame += 1
    room.level[frame] = level
    room.via[frame] = room.link_route[level, link]
    room.chosen[room.via[frame]] = True
    count_cards(b, room.via[frame], 1, room.asked)
    stand(b, quest, room, frame, room.link_other[level, link], price, trains)
    return frame


@kernel
def stand(b: np.record, quest: Quest, room: Room, frame: int, city: int, price: int, trains: int) -> None:
    """Stand in a city: note what may branch off from the path so far, and where it may go on."""
    level = room.level[frame]
    room.city[frame] = city
    room.is_on[level, city] = True
    top = room.last_child[frame - 1] if frame > 0 else 0
    room.next_child[frame] = top
    room.last_child[frame] = top
    hang(room, level, city, NONE if room.via[frame] == NONE else frame - 1, frame)
    if city == room.ends[level, 0]:
        return
    for link in range(room.link_first[level, city], room.link_first[level, city + 1]):
        if not room.is_on[level, room.link_other[level, link]]:
            add_child(b, quest, room, frame, link, price, trains)


@kernel
def hang(room: Room, level: int, city: int, before: int, frame: int) -> None:
    """What trees cost that are hung to the path: the goal's to its last city, the others' to any of its cities."""
    for group in range(1, 1 << room.size[level]):
        cost = room.cost_trees[level, group, city]
        trains = room.train_trees[level, group, city]
        if before != NONE and group & 1 == 0:
            cost = min(cost, room.hung_cost[before, group])
            trains = min(trains, room.hung_trains[before, group])
        room.hung_cost[frame, group] = cost
        room.hung_trains[frame, group] = trains


@kernel
def add_child(b: np.record, quest: Quest, room: Room, frame: int, link: int, price: int, trains: int) -> None:
    """Note a route by which the path may go on, the most promising first, unless it leads to nothing."""
    level = room.level[frame]
    route = room.link_route[level, link]
    other = room.link_other[level, link]
    price += price_in_set(b, quest.hand, room.asked, route)
    trains += int(b.length[route])
    if (
        price + room.cost_trees[level, 1, other] > quest.told[0]
        or trains + room.train_trees[level, 1, other] > quest.trains
    ):
        return
    quest.told[1] += 1
    hang(room, level, other, frame, frame + 1)
    groups = 1 << room.size[level]
    pairs = 1 << (room.size[level] // 2)
    price += least_rest(room.hung_cost[frame + 1, :groups], room.cost_apart[level, :pairs], room.together)
    if price > quest.told[0]:
        return
    # One tree for all ends is no less than the least, and mostly there are trains enough even for that.
    if trains + room.hung_trains[frame + 1, groups - 1] > quest.trains:
        trains += least_rest(room.hung_trains[frame + 1, :groups], room.train_apart[level, :pairs], room.together)
        if trains > quest.trains:
            return
    place = room.last_child[frame]
    room.last_child[frame] += 1
    while place > room.next_child[frame] and room.child_bound[place - 1] > price:
        room.child_bound[place] = room.child_bound[place - 1]
        room.child_link[place] = room.child_link[place - 1]
        place -= 1
    room.child_bound[place] = price
    room.child_link[place] = link


@kernel
def consider(b: np.record, quest: Quest, room: Room, price: int) -> None:
    """Take a set that is cheaper than the best so far, or as cheap and first by the order of sets."""
    if price == quest.told[0]:
        route = b.routes - 1
        while route >= 0 and room.chosen[route] == quest.best_set[route]:
            route -= 1
        if route < 0 or room.chosen[route]:
            return
    if price <= quest.told[0]:
        quest.told[0] = price
        quest.best_set[:] = room.chosen
