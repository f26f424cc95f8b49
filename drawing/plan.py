"""The plan that a search continues from: an earlier drawing, read from its file."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np

from whistlestop.boards.automatic_drawing import measures
from whistlestop.boards.automatic_drawing.drawing import Drawing, DrawnCity
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.names import Place
from whistlestop.boards.automatic_drawing.tracks import STRAIGHT
from whistlestop.errors import BoardError


def start_from(layout: Layout, plan: Drawing) -> None:
    """Arrange a layout like a plan; what the plan does not contain stays where it is."""
    state = layout.state
    for i, city in enumerate(layout.board.cities):
        if city.id in plan["cities"]:
            known = plan["cities"][city.id]
            state.cities[i] = known["x"], known["y"]
            state.names[i] = _place_like(layout.options[i], known)
    for u, track in enumerate(layout.tracks):
        route = plan["routes"].get(layout.board.route_names[track.routes[0]])
        state.bends[u] = route["bend"] if route else STRAIGHT
        layout.update_track(u)


def _place_like(options: list[Place], city: DrawnCity) -> int:
    """The place nearest to where a plan has this name."""
    name = city["name"]
    misses = [
        math.hypot(option.x - name["x"] + city["x"], option.base - name["y"] + city["y"])
        + 1000 * (list(option.lines) != name["lines"] or option.anchor != name["anchor"])
        for option in options
    ]
    return int(np.argmin(misses))


def read_plan(path: Path) -> Drawing:
    """The plan in a file; BoardError says what is wrong with it."""
    try:
        plan: Drawing = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoardError(f"{path}: the plan cannot be read ({error}); start from scratch without --start") from None
    if plan.get("format") != measures.FORMAT:
        raise BoardError(f"{path}: this is not a plan of format {measures.FORMAT}; leave out --start")
    return plan
