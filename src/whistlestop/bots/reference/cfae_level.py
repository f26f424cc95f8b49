"""A level of CFAE's search: the board before the path of one more ticket is started."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.reference.cfae_bound import FAR, Links, fill_apart, fill_trees, spread
from whistlestop.bots.reference.cfae_cost import price_in_set
from whistlestop.bots.reference.cfae_scratch import FORESEEN, CfaeScratch, Quest
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import join, join_own, root_of
from whistlestop.engine.state import NONE, State


@kernel
def open_level(
    board: BoardTable, state: State, quest: Quest, scratch: CfaeScratch, level: int, frame: int, price: int, trains: int
) -> int:
    """Set up the board for the next ticket, the cheapest first; returns how many are left, NONE for a dead end."""
    roots = scratch.roots[level]
    if level == 0:
        join_own(board, state, state.seat, roots)
    else:
        roots[:] = scratch.roots[level - 1]
        while scratch.via[frame] != NONE:
            join(board, roots, scratch.via[frame])
            frame -= 1
    left = np.empty(len(quest.tickets), np.int64)
    count = 0
    for ticket in quest.tickets:
        if root_of(roots, board.ticket_a[ticket]) != root_of(roots, board.ticket_b[ticket]):
            left[count] = ticket
            count += 1
    if count == 0:
        return 0
    links = lay_links(board, quest, scratch, level, trains)
    if not put_cheapest_first(board, roots, links, left, count, quest.best[0] - price, quest.trains - trains):
        return NONE
    foreseen = min(count, FORESEEN)
    scratch.size[level] = 2 * foreseen - 1
    ends = scratch.ends[level, : scratch.size[level]]
    scratch.start[level] = root_of(roots, board.ticket_a[left[0]])
    ends[0] = root_of(roots, board.ticket_b[left[0]])
    for i in range(1, foreseen):
        ends[2 * i - 1] = root_of(roots, board.ticket_a[left[i]])
        ends[2 * i] = root_of(roots, board.ticket_b[left[i]])
    fill_trees(scratch.cost_trees[level], ends, links, links.price, quest.best[0] - price)
    fill_trees(scratch.train_trees[level], ends, links, links.trains, quest.trains - trains)
    fill_apart(scratch.cost_apart[level, : 1 << (foreseen - 1)], scratch.cost_trees[level], ends)
    fill_apart(scratch.train_apart[level, : 1 << (foreseen - 1)], scratch.train_trees[level], ends)
    return count


@kernel
def lay_links(board: BoardTable, quest: Quest, scratch: CfaeScratch, level: int, trains: int) -> Links:
    """List the routes between cities that are still separate, for both ends."""
    roots = scratch.roots[level]
    first = scratch.link_first[level]
    first[:] = 0
    for route in quest.routes:
        if trains + board.length[route] <= quest.trains:
            one = root_of(roots, board.end_a[route])
            two = root_of(roots, board.end_b[route])
            if one != two:
                first[one + 1] += 1
                first[two + 1] += 1
    for city in range(board.cities):
        first[city + 1] += first[city]
    links = Links(
        first,
        scratch.link_route[level],
        scratch.link_other[level],
        scratch.link_price[level],
        scratch.link_trains[level],
    )
    place = first.copy()
    for route in quest.routes:
        if trains + board.length[route] <= quest.trains:
            one = root_of(roots, board.end_a[route])
            two = root_of(roots, board.end_b[route])
            if one != two:
                price = price_in_set(board, quest.hand, scratch.asked, route)
                note(links, place, one, two, route, price, int(board.length[route]))
                note(links, place, two, one, route, price, int(board.length[route]))
    return links


@kernel
def note(links: Links, place: Array, city: int, other: int, route: int, price: int, trains: int) -> None:
    """Add a link to those of its city."""
    i = place[city]
    links.route[i] = route
    links.other[i] = other
    links.price[i] = price
    links.trains[i] = trains
    place[city] += 1


@kernel
def put_cheapest_first(
    board: BoardTable, roots: Array, links: Links, tickets: Array, count: int, limit: int, trains: int
) -> bool:
    """Start with the cheapest ticket, which has the fewest paths; False if one cannot be completed at all."""
    near = np.empty(board.cities, np.int64)
    least = FAR
    for i in range(count):
        goal = root_of(roots, board.ticket_b[tickets[i]])
        start = root_of(roots, board.ticket_a[tickets[i]])
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
