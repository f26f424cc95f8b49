"""Work for a request that is cancelled when its client disconnects, since nobody would read the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

T = TypeVar("T")


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work; if the client disconnects before that, it is cancelled and ClientDisconnect raised."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


async def _disconnected(request: Request) -> None:
    """Wait until the client disconnects; the rest of the body, or a next request, is not that."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
