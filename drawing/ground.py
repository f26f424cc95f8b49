"""The ground as SVG: land and water without routes and names; the page colours it by class (`sea`, `land`, `wl`, …)."""

from __future__ import annotations

from typing import Any

from drawing import engraving
from drawing.areas import area_path, line_path
from drawing.land import Ground
from drawing.maps import Map
from whistlestop.boards.automatic_drawing.drawing import Drawing
from whistlestop.boards.automatic_drawing.svg import element, joined, number

HILL_FOOT = (-8, 5)
HILL_STEPS: tuple[tuple[Any, ...], ...] = (
    ("q", 4.5, -4, 7.5, -11),
    ("q", 3.5, 6.5, 8.5, 11),
    ("m", -7.8, -8.2),
    ("l", 2.2, 7.4),
    ("m", 0, -4.4),
    ("l", 1.8, 4.6),
    ("m", -5.1, -5.4),
    ("l", 0.6, 5),
)


def ground_svg(board: str, ground: Ground, plan: Drawing, hints: Map) -> str:
    """The whole file."""
    parts = [
        element("rect", class_="sea", width=ground.width, height=ground.height),
        element("path", class_="grat", d=line_path(engraving.graticule(ground))),
        *_water_lines(ground),
        *land(board, ground, area_path(ground.land)),
        element("path", class_="river", d=line_path(ground.rivers)),
        element("path", class_="hill", d="".join(_hill(*hill) for hill in engraving.hills(ground, plan, hints))),
        element("path", class_="lake", d=area_path(ground.lakes)),
        element("path", class_="wl wl1", d="".join(map(area_path, engraving.lake_lines(ground)))),
        *_sea_names(ground, plan, hints),
        *neat_lines(ground),
    ]
    return opened("".join(part for part in parts if ' d=""' not in part), ground)


def opened(inside: str, ground: Ground) -> str:
    """An SVG file with this content."""
    size = f"0 0 {number(ground.width)} {number(ground.height)}"
    return element("svg", inside, xmlns="http://www.w3.org/2000/svg", class_="ground", viewBox=size) + "\n"


def _water_lines(ground: Ground) -> list[str]:
    # The nearest line shows the coast's detail; farther out whole units are enough.
    found = enumerate(engraving.water_lines(ground))
    return [element("path", class_=f"wl wl{i}", d=line_path(lines, 1 if i < 1 else 0)) for i, lines in found]


def land(board: str, ground: Ground, outline: str) -> list[str]:
    """The land, with a tint along the inside of its coasts."""
    shape, dry = f"land-{board}", f"dry-{board}"
    tint = element("use", href=f"#{shape}", class_="shore", clip_path=f"url(#{dry})")
    return [
        element("path", class_="land", id=shape, d=outline),
        element("clipPath", element("use", href=f"#{shape}"), id=dry),
        tint if ground.bend else "",
    ]


def _hill(x: float, y: float, size: float) -> str:
    """A peak of two curves, with three hatches on its side."""
    start = joined([number(x + size * HILL_FOOT[0], 0), number(y + size * HILL_FOOT[1], 0)])
    steps = [step + joined([number(size * value) for value in values]) for step, *values in HILL_STEPS]
    return f"M{start}{''.join(steps)}"


def _sea_names(ground: Ground, plan: Drawing, hints: Map) -> list[str]:
    return [
        element(
            "text",
            sea.name,
            class_="water",
            text_anchor="middle",
            font_size=number(sea.size),
            letter_spacing=number(sea.spacing),
            transform=f"translate({number(x, 0)} {number(y, 0)})rotate({number(tilt)})",
            y=number(sea.size * 0.3, 0),
        )
        for sea, x, y, tilt in engraving.sea_names(ground, plan, hints)
    ]


def neat_lines(ground: Ground) -> list[str]:
    """The double line around a printed map."""
    return [
        element("rect", class_=name, x=inset, y=inset, width=ground.width - 2 * inset, height=ground.height - 2 * inset)
        for name, inset in (("neat", 3.5), ("neat2", 8.0))
    ]
