"""Exact distances between things on a board: every shape is a rotated box with round corners.

A space is such a box, a line of a name is one with sharp corners, a city is one that consists only of its corners.
A shape is seven numbers: x, y of its middle, cosine and sine of its rotation, half its length, half its width (both
without the corners), and the radius of the corners. Each may be an array: the distances of many pairs at once.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.boards.automatic_drawing.measures import CORNER, EDGE, SPACE_WIDTH

Floats = NDArray[np.float64]
Shape = tuple[float, float, float, float, float, float, float]
Shapes = Shape | Floats  # one shape, or seven rows of numbers
X, Y, COS, SIN, HALF_LENGTH, HALF_WIDTH, RADIUS = range(7)


def space_shape(x: float, y: float, degrees: float, length: float) -> Shape:
    """A space with its edge line, which covers wagons and sleepers too."""
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


def separation(a: Shapes, b: Shapes) -> Any:
    """The widest strip along a side of either box that separates the two, below zero if there is none."""
    dx, dy = b[X] - a[X], b[Y] - a[Y]
    cos = abs(a[COS] * b[COS] + a[SIN] * b[SIN])
    sin = abs(a[COS] * b[SIN] - a[SIN] * b[COS])
    along_a = abs(dx * a[COS] + dy * a[SIN]) - a[HALF_LENGTH] - b[HALF_LENGTH] * cos - b[HALF_WIDTH] * sin
    across_a = abs(dy * a[COS] - dx * a[SIN]) - a[HALF_WIDTH] - b[HALF_LENGTH] * sin - b[HALF_WIDTH] * cos
    along_b = abs(dx * b[COS] + dy * b[SIN]) - b[HALF_LENGTH] - a[HALF_LENGTH] * cos - a[HALF_WIDTH] * sin
    across_b = abs(dy * b[COS] - dx * b[SIN]) - b[HALF_WIDTH] - a[HALF_LENGTH] * sin - a[HALF_WIDTH] * cos
    return np.maximum(np.maximum(along_a, across_a), np.maximum(along_b, across_b))


def distance_to(shape: Shapes, x: Any, y: Any) -> Any:
    """The distance from a point to a shape's box without its round corners, zero inside."""
    dx, dy = x - shape[X], y - shape[Y]
    along = np.maximum(abs(dx * shape[COS] + dy * shape[SIN]) - shape[HALF_LENGTH], 0.0)
    across = np.maximum(abs(dy * shape[COS] - dx * shape[SIN]) - shape[HALF_WIDTH], 0.0)
    return np.sqrt(along * along + across * across)


def nearest_corner(a: Shapes, b: Shapes) -> Any:
    """The distance to the second box from the corner of the first that is nearest to it."""
    nearest: Any = math.inf
    for length in (-a[HALF_LENGTH], a[HALF_LENGTH]):
        for width in (-a[HALF_WIDTH], a[HALF_WIDTH]):
            x = a[X] + length * a[COS] - width * a[SIN]
            y = a[Y] + length * a[SIN] + width * a[COS]
            nearest = np.minimum(nearest, distance_to(b, x, y))
    return nearest


def least_gap(a: Shapes, b: Shapes) -> Any:
    """A lower bound for the air between two shapes: quicker, and exact unless two corners face each other."""
    return separation(a, b) - a[RADIUS] - b[RADIUS]


def gap(a: Shapes, b: Shapes) -> Any:
    """The air between two shapes; below zero, how far they must be moved apart."""
    apart = separation(a, b)
    corner = np.minimum(nearest_corner(a, b), nearest_corner(b, a))  # where they do not overlap, they are nearest there
    return np.where(apart > 0, corner, apart) - a[RADIUS] - b[RADIUS]


def reach(shape: Shapes) -> Any:
    """The radius of the circle around a shape."""
    return np.hypot(shape[HALF_LENGTH], shape[HALF_WIDTH]) + shape[RADIUS]


def room_in_frame(shape: Shape, width: float, height: float) -> float:
    """The air between a shape and the edge of the drawing."""
    half_x = shape[HALF_LENGTH] * abs(shape[COS]) + shape[HALF_WIDTH] * abs(shape[SIN]) + shape[RADIUS]
    half_y = shape[HALF_LENGTH] * abs(shape[SIN]) + shape[HALF_WIDTH] * abs(shape[COS]) + shape[RADIUS]
    return min(shape[X] - half_x, shape[Y] - half_y, width - shape[X] - half_x, height - shape[Y] - half_y)
