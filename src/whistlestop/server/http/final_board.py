"""What goes to and from the score helper: the final board of a printed game, and its scores."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from whistlestop.records.ending import Ending
from whistlestop.tables.options import EditionId, Name, Seat
from whistlestop.views.view import View

Piece = Annotated[str, Meta(max_length=300)]  # a route, a city or a ticket by its id


class FinalBoard(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table at the end of a printed game, with whose it is by seat."""

    edition: EditionId
    names: Annotated[list[Name], Meta(min_length=2, max_length=5)]
    house: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    routes: Annotated[dict[Piece, Seat], Meta(max_length=120)] = {}
    stations: Annotated[dict[Piece, Seat], Meta(max_length=60)] = {}
    tickets: Annotated[list[Annotated[list[Piece], Meta(max_length=80)]], Meta(max_length=5)] | None = None


class Counted(msgspec.Struct):
    """The scores of a final board, item by item with their proof, as at the end of a game."""

    view: View
    ending: Ending
