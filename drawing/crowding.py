"""What it costs to stand too near: every shape asks the others for some air."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from drawing.geometry import gap, kernel, reach
from drawing.names import Floats

Ints = NDArray[np.int64]

LEAST = 1.5  # steep below this: the eye has to see that two routes do not touch
STEEP = 3.0
DEEPEST = -12.0  # overlapping more than this costs no more, or nothing could ever pass through a name

SPACE_AIR, SPACE_WEIGHT = 6.0, 1.6  # between spaces of different routes
NAME_AIR, NAME_WEIGHT = 4.0, 1.6  # between a name and a space
NAMES_AIR, NAMES_WEIGHT = 8.0, 3.0  # between two names
CITY_AIR, END_AIR, CITY_WEIGHT = 9.0, 2.5, 2.0  # between a space and a city that its route passes, or where it ends
DOT_AIR, DOT_WEIGHT = 5.0, 4.0  # between a name and another city


class Ask(NamedTuple):
    """How much air some tracks or names ask of each standing shape, and how badly; a weight of 0 asks nothing."""

    air: Floats
    weight: Floats

    def of(self, who: Ints, whom: NDArray[np.bool_]) -> Ask:
        """What these ask of those."""
        return Ask(self.air[np.ix_(who, whom)], self.weight[np.ix_(who, whom)])


def ask(air: float, weight: float, is_asked: NDArray[np.bool_]) -> Ask:
    """The same air of everybody who is asked."""
    return Ask(np.full(is_asked.shape, air), np.where(is_asked, weight, 0.0))


@kernel
def wall(found: float, air: float) -> float:
    """The price of a gap where so much air is asked for: soft at first, then steep."""
    if found >= air:
        return 0.0
    found = max(found, DEEPEST)
    short = (air - found) / air
    return 1.5 * short * short + 0.25 * short + STEEP * max(0.0, LEAST - found)


@kernel
def crowding(candidates: Floats, groups: Ints, standing: Floats, air: Floats, weight: Floats) -> Floats:
    """For each candidate, a set of shapes that asks as its group does, the price of standing among the others."""
    prices = np.zeros(len(candidates))
    circles = np.array([reach(shape) for shape in standing])
    for k in range(len(candidates)):
        group = groups[k]
        for shape in candidates[k]:
            if shape[4] < 0:
                continue
            circle = reach(shape)
            for j in range(len(standing)):
                dx, dy = standing[j, 0] - shape[0], standing[j, 1] - shape[1]
                far = circle + circles[j] + air[group, j]
                if dx * dx + dy * dy < far * far and weight[group, j] > 0 and standing[j, 4] >= 0:
                    prices[k] += weight[group, j] * wall(gap(shape, standing[j]), air[group, j])
    return prices


@kernel
def outside(candidates: Floats, width: float, height: float, frame: float) -> Floats:
    """For each candidate, the price of standing over the edge of the drawing."""
    prices = np.zeros(len(candidates))
    for k in range(len(candidates)):
        for shape in candidates[k]:
            if shape[4] < 0:
                continue
            x = shape[4] * abs(shape[2]) + shape[5] * abs(shape[3]) + shape[6]
            y = shape[4] * abs(shape[3]) + shape[5] * abs(shape[2]) + shape[6]
            over = max(0.0, frame - shape[0] + x) + max(0.0, shape[0] + x - width + frame)
            over += max(0.0, frame - shape[1] + y) + max(0.0, shape[1] + y - height + frame)
            if over > 0:
                prices[k] += 2.0 + over
    return prices
