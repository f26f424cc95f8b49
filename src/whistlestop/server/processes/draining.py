"""A uvicorn server that ends without cutting anybody off: it answers what was asked, then sends everybody elsewhere."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import uvicorn
from starlette.applications import Starlette

FRESH_SECONDS = 2.0  # for the first request on a connection that was accepted just before
RETIRE_SECONDS = 5.0
LINGER_SECONDS = 1.0
POLL_SECONDS = 0.005


class DrainingServer(uvicorn.Server):
    """Answers what is under way, sends every player to the next process, and only then closes the store."""

    def __init__(self, config: uvicorn.Config, app: Starlette, has_started: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._has_started = has_started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the worker."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        self._has_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody new, finish requests while games continue, send the players on, and close the store."""
        for server in self.servers:
            server.close()
        patience = float(self.config.timeout_graceful_shutdown or 0)
        await self._finish_requests(patience)
        await self._app.state.hall.retire(RETIRE_SECONDS)
        for task in self.server_state.tasks:  # their time is up
            task.cancel()
        await self.lifespan.shutdown()

    async def linger(self) -> None:
        """Let clients close their connections, as browsers prefer, and close the rest."""
        until = monotonic() + LINGER_SECONDS
        while self.server_state.connections and monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)
        for connection in [*self.server_state.connections]:
            connection.shutdown()

    async def _finish_requests(self, patience: float) -> None:
        began = monotonic()
        while requests := [each for each in self.server_state.connections if hasattr(each, "cycle")]:
            waited = monotonic() - began
            for connection in requests:
                if waited > FRESH_SECONDS or not _is_fresh(connection):
                    connection.shutdown()  # at once if it is idle, otherwise after the answer
            if waited > patience:
                return
            await asyncio.sleep(POLL_SECONDS)  # uvicorn has no event for it


def _is_fresh(connection: Any) -> bool:
    """Whether a connection has not sent a request yet: it would take a close for a refusal."""
    return connection.cycle is None
