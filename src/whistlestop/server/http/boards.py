"""The boards of tables: clients are given one that is none of the editions, with its drawing."""

from __future__ import annotations

import gzip
from functools import lru_cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.boards.board import Board
from whistlestop.boards.drawings import drawing_of
from whistlestop.boards.editions import board_data
from whistlestop.server.http import lobby
from whistlestop.server.http.disconnecting import unless_gone
from whistlestop.server.http.pages import hall_of, packed_answer

BOARDS_KEPT = 32  # packed, about 15 KB each


async def show_board(request: Request) -> Response:
    """The board of a table with its drawing; making one takes a while."""
    lobby.take_turn(request)
    hall = hall_of(request)
    live = await hall.open(request.path_params["table"])
    work = partial(_packed, live.table.setting.box.board)
    return packed_answer(request, await unless_gone(request, hall.drawings.run(lobby.address_of(request), work)))


@lru_cache(maxsize=BOARDS_KEPT)
def _packed(board: Board) -> bytes:
    return gzip.compress(msgspec.json.encode({"board": board_data(board), "drawing": drawing_of(board)}), mtime=0)
