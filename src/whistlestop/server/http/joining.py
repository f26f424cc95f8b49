"""Joining by a code: it opens what the link of a table opens, and cannot be found by trying many."""

from __future__ import annotations

from time import monotonic

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from whistlestop.server.codes import read_code
from whistlestop.server.http import bodies
from whistlestop.server.http.lobby import address_of
from whistlestop.server.http.pages import answer, hall_of
from whistlestop.tables.refusal import Refused

SEE_OTHER = 303
NOT_KEPT = {"cache-control": "no-store"}  # the same code leads to another table on another day


async def find_table(request: Request) -> Response:
    """The table that a code leads to."""
    return answer(bodies.CodedTable(await _table_of(request)), headers=NOT_KEPT)


async def follow_code(request: Request) -> Response:
    """Go to the table of a code; if there is none, to the front page, which says so."""
    try:
        place = f"/t/{await _table_of(request)}"
    except Refused:
        place = f"/?join={read_code(request.path_params['code']) or ''}"
    return RedirectResponse(place, SEE_OTHER, NOT_KEPT)


async def _table_of(request: Request) -> str:
    hall, address = hall_of(request), address_of(request)
    if not hall.wrong_codes.take(address, monotonic()):
        raise Refused("fast", "refused-fast")
    code = read_code(request.path_params["code"])
    table = await hall.store.table_of_code(code) if code else None
    if table is None:
        raise Refused("unknown", "refused-code")
    hall.wrong_codes.give_back(address)
    return table
