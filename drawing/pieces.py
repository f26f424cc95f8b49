"""The colours of what stands on the board: printed slots of open routes, and trains; and how they look from afar.

From across the room a slot or a wagon is one colour: that of all its parts, mixed as light, each by its share of the area.
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
        "purple": Slot("#cba3ee", "#7d3fa8", "#5d3380", "#3d2150"),
        "blue": Slot("#7fd0f8", "#2f93d2", "#2c7098", "#123d5a"),
        "orange": Slot("#ffd3a2", "#f58a3a", "#b5601f", "#5f2f08"),
        "white": Slot("#fffdf8", "#fffdf8", "#817c76", "#6b6256"),
        "green": Slot("#86ceac", "#1f7a61", "#23604f", "#123a2d"),
        "yellow": Slot("#ffec80", "#f3c62f", "#8c7530", "#5c4500"),
        "black": Slot("#cecbc6", "#2b2928", "#2b2928", "#171413"),
        "red": Slot("#ffc0b8", "#d0342b", "#a3211c", "#5f0f0c"),
        "grey": Slot("#dccfb4", "#b3a27e", "#857b66", "#5a5140"),
    },
    "dark": {
        "purple": Slot("#432060", "#a17fc4", "#a17fc4", "#e6d3f5"),
        "blue": Slot("#0c4a74", "#3a95cd", "#3a95cd", "#c3e6fb"),
        "orange": Slot("#6b3008", "#d0722b", "#d0722b", "#ffcb9f"),
        "white": Slot("#4b4a47", "#a3a09a", "#a3a09a", "#f3f0e8"),
        "green": Slot("#0d3c2f", "#4b9a83", "#4b9a83", "#bfe8da"),
        "yellow": Slot("#554603", "#b8971f", "#b8971f", "#ffe58a"),
        "black": Slot("#060606", "#7f7c79", "#7f7c79", "#c9c6c2"),
        "red": Slot("#6e140f", "#d9564d", "#d9564d", "#ffc9c3"),
        "grey": Slot("#463b22", "#8d7b54", "#8d7b54", "#d6c8a4"),
    },
}
TRAINS = {
    "light": {
        "madder": Paint("#6f1a16", "#d9685c", "#ffe3d8", 1.6),
        "prussian": Paint("#0f2a48", "#5f90c4", "#b5d0ee", 1.6),
        "gold": Paint("#523600", "#efbe50", "#3d2800", 4.7),
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
KEY, WALL, GLINT = 0.162, 0.091, 0.099
# The part of a pattern for a stroke of width 1; that of dots grows with the square of it.
MARKS = {"madder": 0.041, "prussian": 0.058, "gold": 0.0101, "fir": 0.085, "ink": 0.08}


def slot_light(theme: str, kind: str) -> Floats:
    """The light of a whole slot."""
    slot = SLOTS[theme][kind]
    sign = 0 if kind == "grey" else SIGN
    return mixed_light(
        (slot.edge, EDGE), (slot.band, BAND), (slot.ink, sign), (slot.well, 1 - EDGE - BAND - sign)
    )


def wagon_light(theme: str, player: str) -> Floats:
    """The light of a whole wagon."""
    paint, rim = TRAINS[theme][player], KEY + WALL + GLINT
    mark = MARKS[player] * paint.mark_width ** (2 if player == "gold" else 1)
    parts = [(OUTLINES[theme].key, KEY), (paint.wall, WALL), (paint.glint, GLINT), (paint.mark, mark)]
    return mixed_light(*parts, (PLAYERS[player], 1 - rim - mark))


def mixed_light(*parts: tuple[str, float]) -> Floats:
    """The light of several colours, each by its share."""
    return sum((share * light(colour) for colour, share in parts), np.zeros(3))
