"""Distances between things on a board are exact, and SVG paths do not accumulate errors."""

from __future__ import annotations

import math
import random
import re

import pytest

from whistlestop.boards.automatic_drawing.geometry import (
    Shape,
    corners,
    gap,
    line_shape,
    room_in_frame,
    round_shape,
    space_shape,
)
from whistlestop.boards.automatic_drawing.svg import number, path

SQUARE: Shape = (0.0, 0.0, 1.0, 0.0, 5.0, 5.0, 0.0)


def turned(
    x: float, y: float, degrees: float, half_length: float = 5, half_width: float = 5, radius: float = 0
) -> Shape:
    """A box rotated by some degrees."""
    turn = math.radians(degrees)
    return (x, y, math.cos(turn), math.sin(turn), half_length, half_width, radius)


@pytest.mark.parametrize(
    ("other", "air"),
    [
        (turned(13, 0, 0), 3),
        (turned(13, 14, 0), 5),  # corner to corner
        (turned(8 + 5 * math.sqrt(2), 0, 45), 3),  # corner to side
        (turned(13, 0, 0, radius=2), 1),
        (round_shape(8, 9, 2), 3),  # corner to circle
        (turned(7, 0, 0), -3),
        (turned(0, 0, 90), -10),
        (turned(0, 0, 0, half_length=50, half_width=1), -6),  # a cross: no corner is inside the other
    ],
)
def test_the_air_between_two_shapes(other: Shape, air: float) -> None:
    assert gap(SQUARE, other) == pytest.approx(air)
    assert gap(other, SQUARE) == pytest.approx(air)


def around(shape: Shape) -> list[tuple[float, float]]:
    """Many points along the edge of a box without round corners."""
    ring = corners(shape)
    sides = [*zip(ring, ring[1:] + ring[:1], strict=True)]
    return [(a + (c - a) * k / 100, b + (d - b) * k / 100) for (a, b), (c, d) in sides for k in range(100)]


def test_air_is_the_distance_of_the_nearest_two_points() -> None:
    rng = random.Random(4)
    for _ in range(25):
        one, other = (turned(rng.uniform(0, 60), rng.uniform(0, 60), rng.uniform(0, 360), 9, 4) for _ in "ab")
        nearest = min(math.dist(p, q) for p in around(one)[::2] for q in around(other)[::2])
        if gap(one, other) > 0:
            assert gap(one, other) == pytest.approx(nearest, abs=0.3)
        else:
            assert nearest < 0.4 or gap(one, other) < -4


def test_a_space_is_as_large_as_it_is_printed_with_its_edge() -> None:
    space = space_shape(100, 50, 0, 40)
    assert gap(space, round_shape(100 + 20 + 0.6 + 7, 50, 7)) == pytest.approx(0)
    assert gap(space, round_shape(100, 50 + 9 + 0.6 + 7, 7)) == pytest.approx(0)


def test_the_gap_to_the_frame_includes_the_rotation() -> None:
    assert room_in_frame(line_shape(10, 20, 90, 30), 100, 100) == 10
    assert room_in_frame(turned(50, 50, 90, 40, 5, 1), 100, 100) == pytest.approx(9)


def test_a_path_does_not_drift() -> None:
    points = [(3 - i * 0.34, i * 0.27) for i in range(200)]
    start, steps = path(points).removeprefix("M").split("l")
    [x, y], values = numbers(start), numbers(steps)
    assert (x + sum(values[::2]), y + sum(values[1::2])) == pytest.approx(points[-1], abs=0.06)


def numbers(text: str) -> list[float]:
    """The numbers of a path."""
    return [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (10.0, "10"), (12.34, "12.3"), (-3.0, "-3")],
)
def test_a_number_has_no_needless_digits(value: float, written: str) -> None:
    assert number(value) == written
