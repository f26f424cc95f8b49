"""A board: its cities, routes, tickets and special rules, read from a file, checked and frozen."""

from __future__ import annotations

import codecs
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from whistlestop.boards.faults import (
    DECKS,
    KINDS,
    LONGEST_ROUTE,
    MAX_CITIES,
    MAX_POINTS,
    MAX_ROUTES,
    MAX_SWAP,
    MAX_TICKETS,
    ROUTE_COLOURS,
    SLUG,
    WIDEST,
    faults,
)
from whistlestop.errors import BoardError
from whistlestop.json_fault import json_fault
from whistlestop.rules import Rules

__all__ = [
    "KINDS",
    "LONGEST_ROUTE",
    "MAX_CITIES",
    "MAX_ROUTES",
    "MAX_TICKETS",
    "Board",
    "City",
    "Route",
    "Ticket",
    "board_schema",
    "check",
    "faults",
    "parse_board",
    "read_board",
    "write_schema",
]

BOARDS = Path(__file__).parent
SCHEMA = BOARDS / "board.schema.json"


def _says(meaning: str, **bounds: Any) -> Meta:
    # Bounds are for editors that read the schema; the checker explains them in plain words.
    return Meta(description=meaning, extra_json_schema=bounds)


Id = Annotated[str, _says("Short name: lower-case letters, digits and hyphens.", pattern=SLUG)]
FirstEnd = Annotated[str, _says("Id of the end that comes first in alphabetical order.")]
SecondEnd = Annotated[str, _says("Id of the other end.")]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city: its place on the earth and on the board."""

    id: Id
    name: Annotated[str, _says("Name that players see.")]
    lat: Annotated[float, _says("Degrees north.", minimum=-90, maximum=90)]
    lon: Annotated[float, _says("Degrees east.", minimum=-180, maximum=180)]
    x: Annotated[float, _says("Place on the board: 0 at its left edge, 1 at its right.", minimum=0, maximum=1)]
    y: Annotated[float, _says("Place on the board: 0 at its top edge, 1 at its bottom.", minimum=0, maximum=1)]


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A track between two cities; of a double route, the one that comes first in the file is the first track."""

    a: FirstEnd
    b: SecondEnd
    length: Annotated[int, _says("Spaces.", minimum=1, maximum=LONGEST_ROUTE)]
    colour: Annotated[str, _says("Colour of the cards to play; grey takes any one colour.", enum=[*ROUTE_COLOURS])]
    kind: Annotated[str, _says("An ordinary route, a tunnel or a ferry.", enum=[*KINDS])] = "plain"
    locomotives: Annotated[int, _says("Locomotive symbols of a ferry.", minimum=0, maximum=LONGEST_ROUTE)] = 0
    swap: Annotated[
        int,
        _says(
            "This many cards of any kind replace one card of the colour, and locomotives are not wild; 0: none.",
            minimum=0,
            maximum=MAX_SWAP,
        ),
    ] = 0


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ticket: two cities to connect."""

    a: FirstEnd
    b: SecondEnd
    points: Annotated[int, _says("Won if the cities are connected, lost if not.", minimum=1, maximum=MAX_POINTS)]
    deck: Annotated[str, _says("The deck that it belongs to.", enum=[*DECKS])] = "regular"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """A board to play on."""

    id: Id
    name: Annotated[str, _says("Name that players see.")]
    aspect: Annotated[float, _says("Width of the drawing divided by its height.", minimum=1 / WIDEST, maximum=WIDEST)]
    cities: Annotated[tuple[City, ...], _says("Every city once.", maxItems=MAX_CITIES)]
    routes: Annotated[tuple[Route, ...], _says("Every track once.", maxItems=MAX_ROUTES)]
    tickets: Annotated[tuple[Ticket, ...], _says("Every ticket once.", maxItems=MAX_TICKETS)]
    rules: dict[str, Any] = {}
    year: Annotated[int | None, _says("When it was first published; editions are listed in this order.")] = None
    schema: Annotated[str, _says("Path to this schema, for editors.")] = msgspec.field(default="", name="$schema")

    def __hash__(self) -> int:
        """Hash only the id, because hashing every route would be slow."""
        return hash(self.id)

    @cached_property
    def city_index(self) -> dict[str, int]:
        """The number of each city by its id."""
        return {city.id: i for i, city in enumerate(self.cities)}

    @cached_property
    def city_names(self) -> tuple[str, ...]:
        """The id of each city."""
        return tuple(self.city_index)

    @cached_property
    def route_names(self) -> tuple[str, ...]:
        """The name of each track: `atlanta:raleigh`, and `atlanta:raleigh/2` for the second of a double route."""
        return tuple(
            f"{route.a}:{route.b}" + ("/2" if 0 <= self.twin(i) < i else "") for i, route in enumerate(self.routes)
        )

    @cached_property
    def route_index(self) -> dict[str, int]:
        """The number of each track by its name."""
        return {name: i for i, name in enumerate(self.route_names)}

    @cached_property
    def ticket_index(self) -> dict[str, int]:
        """The number of each ticket by its name."""
        return {f"{ticket.a}:{ticket.b}": i for i, ticket in enumerate(self.tickets)}

    @cached_property
    def twins(self) -> tuple[int, ...]:
        """The other track of each track of a double route, -1 for a single one."""
        tracks: dict[tuple[str, str], list[int]] = {}
        for i, route in enumerate(self.routes):
            tracks.setdefault((route.a, route.b), []).append(i)
        return tuple(
            next((other for other in tracks[route.a, route.b] if other != i), -1) for i, route in enumerate(self.routes)
        )

    def twin(self, route: int) -> int:
        """The other track of a double route, -1 if there is none."""
        return self.twins[route]

    def route_name(self, route: int) -> str:
        """The name of a track, as in `claim atlanta:raleigh/2`."""
        return self.route_names[route]

    def ticket_name(self, ticket: int) -> str:
        """The name of a ticket, as in `keep brest:petrograd`."""
        return f"{self.tickets[ticket].a}:{self.tickets[ticket].b}"

    def base_rules(self) -> Rules:
        """The rules of this board, before any house rules."""
        return self._base_rules

    @cached_property
    def _base_rules(self) -> Rules:
        return Rules().changed(self.rules)


def read_board(path: str | Path) -> Board:
    """Read a board from a file; BoardError names the file and lists its faults."""
    try:
        return parse_board(Path(path).read_bytes())
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None
    except (OSError, ValueError) as error:
        raise BoardError(f"{path}: cannot be read ({getattr(error, 'strerror', error)})") from None


def parse_board(text: str | bytes) -> Board:
    """Read a board from text; BoardError lists its faults, one per line."""
    try:
        raw = text.encode() if isinstance(text, str) else text
        board = msgspec.json.decode(raw.removeprefix(codecs.BOM_UTF8), type=Board)
        check(board)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BoardError(json_fault(error, text)) from None
    return board


def check(board: Board) -> None:
    """Raise BoardError with every fault of a board, one per line."""
    found = faults(board)
    if found:
        raise BoardError(found[0] if len(found) == 1 else "\n- ".join([f"{len(found)} faults:", *found]))


def write_schema() -> None:
    """Update the schema beside the boards after a change of the fields or the rules."""
    SCHEMA.write_bytes(msgspec.json.format(msgspec.json.encode(board_schema())) + b"\n")


def board_schema() -> dict[str, Any]:
    """The JSON Schema of a board file, for editors; `write_schema` stores it."""
    schema = msgspec.json.schema(Board)
    schema["$defs"]["Board"]["properties"]["rules"] = _rules_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _rules_schema() -> dict[str, Any]:
    properties = {rule.name: _rule_schema(rule.default, rule.metadata) for rule in fields(Rules)}
    meaning = "What differs from the defaults; zero means that there is none."
    return {"description": meaning, "type": "object", "properties": properties, "additionalProperties": False}


def _rule_schema(default: Any, traits: Any) -> dict[str, Any]:
    number = {"type": "integer", "minimum": traits["low"], "maximum": traits["high"]}
    meaning = {"description": f"{traits['meaning']} ({traits['rule']})"}
    if not isinstance(default, tuple):
        return {**meaning, **number, "default": default}
    size = {"minItems": len(default), "maxItems": len(default)}
    return {**meaning, "type": "array", "items": number, **size, "default": [*default]}
