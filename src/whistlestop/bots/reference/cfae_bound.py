"""A lower bound for a half-built set of routes: the cheapest trees that could connect what is still separate.

The bounds hold because a set's price never falls as it grows; they are exact where each route has a fixed price.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from whistlestop.engine.jit import Array, kernel

FAR = 1 << 40  # farther than any path


class Links(NamedTuple):
    """The routes between cities that are still separate, city by city: each with its number, other end and price."""

    first: Array  # those of city c are at first[c] to first[c + 1]
    route: Array
    other: Array
    price: Array
    trains: Array


@kernel
def spread(near: Array, links: Links, steps: Array, limit: int) -> None:
    """The distance of each city, given the distances of some; those beyond the limit may stay FAR."""
    cities = len(near)
    queue = np.empty(cities, np.int64)
    is_waiting = np.zeros(cities, np.bool_)
    head = 0
    waiting = 0
    for city in range(cities):
        if near[city] < FAR:
            queue[waiting] = city
            is_waiting[city] = True
            waiting += 1
    # The boards are small and most distances are right at once, so a plain queue beats a sorted one.
    while waiting > 0:
        city = queue[head]
        head = (head + 1) % cities
        waiting -= 1
        is_waiting[city] = False
        for i in range(links.first[city], links.first[city + 1]):
            other = links.other[i]
            nearer = near[city] + steps[i]
            if nearer < near[other] and nearer <= limit:
                near[other] = nearer
                if not is_waiting[other]:
                    is_waiting[other] = True
                    queue[(head + waiting) % cities] = other
                    waiting += 1


@kernel
def fill_trees(trees: Array, ends: Array, links: Links, steps: Array, limit: int) -> None:
    """Dreyfus–Wagner: the least cost of a tree that connects some ends, as bits, and a city; FAR above the limit."""
    for group in range(1, 1 << len(ends)):
        row = trees[group]
        row[:] = FAR
        lowest = group & -group
        others = group ^ lowest
        if others == 0:
            row[ends[bit_of(lowest)]] = 0
        part = others
        while part > 0:
            part = (part - 1) & others
            for city in range(len(row)):
                row[city] = min(row[city], trees[lowest | part, city] + trees[others ^ part, city])
        for city in range(len(row)):
            if row[city] > limit:
                row[city] = FAR
        spread(row, links, steps, limit)


@kernel
def bit_of(power: int) -> int:
    """The number of the only bit that is set."""
    bit = 0
    while power > 1:
        power >>= 1
        bit += 1
    return bit


@kernel
def pairs_as_bits(pairs: int) -> int:
    """The ends of some tickets, as bits: the first end belongs to the current ticket, the others come in pairs."""
    bits = 0
    j = 0
    while pairs >> j:
        if (pairs >> j) & 1:
            bits |= 3 << (1 + 2 * j)
        j += 1
    return bits


@kernel
def fill_apart(apart: Array, trees: Array, ends: Array) -> None:
    """The least cost to connect some pairs of ends by trees that do not touch the current path."""
    apart[0] = 0
    for pairs in range(1, len(apart)):
        bits = pairs_as_bits(pairs)
        root = bits & -bits
        apart[pairs] = trees[bits ^ root, ends[bit_of(root)]]
        part = (pairs - 1) & pairs
        while part > 0:
            apart[pairs] = min(apart[pairs], apart[part] + apart[pairs ^ part])
            part = (part - 1) & pairs


@kernel
def least_rest(hung: Array, apart: Array, together: Array) -> int:
    """The least missing cost: trees attached to the current path, each for a group of ends, and separate trees."""
    if len(apart) == 1:
        return int(hung[1])
    together[0] = 0
    for group in range(1, len(hung)):
        lowest = group & -group
        others = group ^ lowest
        least = hung[group]
        part = others
        while part > 0:
            part = (part - 1) & others
            least = min(least, hung[lowest | part] + together[others ^ part])
        together[group] = least
    least = together[len(hung) - 1]
    for pairs in range(1, len(apart)):
        least = min(least, together[(len(hung) - 1) ^ pairs_as_bits(pairs)] + apart[pairs])
    return int(least)
