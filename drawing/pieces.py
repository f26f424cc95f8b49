"""The colours of what stands on the board: printed slots of open routes, and trains.

From across the room each is one colour: that of all its parts, mixed as light, by their shares of the area.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from drawing.vision import light
from whistlestop.boards.automatic_drawing.geometry import Floats

PLAYERS = {"madder": "#b3362f", "prussian": "#23588f", "gold": "#e9b53a", "fir": "#4da08a", "ink": "#33302f"}


class Slot(NamedTuple):
    """What a slot is printed in: its well, the band around it, the line around that, and its sign."""

    well: str
    band: str
    edge: str
    ink: str


class Paint(NamedTuple):
    """What a train has besides its roof: the wall, the lit edge, and its pattern with the width of its strokes."""

    wall: str
    glint: str
    mark: str
    mark_width: float


class Outline(NamedTuple):
    """What all trains have: the line around them, their shadow, and the disc under a locomotive on a ferry."""

    key: str
    cast: str
    disc: str


SLOTS = {
    "light": {
        "purple": Slot("#c7a5ef", "#8345af", "#5d3380", "#3d2150"),
        "blue": Slot("#85d4fa", "#2f93d2", "#2c7098", "#123d5a"),
        "orange": Slot("#ffd8a4", "#fb9644", "#b5601f", "#5f2f08"),
        "white": Slot("#fffdf8", "#fffdf8", "#817c76", "#6b6256"),
        "green": Slot("#87cca4", "#21795e", "#23604f", "#123a2d"),
        "yellow": Slot("#ffec80", "#f2c630", "#8c7530", "#5c4500"),
        "black": Slot("#c8c5c1", "#2b2928", "#2b2928", "#171413"),
        "red": Slot("#ffbcb6", "#e03a34", "#b5281f", "#5f0f0c"),
        "grey": Slot("#dbd3bb", "#b0a688", "#837a66", "#5a5140"),
    },
    "dark": {
        "purple": Slot("#411e5b", "#9f7bb8", "#9f7bb8", "#e6d3f5"),
        "blue": Slot("#0f4c78", "#399ad9", "#399ad9", "#c3e6fb"),
        "orange": Slot("#6a3107", "#cc752a", "#cc752a", "#ffcb9f"),
        "white": Slot("#424344", "#9a999b", "#9a999b", "#f3f0e8"),
        "green": Slot("#0d3c2f", "#4a9782", "#4a9782", "#bfe8da"),
        "yellow": Slot("#594900", "#bf9e15", "#bf9e15", "#ffe58a"),
        "black": Slot("#060606", "#2a2928", "#85827e", "#c9c6c2"),
        "red": Slot("#6b0c0a", "#d74d45", "#d74d45", "#ffc9c3"),
        "grey": Slot("#5a5443", "#938767", "#938767", "#d6c8a4"),
    },
}
TRAINS = {
    "light": {
        "madder": Paint("#6f1a16", "#d9685c", "#ffe3d8", 1.6),
        "prussian": Paint("#0f2a48", "#5f90c4", "#b5d0ee", 1.6),
        "gold": Paint("#523600", "#edb944", "#3d2800", 4.7),
        "fir": Paint("#16392f", "#66ad98", "#0a251e", 3.1),
        "ink": Paint("#151312", "#6a6460", "#cfc2aa", 1.5),
    },
    "dark": {
        "madder": Paint("#a03028", "#f5aea4", "#fffaf0", 2.5),
        "prussian": Paint("#2a5a8e", "#a3c6ea", "#f0f6fd", 2.5),
        "gold": Paint("#c8962a", "#f5cc6a", "#4a3200", 3.0),
        "fir": Paint("#3f8a76", "#c4ecdf", "#0d2e26", 1.9),
        "ink": Paint("#2a2725", "#b5ada4", "#fbf2e0", 3.6),
    },
}
OUTLINES = {"light": Outline("#1d1814", "#1e1204", "#fdf8ec"), "dark": Outline("#fbf3e4", "#000000", "#161715")}

# The parts of an average slot and wagon, by area: edge, band and well of a slot; outline, wall and lit edge of a wagon.
# bench/contrast.py compares these with the page.
EDGE, BAND, SIGN = 0.135, 0.204, 0.055
KEY, WALL, GLINT = 0.197, 0.081, 0.097
# The part of a pattern for a stroke of width 1; that of dots grows with the square of it.
MARKS = {"madder": 0.041, "prussian": 0.058, "gold": 0.0101, "fir": 0.085, "ink": 0.08}


def slot_light(theme: str, kind: str) -> Floats:
    """The light of a whole slot."""
    slot = SLOTS[theme][kind]
    sign = 0 if kind == "grey" else SIGN
    return mixed_light((slot.edge, EDGE), (slot.band, BAND), (slot.ink, sign), (slot.well, 1 - EDGE - BAND - sign))


def wagon_light(theme: str, player: str) -> Floats:
    """The light of a whole wagon."""
    paint, rim = TRAINS[theme][player], KEY + WALL + GLINT
    mark = MARKS[player] * paint.mark_width ** (2 if player == "gold" else 1)
    parts = [(OUTLINES[theme].key, KEY), (paint.wall, WALL), (paint.glint, GLINT), (paint.mark, mark)]
    return mixed_light(*parts, (PLAYERS[player], 1 - rim - mark))


def mixed_light(*parts: tuple[str, float]) -> Floats:
    """The light of several colours, each by its share."""
    return sum((share * light(colour) for colour, share in parts), np.zeros(3))
