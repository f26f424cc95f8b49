"""An HTTP connection that cannot be used to exhaust the server's memory, time or descriptors."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from whistlestop.server.http.bodies import Trouble
from whistlestop.server.transport.limits import TransportLimits
from whistlestop.tables.protocol import encode
from whistlestop.tables.refusal import STATUS

logger = logging.getLogger(__name__)

MAX_PIPELINED = 8  # requests that wait for the answer to the one before
MAX_HEAD = 65_536  # bytes, beyond the read in which it began
REQUEST_SECONDS = 10.0  # for the head and the body of a request, or for its first byte

TOO_MANY_REQUESTS = Trouble("fast", "too many requests from your address; wait a moment and try again")
LONG_HEAD = Trouble("large", f"the head of a request can have at most {MAX_HEAD} bytes; send less")
PIPELINE_FULL = Trouble("fast", f"at most {MAX_PIPELINED} requests may wait on one connection; wait for their answers")


class Flooded(Exception):  # noqa: N818 - ends the parsing of what was read, and is never shown
    """A client has sent more than allowed."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits on connections, pipelining, heads and time."""

    def __init__(self, limits: TransportLimits, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._timer: asyncio.TimerHandle | None = None
        self._head_bytes: int | None = None  # while a head is being read
        self._answered: RequestResponseCycle | None = None  # the request that is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        refusal = self._limits.enter(self)
        if refusal is not None:
            self._refuse(refusal)
        else:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_timer()
        self._limits.leave(self.transport)
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True  # uvicorn notifies only the newest of pipelined requests
            self._answered.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what was read; refuse a head that does not end."""
        is_inside_head = self._head_bytes is not None
        super().data_received(data)
        if is_inside_head and self._head_bytes is not None:
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD:
                self._refuse(LONG_HEAD)

    def on_message_begin(self) -> None:
        """Count a request, and refuse it if its address has sent too many."""
        if not self._limits.may_request(self.transport):
            self._refuse(TOO_MANY_REQUESTS)
            raise Flooded
        super().on_message_begin()
        self._head_bytes = 0
        self._start_timer()

    def on_headers_complete(self) -> None:
        """Refuse a request, once its head is read, if too many are waiting."""
        self._head_bytes = None
        if len(self.pipeline) >= MAX_PIPELINED:
            self._refuse(PIPELINE_FULL)
            raise Flooded
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer, since the whole request is read."""
        self._stop_timer()
        self._limits.note_request(self.transport)
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """Send a 400 for a request that cannot be parsed, unless a refusal has been sent."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def drop(self) -> None:
        """Close it without an answer."""
        self.transport.abort()

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, trouble: Trouble) -> None:
        """Answer below the application, where an answer costs next to nothing, and close."""
        if not self.transport.is_closing():
            logger.warning(f"a connection was refused: {trouble.text}")
            body = encode(trouble)
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[STATUS[trouble.code]] + head + body)
            self.transport.close()
