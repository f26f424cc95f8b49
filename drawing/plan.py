"""The plan of a drawing, as `drawing.json` holds it beside the board: where everything stands, to one decimal.

    {"format": 1, "board": "usa", "width": 1712.0, "height": 1144.1, "sizes": {…}, "press": {…},
     "cities": {"atlanta": {"x": …, "y": …, "name": {"lines": ["Atlanta"], "anchor": "end", "x": …, "y": …}}, …},
     "routes": {"atlanta:raleigh/2": {"bend": […], "spaces": [[x, y, degrees, length], …]}, …},
     "land": "M…"}

The spaces of a route run from its first city to its second; `y` of a name is its first base line. `bend` is only for
going on with the search, `land` is a bare outline for ticket cards. `press` says, in CSS pixels, how far from the
nearest route a press may be to be meant for it, and how many pixels a unit has on a phone, at first and zoomed in.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np

from drawing import measures
from drawing.layout import Layout
from drawing.names import Place
from drawing.tracks import STRAIGHT
from whistlestop.errors import BoardError

Plan = dict[str, Any]
SIZES = {
    "space": measures.SPACE_WIDTH,
    "corner": measures.CORNER,
    "city": measures.CITY,
    "station": measures.STATION,
    "name": measures.NAME,
    "line": measures.LINE,
}
PRESS = {"farthest": measures.PRESS, "phone": measures.PHONE_ZOOM, "near": measures.NEAR_ZOOM}


def plan_of(layout: Layout) -> Plan:
    """The plan of a layout, without its land."""
    board = layout.board
    cities = {city.id: _city(layout, i) for i, city in enumerate(board.cities)}
    found = {name: route for u in range(len(layout.tracks)) for name, route in _routes(layout, u).items()}
    return {
        "format": measures.FORMAT,
        "board": board.id,
        "width": _decimal(layout.width),
        "height": _decimal(layout.height),
        "sizes": SIZES,
        "press": PRESS,
        "cities": cities,
        "routes": {name: found[name] for name in board.route_names},
        "land": "",
    }


def _city(layout: Layout, i: int) -> Plan:
    x, y = (_decimal(value) for value in layout.state.cities[i])
    place = layout.options[i][layout.state.names[i]]
    name = {"lines": [*place.lines], "anchor": place.anchor, "x": _decimal(x + place.x), "y": _decimal(y + place.base)}
    return {"x": x, "y": y, "name": name}


def _routes(layout: Layout, u: int) -> dict[str, Plan]:
    """The routes of a track by their names."""
    track = layout.tracks[u]
    spaces = layout.state.spaces[layout.first[u] : layout.first[u + 1]].reshape(len(track.routes), track.length, 7)
    bend = [round(float(value), 4) for value in layout.state.bends[u]]
    names = [layout.board.route_names[route] for route in track.routes]
    return {
        name: {"bend": bend, "spaces": [_space(shape) for shape in row]}
        for name, row in zip(names, spaces, strict=True)
    }


def _space(shape: Any) -> list[float]:
    x, y, cos, sin, half_length, _, radius = map(float, shape)
    length = 2 * (half_length + radius) - measures.EDGE
    return [_decimal(value) for value in (x, y, math.degrees(math.atan2(sin, cos)), length)]


def _decimal(value: float) -> float:
    return round(float(value), 1)


def start_from(layout: Layout, plan: Plan) -> None:
    """Put a layout as a plan has it; what the plan does not know stays where it is."""
    state = layout.state
    for i, city in enumerate(layout.board.cities):
        if city.id in plan["cities"]:
            known = plan["cities"][city.id]
            state.cities[i] = known["x"], known["y"]
            state.names[i] = _place_like(layout.options[i], known)
    for u, track in enumerate(layout.tracks):
        route = plan["routes"].get(layout.board.route_names[track.routes[0]])
        state.bends[u] = route["bend"] if route else STRAIGHT
        layout.lay(u)


def _place_like(options: list[Place], city: Plan) -> int:
    """The place that is nearest to where a plan has this name."""
    name = city["name"]
    misses = [
        math.hypot(option.x - name["x"] + city["x"], option.base - name["y"] + city["y"])
        + 1000 * (list(option.lines) != name["lines"] or option.anchor != name["anchor"])
        for option in options
    ]
    return int(np.argmin(misses))


def read_plan(path: Path) -> Plan:
    """The plan in a file; BoardError says what is wrong with it."""
    try:
        plan: Plan = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BoardError(f"{path}: the plan can not be read ({error}); leave out --start to begin anew") from None
    if plan.get("format") != measures.FORMAT:
        raise BoardError(f"{path}: is not a plan of format {measures.FORMAT}; leave out --start to begin anew")
    return plan


def write_plan(plan: Plan, path: Path) -> None:
    """Write a plan: compact, but a line for each city and route, so that changes can be read."""
    parts = [
        f"{_json(key)}:{_lines(value) if key in ('cities', 'routes') else _json(value)}" for key, value in plan.items()
    ]
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def _lines(entries: dict[str, Plan]) -> str:
    return "{\n" + ",\n".join(f"{_json(key)}:{_json(value)}" for key, value in entries.items()) + "}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
