"""A drawing as a self-contained picture, to look at a board before playing on it."""

from __future__ import annotations

from typing import Any

from whistlestop.boards.automatic_drawing.colours import INK, PALE, PAPER, ROUTE_COLOURS
from whistlestop.boards.automatic_drawing.drawing import Drawing, DrawnCity, DrawnName, Space
from whistlestop.boards.automatic_drawing.letters import measure
from whistlestop.boards.automatic_drawing.svg import element, number, path
from whistlestop.boards.board import Board, Route

FONT = "Source Serif 4,Georgia,serif"
DASHES = "4.6 2.9"  # the sleepers of a tunnel
LOCOMOTIVE = 4.2  # radius of the mark on a space of a ferry


def picture_svg(board: Board, drawing: Drawing) -> str:
    """The whole file."""
    width, height = drawing["width"], drawing["height"]
    routes = zip(board.route_names, board.routes, strict=True)
    inside = [
        element("rect", width=width, height=height, fill=PAPER),
        element("rect", x=3.5, y=3.5, width=width - 7, height=height - 7, fill="none", stroke=INK),
        *(_route(drawing, name, route) for name, route in routes),
        *(_city(drawing, city) for city in drawing["cities"].values()),
        *(line for city in drawing["cities"].values() for line in _name(drawing, city["name"])),
    ]
    size = f"0 0 {number(width)} {number(height)}"
    return element("svg", "".join(inside), xmlns="http://www.w3.org/2000/svg", viewBox=size) + "\n"


def _route(drawing: Drawing, name: str, route: Route) -> str:
    """The line from city to city, and the spaces on it."""
    cities, spaces = drawing["cities"], drawing["routes"][name]["spaces"]
    ends = [(cities[end]["x"], cities[end]["y"]) for end in (route.a, route.b)]
    bed = path([ends[0], *((x, y) for x, y, _, _ in spaces), ends[1]])
    drawn = [element("path", d=bed, fill="none", stroke=INK, stroke_opacity=0.3)]
    drawn += [_space(drawing, space, route, has_locomotive=i < route.locomotives) for i, space in enumerate(spaces)]
    return element("g", "".join(drawn), id=name)


def _space(drawing: Drawing, space: Space, route: Route, has_locomotive: bool) -> str:
    x, y, degrees, length = space
    width = drawing["sizes"]["space"]
    corner = width / 2 if route.kind == "ferry" else drawing["sizes"]["corner"]
    size: dict[str, Any] = {"x": -length / 2, "y": -width / 2, "width": length, "height": width, "rx": corner}
    drawn = element("rect", **size, fill=ROUTE_COLOURS[route.colour], stroke=INK)
    if route.kind == "tunnel":
        drawn += element("rect", **size, fill="none", stroke=INK, stroke_width=3.2, stroke_dasharray=DASHES)
    if has_locomotive:
        drawn += element("circle", r=LOCOMOTIVE, fill=PALE, stroke=INK)
    return element("g", drawn, transform=f"translate({number(x)} {number(y)})rotate({number(degrees)})")


def _city(drawing: Drawing, city: DrawnCity) -> str:
    return element("circle", cx=city["x"], cy=city["y"], r=drawing["sizes"]["city"] - 1, fill=PALE, stroke=INK)


def _name(drawing: Drawing, name: DrawnName) -> list[str]:
    """Each line of a name, as wide as it was measured whatever font is available."""
    return [
        element(
            "text",
            _escaped(line),
            x=name["x"],
            y=name["y"] + i * drawing["sizes"]["line"],
            text_anchor=name["anchor"],
            textLength=measure(line)[0],
            lengthAdjust="spacingAndGlyphs",
            font_size=drawing["sizes"]["name"],
            font_family=FONT,
            font_weight=600,
            fill=INK,
        )
        for i, line in enumerate(name["lines"])
    ]


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
