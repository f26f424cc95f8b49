"""Spreading: a board that is too small for its rows of spaces grows, and cities that are still too near move apart."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.measures import MARGIN, PITCH_LEAST, PITCH_MOST, ROW_START

LARGEST_GROWTH = 1.5
ARC = 1.25  # a row may bend: its curve is this much longer than the way straight on
CITY_DISTANCE = 64.0  # between two dots, so that each has room for its name
ROUNDS = 80
TIGHT = 0.2  # of all rows
ROOMY = 1000.0  # a board of this size is large enough


def spread(layout: Layout) -> None:
    """Make room for every row."""
    needed = distances_needed(layout)
    found = distances(layout.state.cities)
    growth = min(LARGEST_GROWTH, float((needed / found).max()))
    layout.widen(max(1.0, growth, comfort(layout)))
    for _ in range(ROUNDS):
        if not _push(layout, needed):
            break
    layout.lay_all()


def comfort(layout: Layout) -> float:
    """How much a board with few cities should grow, so that nearly all its rows have room to lie straight."""
    cities = layout.state.cities
    rooms = [(float(np.hypot(*(cities[t.a] - cities[t.b]))) - 2 * ROW_START) / t.length for t in layout.tracks]
    tight = max(PITCH_LEAST / 2, float(np.quantile(rooms, TIGHT)))
    return min(PITCH_MOST / tight, ROOMY / float(max(layout.width, layout.height)))


def distances_needed(layout: Layout) -> Floats:
    """How far any two cities have to be from each other."""
    needed = np.full((len(layout.home), len(layout.home)), CITY_DISTANCE)
    for track in layout.tracks:
        row = (track.length * PITCH_LEAST + 2 * ROW_START) / ARC
        needed[track.a, track.b] = needed[track.b, track.a] = max(row, needed[track.a, track.b])
    return needed


def distances(cities: Floats) -> Floats:
    """How far any two cities are from each other; each from itself as far as one likes."""
    found: Floats = np.hypot(*(cities[:, None] - cities[None]).transpose(2, 0, 1))
    np.fill_diagonal(found, np.inf)
    return found


def _push(layout: Layout, needed: Floats) -> bool:
    """Push every two cities apart that are too near, half of what is missing each; whether there were any."""
    cities = layout.state.cities
    found = distances(cities)
    missing = np.maximum(0.0, needed - found)
    away = (cities[:, None] - cities[None]) / found[..., None]
    cities += (away * missing[..., None]).sum(axis=1) / 2
    cities[:] = np.clip(cities, MARGIN, np.array([layout.width, layout.height]) - MARGIN)
    return bool(missing.max() > 1.0)
