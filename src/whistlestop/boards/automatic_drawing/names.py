"""Every place that a city's name can take beside its dot, and how good it is."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats, Shape, line_shape
from whistlestop.boards.automatic_drawing.letters import measure
from whistlestop.boards.automatic_drawing.measures import CITY, LINE, STATION

DIRECTIONS = 24
DISTANCES = (0.0, 2.5, 5.0, 8.0, 11.0, 15.0, 20.0, 25.0)
DOT_AIR = 3.5  # between a dot and its name
STATION_AIR = 1.5
NOWHERE: Shape = (0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0)  # the second line of a name that has only one


@dataclass(frozen=True)
class Place:
    """A name in one or two lines; x and the base lines are measured from the city's dot."""

    lines: tuple[str, ...]
    anchor: str
    x: float
    base: float
    taste: float
    distance: float

    def shapes(self, x: float = 0.0, y: float = 0.0) -> list[Shape]:
        """The ink of each line, for a dot at x, y."""
        return name_shapes(self.lines, self.anchor, x + self.x, y + self.base)


def name_shapes(lines: tuple[str, ...], anchor: str, x: float, base: float) -> list[Shape]:
    """The ink of each line of a name."""
    shapes = []
    for i, line in enumerate(lines):
        width, above, below = measure(line)
        left = x - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        shapes.append(line_shape(left, base + LINE * i - above, left + width, base + LINE * i + below))
    return shapes


def settings(name: str) -> list[tuple[str, ...]]:
    """A name on one line, and split over two wherever a word ends."""
    words = name.split()
    return [(name,), *((" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)))]


def places(name: str, has_station: bool) -> list[Place]:
    """All places of a name around its dot, in every direction and at several distances."""
    nearest = max(CITY + DOT_AIR, STATION + STATION_AIR if has_station else 0)
    turns = [2 * math.pi * k / DIRECTIONS for k in range(DIRECTIONS)]
    return [
        _place(lines, turn, nearest + distance, distance)
        for lines in settings(name)
        for turn in turns
        for distance in DISTANCES
    ]


def _place(lines: tuple[str, ...], turn: float, from_dot: float, distance: float) -> Place:
    right, down = math.cos(turn), math.sin(turn)
    width, above, height = _block(lines)
    # The middle of the block, such that its nearest point is in this direction.
    x = right * from_dot + width / 2 * max(-1, min(1, 2.2 * right))
    y = down * from_dot + height / 2 * max(-1, min(1, 2.2 * down))
    anchor = "middle" if abs(x) < 0.32 * width else "start" if x > 0 else "end"
    at = x + {"middle": 0, "start": -width / 2, "end": width / 2}[anchor]
    aside = 0.0 if right > 0 and abs(down) < 0.05 else 0.03 + 0.02 * abs(down) + 0.02 * (right < 0)
    taste = aside + 0.016 * distance + 0.0008 * distance**2 + 0.06 * (len(lines) - 1)
    return Place(lines, anchor, at, y - height / 2 + above, taste, distance)


def _block(lines: tuple[str, ...]) -> tuple[float, float, float]:
    """Width, ink above the first base line, and height of a name."""
    inks = [measure(line) for line in lines]
    above, below = inks[0][1], inks[-1][2]
    return max(width for width, _, _ in inks), above, above + LINE * (len(lines) - 1) + below


def shape_table(options: list[Place]) -> Floats:
    """The lines of all places of a name as one table: places, lines, the seven numbers of a shape."""
    rows = [[*option.shapes(), NOWHERE][:2] for option in options]
    return np.array(rows, dtype=np.float64)
