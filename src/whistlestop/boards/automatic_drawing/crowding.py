"""The price of crowding: every shape wants some air between itself and the others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.boards.automatic_drawing.geometry import HALF_LENGTH, Floats, X, Y, gap, least_gap, reach

Ints = NDArray[np.int64]

LEAST = 1.5  # the price is steep below this: players must see that two routes do not touch
STEEP = 3.0
DEEPEST = -12.0  # deeper overlaps cost no more, or nothing could ever pass through a name

SPACE_AIR, SPACE_WEIGHT = 6.0, 1.6  # between spaces of different routes
NAME_AIR, NAME_WEIGHT = 4.0, 1.6  # between a name and a space
NAMES_AIR, NAMES_WEIGHT = 8.0, 3.0  # between two names
CITY_AIR, END_AIR, CITY_WEIGHT = 9.0, 2.5, 2.0  # between a space and a city that its route passes, or where it ends
DOT_AIR, DOT_WEIGHT = 5.0, 4.0  # between a name and another city


class Ask(NamedTuple):
    """How much air some tracks or names want from each placed shape, and how badly; weight 0 means none."""

    air: Floats
    weight: Floats

    def of(self, who: Ints, whom: NDArray[np.bool_]) -> Ask:
        """The part for some askers and some shapes."""
        return Ask(self.air[np.ix_(who, whom)], self.weight[np.ix_(who, whom)])


def ask(air: float, weight: float, is_asked: NDArray[np.bool_]) -> Ask:
    """The same air from every shape that is asked."""
    return Ask(np.full(is_asked.shape, air), np.where(is_asked, weight, 0.0))


def wall(found: Floats, air: Floats) -> Floats:
    """The price of a gap where some air is wanted: soft at first, then steep."""
    found = np.minimum(np.maximum(found, DEEPEST), air)
    short = (air - found) / air
    price: Floats = 1.5 * short * short + 0.25 * short + STEEP * np.maximum(0.0, LEAST - found) * (found < air)
    return price


def crowding(candidates: Floats, groups: Ints, standing: Floats, asked: Ask) -> Floats:
    """For each candidate, a set of shapes that asks as its group does, the price of its place among the others."""
    count, size = candidates.shape[:2]
    flat, group = candidates.reshape(-1, 7), np.repeat(groups, size)
    i, j = near_pairs(flat, standing, asked.air.max(initial=0.0))
    is_asked = (asked.weight[group[i], j] > 0) & (flat[i, HALF_LENGTH] >= 0) & (standing[j, HALF_LENGTH] >= 0)
    i, j = i[is_asked], j[is_asked]
    is_near = least_gap(flat[i].T, standing[j].T) < asked.air[group[i], j]
    i, j = i[is_near], j[is_near]
    found = gap(flat[i].T, standing[j].T)
    price = asked.weight[group[i], j] * wall(found, asked.air[group[i], j])
    prices: Floats = np.bincount(i // size, price, count).astype(np.float64)
    return prices


def near_pairs(some: Floats, others: Floats, air: float) -> tuple[Ints, Ints]:
    """The pairs of shapes that may have less air than this between them."""
    far = reach(some.T)[:, None] + reach(others.T)[None] + air
    dx, dy = some[:, X, None] - others[None, :, X], some[:, Y, None] - others[None, :, Y]
    i, j = np.nonzero(dx * dx + dy * dy < far * far)
    return i, j


def outside(candidates: Floats, width: float, height: float, frame: float) -> Floats:
    """For each candidate, the price of sticking out over the edge of the drawing."""
    x, y, cos, sin, half_length, half_width, radius = np.moveaxis(candidates, -1, 0)
    half_x = half_length * abs(cos) + half_width * abs(sin) + radius
    half_y = half_length * abs(sin) + half_width * abs(cos) + radius
    over = np.maximum(0.0, frame - x + half_x) + np.maximum(0.0, x + half_x - width + frame)
    over += np.maximum(0.0, frame - y + half_y) + np.maximum(0.0, y + half_y - height + frame)
    prices: Floats = np.where((over > 0) & (half_length >= 0), 2.0 + over, 0.0).sum(axis=1)
    return prices
