"""The application: its routes, and what is open for as long as it runs."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from whistlestop.errors import StoreError
from whistlestop.server.expiry import keep_deleting
from whistlestop.server.hall import Hall
from whistlestop.server.http import pages
from whistlestop.server.http.endpoints import SOCKET
from whistlestop.server.http.gate import Gate
from whistlestop.server.http.headers import FixedHeaders
from whistlestop.server.http.joining import follow_code
from whistlestop.server.http.limits import BodyLimit
from whistlestop.server.http.page_files import page_routes
from whistlestop.server.http.previews import show_table_page
from whistlestop.server.http.routes import longer_bodies, routes
from whistlestop.server.logs import AccessLog
from whistlestop.server.metrics import Metrics
from whistlestop.server.settings import ServerSettings
from whistlestop.server.sockets.socket import socket
from whistlestop.server.store import Store
from whistlestop.server.warming import warm_up
from whistlestop.tables.refusal import Refused

SOCKETS = WebSocketRoute(SOCKET, socket)
TABLES = (Route("/t/{table}", show_table_page), Route("/j/{code}", follow_code))
# New objects before the youngest generation is collected, and how often each generation is before the next one; with
# Python's own 700, 10 and 10, full collections come within seconds under load.
GC_THRESHOLDS = (10_000, 20, 50)
M_ARENA_MAX = -8  # as glibc's malloc.h numbers it
SWITCH_SECONDS = 0.001  # after which a working thread gives way to the players; Python's own 0.005 adds up in a move


Opening = Callable[[], Awaitable[Store]]


def make_app(settings: ServerSettings, open_store: Opening | None = None) -> Starlette:
    """The server for these settings; the caller may open its store."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(warm_up)
        store = await (open_store() if open_store is not None else Store.open(settings.db, is_server=True))
        metrics = Metrics()
        hall = app.state.hall = Hall(settings, store, await store.secret(), metrics)
        metrics.watch(hall)
        hall.spawn(hall.sweep())
        hall.spawn(keep_deleting(hall))
        hall.spawn(metrics.watch_loop())
        async with store.news(hall.on_event, hall.on_lost, hall.presence.on_broadcast):
            yield
        await hall.close()
        await store.close()

    app = App(
        routes=[*routes(settings.metrics), SOCKETS, *TABLES, *page_routes()],
        middleware=[
            Middleware(AccessLog, metrics=settings.metrics),
            Middleware(FixedHeaders),
            Middleware(Gate, settings=settings),
            Middleware(BodyLimit, longer=longer_bodies()),
        ],
        exception_handlers={
            Refused: pages.refuse,
            StoreError: pages.refuse,
            HTTPException: pages.refuse_address,
            ClientDisconnect: pages.give_up,
            Exception: pages.apologise,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # a redirect would repeat the Host that a client has made up
    app.gate = Gate(app, settings)
    return app


class App(Starlette):
    """Starlette, except for sockets: the layers that requests pass through would cost each open connection 5 KB."""

    gate: Gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        match, found = SOCKETS.matches(scope)
        if match == Match.FULL:
            scope.update(found, app=self)
            if not await self.gate.turns_away(scope, send):
                await socket(WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def from_environment(open_store: Opening | None = None) -> Starlette:
    """The server for the settings in the environment, alone in its process."""
    _collect_rarely()
    sys.setswitchinterval(SWITCH_SECONDS)
    _share_memory()
    return make_app(ServerSettings.from_environment(), open_store)


def _collect_rarely() -> None:
    """Let the garbage collector run rarely: everybody waits for it, and it finds little."""
    gc.collect()
    gc.freeze()  # what has been imported is never garbage
    gc.set_threshold(*GC_THRESHOLDS)


def _share_memory() -> None:
    """Let all threads share two memory arenas: otherwise each of a dozen threads would keep what it once needed."""
    with suppress(AttributeError, OSError, TypeError):  # only glibc has it
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)
