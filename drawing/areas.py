"""Shapely helpers: the parts of an area, its SVG path, the ground under a shape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from whistlestop.boards.automatic_drawing.geometry import RADIUS, Shape, corners
from whistlestop.boards.automatic_drawing.svg import path


def parts(geometry: BaseGeometry, kind: type[Any]) -> list[Any]:
    """All polygons or all lines within a geometry."""
    if isinstance(geometry, kind):
        return [] if geometry.is_empty else [geometry]
    return [part for inner in getattr(geometry, "geoms", ()) for part in parts(inner, kind)]


def rings(area: BaseGeometry) -> list[Any]:
    """Every ring of an area, including islands and holes."""
    return [ring for polygon in parts(area, Polygon) for ring in (polygon.exterior, *polygon.interiors)]


def area_path(area: BaseGeometry, decimals: int = 1) -> str:
    """The path around an area."""
    return "".join(path(ring.coords, True, decimals) for ring in rings(area))


def line_path(lines: Iterable[LineString], decimals: int = 1) -> str:
    """The path along some lines."""
    return "".join(path(line.coords, False, decimals) for line in lines)


def footprint(shape: Shape, air: float) -> BaseGeometry:
    """The ground that a shape occupies, with some air around it."""
    return Polygon(corners(shape)).buffer(shape[RADIUS] + air, quad_segs=4)
