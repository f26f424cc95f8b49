"""The faults that a board can have, one plain sentence each, and the limits that boards must respect."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted
from whistlestop.rules import COLOURS, Rules

if TYPE_CHECKING:
    from whistlestop.boards.board import Board, City, Route, Ticket

# The engine's tables have room for this much.
MAX_CITIES = 56
MAX_ROUTES = 112
MAX_TICKETS = 72
LONGEST_ROUTE = 9
MAX_POINTS = 99
MAX_SWAP = 4
WIDEST = 5

ROUTE_COLOURS = (*COLOURS, "grey")
DECKS = ("regular", "long")
SLUG = "^[a-z0-9]+(-[a-z0-9]+)*$"

Thing = TypeVar("Thing")


class RouteKind(IntEnum):
    """The kinds of routes."""

    PLAIN = 0
    TUNNEL = 1
    FERRY = 2


KINDS = tuple(kind.name.lower() for kind in RouteKind)


def faults(board: Board) -> list[str]:
    """Every fault of a board in plain words; none for a good board."""
    parts = (_of_the_whole, _of_cities, _of_routes, _of_doubles, _of_tickets, _of_connections, _of_rules)
    return [fault for part in parts for fault in part(board)]


def _of_the_whole(board: Board) -> Iterator[str]:
    if not _is_slug(board.id):
        yield f"the board's id {quoted(board.id)} may have only lower-case letters, digits and hyphens"
    if not _is_name(board.name):
        yield f"the board's name {quoted(board.name)} should be one line of text"
    if not 1 / WIDEST <= board.aspect <= WIDEST:
        yield f"aspect is {board.aspect}; width divided by height should be from {1 / WIDEST} to {WIDEST}"
    counts = (("cities", MAX_CITIES), ("routes", MAX_ROUTES), ("tickets", MAX_TICKETS))
    for noun, most in counts:
        count = len(getattr(board, noun))
        if not 1 <= count <= most:
            yield f"the board has {count or 'no'} {noun}; it should have 1 to {most}"


def _of_cities(board: Board) -> Iterator[str]:
    for city in board.cities:
        yield from (f"city {quoted(city.id)}: {fault}" for fault in _of_city(city))
    for repeated in _repeated(city.id for city in board.cities):
        yield f"city {quoted(repeated)} is listed more than once"
    for repeated in _repeated(city.name for city in board.cities):
        yield f"two cities have the name {quoted(repeated)}"
    for x, y in _repeated((city.x, city.y) for city in board.cities):
        yield f"two cities are at x {x}, y {y}; move one of them"


def _of_city(city: City) -> Iterator[str]:
    if not _is_slug(city.id):
        yield "its id may have only lower-case letters, digits and hyphens"
    if not _is_name(city.name):
        yield f"its name {quoted(city.name)} should be one line of text"
    if not (0 <= city.x <= 1 and 0 <= city.y <= 1):
        yield f"x {city.x}, y {city.y} is outside the board; both go from 0 to 1"
    if not (-90 <= city.lat <= 90 and -180 <= city.lon <= 180):
        yield f"lat {city.lat}, lon {city.lon} is not a place on earth; lat goes from -90 to 90, lon from -180 to 180"


def _of_routes(board: Board) -> Iterator[str]:
    for route in board.routes:
        for fault in (*_of_ends(route, board), *_of_route(route), *_of_symbols(route)):
            yield f"route {_quoted_ends(route)}: {fault}"


def _of_ends(way: Route | Ticket, board: Board) -> Iterator[str]:
    for end in dict.fromkeys((way.a, way.b)):
        if end not in board.city_index:
            yield f"{quoted(end)} is not among the cities"
    if way.a == way.b:
        yield "both its ends are the same city"
    elif way.a > way.b:
        yield f"its ends should be in alphabetical order, {quoted(f'{way.b}:{way.a}')}"


def _of_route(route: Route) -> Iterator[str]:
    if not 1 <= route.length <= LONGEST_ROUTE:
        yield f"length is {quoted(route.length)}; it should be 1 to {LONGEST_ROUTE}"
    if route.colour not in ROUTE_COLOURS:
        yield f"there is no colour {quoted(route.colour)}; the colours are {', '.join(ROUTE_COLOURS)}"
    if route.kind not in KINDS:
        yield f"there is no kind {quoted(route.kind)}; the kinds are {', '.join(KINDS)}"
    if not 0 <= route.swap <= MAX_SWAP:
        yield f"swap is {quoted(route.swap)}; it should be 0 to {MAX_SWAP}"
    if route.swap and route.kind in ("ferry", "tunnel"):
        yield f"a {route.kind} cannot have a swap; only a plain route can"


def _of_symbols(route: Route) -> Iterator[str]:
    if route.kind == "ferry":
        if route.locomotives < 1:
            yield "a ferry needs at least one locomotive"
        elif route.locomotives > route.length:
            yield f"it has more locomotives ({quoted(route.locomotives)}) than spaces ({quoted(route.length)})"
    elif route.locomotives:
        yield f"it has locomotives ({quoted(route.locomotives)}) but is not a ferry"


def _of_doubles(board: Board) -> Iterator[str]:
    for (a, b), tracks in Counter((route.a, route.b) for route in board.routes).items():
        if tracks > 2:
            yield f"route {quoted(f'{a}:{b}')} has {tracks} tracks; there can be at most two between two cities"


def _of_tickets(board: Board) -> Iterator[str]:
    for ticket in board.tickets:
        for fault in (*_of_ends(ticket, board), *_of_ticket(ticket)):
            yield f"ticket {_quoted_ends(ticket)}: {fault}"
    for a, b in _repeated((ticket.a, ticket.b) for ticket in board.tickets):
        yield f"ticket {quoted(f'{a}:{b}')} is listed more than once"


def _of_ticket(ticket: Ticket) -> Iterator[str]:
    if not 1 <= ticket.points <= MAX_POINTS:
        yield f"it is worth {quoted(ticket.points)} points; it should be 1 to {MAX_POINTS}"
    if ticket.deck not in DECKS:
        yield f"there is no deck {quoted(ticket.deck)}; the decks are {', '.join(DECKS)}"


def _of_connections(board: Board) -> Iterator[str]:
    regions = _regions(board.routes)
    for city in board.cities:
        if city.id not in regions:
            yield f"city {quoted(city.id)}: no route reaches it"
    for ticket in board.tickets:
        ends = (ticket.a, ticket.b)
        if all(end in regions for end in ends) and regions[ticket.a] is not regions[ticket.b]:
            yield f"ticket {_quoted_ends(ticket)}: its cities are not connected by routes"


def _regions(routes: Iterable[Route]) -> dict[str, set[str]]:
    """For each city that a route reaches, the cities that can be reached from it; one shared set for each region."""
    regions: dict[str, set[str]] = {}
    for route in routes:
        merged = regions.get(route.a, {route.a}) | regions.get(route.b, {route.b})
        regions.update((city, merged) for city in merged)
    return regions


def _of_rules(board: Board) -> Iterator[str]:
    try:
        rules = Rules().changed(board.rules)
    except RulesError as error:
        yield f"rules: {error}"
        return
    needs = {"regular": rules.first_tickets * rules.seats_max, "long": rules.first_long * rules.seats_max}
    held = Counter(ticket.deck for ticket in board.tickets)
    for deck, need in needs.items():
        if held[deck] < need:
            yield f"{rules.seats_max} seats are dealt {need} {deck} starting tickets, but there are only {held[deck]}"


def _quoted_ends(way: Route | Ticket) -> str:
    return quoted(f"{way.a}:{way.b}")


def _is_slug(text: str) -> bool:
    return re.fullmatch(SLUG, text) is not None


def _is_name(text: str) -> bool:
    return text.isprintable() and text == text.strip() != ""


def _repeated(things: Iterable[Thing]) -> list[Thing]:
    return [thing for thing, count in Counter(things).items() if count > 1]
