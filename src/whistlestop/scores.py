"""The scores in words, with the proof that a reader with the board at hand can check point by point."""

from __future__ import annotations

from typing import Any

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.jit import Array, Record, records
from whistlestop.engine.longest import part_dtype
from whistlestop.engine.network import find_way
from whistlestop.engine.scoring import score_dtype
from whistlestop.engine.state import NONE
from whistlestop.rules import MAX_SEATS

ITEMS = ("routes", "tickets", "completed", "stations", "bonus", "longest", "total", "place")


def scores_of(box: Box, states: Array) -> list[dict[str, Any]]:
    """E8: every seat's score item by item, as if the game ended now."""
    table = records(MAX_SEATS, score_dtype)
    batch.settle(box.board_table, box.rules_table, states, table, records(1, part_dtype))
    return [
        {**{item: getattr(own, item) for item in ITEMS}, "proof": _proof(box, states, seat, own)}
        for seat, own in enumerate(Record(table, seat) for seat in range(Record(states).seats))
    ]


def _proof(box: Box, states: Array, seat: int, own: Record) -> dict[str, Any]:
    stations = zip(own.station_cities.tolist(), own.borrowed.tolist(), strict=True)
    return {
        "tickets": _ways(box, states, seat, own.borrowed),
        "stations": {box.board.cities[city].id: _route(box, loan) for city, loan in stations if city != NONE},
        "longest": [box.board.route_name(route) for route in own.trail.tolist() if route != NONE],
    }


def _route(box: Box, route: int) -> str | None:
    return None if route == NONE else box.board.route_name(route)


def _ways(box: Box, states: Array, seat: int, borrowed: Array) -> dict[str, list[str]]:
    """K5: for each completed ticket the routes that join its cities."""
    ways = {}
    way = np.empty(MAX_CITIES, np.int64)
    for ticket in np.flatnonzero(Record(states).ticket_owner == seat).tolist():
        start, goal = (box.board.city_index[city] for city in box.board.ticket_name(ticket).split(":"))
        count = find_way(box.board_table[0], states[0], seat, borrowed, start, goal, way)
        if count:
            ways[box.board.ticket_name(ticket)] = [box.board.route_name(route) for route in way[:count].tolist()]
    return ways
