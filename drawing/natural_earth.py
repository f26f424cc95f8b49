"""Coasts, lakes and rivers of the earth, from Natural Earth 1:50m (public domain), in hundredths of a degree.

    python -m drawing.natural_earth LAND-50M.json WATER.json    regenerates data/natural_earth.json

The land is `land-50m.json` of the npm package world-atlas (TopoJSON), the water GeoJSON geometries under `lakes` and
`rivers`. A ring is stored as its first point and the steps from point to point.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely.affinity import translate
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box, shape
from shapely.geometry.base import BaseGeometry

from drawing.areas import parts

DATA = Path(__file__).parent / "data" / "natural_earth.json"
SOURCE = "Natural Earth 1:50m, public domain"
SCALE = 100
TOLERANCE = 0.015  # degrees

Steps = list[int]


class World(NamedTuple):
    """The land including lakes, the lakes, and the rivers of some regions."""

    land: BaseGeometry
    lakes: BaseGeometry
    rivers: BaseGeometry


@cache
def world() -> World:
    """The whole earth in degrees."""
    stored = json.loads(DATA.read_text(encoding="utf-8"))
    rivers = MultiLineString([_points(line) for line in stored["rivers"]])
    return World(_area(stored["land"]), _area(stored["lakes"]), rivers)


def _area(polygons: list[list[Steps]]) -> BaseGeometry:
    drawn = [Polygon(_points(rings[0]), [_points(ring) for ring in rings[1:]]) for rings in polygons]
    return shapely.make_valid(MultiPolygon(drawn))


def _points(steps: Steps) -> Any:
    return np.cumsum(np.array(steps).reshape(-1, 2), axis=0) / SCALE


def _steps(coordinates: Any) -> Steps:
    points = np.round(np.asarray(coordinates)[:, :2] * SCALE).astype(int)
    moved = np.concatenate([[True], (np.diff(points, axis=0) != 0).any(axis=1)])
    return [int(value) for value in np.diff(points[moved], axis=0, prepend=0).ravel()]


def rings_of(area: BaseGeometry) -> list[list[Steps]]:
    """The rings of each polygon, its outer ring first, small ones left out."""
    simple = [polygon.simplify(TOLERANCE) for polygon in parts(area, Polygon) if polygon.area > 4 / SCALE**2]
    found = [[_steps(ring.coords) for ring in (polygon.exterior, *polygon.interiors)] for polygon in simple]
    return [[rings[0], *(ring for ring in rings[1:] if len(ring) >= 8)] for rings in found if len(rings[0]) >= 8]


def land_of(topology: Any) -> BaseGeometry:
    """The land of a TopoJSON file."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [[(x * sx + tx, y * sy + ty) for x, y in _running(arc)] for arc in topology["arcs"]]
    polygons = [
        Polygon(_ring(arcs, rings[0]), [_ring(arcs, ring) for ring in rings[1:]])
        for geometry in topology["objects"]["land"]["geometries"]
        for rings in geometry["arcs"]
    ]
    whole = shapely.make_valid(MultiPolygon(polygons))
    return shapely.union_all([translate(whole, turn).intersection(box(-180, -90, 180, 90)) for turn in (-360, 0, 360)])


def _running(arc: list[list[int]]) -> list[tuple[int, int]]:
    xs, ys = zip(*arc, strict=True)
    return [*zip(accumulate(xs), accumulate(ys), strict=True)]


def _ring(arcs: list[list[tuple[float, float]]], numbers: list[int]) -> Any:
    """The points of a ring; a negative number is an arc in reverse, and rings may cross the date line."""
    points = np.array([point for n in numbers for point in (arcs[n] if n >= 0 else arcs[~n][::-1])])
    points[:, 0] = np.unwrap(points[:, 0], period=360)
    around_the_pole = [(points[-1, 0], -90), (points[0, 0], -90)] if abs(points[0, 0] - points[-1, 0]) > 180 else []
    return [*map(tuple, points), *around_the_pole]


def main() -> None:
    """Convert the two files."""
    land, water = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3])
    lakes = [shapely.make_valid(shape(lake)) for lake in water["lakes"]]
    rivers = [line.simplify(TOLERANCE) for river in water["rivers"] for line in parts(shape(river), LineString)]
    stored: dict[str, list[Any]] = {
        "land": rings_of(land_of(land)),
        "lakes": rings_of(shapely.union_all(lakes)),
        "rivers": [_steps(line.coords) for line in rivers],
    }
    lines = [
        f'"{kind}":[\n' + ",\n".join(json.dumps(item, separators=(",", ":")) for item in items) + "]"
        for kind, items in stored.items()
    ]
    DATA.write_text("{" + ",\n".join([f'"source":"{SOURCE}"', *lines]) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
