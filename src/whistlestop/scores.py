"""Scores as plain data, each with a proof that a reader can check against the board point by point."""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from whistlestop.boards.board import MAX_CITIES
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.network import find_way
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import NONE, State
from whistlestop.rules import MAX_SEATS


class Proof(TypedDict):
    """Why a score is what it is: the routes of each ticket, what each station borrows, and the longest path."""

    tickets: dict[str, list[str]]
    stations: dict[str, str | None]
    longest: list[str]


class SeatScore(TypedDict):
    """The score of a seat, item by item."""

    routes: int
    tickets: int
    completed: int
    stations: int
    bonus: int
    longest: int
    total: int
    place: int
    proof: Proof


def scores_of(box: Box, states: Records[State]) -> list[SeatScore]:
    """E8: every seat's score item by item, as if the game ended now."""
    table = records(MAX_SEATS, Score)
    batch.settle(box.board_table, box.rules_table, states, table, records(1, Component))
    return [_score(box, states, seat, record_at(table, seat)) for seat in range(record_at(states).seats)]


def _score(box: Box, states: Records[State], seat: int, own: Score) -> SeatScore:
    return {
        "routes": own.routes,
        "tickets": own.tickets,
        "completed": own.completed,
        "stations": own.stations,
        "bonus": own.bonus,
        "longest": own.longest,
        "total": own.total,
        "place": own.place,
        "proof": _proof(box, states, seat, own),
    }


def _proof(box: Box, states: Records[State], seat: int, own: Score) -> Proof:
    stations = zip(own.station_cities.tolist(), own.borrowed.tolist(), strict=True)
    return {
        "tickets": _ways(box, states, seat, own.borrowed),
        "stations": {box.board.cities[city].id: _route(box, loan) for city, loan in stations if city != NONE},
        "longest": [box.board.route_name(route) for route in own.trail.tolist() if route != NONE],
    }


def _route(box: Box, route: int) -> str | None:
    return None if route == NONE else box.board.route_name(route)


def _ways(box: Box, states: Records[State], seat: int, borrowed: Array) -> dict[str, list[str]]:
    """K5: for each completed ticket, the routes that connect its cities."""
    ways = {}
    way = np.empty(MAX_CITIES, np.int64)
    for ticket in np.flatnonzero(record_at(states).ticket_owner == seat).tolist():
        start, goal = (box.board.city_index[city] for city in box.board.ticket_name(ticket).split(":"))
        count = find_way(box.board_table[0], states[0], seat, borrowed, start, goal, way)
        if count:
            ways[box.board.ticket_name(ticket)] = [box.board.route_name(route) for route in way[:count].tolist()]
    return ways
