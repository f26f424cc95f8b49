"""The colours of what stands on the board: printed slots of open routes, and trains.

From across the room each is one colour: that of all its parts, mixed as light, by their shares of the area.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from drawing.vision import coded, decoded, light
from whistlestop.boards.automatic_drawing.geometry import Floats

PLAYERS = {"madder": "#b3362f", "prussian": "#23588f", "gold": "#e9b53a", "fir": "#4da08a", "ink": "#33302f"}


class Slot(NamedTuple):
    """What a slot is printed in: its well, the band around it, the line around that, and its sign."""

    well: str
    band: str
    edge: str
    ink: str


class Paint(NamedTuple):
    """What a train is painted in: its roof, its wall, its lit edge, and its pattern with the width of its strokes."""

    roof: str
    wall: str
    glint: str
    pattern: str
    pattern_width: float


class Outline(NamedTuple):
    """What all trains have: a line around them and a shadow. And the disc under the wheel of a ferry."""

    key: str
    cast: str
    disc: str
    key_width: float


SLOTS = {
    "light": {
        "purple": Slot("#c7a5ef", "#8345af", "#5d3380", "#3d2150"),
        "blue": Slot("#85d4fa", "#2f93d2", "#2c7098", "#123d5a"),
        "orange": Slot("#ffd8a4", "#fb9644", "#b5601f", "#5f2f08"),
        "white": Slot("#fffdf8", "#fffdf8", "#817c76", "#6b6256"),
        "green": Slot("#87cca4", "#21795e", "#23604f", "#123a2d"),
        "yellow": Slot("#ffec80", "#f2c630", "#8c7530", "#5c4500"),
        "black": Slot("#c5c2be", "#2b2928", "#2b2928", "#171413"),
        "red": Slot("#ffc1bb", "#e23c36", "#b5281f", "#5f0f0c"),
        "grey": Slot("#d2d0b0", "#a5a27c", "#7d795f", "#5a5140"),
    },
    "dark": {
        "purple": Slot("#482365", "#a37fbd", "#a37fbd", "#e6d3f5"),
        "blue": Slot("#0f5080", "#3d9ddd", "#3d9ddd", "#c3e6fb"),
        "orange": Slot("#72350a", "#d27a2d", "#d27a2d", "#ffcb9f"),
        "white": Slot("#494a4c", "#a2a1a4", "#a2a1a4", "#f3f0e8"),
        "green": Slot("#0e4233", "#4c9c86", "#4c9c86", "#bfe8da"),
        "yellow": Slot("#5e4c00", "#c4a219", "#c4a219", "#ffe58a"),
        "black": Slot("#060606", "#2a2928", "#85827e", "#c9c6c2"),
        "red": Slot("#750f0c", "#da4e46", "#da4e46", "#ffc9c3"),
        "grey": Slot("#4e4730", "#8d805b", "#8d805b", "#d6c8a4"),
    },
}
# A thin light line on a dark train vanishes on a small screen, so trains are painted lighter in dark mode.
TRAINS = {
    "light": {
        "madder": Paint(PLAYERS["madder"], "#6f1a16", "#d9685c", "#ffe3d8", 1.6),
        "prussian": Paint(PLAYERS["prussian"], "#0f2a48", "#5f90c4", "#b5d0ee", 1.6),
        "gold": Paint(PLAYERS["gold"], "#523600", "#efbe50", "#3d2800", 4.5),
        "fir": Paint(PLAYERS["fir"], "#16392f", "#66ad98", "#0a251e", 3.1),
        "ink": Paint(PLAYERS["ink"], "#151312", "#6a6460", "#cfc2aa", 1.5),
    },
    "dark": {
        "madder": Paint("#c23f37", "#d2766c", "#fbbdb4", "#fffaf0", 2.8),
        "prussian": Paint("#3069a8", "#6b9dd2", "#bcd7f2", "#f0f6fd", 2.6),
        "gold": Paint("#e9b53a", "#d6a536", "#f9da8e", "#4a3200", 2.9),
        "fir": Paint("#57aa94", "#74bfab", "#cff0e5", "#0d2e26", 1.8),
        "ink": Paint("#363331", "#8a8279", "#d5cbbe", "#fbf2e0", 3.7),
    },
}
OUTLINES = {
    "light": Outline("#1d1814", "#1e1204", "#fdf8ec", 1.5),
    "dark": Outline("#fbf3e4", "#000000", "#161715", 2.0),
}

# The parts of an average slot and wagon, by area: edge, band, sign; outline, wall, lit edge; and a pattern whose
# strokes are 1 wide; that of dots grows with the square of their width. bench/contrast.py measures what comes of them.
EDGE, BAND, SIGN = 0.135, 0.204, 0.055
KEY = {"light": 0.197, "dark": 0.25}
WALL = {"light": 0.081, "dark": 0.06}
GLINT = {"light": 0.097, "dark": 0.085}
PATTERN = {"madder": 0.041, "prussian": 0.058, "gold": 0.0101, "fir": 0.085, "ink": 0.08}
Parts = list[tuple[str, float]]


def slot_parts(theme: str, kind: str) -> Parts:
    """The colours of a slot with their shares."""
    slot, sign = SLOTS[theme][kind], 0 if kind == "grey" else SIGN
    return [(slot.edge, EDGE), (slot.band, BAND), (slot.ink, sign), (slot.well, 1 - EDGE - BAND - sign)]


def wagon_parts(theme: str, player: str) -> Parts:
    """The colours of a wagon with their shares."""
    paint = TRAINS[theme][player]
    pattern = PATTERN[player] * paint.pattern_width ** (2 if player == "gold" else 1)
    edges = [(OUTLINES[theme].key, KEY[theme]), (paint.wall, WALL[theme]), (paint.glint, GLINT[theme])]
    rest = 1 - pattern - sum(share for _, share in edges)
    return [*edges, (paint.pattern, pattern), (paint.roof, rest)]


def from_afar(parts: Parts) -> Floats:
    """The light of all parts together: half mixed as light, half as a screen mixes what is smaller than its pixels."""
    seen = sum((share * light(colour) for colour, share in parts), np.zeros(3))
    drawn = sum((share * coded(colour) for colour, share in parts), np.zeros(3))
    return (seen + decoded(drawn)) / 2
