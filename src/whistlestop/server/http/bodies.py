"""The bodies of HTTP requests and of their answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from whistlestop.boards.automatic_drawing import Drawing
from whistlestop.boards.board import Board
from whistlestop.deal import Commitment
from whistlestop.records.ending import Ending
from whistlestop.tables.options import EditionId, Level, Name, Pause, Seat, Word
from whistlestop.tables.protocol import Token
from whistlestop.tables.refusal import Code
from whistlestop.tables.seen import TableSeen
from whistlestop.views.view import View

MAX_BOARD = 65_536  # bytes of a request; the longest board has about 40,000
MAX_RECORD = 131_072  # bytes of a request; a game of 400 decisions has a tenth of that

Piece = Annotated[str, Meta(max_length=300)]  # a route, a city or a ticket by its id


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Join a table: in this seat, or in the first free one."""

    name: Name
    seat: Seat | None = None
    word: Word = ""  # mixed into the seed
    nonce_sha256: Commitment | None = None  # of the nonce that this device reveals before the deal


class Chair(msgspec.Struct):
    """A seat that is now the client's; anyone with the token has the seat."""

    table: str
    seat: int
    token: str


class NewTable(msgspec.Struct):
    """A new table, with the host's token and the seats of the host's device."""

    table: str
    host: str
    chairs: list[Chair]


class MyChair(msgspec.Struct):
    """A table for the holder of a token of it, with the seat of that token (the host's own token has none)."""

    seat: int | None
    is_asked: bool  # whether that seat is to decide
    table: TableSeen


class CodedTable(msgspec.Struct):
    """The table that a code leads to."""

    table: str


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Begin at once: bots take the free seats, or free seats at the end are removed."""

    free: Literal["bots", "removed"] = "bots"


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give a free seat to a bot."""

    seat: Seat
    level: Level = "regular"


class HouseRule(msgspec.Struct):
    """A rule that a table may change: its value in the edition, and its least and greatest value."""

    name: str
    value: int
    least: int
    most: int


class Edition(msgspec.Struct):
    """An edition: how many can play, and the rules that a table may change."""

    edition: str
    seats_least: int
    seats_most: int
    rules: list[HouseRule]


class Editions(msgspec.Struct):
    """The editions that can be played."""

    editions: list[Edition]


class TableBoard(msgspec.Struct):
    """The board of a table, and where everything is on its drawing."""

    board: Board
    drawing: Drawing


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """Replace the link of a seat."""

    seat: Seat


class Invitation(msgspec.Struct):
    """An invitation to a seat whose link was replaced: its token opens nothing by itself, and can be claimed once."""

    table: str
    seat: int
    token: str


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Take over the seat of an invitation."""

    invitation: Token


class Replayed(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game to replay: that of a table, or that of a game record which the client has."""

    table: Annotated[str, Meta(max_length=100)] | None = None
    record: str | None = None  # as long as a request may be


class Continue(Replayed, forbid_unknown_fields=True, kw_only=True):
    """Continue such a game from one of its moments: the client in one seat, bots in the others."""

    decision: Annotated[int, Meta(ge=0, le=100_000)]  # the number of decisions that have been played
    seat: Seat
    name: Name
    level: Level = "regular"
    bot_pause: Pause = 1.0  # seconds before a bot moves, so that people can follow


class FinalBoard(msgspec.Struct, forbid_unknown_fields=True):
    """What is on the table at the end of a printed game, with its owners by seat."""

    edition: EditionId
    names: Annotated[list[Name], Meta(min_length=2, max_length=5)]
    house: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    routes: Annotated[dict[Piece, Seat], Meta(max_length=120)] = {}
    stations: Annotated[dict[Piece, Seat], Meta(max_length=60)] = {}
    tickets: Annotated[list[Annotated[list[Piece], Meta(max_length=80)]], Meta(max_length=5)] | None = None


class Counted(msgspec.Struct):
    """The scores of a final board, item by item with proof, as at the end of a game."""

    view: View
    ending: Ending


class ListedTable(msgspec.Struct):
    """A table in the public list."""

    table: str
    edition: str
    host: str
    state: str
    seats: int
    free: int


class Tables(msgspec.Struct):
    """The public list."""

    tables: list[ListedTable]


class Health(msgspec.Struct):
    """Whether the server can play."""

    status: str
    version: str
    tables: int
    connections: int
    kernels: str  # how the rules run: "library" (compiled), "numba" (compiled at each start) or "plain" (Python)


class Trouble(msgspec.Struct):
    """Why a request was refused."""

    code: Code
    text: str  # in English
    rule: str | None = None
    reason: str | None = None  # the id of the sentence in the language files
    # what the sentence mentions: numbers, and ids of routes, cities, cards and tickets
    facts: dict[str, Any] = msgspec.field(default={}, name="args")
