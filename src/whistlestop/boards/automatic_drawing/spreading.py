"""Spreading: a board that is too small for its rows of spaces grows, and cities that are too near move apart."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.measures import MARGIN, PITCH_LEAST, PITCH_MOST, ROW_START

LARGEST_GROWTH = 1.5
ARC = 1.25  # a row may bend: its curve may be this much longer than the straight line
CITY_DISTANCE = 64.0  # between two dots, so that each has space for its name
ROUNDS = 80
TIGHT = 0.2  # of all rows
ROOMY = 1000.0  # a board of this size is large enough


def spread(layout: Layout) -> None:
    """Make space for every row."""
    needed = distances_needed(layout)
    found = distances(layout.state.cities)
    growth = min(LARGEST_GROWTH, float((needed / found).max()))
    layout.widen(max(1.0, growth, comfort(layout)))
    for _ in range(ROUNDS):
        if not _push(layout, needed):
            break
    layout.update_tracks()


def comfort(layout: Layout) -> float:
    """How much a board with few cities should grow for nearly all its rows to be straight."""
    cities = layout.state.cities
    rooms = [(float(np.hypot(*(cities[t.a] - cities[t.b]))) - 2 * ROW_START) / t.length for t in layout.tracks]
    tight = max(PITCH_LEAST / 2, float(np.quantile(rooms, TIGHT)))
    return min(PITCH_MOST / tight, ROOMY / float(max(layout.width, layout.height)))


def distances_needed(layout: Layout) -> Floats:
    """How far apart any two cities have to be."""
    needed = np.full((len(layout.home), len(layout.home)), CITY_DISTANCE)
    for track in layout.tracks:
        row = (track.length * PITCH_LEAST + 2 * ROW_START) / ARC
        needed[track.a, track.b] = needed[track.b, track.a] = max(row, needed[track.a, track.b])
    return needed


def distances(cities: Floats) -> Floats:
    """How far apart any two cities are; infinitely far for a city and itself."""
    found: Floats = np.hypot(*(cities[:, None] - cities[None]).transpose(2, 0, 1))
    np.fill_diagonal(found, np.inf)
    return found


def _push(layout: Layout, needed: Floats) -> bool:
    """Push cities that are too near apart, each by half of what is missing; return whether there were any."""
    cities = layout.state.cities
    found = distances(cities)
    missing = np.maximum(0.0, needed - found)
    away = (cities[:, None] - cities[None]) / found[..., None]
    cities += (away * missing[..., None]).sum(axis=1) / 2
    cities[:] = np.clip(cities, MARGIN, np.array([layout.width, layout.height]) - MARGIN)
    return bool(missing.max() > 1.0)
