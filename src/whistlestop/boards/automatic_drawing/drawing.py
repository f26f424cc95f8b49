"""A drawing, as stored in `drawing.json` beside the board: the place of everything, to one decimal.

    {"format": 1, "board": "usa", "width": 1712.0, "height": 1144.1, "sizes": {…}, "press": {…},
     "cities": {"atlanta": {"x": …, "y": …, "name": {"lines": ["Atlanta"], "anchor": "end", "x": …, "y": …}}, …},
     "routes": {"atlanta:raleigh/2": {"bend": […], "spaces": [[x, y, degrees, length], …]}, …},
     "land": "M…"}

`y` of a name is its first base line. `bend` is only needed to continue the search, and `land` is a plain outline for
ticket cards. `press` gives, in CSS pixels, how far from a route a press may be to count as meant for it, and how many
pixels a unit has on a phone, at first and zoomed in.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, TypedDict

from whistlestop.boards.automatic_drawing import measures
from whistlestop.boards.automatic_drawing.layout import Layout


class DrawnName(TypedDict):
    """The place of a city's name."""

    lines: list[str]
    anchor: str
    x: float
    y: float


class DrawnCity(TypedDict):
    """The places of a city's dot and name."""

    x: float
    y: float
    name: DrawnName


Space = tuple[float, float, float, float]  # its middle, its rotation in degrees and its length


class DrawnRoute(TypedDict):
    """The spaces of a route, from its first city to its second one."""

    bend: list[float]
    spaces: list[Space]


class DrawnSizes(TypedDict):
    """The sizes of things, in units of the drawing."""

    space: float
    corner: float
    city: float
    station: float
    name: float
    line: float


class PressDistances(TypedDict):
    """How far from a route a press may be."""

    farthest: float
    phone: float
    near: float


class Drawing(TypedDict):
    """The whole drawing of a board."""

    format: int
    board: str
    width: float
    height: float
    sizes: DrawnSizes
    press: PressDistances
    cities: dict[str, DrawnCity]
    routes: dict[str, DrawnRoute]
    land: str


SIZES: DrawnSizes = {
    "space": measures.SPACE_WIDTH,
    "corner": measures.CORNER,
    "city": measures.CITY,
    "station": measures.STATION,
    "name": measures.NAME,
    "line": measures.LINE,
}
PRESS: PressDistances = {"farthest": measures.PRESS, "phone": measures.PHONE_ZOOM, "near": measures.NEAR_ZOOM}


def drawing_from(layout: Layout) -> Drawing:
    """The drawing of a layout, without its land."""
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


def _city(layout: Layout, i: int) -> DrawnCity:
    x, y = (_decimal(value) for value in layout.state.cities[i])
    place = layout.options[i][layout.state.names[i]]
    name: DrawnName = {
        "lines": [*place.lines],
        "anchor": place.anchor,
        "x": _decimal(x + place.x),
        "y": _decimal(y + place.base),
    }
    return {"x": x, "y": y, "name": name}


def _routes(layout: Layout, u: int) -> dict[str, DrawnRoute]:
    """The routes of a track, by name."""
    track = layout.tracks[u]
    spaces = layout.state.spaces[layout.first[u] : layout.first[u + 1]].reshape(len(track.routes), track.length, 7)
    bend = [round(float(value), 4) for value in layout.state.bends[u]]
    names = [layout.board.route_names[route] for route in track.routes]
    return {
        name: {"bend": bend, "spaces": [_space(shape) for shape in row]}
        for name, row in zip(names, spaces, strict=True)
    }


def _space(shape: Any) -> Space:
    x, y, cos, sin, half_length, _, radius = map(float, shape)
    length = 2 * (half_length + radius) - measures.EDGE
    return _decimal(x), _decimal(y), _decimal(math.degrees(math.atan2(sin, cos))), _decimal(length)


def _decimal(value: float) -> float:
    return round(float(value), 1)


def write_drawing(drawing: Drawing, path: Path) -> None:
    """Write a drawing: compact, but with one line per city and route, so that diffs are readable."""
    parts = [
        f"{_json(key)}:{_lines(value) if key in ('cities', 'routes') else _json(value)}"
        for key, value in drawing.items()
    ]
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def _lines(entries: Any) -> str:
    return "{\n" + ",\n".join(f"{_json(key)}:{_json(value)}" for key, value in entries.items()) + "}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
