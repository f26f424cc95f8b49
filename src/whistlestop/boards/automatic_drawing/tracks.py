"""Rows of spaces along gentle curves: the places of a track's spaces, for many bends at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.measures import (
    CORNER,
    EDGE,
    LANE,
    PITCH_BEST,
    PITCH_LEAST,
    PITCH_MOST,
    ROW_START,
    SPACE_GAP,
    SPACE_WIDTH,
)
from whistlestop.boards.board import Board

SAMPLES = 61  # points of a curve
PITCH_FLOOR = 38.0  # shorter spaces are not drawn: the row would rather run into its cities, at a price

# A bend is four numbers: bulge and skew of the curve as parts of the chord, where along the curve the row sits
# (0 to 1), and how tightly it is packed (at most 1).
BULGE, SKEW, SLIDE, TIGHTNESS = range(4)
STRAIGHT = np.array([0.0, 0.0, 0.5, 1.0])


@dataclass(frozen=True)
class Track:
    """A single route, or the two of a double route that run side by side."""

    a: int
    b: int
    length: int
    routes: tuple[int, ...]
    side: int  # +1 or -1 if the curve must bulge to that side, else 0


class Rows(NamedTuple):
    """The spaces for each bend: bends, lanes, spaces; and how far the row's ends stay from their cities."""

    middles: Floats
    directions: Floats
    pitch: Floats
    cramped: Floats
    ends: Floats


def tracks_of(board: Board, ferry_sides: dict[str, int]) -> list[Track]:
    """The tracks of a board; two routes that differ in length or kind bulge to opposite sides."""
    pairs: dict[tuple[str, str], list[int]] = {}
    for i, route in enumerate(board.routes):
        pairs.setdefault((route.a, route.b), []).append(i)
    return [track for routes in pairs.values() for track in _tracks_between(board, routes, ferry_sides)]


def _tracks_between(board: Board, routes: list[int], ferry_sides: dict[str, int]) -> list[Track]:
    first = board.routes[routes[0]]
    a, b = board.city_index[first.a], board.city_index[first.b]
    traits = {(board.routes[i].length, board.routes[i].kind) for i in routes}
    if len(traits) == 1:
        return [Track(a, b, first.length, tuple(routes), 0)]
    ferry_side = ferry_sides.get(f"{first.a}:{first.b}", 1)
    kinds = [board.routes[i].kind for i in routes]
    signs = [1 if kind == "ferry" else -1 for kind in kinds] if kinds[0] != kinds[1] else [1, -1]
    return [Track(a, b, board.routes[i].length, (i,), ferry_side * sign) for i, sign in zip(routes, signs, strict=True)]


def curves(start: Floats, end: Floats, bends: Floats) -> tuple[Floats, Floats]:
    """The points of a curve for each bend, and the distance along it to each point."""
    chord = end - start
    normal = np.array([-chord[1], chord[0]])
    bulge, skew = bends[:, BULGE, None] * 4 / 3, bends[:, SKEW, None]
    first = (start + chord * 0.3 + normal * (bulge + skew))[:, None]
    second = (end - chord * 0.3 + normal * (bulge - skew))[:, None]
    t = np.linspace(0, 1, SAMPLES)[None, :, None]
    points = (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t**2 * second + t**3 * end
    steps = np.hypot(*np.moveaxis(np.diff(points, axis=1), 2, 0))
    return points, np.concatenate([np.zeros((len(points), 1)), np.cumsum(steps, axis=1)], axis=1)


def rows(track: Track, start: Floats, end: Floats, bends: Floats) -> Rows:
    """The places of a track's spaces for each bend."""
    points, way = curves(start, end, bends)
    free = way[:, -1] - 2 * ROW_START
    widest = np.clip(free / track.length, PITCH_FLOOR, PITCH_MOST)
    pitch = np.maximum(widest * bends[:, TIGHTNESS], np.minimum(widest, PITCH_LEAST))
    slack = free - track.length * pitch
    begin = ROW_START + np.where(slack < 0, slack / 2, slack * bends[:, SLIDE])
    at = begin[:, None] + pitch[:, None] * (np.arange(track.length)[None] + 0.5)
    middles, directions = _along(points, way, at)
    ends = np.stack([begin - ROW_START, slack - (begin - ROW_START)], axis=1)
    offsets = np.array([0.0] if len(track.routes) == 1 else [-LANE, LANE])[None, :, None, None]
    normals = np.stack([-directions[..., 1], directions[..., 0]], axis=-1)
    lanes = middles[:, None] + offsets * normals[:, None]
    return Rows(lanes, np.repeat(directions[:, None], len(track.routes), axis=1), pitch, free / track.length, ends)


def _along(points: Floats, way: Floats, at: Floats) -> tuple[Floats, Floats]:
    """The points at these distances along the curves, and the directions there."""
    i = np.clip((way[:, None, :] <= at[:, :, None]).sum(axis=-1) - 1, 1, SAMPLES - 3)
    k = np.arange(len(points))[:, None]
    part = ((at - way[k, i]) / np.maximum(way[k, i + 1] - way[k, i], 1e-9))[..., None]
    middles = points[k, i] * (1 - part) + points[k, i + 1] * part
    before, after = points[k, i + 1] - points[k, i - 1], points[k, i + 2] - points[k, i]
    directions = before * (1 - part) + after * part
    return middles, directions / np.hypot(directions[..., 0], directions[..., 1])[..., None]


def shapes(found: Rows) -> Floats:
    """The spaces of all lanes as shapes: bends, spaces, the seven numbers of a shape."""
    count = len(found.middles)
    radius = CORNER + EDGE / 2
    half_length = np.broadcast_to(
        ((found.pitch - SPACE_GAP + EDGE) / 2 - radius)[:, None, None, None], (*found.middles.shape[:3], 1)
    )
    half_width = np.full_like(half_length, (SPACE_WIDTH + EDGE) / 2 - radius)
    parts = [found.middles, found.directions, half_length, half_width, np.full_like(half_length, radius)]
    table: Floats = np.concatenate(parts, axis=-1).reshape(count, -1, 7)
    return table


def row_price(track: Track, found: Rows, bends: Floats, chord: float) -> Floats:
    """The price of each bend in itself: bent sharply, packed too tightly, or ending far from its cities."""
    bulge, skew = np.abs(bends[:, BULGE]), np.abs(bends[:, SKEW])
    price: Floats = 9 * bulge**2 + 0.35 * bulge + 14 * skew**2 + 0.5 * skew
    price += (0.00045 * (bulge * chord) ** 2 + 0.0012 * (skew * chord) ** 2) / (1 + chord / 400)
    price += 0.10 * np.abs(bends[:, SLIDE] - 0.5) + 0.9 * (1 - bends[:, TIGHTNESS])
    price += 0.8 * np.maximum(0, PITCH_LEAST - found.cramped) ** 2 + 0.02 * np.maximum(0, PITCH_BEST - found.cramped)
    far = np.maximum(0, found.ends - 12)
    price += (0.012 * far + 0.0008 * far**2).sum(axis=1)
    if track.side:
        price += 4 * np.maximum(0, 0.04 - track.side * bends[:, BULGE])
    return price
