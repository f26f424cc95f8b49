"""How large things are on a drawing, in its units; the long side of the printed board has 1600 of them."""

from __future__ import annotations

FORMAT = 1
LONG_SIDE = 1600.0
MARGIN = 56.0  # around the printed board, for names
FRAME = 9.0  # nothing stands nearer to the edge: the neat line is there

SPACE_WIDTH = 18.0
SPACE_GAP = 5.0  # between the spaces of a row
CORNER = 3.4
EDGE = 1.2  # the line around a space; wagons and the sleepers of a tunnel end within it
PITCH_LEAST, PITCH_BEST, PITCH_MOST = 45.0, 54.0, 61.0  # from space to space along a row
LANE = 10.4  # from the middle of a double route to the middle of each row

CITY = 9.5
STATION = 12.6
ROW_START = CITY + 4.0  # a row leaves this much of its curve free at each city

NAME = 22.0  # size of the letters
LINE = 20.0  # from base line to base line

FARTHEST_SHIFT = 0.025  # of a city from its printed place, in widths of the printed board


def printed_size(aspect: float) -> tuple[float, float]:
    """Width and height of the printed board, without the margin."""
    return (LONG_SIDE, LONG_SIDE / aspect) if aspect > 1 else (LONG_SIDE * aspect, LONG_SIDE)


def drawn_size(aspect: float) -> tuple[float, float]:
    """Width and height of the drawing, margin included."""
    width, height = printed_size(aspect)
    return width + 2 * MARGIN, height + 2 * MARGIN
