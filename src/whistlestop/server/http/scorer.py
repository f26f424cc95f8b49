"""The score helper for the printed game: a final board comes in, its scores with proof go out."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.records.ending import ending_of
from whistlestop.records.final_board import counted
from whistlestop.server.http.bodies import Counted, FinalBoard
from whistlestop.server.http.disconnecting import unless_gone
from whistlestop.server.http.lobby import address_of, body_of
from whistlestop.server.http.pages import answer, hall_of
from whistlestop.tables.options import check_words
from whistlestop.tables.refusal import Refused


async def count_scores(request: Request) -> Response:
    """Count a final board; no table is started, and nothing is stored."""
    board = await body_of(request, FinalBoard)
    check_words(*board.names)
    counting = hall_of(request).scores.run(address_of(request), _count, board)
    return answer(await unless_gone(request, counting))


def _count(board: FinalBoard) -> Counted:
    fields = msgspec.structs.asdict(board)
    names = fields.pop("names")
    try:
        game = counted(fields, names)
    except IllegalAction as error:
        raise Refused.by_rules(error) from None
    except WhistlestopError as error:
        raise Refused.program("malformed", str(error)) from None
    return Counted(game.view(None), ending_of(game))
