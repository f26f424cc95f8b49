"""A small picture of a board, for choosing one on the page: no names, few lines, its own colours."""

from __future__ import annotations

import math

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from drawing.areas import area_path, line_path, parts
from drawing.engraving import water_lines
from drawing.ground import land, opened
from drawing.land import Ground
from drawing.palette import ROUTES, theme
from whistlestop.boards.automatic_drawing.drawing import Drawing, DrawnCity, Space
from whistlestop.boards.automatic_drawing.measures import CITY
from whistlestop.boards.automatic_drawing.svg import element, number, path
from whistlestop.boards.board import Board

DETAIL = 1.5
SMALLEST_ISLAND, SMALLEST_LAKE = 150.0, 200.0
LINES = (0, 2)  # of the water lines
STYLE = """.sea,.lake{fill:var(--sea)}.wl{fill:none;stroke:var(--sea-line);stroke-width:1.6;opacity:.6}
.land{fill:var(--land);stroke:var(--coast);stroke-width:1.8}.lake{stroke:var(--coast)}
.shore{fill:none;stroke:var(--wash);stroke-width:13;opacity:.45}.routes path{fill:none;stroke:var(--e);stroke-width:20}
.routes path+path{stroke:var(--f);stroke-width:16}
.cities{fill:var(--raised);stroke:var(--ink);stroke-width:4}"""
USED = ("sea", "sea-line", "land", "coast", "wash", "raised", "ink")


def picture_svg(board: Board, ground: Ground, plan: Drawing) -> str:
    """The whole file."""
    lines = water_lines(ground)
    coloured = [(name, route.colour) for name, route in zip(board.route_names, board.routes, strict=True)]
    shores = [element("path", class_="wl", d=line_path([x.simplify(DETAIL) for x in lines[i]], 0)) for i in LINES]
    outline = area_path(_plain(ground.land, SMALLEST_ISLAND), 0)
    inside = [
        element("style", _style()),
        element("rect", class_="sea", width=ground.width, height=ground.height),
        *shores,
        *land(board.id, ground, outline),
        element("path", class_="lake", d=area_path(_plain(ground.lakes, SMALLEST_LAKE), 0)),
        element("g", "".join(_route(plan, *named) for named in coloured), class_="routes"),
        element("g", "".join(_city(city) for city in plan["cities"].values()), class_="cities"),
    ]
    return opened("".join(part for part in inside if ' d=""' not in part), ground)


def _plain(area: BaseGeometry, smallest: float) -> BaseGeometry:
    """An area with less detail."""
    return shapely.union_all([part for part in parts(area.simplify(DETAIL), Polygon) if part.area > smallest])


def _style() -> str:
    fills = "".join(f".{key}{{--f:{colour};--e:var(--edge-{key})}}" for key, colour in ROUTES.items())
    return f"svg{{{_tokens('light')}}}@media(prefers-color-scheme:dark){{svg{{{_tokens('dark')}}}}}{fills}{STYLE}"


def _tokens(name: str) -> str:
    return "".join(f"--{key}:{value};" for key, value in theme(name).items() if key in USED or key.startswith("edge-"))


def _route(plan: Drawing, name: str, colour: str) -> str:
    """One line in the colour of the edge, and a dashed one on it: a dash for each space."""
    spaces = plan["routes"][name]["spaces"]
    length = spaces[0][3]
    ends = [_along(spaces[0], -length / 2), _along(spaces[-1], length / 2)]
    points = [ends[0], *((x, y) for x, y, _, _ in spaces), ends[1]]
    gap = (LineString(points).length - len(spaces) * length) / max(1, len(spaces) - 1)
    line, dashes = path(points), f"{number(length)} {number(max(gap, 0.1))}"
    return element("g", element("path", d=line) + element("path", d=line, stroke_dasharray=dashes), class_=colour)


def _along(space: Space, away: float) -> tuple[float, float]:
    x, y, degrees, _ = space
    return x + away * math.cos(math.radians(degrees)), y + away * math.sin(math.radians(degrees))


def _city(city: DrawnCity) -> str:
    return element("circle", cx=number(city["x"], 0), cy=number(city["y"], 0), r=number(CITY))
