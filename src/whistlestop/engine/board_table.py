"""The board and the rules as numbers: one padded record each, with the same shape for every board."""

from __future__ import annotations

from itertools import accumulate
from typing import Annotated, Any

import numpy as np

from whistlestop.boards.board import KINDS, LONGEST_ROUTE, MAX_CITIES, MAX_ROUTES, MAX_TICKETS, Board, Route
from whistlestop.boards.faults import RouteKind
from whistlestop.engine.actions import (
    GREY,
    ONLY_LOCOS,
    ActionTable,
    payments_for,
    route_bill,
    station_bill,
    tunnel_bill,
)
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Int64, Records, dtype_of, records
from whistlestop.engine.state import WORD
from whistlestop.rules import COLOURS, LOCO, MAX_STATIONS, MAX_TURNED_UP, Rules

PLAIN, TUNNEL, FERRY = map(int, RouteKind)

PAYMENTS = 2048
BILLS = 160
CANDIDATES = 4096
DE_BRUIJN = 0x03F79D71B4CB0A89  # contains every sequence of six bits exactly once


class BoardTable:
    """A board and its actions as numbers."""

    cities: Int64
    routes: Int64
    tickets: Int64
    least_swap: Int64  # of the routes that are not ferries; 0 if there are none
    # routes: ends, spaces, colour (GREY for any), kind, locomotives, cards that a substitute costs, other track or NONE
    end_a: Annotated[Array, np.int8, MAX_ROUTES]
    end_b: Annotated[Array, np.int8, MAX_ROUTES]
    length: Annotated[Array, np.int8, MAX_ROUTES]
    colour: Annotated[Array, np.int8, MAX_ROUTES]
    kind: Annotated[Array, np.int8, MAX_ROUTES]
    locomotives: Annotated[Array, np.int8, MAX_ROUTES]
    swap: Annotated[Array, np.int8, MAX_ROUTES]
    twin: Annotated[Array, np.int8, MAX_ROUTES]
    # the routes of each kind and colour with at most that many spaces, as bits; those with a swap count as ferries
    within: Annotated[Array, np.int64, len(KINDS), GREY + 1, LONGEST_ROUTE + 1, MAX_ROUTES // WORD]
    # those that need at most that many locomotives
    locomotives_within: Annotated[Array, np.int64, LONGEST_ROUTE + 1, MAX_ROUTES // WORD]
    has_special_routes: Int64  # other than ordinary ones
    bit_number: Annotated[Array, np.int8, 64]  # of a power of two, by the first six bits of DE_BRUIJN times it
    # the tracks at each city, city by city: those of city c are at around[c] to around[c + 1]
    around: Annotated[Array, np.int16, MAX_CITIES + 1]
    tracks: Annotated[Array, np.int8, 2 * MAX_ROUTES]
    # tickets
    ticket_a: Annotated[Array, np.int8, MAX_TICKETS]
    ticket_b: Annotated[Array, np.int8, MAX_TICKETS]
    ticket_points: Annotated[Array, np.int8, MAX_TICKETS]
    ticket_long: Annotated[Array, np.int8, MAX_TICKETS]
    # actions: where stations and payments start, and how many actions there are
    station_first: Int64
    pay_first: Int64
    actions: Int64
    pay_colour: Annotated[Array, np.int8, PAYMENTS]
    pay_cards: Annotated[Array, np.int8, PAYMENTS]
    pay_locos: Annotated[Array, np.int8, PAYMENTS]
    pay_subs: Annotated[Array, np.int8, PAYMENTS]
    # bills: the payments that may settle bill i are at bills[i] to bills[i + 1]
    bills: Annotated[Array, np.int16, BILLS + 1]
    candidates: Annotated[Array, np.int16, CANDIDATES]
    route_bill: Annotated[Array, np.int16, MAX_ROUTES]
    station_bill: Annotated[Array, np.int16, MAX_STATIONS + 1]
    tunnel_bill: Annotated[
        Array, np.int16, len(COLOURS) + 1, MAX_TURNED_UP + 1
    ]  # by the colour played, LOCO for only locomotives


board_dtype = dtype_of(BoardTable)

rules_dtype = dtype_of(Rules)


def rules_table(rules: Rules) -> Records[Rules]:
    """The rules as one record of numbers."""
    table = records(1, Rules)
    for name, value in rules.as_data().items():
        table[name][0] = value
    return table


def board_table(board: Board, actions: ActionTable) -> Records[BoardTable]:
    """The board as one record of numbers, including its actions."""
    table = records(1, BoardTable)
    for name in ("cities", "routes", "tickets"):
        table[name][0] = len(getattr(board, name))
    _fill_routes(board, table)
    _fill_tickets(board, table)
    _fill_actions(board, actions, table)
    return table


def _fill(table: Array, name: str, values: Any) -> None:
    values = list(values)
    table[name][0, : len(values)] = values


def _fill_routes(board: Board, table: Array) -> None:
    cities = board.city_index
    _fill(table, "end_a", (cities[r.a] for r in board.routes))
    _fill(table, "end_b", (cities[r.b] for r in board.routes))
    _fill(table, "length", (r.length for r in board.routes))
    _fill(table, "colour", (route_bill(r).colour for r in board.routes))
    _fill(table, "kind", (KINDS.index(r.kind) for r in board.routes))
    _fill(table, "locomotives", (r.locomotives for r in board.routes))
    _fill(table, "swap", (r.swap for r in board.routes))
    table["has_special_routes"][0] = any(_payment_kind(route) != PLAIN for route in board.routes)
    table["bit_number"][0, [(DE_BRUIJN << bit) >> 58 & 63 for bit in range(WORD)]] = range(WORD)
    for i, route in enumerate(board.routes):
        colour = route_bill(route).colour
        table["within"][0, _payment_kind(route), colour, route.length :, i // WORD] |= 1 << (i % WORD)
        table["locomotives_within"][0, route.locomotives :, i // WORD] |= 1 << (i % WORD)
    table["least_swap"][0] = min((r.swap for r in board.routes if r.swap), default=0)
    _fill(table, "twin", (board.twin(i) for i in range(len(board.routes))))
    around = [[i for i, r in enumerate(board.routes) if city.id in (r.a, r.b)] for city in board.cities]
    _fill(table, "around", accumulate((len(tracks) for tracks in around), initial=0))
    _fill(table, "tracks", (i for tracks in around for i in tracks))


def _payment_kind(route: Route) -> int:
    """The kind of a route for payments: one with its own substitutes is like a ferry."""
    return FERRY if route.swap else KINDS.index(route.kind)


def _fill_tickets(board: Board, table: Array) -> None:
    cities = board.city_index
    _fill(table, "ticket_a", (cities[t.a] for t in board.tickets))
    _fill(table, "ticket_b", (cities[t.b] for t in board.tickets))
    _fill(table, "ticket_points", (t.points for t in board.tickets))
    _fill(table, "ticket_long", (t.deck == "long" for t in board.tickets))


def _fill_actions(board: Board, actions: ActionTable, table: Array) -> None:
    table["station_first"][0] = actions.station_first
    table["pay_first"][0] = actions.pay_first
    table["actions"][0] = actions.size
    for i, name in enumerate(("pay_colour", "pay_cards", "pay_locos", "pay_subs")):
        _fill(table, name, (payment[i] for payment in actions.payments))
    candidates = [[actions.payment_index[p] for p in payments_for(bill)] for bill in actions.bills]
    _fill(table, "bills", accumulate((len(ways) for ways in candidates), initial=0))
    _fill(table, "candidates", (i for ways in candidates for i in ways))
    _fill(table, "route_bill", (actions.bill_index[route_bill(r)] for r in board.routes))
    _fill(table, "station_bill", (0, *(actions.bill_index[station_bill(n)] for n in range(1, MAX_STATIONS + 1))))
    for colour in range(len(COLOURS) + 1):
        for asked in range(1, MAX_TURNED_UP + 1):
            bill = tunnel_bill(ONLY_LOCOS if colour == LOCO else colour, asked)
            table["tunnel_bill"][0, colour, asked] = actions.bill_index[bill]
