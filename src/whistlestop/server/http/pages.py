"""What is served apart from the tables: the API's description, health, metrics, lessons; and refusals."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Mapping
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.errors import StoreError
from whistlestop.kernels.mode import chosen
from whistlestop.server.hall import Hall
from whistlestop.server.http import bodies
from whistlestop.server.http.endpoints import NO_TOKEN
from whistlestop.server.http.headers import HEADERS
from whistlestop.server.http.page_files import has_page, show_page
from whistlestop.server.http.published.openapi import openapi
from whistlestop.tables import protocol
from whistlestop.tables.lessons import all_lessons, packed_reel
from whistlestop.tables.refusal import STATUS, Refused

logger = logging.getLogger(__name__)

CLIENT_GONE = 499  # as nginx logs it; it is never sent


class NoToken(Refused):
    """A request without the token that it needs."""


def hall_of(request: Request) -> Hall:
    """The hall that serves a request."""
    hall: Hall = request.app.state.hall
    return hall


def answer(message: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A message as an answer."""
    return Response(protocol.encode(message), status, headers, "application/json")


def packed_answer(request: Request, packed: bytes) -> Response:
    """A message that was compressed once; decompressed for clients that cannot read it so."""
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed, headers = gzip.decompress(packed), {"vary": "accept-encoding"}
    return Response(packed, 200, headers, "application/json")


async def list_lessons(request: Request) -> Response:
    """The lessons that can be played through."""
    return answer(all_lessons())


async def show_lesson(request: Request) -> Response:
    """A lesson, compressed where the browser allows it: its messages are very repetitive."""
    return packed_answer(request, await run_in_threadpool(packed_reel, request.path_params["lesson"]))


async def describe_api(request: Request) -> Response:
    """The API as OpenAPI."""
    return answer(openapi())


async def check_health(request: Request) -> Response:
    """Whether this process can play."""
    hall = hall_of(request)
    if not await hall.store.is_well():
        raise Refused("busy", "refused-busy")
    facts = ("ok", version("whistlestop"), len(hall.live), hall.connections.total, chosen().mode)
    return answer(bodies.Health(*facts))


async def read_metrics(request: Request) -> Response:
    """The metrics for Prometheus."""
    page, kind = hall_of(request).metrics.page()
    return Response(page, media_type=kind)


def trouble_of(error: Refused) -> bodies.Trouble:
    """A refusal as a body."""
    return bodies.Trouble(error.code, str(error), error.rule, error.id, dict(error.facts))


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal as an answer; nothing has changed."""
    if isinstance(error, StoreError):
        error = Refused("busy", "refused-busy")
    assert isinstance(error, Refused)
    hall_of(request).metrics.refused(error.code)
    trouble = trouble_of(error)
    if isinstance(error, NoToken):
        return answer(trouble, NO_TOKEN, {"www-authenticate": "Bearer"})
    return answer(trouble, STATUS[error.code])


async def refuse_address(request: Request, error: Exception) -> Response:
    """The answer where there is no such address, or not with this method: a person gets a page that says so."""
    assert isinstance(error, HTTPException)
    hall_of(request).metrics.refused("unknown")
    if error.status_code == HTTPStatus.NOT_FOUND and is_for_a_person(request):
        return await show_page(request, HTTPStatus.NOT_FOUND)
    trouble = bodies.Trouble(
        "unknown", "there is nothing at this address, or not with this method; /api/openapi.json lists what there is"
    )
    return answer(trouble, error.status_code, error.headers)


def is_for_a_person(request: Request) -> bool:
    """Whether a browser opens an address to show it, and it is not one for programs."""
    is_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return is_page and has_page() and not request.url.path.startswith(("/api/", "/assets/", "/boards/"))


async def give_up(request: Request, error: Exception) -> Response:
    """The answer to a client that has disconnected: nobody reads it, and nothing is wrong."""
    return Response(status_code=CLIENT_GONE)


async def apologise(request: Request, error: Exception) -> Response:
    """The answer to an error in the server: the error is logged, and the client learns nothing more."""
    logger.error("a request failed", exc_info=error)
    trouble = trouble_of(Refused("busy", "refused-broken"))
    return answer(trouble, 500, HEADERS)  # this answer bypasses the layer that adds them
