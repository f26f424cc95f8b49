"""What an engraver adds to the land: lines along coasts, meridians and parallels, hills, names of seas."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.affinity import rotate, translate
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from drawing.areas import footprint, parts, rings
from drawing.land import Ground
from drawing.maps import Map, Sea
from whistlestop.boards.automatic_drawing.drawing import Drawing
from whistlestop.boards.automatic_drawing.faults import things_of
from whistlestop.boards.automatic_drawing.letters import measure
from whistlestop.boards.automatic_drawing.measures import MARGIN

WATER_LINES = (3.2, 7.2, 12.0, 17.6, 24.0, 31.2)  # units from the coast
LAKE_LINES = (3.2, 7.2, 12.0)
SHORTEST_WATER_LINE = 28.0
GRATICULE = (1, 2, 5, 10, 15)  # degrees
GRATICULE_LINES = 11  # at most this many of a kind

HILL_STEP, HILL_SPREAD = 15.0, (11.0, 9.0)
HILL_SIZES = (0.8, 1.0, 1.2)
HILL_AIR, SEA_NAME_AIR, COAST_AIR = 3.0, 8.0, 5.0
INSIDE = 20.0  # from the edge of the drawing


def taken(plan: Drawing, air: float) -> BaseGeometry:
    """The ground that spaces, cities and names occupy."""
    return shapely.union_all([footprint(thing.shape, air) for thing in things_of(plan, has_stations=True)])


def water_lines(ground: Ground) -> list[list[LineString]]:
    """Lines that follow the coast at growing distances."""
    return [_water_line(ground, away, i) for i, away in enumerate(WATER_LINES)]


def _water_line(ground: Ground, away: float, i: int) -> list[LineString]:
    around = ground.land.buffer(away, quad_segs=4).simplify(0.6 + 0.15 * i)
    seen = ground.frame.buffer(2)
    lines = [line for ring in rings(around) for line in parts(_rounded(ring).intersection(seen), LineString)]
    return [line.simplify(0.6 + 0.1 * i) for line in lines if line.length > SHORTEST_WATER_LINE]


def _rounded(ring: LineString) -> LineString:
    """A ring with its corners cut, after Chaikin."""
    points = np.asarray(ring.coords)
    first, second = 0.75 * points[:-1] + 0.25 * points[1:], 0.25 * points[:-1] + 0.75 * points[1:]
    return LineString(np.stack([first, second], axis=1).reshape(-1, 2))


def lake_lines(ground: Ground) -> list[BaseGeometry]:
    """Lines that follow the shores of lakes."""
    inner = [lake.buffer(-away) for lake in parts(ground.lakes, Polygon) for away in LAKE_LINES]
    return [part.simplify(0.7) for area in inner for part in parts(area, Polygon) if part.area > 40]


def graticule(ground: Ground) -> list[LineString]:
    """Meridians and parallels."""
    if ground.bend is None:
        return []
    west, south, east, north = ground.window
    bend, all_lon, all_lat = ground.bend, np.linspace(west, east, 240), np.linspace(south, north, 240)
    lines = [bend(np.full(240, lon), all_lat) for lon in _round_degrees(west, east)]
    lines += [bend(all_lon, np.full(240, lat)) for lat in _round_degrees(south, north)]
    shown = [part for line in lines for part in parts(LineString(line).intersection(ground.frame), LineString)]
    return [line.simplify(0.5) for line in shown]


def _round_degrees(low: float, high: float) -> list[float]:
    step = next((step for step in GRATICULE if (high - low) / step <= GRATICULE_LINES), GRATICULE[-1])
    return [float(step * k) for k in range(math.ceil(low / step), math.floor(high / step) + 1)]


def hills(ground: Ground, plan: Drawing, hints: Map) -> list[tuple[float, float, float]]:
    """Hills along the ranges wherever there is free space: x, y and size, the farthest first."""
    if ground.bend is None:
        return []
    inside = ground.dry.buffer(-9).intersection(ground.frame.buffer(-INSIDE)).difference(taken(plan, HILL_AIR))
    shapely.prepare(inside)
    rng = np.random.default_rng(7)
    found: list[tuple[float, float, float]] = []
    for crest in hints.ranges:
        line = LineString(ground.bend(*np.array(crest).T))
        for i in range(2 * max(2, int(line.length / HILL_STEP))):
            point = line.interpolate((i // 2 + 0.5) * HILL_STEP)
            x, y = rng.normal((point.x, point.y), HILL_SPREAD)
            size = float(rng.choice(HILL_SIZES))
            is_free = all(abs(x - a) >= 17 or abs(y - b) >= 11 for a, b, _ in found)
            if is_free and inside.contains(box(x - 9 * size, y - 8 * size, x + 9 * size, y + 6 * size)):
                found.append((float(x), float(y), size))
    return sorted(found, key=lambda hill: hill[1])


def sea_names(ground: Ground, plan: Drawing, hints: Map) -> list[tuple[Sea, float, float, float]]:
    """The name of each sea with x, y and tilt: at the nearest free place in open water, or left out."""
    busy = shapely.union_all([taken(plan, SEA_NAME_AIR), ground.land.buffer(COAST_AIR)])
    found = []
    for sea in hints.seas:
        place = _free_place(sea, ground, busy)
        if place:
            found.append((sea, *place))
            busy = busy.union(_sea_shape(sea, *place).buffer(SEA_NAME_AIR))
    return found


def _free_place(sea: Sea, ground: Ground, busy: BaseGeometry) -> tuple[float, float, float] | None:
    x = MARGIN + sea.x * (ground.width - 2 * MARGIN)
    y = MARGIN + sea.y * (ground.height - 2 * MARGIN)
    free = ground.frame.buffer(-INSIDE).difference(busy)
    shapely.prepare(free)
    tries = [
        (
            away + 3 * abs(turn),
            x + away * math.cos(2 * math.pi * k / 24),
            y + away * math.sin(2 * math.pi * k / 24),
            turn,
        )
        for away in range(0, 160, 8)
        for k in range(24 if away else 1)
        for turn in (0, -12, 12, -24, 24)
    ]
    places = ((at_x, at_y, sea.tilt + turn) for _, at_x, at_y, turn in sorted(tries))
    return next((place for place in places if free.contains(_sea_shape(sea, *place))), None)


def _sea_shape(sea: Sea, x: float, y: float, tilt: float) -> BaseGeometry:
    # Seas are set in a lighter italic, which is narrower than the measured letters.
    width = 0.88 * measure(sea.name, sea.size)[0] + len(sea.name) * sea.spacing
    return translate(rotate(box(-width / 2, -sea.size * 0.43, width / 2, sea.size * 0.43), tilt, origin=(0, 0)), x, y)
