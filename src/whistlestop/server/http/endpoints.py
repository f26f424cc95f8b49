"""The HTTP endpoints: `routes.py` has a handler for each, and the API's documentation is made from this list."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from whistlestop.records.reel import Reel
from whistlestop.server.http.bodies import (
    MAX_BOARD,
    MAX_RECORD,
    Chair,
    Claim,
    CodedTable,
    Continue,
    Counted,
    Editions,
    FinalBoard,
    Health,
    Invitation,
    Join,
    MyChair,
    NewLink,
    NewTable,
    Replayed,
    SeatBot,
    Start,
    TableBoard,
    Tables,
)
from whistlestop.server.http.limits import MAX_BODY
from whistlestop.server.work.reviewing import ReviewProgress
from whistlestop.tables.lessons import LessonReel, Lessons
from whistlestop.tables.options import TableOptions
from whistlestop.tables.refusal import STATUS, Code
from whistlestop.tables.seen import TableSeen

METRICS = "/metrics"
SOCKET = "/api/tables/{table}/socket"
NO_TOKEN = 401  # a request without any token, where one is needed; code "forbidden" as well
NOT_JSON = 415  # a body of another content type; code "malformed" as well

Who = Literal["anybody", "the host", "the host or a seat"]


class Endpoint(NamedTuple):
    """What can be requested at a path, by whom, and what the answer is."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    answer: Any  # a struct or a dict as JSON, or str for plain text
    body: Any = None
    status: int = 200
    who: Who = "anybody"  # who may request it, by the token in the header
    refusals: tuple[Code, ...] = ()  # in addition to those that follow from the other fields
    most: int = MAX_BODY  # bytes of the body

    @property
    def codes(self) -> list[Code]:
        """Every code that it may refuse with."""
        codes: set[Code] = {*self.refusals}
        if self.body is not None:
            codes.update(("malformed", "large"))
        if self.who != "anybody" or self.method == "POST":  # a page of another site must not change anything
            codes.add("forbidden")
        if "{table}" in self.path:
            codes.add("unknown")
        if self.path.startswith("/api/tables"):
            codes.update(("fast", "busy"))
        return [code for code in STATUS if code in codes]


ENDPOINTS = (
    Endpoint(
        "POST", "/api/tables", "lay_table", "Start a table and become its host.", NewTable, TableOptions, 201,
        most=MAX_BOARD,
    ),
    Endpoint("GET", "/api/tables", "list_tables", "The tables that their hosts have listed.", Tables),
    Endpoint("GET", "/api/tables/{table}", "show_table", "A table as everybody sees it.", TableSeen),
    Endpoint(
        "GET", "/api/codes/{code}", "find_table", "The table that a code leads to, until its game is over.",
        CodedTable, refusals=("unknown", "fast", "busy"),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/board", "show_board",
        "The board of a table with its drawing; request it once if it is not one of the editions.", TableBoard,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/chairs", "sit_down", "Take a free seat.", Chair, Join, 201,
        refusals=("full",),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/chair", "show_chair", "The table for the holder of a token of it.", MyChair,
        who="the host or a seat",
    ),
    Endpoint(
        "POST", "/api/tables/{table}/bots", "seat_bot", "Give a free seat to a bot.", TableSeen, SeatBot,
        who="the host", refusals=("state",),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/start", "start_game",
        "Deal the cards: bots take the free seats, or free seats at the end are removed.",
        TableSeen, Start, who="the host", refusals=("state",),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/links", "renew_link",
        "Replace the link of a seat by an invitation; the old link stops working.", Invitation, NewLink, 201,
        who="the host", refusals=("state",),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/claims", "claim_chair",
        "Take over the seat of an invitation, which works once; not for a client that sends a token of the table.",
        Chair, Claim, 201, refusals=("forbidden",),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/again", "play_again",
        "Start a table for the same players, where the next one begins once all have come; or get the one that was "
        "started.", NewTable, status=201, who="the host or a seat", refusals=("state",),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", "read_record", "The game record, once the game is over.", str,
        refusals=("state",),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/reel", "show_reel", "A finished game, moment by moment.", Reel,
        refusals=("state", "malformed"),
    ),
    Endpoint(
        "POST", "/api/reel", "make_reel", "The game of a game record, moment by moment.", Reel, Replayed,
        refusals=("unknown", "state", "fast", "busy"), most=MAX_RECORD,
    ),
    Endpoint(
        "POST", "/api/reel/page", "save_page", "The same as a single, self-contained HTML file.", str, Replayed,
        refusals=("unknown", "state", "fast", "busy"), most=MAX_RECORD,
    ),
    Endpoint(
        "POST", "/api/continued", "continue_game",
        "Start a table that continues a game from one of its moments, against bots.",
        NewTable, Continue, 201, refusals=("unknown", "state", "fast", "busy"), most=MAX_RECORD,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/review", "review_game",
        "Review a finished game: the first request starts the review, and every answer has its progress.",
        ReviewProgress,
        refusals=("state",),
    ),
    Endpoint("GET", "/api/editions", "list_editions", "The editions, and the rules that a table may change.", Editions),
    Endpoint("GET", "/api/lessons", "list_lessons", "The lessons that can be played through.", Lessons),
    Endpoint(
        "GET", "/api/lessons/{lesson}", "show_lesson", "A lesson with all that it shows, and where each answer leads.",
        LessonReel, refusals=("unknown",),
    ),
    Endpoint(
        "POST", "/api/scores", "count_scores", "Count the final board of a printed game; nothing is kept.", Counted,
        FinalBoard, refusals=("illegal", "fast", "busy"),
    ),
    Endpoint("GET", "/api/openapi.json", "describe_api", "This API as OpenAPI 3.1.", dict[str, Any]),
    Endpoint("GET", "/healthz", "check_health", "Whether the server can play.", Health, refusals=("busy",)),
    Endpoint(
        "GET", METRICS, "read_metrics",
        "Metrics for Prometheus, here or at the path of `serve --metrics`; `play` has none.", str,
        refusals=("unknown",),
    ),
)  # fmt: skip
