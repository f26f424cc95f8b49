"""What it costs to stand too near: every shape asks the others for some air."""

from __future__ import annotations

import numpy as np

from drawing.geometry import gap, kernel, reach
from drawing.names import Floats

LEAST = 1.5  # steep below this: the eye has to see that two routes do not touch
STEEP = 3.0
SPACE_AIR, NAME_AIR, NAMES_AIR = 6.0, 4.0, 8.0
CITY_AIR, END_AIR = 9.0, 2.5  # between a space and a city that its route passes, or where it ends
DOT_AIR = 5.0  # between a name and another city
SPACE_WEIGHT, NAME_WEIGHT, CITY_WEIGHT, DOT_WEIGHT, NAMES_WEIGHT = 1.6, 1.6, 2.0, 4.0, 3.0


@kernel
def wall(found: float, air: float) -> float:
    """The price of a gap where so much air is asked for: soft at first, then steep."""
    if found >= air:
        return 0.0
    short = (air - max(found, -12.0)) / air
    return 1.5 * short * short + 0.25 * short + STEEP * max(0.0, LEAST - max(found, -12.0))


@kernel
def crowding(candidates: Floats, standing: Floats, air: Floats, weight: Floats) -> Floats:
    """For each candidate, a set of shapes, the price of standing among the others with this air and weight."""
    prices = np.zeros(len(candidates))
    circles = np.array([reach(shape) for shape in standing]) + air
    for k in range(len(candidates)):
        for i in range(candidates.shape[1]):
            shape = candidates[k, i]
            if shape[4] < 0:
                continue
            circle = reach(shape)
            for j in range(len(standing)):
                dx, dy = standing[j, 0] - shape[0], standing[j, 1] - shape[1]
                far = circle + circles[j]
                if dx * dx + dy * dy < far * far and weight[j] > 0:
                    prices[k] += weight[j] * wall(gap(shape, standing[j]), air[j])
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
