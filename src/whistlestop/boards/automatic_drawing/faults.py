"""The faults of a drawing: things that are missing, overlap or stick out over the edge."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from whistlestop.boards.automatic_drawing.crowding import near_pairs
from whistlestop.boards.automatic_drawing.drawing import Drawing, DrawnName
from whistlestop.boards.automatic_drawing.geometry import Shape, gap, room_in_frame, round_shape, space_shape
from whistlestop.boards.automatic_drawing.measures import FRAME
from whistlestop.boards.automatic_drawing.names import name_shapes
from whistlestop.boards.board import Board


class Thing(NamedTuple):
    """Something drawn on a board; the things of one owner may touch each other."""

    kind: str
    owner: str
    shape: Shape

    def __str__(self) -> str:
        return f"the {self.kind} of {self.owner}"


def things_of(plan: Drawing, has_stations: bool) -> list[Thing]:
    """Every space, city and line of a name; on boards with stations, a station on every city."""
    radius = plan["sizes"]["station" if has_stations else "city"]
    spaces = [Thing("space", name, space_shape(*s)) for name, route in plan["routes"].items() for s in route["spaces"]]
    cities = [Thing("city", id_, round_shape(city["x"], city["y"], radius)) for id_, city in plan["cities"].items()]
    names = [Thing("name", id_, shape) for id_, city in plan["cities"].items() for shape in _ink(city["name"])]
    return spaces + cities + names


def _ink(name: DrawnName) -> list[Shape]:
    """The lines of a name."""
    return name_shapes(tuple(name["lines"]), name["anchor"], name["x"], name["y"])


def gaps(things: list[Thing], least: float) -> list[tuple[float, Thing, Thing]]:
    """All pairs of things of different owners with less air between them than this, the nearest first."""
    shapes = np.array([thing.shape for thing in things])
    later, earlier = near_pairs(shapes, shapes, least)
    later, earlier = later[earlier < later], earlier[earlier < later]
    air = gap(shapes[later].T, shapes[earlier].T)
    found = [(float(air[k]), things[earlier[k]], things[later[k]]) for k in np.flatnonzero(air < least)]
    return sorted((pair for pair in found if pair[1][:2] != pair[2][:2]), key=lambda pair: pair[0])


def faults(board: Board, plan: Drawing) -> list[str]:
    """Every fault of a board's drawing, in words."""
    things = things_of(plan, board.base_rules().stations > 0)
    touching = [f"{a} overlaps {b} by {-air:.1f}" for air, a, b in gaps(things, 0)]
    over = [
        f"{thing} sticks out over the edge"
        for thing in things
        if room_in_frame(thing.shape, plan["width"], plan["height"]) < FRAME
    ]
    return missing(board, plan) + touching + over


def missing(board: Board, plan: Drawing) -> list[str]:
    """Cities and routes that are only in the board or only in the drawing, and rows of the wrong length."""
    lengths = {name: route.length for name, route in zip(board.route_names, board.routes, strict=True)}
    wrong = [f"{city} is only on the board or only in the drawing" for city in {*board.city_index} ^ {*plan["cities"]}]
    wrong += [f"{name} is only on the board or only in the drawing" for name in {*lengths} ^ {*plan["routes"]}]
    wrong += [
        f"{name} has {len(plan['routes'][name]['spaces'])} spaces, but needs {length}"
        for name, length in lengths.items()
        if name in plan["routes"] and len(plan["routes"][name]["spaces"]) != length
    ]
    names = {city.id: city.name for city in board.cities if city.id in plan["cities"]}
    wrong += [
        f"{id_} is called {name}"
        for id_, name in names.items()
        if " ".join(plan["cities"][id_]["name"]["lines"]) != name
    ]
    return sorted(wrong)
