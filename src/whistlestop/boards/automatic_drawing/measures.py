"""The sizes of things on a drawing, in its units; the long side of the printed board usually has 1600 of them."""

from __future__ import annotations

import math
from statistics import median

from whistlestop.boards.board import Board

FORMAT = 1
LONG_SIDE = 1600.0
MARGIN = 56.0  # around the printed board, for names
FRAME = 9.0  # nothing is nearer to the edge: the neat line is there

SPACE_WIDTH = 18.0
SPACE_GAP = 5.0  # between the spaces of a row
CORNER = 3.4
EDGE = 1.2  # the line around a space; wagons and the sleepers of a tunnel end within it
PITCH_LEAST, PITCH_BEST, PITCH_MOST = 45.0, 54.0, 61.0  # from space to space along a row
FEWEST, MOST = 45.0, 80.0  # length available per space between two cities, for the median route, at the usual size
LANE = 10.4  # from the middle of a double route to the middle of each row

CITY = 9.5
STATION = 12.6
ROW_START = CITY + 4.0  # a row leaves this much of its curve free at each city

NAME = 22.0  # size of the letters
LINE = 20.0  # from base line to base line

FARTHEST_SHIFT = 0.025  # of a city from its printed place, in widths of the printed board

# On a phone, in CSS pixels: how far from a route a press may be, and how many pixels a unit has at first and zoomed in.
PRESS, PHONE_ZOOM, NEAR_ZOOM = 22.0, 0.7, 1.35


def long_side(board: Board) -> float:
    """The long side of a printed board: the usual one, unless its cities would be too close or too far apart."""
    width, height = _sides(board.aspect, LONG_SIDE)
    at = {city.id: (city.x * width, city.y * height) for city in board.cities}
    room = median((math.dist(at[route.a], at[route.b]) - 2 * ROW_START) / route.length for route in board.routes)
    return LONG_SIDE if FEWEST < room < MOST else LONG_SIDE * PITCH_MOST / max(room, FEWEST / 2)


def printed_size(board: Board) -> tuple[float, float]:
    """Width and height of the printed board, without the margin."""
    return _sides(board.aspect, long_side(board))


def _sides(aspect: float, longest: float) -> tuple[float, float]:
    return (longest, longest / aspect) if aspect > 1 else (longest * aspect, longest)
