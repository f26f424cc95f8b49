"""Exact distances between what stands on a board: every shape is a turned box with round corners.

A space is such a box, a line of a name is one with sharp corners, a city is one without any size but its corners.
A shape is seven numbers: x, y of its middle, cosine and sine of its turn, half its length, half its width (both without
the corners), and the radius of the corners. Compiled, because the search asks for millions of distances.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numba

from drawing.measures import CORNER, EDGE, SPACE_WIDTH

F = TypeVar("F", bound=Callable[..., Any])
Shape = tuple[float, float, float, float, float, float, float]
X, Y, COS, SIN, HALF_LENGTH, HALF_WIDTH, RADIUS = range(7)


def kernel(function: F) -> F:
    """Compile a function; only those of this file are kept, because a kept one misses what changes in other files."""
    compiled: F = numba.njit(cache=function.__module__ == __name__, error_model="numpy")(function)
    return compiled


def space_shape(x: float, y: float, degrees: float, length: float) -> Shape:
    """A space with its edge line, so that wagons and sleepers are covered too."""
    turn, radius = math.radians(degrees), CORNER + EDGE / 2
    half_length, half_width = (length + EDGE) / 2 - radius, (SPACE_WIDTH + EDGE) / 2 - radius
    return (x, y, math.cos(turn), math.sin(turn), half_length, half_width, radius)


def line_shape(left: float, top: float, right: float, bottom: float) -> Shape:
    """The ink of one line of a name."""
    return ((left + right) / 2, (top + bottom) / 2, 1.0, 0.0, (right - left) / 2, (bottom - top) / 2, 0.0)


def round_shape(x: float, y: float, radius: float) -> Shape:
    """A city or a station."""
    return (x, y, 1.0, 0.0, 0.0, 0.0, radius)


def corners(shape: Shape) -> list[tuple[float, float]]:
    """The corners of a shape's box, without their rounding."""
    x, y, cos, sin, half_length, half_width, _ = shape
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    steps = [(a * half_length, b * half_width) for a, b in signs]
    return [(x + along * cos - across * sin, y + along * sin + across * cos) for along, across in steps]


@kernel
def separation(a: Sequence[float], b: Sequence[float]) -> float:
    """The widest strip along a side of either box that divides the two, below zero if there is none."""
    dx, dy = b[X] - a[X], b[Y] - a[Y]
    cos = abs(a[COS] * b[COS] + a[SIN] * b[SIN])
    sin = abs(a[COS] * b[SIN] - a[SIN] * b[COS])
    along_a = abs(dx * a[COS] + dy * a[SIN]) - a[HALF_LENGTH] - b[HALF_LENGTH] * cos - b[HALF_WIDTH] * sin
    across_a = abs(dy * a[COS] - dx * a[SIN]) - a[HALF_WIDTH] - b[HALF_LENGTH] * sin - b[HALF_WIDTH] * cos
    along_b = abs(dx * b[COS] + dy * b[SIN]) - b[HALF_LENGTH] - a[HALF_LENGTH] * cos - a[HALF_WIDTH] * sin
    across_b = abs(dy * b[COS] - dx * b[SIN]) - b[HALF_WIDTH] - a[HALF_LENGTH] * sin - a[HALF_WIDTH] * cos
    return max(along_a, across_a, along_b, across_b)


@kernel
def distance_to(shape: Sequence[float], x: float, y: float) -> float:
    """From a point to a shape's box without its round corners, zero inside."""
    dx, dy = x - shape[X], y - shape[Y]
    along = max(abs(dx * shape[COS] + dy * shape[SIN]) - shape[HALF_LENGTH], 0.0)
    across = max(abs(dy * shape[COS] - dx * shape[SIN]) - shape[HALF_WIDTH], 0.0)
    return math.sqrt(along * along + across * across)


@kernel
def nearest_corner(a: Sequence[float], b: Sequence[float]) -> float:
    """The distance to the second box from the corner of the first that is nearest to it."""
    nearest = math.inf
    for length in (-a[HALF_LENGTH], a[HALF_LENGTH]):
        for width in (-a[HALF_WIDTH], a[HALF_WIDTH]):
            x = a[X] + length * a[COS] - width * a[SIN]
            y = a[Y] + length * a[SIN] + width * a[COS]
            nearest = min(nearest, distance_to(b, x, y))
    return nearest


@kernel
def gap(a: Sequence[float], b: Sequence[float]) -> float:
    """The air between two shapes; below zero, how far they must be moved apart."""
    apart = separation(a, b)
    if apart > 0:  # then they are nearest at a corner of one of them
        apart = min(nearest_corner(a, b), nearest_corner(b, a))
    return apart - a[RADIUS] - b[RADIUS]


@kernel
def reach(shape: Sequence[float]) -> float:
    """The radius of the circle around a shape."""
    return math.sqrt(shape[HALF_LENGTH] ** 2 + shape[HALF_WIDTH] ** 2) + shape[RADIUS]


def room_in_frame(shape: Shape, width: float, height: float) -> float:
    """The air between a shape and the edge of the drawing."""
    half_x = shape[HALF_LENGTH] * abs(shape[COS]) + shape[HALF_WIDTH] * abs(shape[SIN]) + shape[RADIUS]
    half_y = shape[HALF_LENGTH] * abs(shape[SIN]) + shape[HALF_WIDTH] * abs(shape[COS]) + shape[RADIUS]
    return min(shape[X] - half_x, shape[Y] - half_y, width - shape[X] - half_x, height - shape[Y] - half_y)
