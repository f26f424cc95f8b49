"""The ground of a drawing: land, lakes and rivers of Natural Earth, bent to the cities, simplified and cut."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.affinity import translate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from drawing.areas import parts, rings
from drawing.bend import Bend, bend_to, has_land, window_around
from drawing.maps import Map
from drawing.natural_earth import world
from whistlestop.boards.automatic_drawing.drawing import Drawing
from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.board import Board

BEYOND = 12.0  # land is drawn this far beyond the frame, so that its coastline there is not visible
FAR_BEYOND = 60.0
COAST_DETAIL, LAKE_DETAIL, RIVER_DETAIL = 0.55, 0.55, 0.8  # units by which a simplified line may be off
SMALLEST_LAND, SMALLEST_LAKE, SHORTEST_RIVER = 26.0, 70.0, 40.0
MINI_DETAIL, SMALLEST_MINI, SMALLEST_RING = 5.0, 900.0, 900.0
AT_SEA = 6.0  # a city may be this far off the coast


@dataclass(frozen=True)
class Ground:
    """What is under the routes; `bend` is None for invented land."""

    width: float
    height: float
    land: BaseGeometry
    lakes: BaseGeometry
    rivers: list[LineString]
    bend: Bend | None
    window: tuple[float, float, float, float]

    @property
    def frame(self) -> BaseGeometry:
        """The edge of the drawing."""
        return box(0, 0, self.width, self.height)

    @property
    def dry(self) -> BaseGeometry:
        """The land without its lakes."""
        return self.land.difference(self.lakes)


def ground_of(board: Board, plan: Drawing, hints: Map) -> Ground:
    """The ground under a plan."""
    width, height = plan["width"], plan["height"]
    degrees = degrees_of(board)
    if not has_land(degrees):
        whole = box(0, 0, width, height).buffer(BEYOND)
        return Ground(width, height, whole, Polygon(), [], None, (0, 0, 0, 0))
    places = np.array([[plan["cities"][city.id]["x"], plan["cities"][city.id]["y"]] for city in board.cities])
    firm = [city.id in hints.firm for city in board.cities]
    bend, window = bend_to(degrees, places, hints.smoothing, firm, (width, height)), window_around(degrees)
    land = bent_area(bend, in_window(world().land, window), (width, height), COAST_DETAIL, SMALLEST_LAND)
    lakes = bent_area(bend, in_window(world().lakes, window), (width, height), LAKE_DETAIL, SMALLEST_LAKE)
    lakes = lakes.intersection(land)
    rivers = bent_lines(bend, in_window(world().rivers, window), land.difference(lakes))
    return Ground(width, height, land, lakes, rivers, bend, window)


def degrees_of(board: Board) -> Floats:
    """Longitude and latitude of each city; a board may cross the date line."""
    lon = np.array([city.lon for city in board.cities])
    if np.ptp(lon) > 180:
        lon = np.where(lon < 0, lon + 360, lon)
    return np.column_stack([lon, [city.lat for city in board.cities]])


def in_window(geometry: BaseGeometry, window: tuple[float, float, float, float]) -> BaseGeometry:
    """The part of a geometry that is in the window."""
    turned = [translate(geometry, turn) for turn in (-360, 360)]
    shown = [part.intersection(box(*window)) for part in (geometry, *turned)]
    return shapely.union_all([part for part in shown if not part.is_empty])


def bent_area(
    bend: Bend, area: BaseGeometry, size: tuple[float, float], detail: float, smallest: float
) -> BaseGeometry:
    """An area in degrees, converted, simplified and clipped."""
    wide, near = box(0, 0, *size).buffer(FAR_BEYOND), box(0, 0, *size).buffer(BEYOND)
    drawn = [
        shapely.make_valid(bend.shape(shapely.segmentize(polygon, 1.0))).buffer(0).intersection(wide).simplify(detail)
        for polygon in parts(area, Polygon)
    ]
    kept = [polygon for polygon in parts(shapely.union_all(drawn), Polygon) if polygon.area > smallest]
    return shapely.union_all(kept).intersection(near)


def bent_lines(bend: Bend, lines: BaseGeometry, dry: BaseGeometry) -> list[LineString]:
    """Lines in degrees, converted, where they run over dry land."""
    merged = linemerge(lines) if parts(lines, LineString) else lines
    drawn = [bend.shape(shapely.segmentize(line, 0.5)).intersection(dry) for line in parts(merged, LineString)]
    return [
        line.simplify(RIVER_DETAIL)
        for part in drawn
        for line in parts(part, LineString)
        if line.length > SHORTEST_RIVER
    ]


def at_sea(ground: Ground, plan: Drawing) -> list[str]:
    """Cities that are not on land."""
    coast = ground.land.buffer(AT_SEA)
    return [id_ for id_, city in plan["cities"].items() if not coast.contains(Point(city["x"], city["y"]))]


def mini_land(ground: Ground) -> list[list[tuple[float, float]]]:
    """The rings of a plain outline, for ticket cards."""
    large = [p for p in parts(ground.dry.simplify(MINI_DETAIL), Polygon) if p.area > SMALLEST_MINI]
    found = rings(shapely.union_all(large).intersection(ground.frame))
    return [[*ring.coords] for ring in found if Polygon(ring).area > SMALLEST_RING]
