"""The score helper for the printed game: a final board comes in, and its scores with their proof go out."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.counting import counted
from whistlestop.ending import ending_of
from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.server.disconnecting import unless_gone
from whistlestop.server.final_board import FinalBoard
from whistlestop.server.lobby import address_of, body_of
from whistlestop.server.pages import answer, hall_of
from whistlestop.server.refusal import Refused
from whistlestop.server.setting import check_words


async def count_scores(request: Request) -> Response:
    """Count a final board; no table is laid, and nothing is kept."""
    board = await body_of(request, FinalBoard)
    check_words(*board.names)
    counting = hall_of(request).scores.run(address_of(request), _count, board)
    return answer(await unless_gone(request, counting))


def _count(board: FinalBoard) -> dict[str, Any]:
    laid = msgspec.structs.asdict(board)
    names = laid.pop("names")
    try:
        game = counted(laid, names)
    except IllegalAction as error:
        raise Refused.by_rules(error) from None
    except WhistlestopError as error:
        raise Refused.program("malformed", str(error)) from None
    return {"view": game.view(None), "ending": ending_of(game)}
