"""The boards: the editions for a host to choose from, and the host's own board that a table brings."""

from __future__ import annotations

import gzip
from dataclasses import fields
from functools import cache, lru_cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.boards.board import Board
from whistlestop.boards.drawings import drawing_of
from whistlestop.boards.editions import EDITIONS, board_data, load_board
from whistlestop.rules import Rules
from whistlestop.server.http import lobby
from whistlestop.server.http.bodies import Edition, Editions, HouseRule
from whistlestop.server.http.disconnecting import unless_gone
from whistlestop.server.http.pages import answer, hall_of, packed_answer

# Seats are chosen one by one, and the points of routes are not a single number.
NOT_OFFERED = ("seats_min", "seats_max", "route_points")
BOARDS_KEPT = 32  # packed, about 15 KB each


async def list_editions(request: Request) -> Response:
    """The editions, and the rules that a table may change."""
    return answer(_all_editions())


@cache
def _all_editions() -> Editions:
    return Editions([_edition(load_board(edition)) for edition in EDITIONS])


def _edition(board: Board) -> Edition:
    rules = board.base_rules()
    offered = [
        HouseRule(rule.name, getattr(rules, rule.name), rule.metadata["low"], rule.metadata["high"])
        for rule in fields(Rules)
        if rule.name not in (*NOT_OFFERED, *_idle(board))
    ]
    return Edition(board.id, rules.seats_min, rules.seats_max, offered)


def _idle(board: Board) -> list[str]:
    """The rules about things that a board does not have."""
    kinds = {route.kind for route in board.routes}
    decks = {ticket.deck for ticket in board.tickets}
    on_the_board = {"ferry_swap": "ferry" in kinds, "tunnel_cards": "tunnel" in kinds, "first_long": "long" in decks}
    return [rule for rule, is_there in on_the_board.items() if not is_there]


async def show_board(request: Request) -> Response:
    """The board of a table with its drawing, which takes a while to make."""
    lobby.take_turn(request)
    hall = hall_of(request)
    live = await hall.open(request.path_params["table"])
    work = partial(_packed, live.table.setting.box.board)
    return packed_answer(request, await unless_gone(request, hall.drawings.run(lobby.address_of(request), work)))


@lru_cache(maxsize=BOARDS_KEPT)
def _packed(board: Board) -> bytes:
    return gzip.compress(msgspec.json.encode({"board": board_data(board), "drawing": drawing_of(board)}), mtime=0)
