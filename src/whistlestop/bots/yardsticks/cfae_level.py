"""A level of CFAE's search: the board as it lies before the path of one more ticket is begun."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.yardsticks.cfae_bound import FAR, Links, fill_apart, fill_trees, spread
from whistlestop.bots.yardsticks.cfae_cost import price_in_set
from whistlestop.bots.yardsticks.cfae_room import FORESEEN, Quest, Room
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join, join_own, root_of
from whistlestop.engine.state import NONE


@kernel
def open_level(
    b: np.record, s: np.record, quest: Quest, room: Room, level: int, frame: int, price: int, trains: int
) -> int:
    """Lay out the board for the next ticket, the cheapest first; how many are left, NONE if they lead to nothing."""
    roots = room.roots[level]
    if level == 0:
        join_own(b, s, s.seat, roots)
    else:
        roots[:] = room.roots[level - 1]
        while room.via[frame] != NONE:
            join(b, roots, room.via[frame])
            frame -= 1
    left = np.empty(len(quest.tickets), np.int64)
    count = 0
    for ticket in quest.tickets:
        if root_of(roots, b.ticket_a[ticket]) != root_of(roots, b.ticket_b[ticket]):
            left[count] = ticket
            count += 1
    if count == 0:
        return 0
    links = lay_links(b, quest, room, level, trains)
    if not put_cheapest_first(b, roots, links, left, count, quest.told[0] - price, quest.trains - trains):
        return NONE
    foreseen = min(count, FORESEEN)
    room.size[level] = 2 * foreseen - 1
    ends = room.ends[level, : room.size[level]]
    room.start[level] = root_of(roots, b.ticket_a[left[0]])
    ends[0] = root_of(roots, b.ticket_b[left[0]])
    for i in range(1, foreseen):
        ends[2 * i - 1] = root_of(roots, b.ticket_a[left[i]])
        ends[2 * i] = root_of(roots, b.ticket_b[left[i]])
    fill_trees(room.cost_trees[level], ends, links, links.price, quest.told[0] - price)
    fill_trees(room.train_trees[level], ends, links, links.trains, quest.trains - trains)
    fill_apart(room.cost_apart[level, : 1 << (foreseen - 1)], room.cost_trees[level], ends)
    fill_apart(room.train_apart[level, : 1 << (foreseen - 1)], room.train_trees[level], ends)
    return count


@kernel
def lay_links(b: np.record, quest: Quest, room: Room, level: int, trains: int) -> Links:
    """List the routes between cities that are still apart, for both of their ends."""
    roots = room.roots[level]
    first = room.link_first[level]
    first[:] = 0
    for route in quest.routes:
        if trains + b.length[route] <= quest.trains:
            one = root_of(roots, b.end_a[route])
            two = root_of(roots, b.end_b[route])
            if one != two:
                first[one + 1] += 1
                first[two + 1] += 1
    for city in range(b.cities):
        first[city + 1] += first[city]
    links = Links(
        first, room.link_route[level], room.link_other[level], room.link_price[level], room.link_trains[level]
    )
    place = first.copy()
    for route in quest.routes:
        if trains + b.length[route] <= quest.trains:
            one = root_of(roots, b.end_a[route])
            two = root_of(roots, b.end_b[route])
            if one != two:
                price = price_in_set(b, quest.hand, room.asked, route)
                note(links, place, one, two, route, price, int(b.length[route]))
                note(links, place, two, one, route, price, int(b.length[route]))
    return links


@kernel
def note(links: Links, place: Array, city: int, other: int, route: int, price: int, trains: int) -> None:
    """Write a link where those of its city stand."""
    i = place[city]
    links.route[i] = route
    links.other[i] = other
    links.price[i] = price
    links.trains[i] = trains
    place[city] += 1


@kernel
def put_cheapest_first(
    b: np.record, roots: Array, links: Links, tickets: Array, count: int, limit: int, trains: int
) -> bool:
    """Begin with the ticket that costs least, which has the fewest paths; False if one can not be completed at all."""
    near = np.empty(b.cities, np.int64)
    least = FAR
    for i in range(count):
        goal = root_of(roots, b.ticket_b[tickets[i]])
        start = root_of(roots, b.ticket_a[tickets[i]])
        near[:] = FAR
        near[goal] = 0
        spread(near, links, links.trains, trains)
        if near[start] > trains:
            return False
        near[:] = FAR
        near[goal] = 0
        spread(near, links, links.price, limit)
        if near[start] > limit:
            return False
        if near[start] < least:
            least = near[start]
            tickets[0], tickets[i] = tickets[i], tickets[0]
    return True
