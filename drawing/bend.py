"""From degrees on the earth to units of a drawing: a conic map, the best affine map to the cities, and a gentle bend.

The bend is a thin-plate spline of the affine map's errors; it moves the coast to the printed places of cities.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from whistlestop.boards.automatic_drawing.geometry import Floats

Projection = Callable[[Floats, Floats], Floats]

RING = 20  # points far outside that are not bent, so that the edges of the map stay straight
RING_SMOOTHING = 0.05
FIRM = 0.08  # factor on the smoothing for a city that must be hit
SMALLEST = 0.05  # degrees: if all cities are nearer to each other than this, they are not places on earth
SMOOTHER, MAX_SMOOTHER = 3.0, 7
FOLD_GRID = 120


def conic(south: float, north: float, meridian: float) -> Projection:
    """Lambert's conformal conic map with these standard parallels; y grows to the south."""
    a, b = math.radians(south), math.radians(north)
    rise = math.log(math.tan(math.pi / 4 + b / 2) / math.tan(math.pi / 4 + a / 2))
    n = math.log(math.cos(a) / math.cos(b)) / rise
    scale = math.cos(a) * math.tan(math.pi / 4 + a / 2) ** n / n

    def project(lon: Floats, lat: Floats) -> Floats:
        radius = scale / np.tan(math.pi / 4 + np.radians(np.clip(lat, -80, 85)) / 2) ** n
        turn = n * np.radians(lon - meridian)
        return np.stack([radius * np.sin(turn), radius * np.cos(turn)], axis=-1)

    return project


def conic_around(lon: Floats, lat: Floats) -> Projection:
    """A conic map suitable for these places."""
    low, high = float(lat.min()), float(lat.max())
    south, north = low + (high - low) / 6, high - (high - low) / 6
    if abs(south + north) < 1:  # the cone would be a cylinder
        north += 1
    return conic(south, north + 0.01, float(lon.min() + lon.max()) / 2)


def spline(points: Floats, values: Floats, smoothing: Floats) -> Callable[[Floats], Floats]:
    """The thin-plate spline that approximates these values."""
    n = len(points)
    system = np.zeros((n + 3, n + 3))
    system[:n, :n] = _plate(points, points) + np.diag(smoothing)
    system[:n, n:] = np.column_stack([points, np.ones(n)])
    system[n:, :n] = system[:n, n:].T
    weights = np.linalg.solve(system, np.vstack([values, np.zeros((3, values.shape[1]))]))

    def at(where: Floats) -> Floats:
        flat: Floats = np.column_stack([where, np.ones(len(where))]) @ weights[n:]
        return _plate(where, points) @ weights[:n] + flat

    return at


def _plate(a: Floats, b: Floats) -> Floats:
    square = ((a[:, None] - b[None]) ** 2).sum(axis=-1)
    bent: Floats = 0.5 * square * np.log(np.maximum(square, 1e-30))
    return bent


class Bend:
    """The map from degrees to a drawing."""

    def __init__(self, degrees: Floats, places: Floats, smoothing: Floats) -> None:
        self.project = conic_around(*degrees.T)
        flat = self.project(*degrees.T)
        self.middle, self.spread = flat.mean(axis=0), flat.std()
        source = (flat - self.middle) / self.spread
        self.affine = np.linalg.lstsq(np.column_stack([source, np.ones(len(source))]), places, rcond=None)[0]
        ring = _ring(source)
        missed = np.vstack([places - self._flat(source), np.zeros_like(ring)])
        self.bent = spline(np.vstack([source, ring]), missed, np.append(smoothing, np.full(RING, RING_SMOOTHING)))

    def _flat(self, source: Floats) -> Floats:
        found: Floats = np.column_stack([source, np.ones(len(source))]) @ self.affine
        return found

    def __call__(self, lon: Floats, lat: Floats) -> Floats:
        """Places on earth, in units of the drawing."""
        source = (self.project(lon, lat) - self.middle) / self.spread
        return self._flat(source) + self.bent(source)

    def shape(self, geometry: BaseGeometry) -> BaseGeometry:
        """A geometry in degrees, in units of the drawing."""
        return shapely.transform(geometry, lambda points: np.round(self(points[:, 0], points[:, 1]), 3))

    def folds(self, window: tuple[float, float, float, float], width: float, height: float) -> int:
        """The number of points on a grid over the drawing where the map folds over, which must be zero."""
        west, south, east, north = window
        grid = np.meshgrid(np.linspace(west, east, FOLD_GRID), np.linspace(south, north, FOLD_GRID))
        (lon, lat), step = (axis.ravel() for axis in grid), (east - west) / 2000
        here, right, down = self(lon, lat), self(lon + step, lat), self(lon, lat - step)
        inside = ((here > 0) & (here < [width, height])).all(axis=1)
        (ax, ay), (bx, by) = (right - here).T, (down - here).T
        return int(((ax * by - ay * bx <= 0) & inside).sum())


def _ring(source: Floats) -> Floats:
    low, high = source.min(axis=0), source.max(axis=0)
    turns = np.linspace(0, 2 * np.pi, RING, endpoint=False)
    around: Floats = (low + high) / 2 + np.column_stack([np.cos(turns), np.sin(turns)]) * (high - low) * 1.175
    return around


def has_land(degrees: Floats) -> bool:
    """Whether these cities are places on earth, or all in one place because the land is invented."""
    return len(degrees) >= 4 and bool((np.ptp(degrees, axis=0) > SMALLEST).all())


def window_around(degrees: Floats) -> tuple[float, float, float, float]:
    """The part of the earth to draw: west, south, east, north."""
    low, high = degrees.min(axis=0), degrees.max(axis=0)
    west, south = low - (high - low) * 0.55
    east, north = high + (high - low) * 0.55
    return float(west), max(-80.0, float(south)), float(east), min(85.0, float(north))


def bend_to(degrees: Floats, places: Floats, smoothing: float, firm: list[bool], size: tuple[float, float]) -> Bend:
    """The least smooth bend without folds."""
    window = window_around(degrees)
    bend = None
    for _ in range(MAX_SMOOTHER):
        bend = Bend(degrees, places, np.where(firm, FIRM, 1) * smoothing)
        if not bend.folds(window, *size):
            break
        smoothing *= SMOOTHER
    assert bend is not None
    return bend
