"""The size of touch targets: a press belongs to the nearest route, if that is near enough."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from whistlestop.boards.automatic_drawing.drawing import Drawing
from whistlestop.boards.automatic_drawing.geometry import (
    COS,
    HALF_LENGTH,
    HALF_WIDTH,
    RADIUS,
    SIN,
    Floats,
    Shape,
    X,
    Y,
    reach,
    space_shape,
)

GRID = 2.0  # units


def press_widths(plan: Drawing, farthest: float) -> dict[str, float]:
    """For each route, the diameter of the largest circle in which every press, up to a distance, is meant for it."""
    owners = nearest_routes(plan, farthest)
    return {name: GRID * _widest(owners, i) for i, name in enumerate(plan["routes"])}


def nearest_routes(plan: Drawing, farthest: float) -> NDArray[np.int64]:
    """The route that each point of a grid belongs to, by number, -1 where none is near enough."""
    height, width = int(plan["height"] / GRID) + 2, int(plan["width"] / GRID) + 2
    owners, distances = np.full((height, width), -1), np.full((height, width), farthest)
    for i, route in enumerate(plan["routes"].values()):
        for space in route["spaces"]:
            shape = space_shape(*space)
            window = _window(shape, farthest, height, width)
            away = _distances(shape, window)
            nearer = away < distances[window]
            distances[window] = np.where(nearer, away, distances[window])
            owners[window] = np.where(nearer, i, owners[window])
    return owners


def _window(shape: Shape, farthest: float, height: int, width: int) -> tuple[slice, slice]:
    half = reach(shape) + farthest
    low = [max(0, int((middle - half) / GRID)) for middle in (shape[Y], shape[X])]
    high = [min(most, int((middle + half) / GRID) + 2) for middle, most in ((shape[Y], height), (shape[X], width))]
    return slice(low[0], high[0]), slice(low[1], high[1])


def _distances(shape: Shape, window: tuple[slice, slice]) -> Floats:
    """The distance of each point in a window of the grid to a shape."""
    rows, columns = (np.arange(part.start, part.stop) * GRID for part in window)
    dx, dy = columns[None] - shape[X], rows[:, None] - shape[Y]
    along = np.maximum(np.abs(dx * shape[COS] + dy * shape[SIN]) - shape[HALF_LENGTH], 0)
    across = np.maximum(np.abs(dy * shape[COS] - dx * shape[SIN]) - shape[HALF_WIDTH], 0)
    away: Floats = np.maximum(np.hypot(along, across) - shape[RADIUS], 0)
    return away


def _widest(owners: NDArray[np.int64], route: int) -> float:
    """The diameter of the largest circle within a route's part of the grid."""
    rows, columns = np.nonzero(owners == route)
    low, high = (rows.min(), columns.min()), (rows.max(), columns.max())
    own = np.pad(owners[low[0] : high[0] + 1, low[1] : high[1] + 1] == route, 1)
    around = own.copy()
    for axis in (0, 1):
        around |= np.roll(around, 1, axis) | np.roll(around, -1, axis)
    edge = np.argwhere(around & ~own).astype(np.float32)
    inside = np.argwhere(own)[::3].astype(
        np.float32
    )  # a third of the centres is enough: the circle is a little too small
    # |p - q|² = |p|² + |q|² - 2 p·q, of which only the last term is needed for every pair.
    squares = (inside**2).sum(axis=1) + ((edge**2).sum(axis=1)[:, None] - 2 * edge @ inside.T).min(axis=0)
    return float(2 * np.sqrt(squares.max()) - 1)
