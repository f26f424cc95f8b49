"""The connection to one client: incoming messages are read and counted, outgoing ones sent one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whistlestop.server.http.limits import Bucket, MessageBudget
from whistlestop.server.metrics import Metrics
from whistlestop.tables import protocol
from whistlestop.tables.refusal import Refused

T = TypeVar("T")
MAX_UNSENT = 262_144  # bytes that a slow reader may be behind
MAX_MALFORMED = 20
MAX_DELAYED = 10  # messages in a row, after which a line sends too much
POLICY, TOO_SLOW, GOING_AWAY, RESTARTING = 1008, 1013, 1001, 1012


class Line:
    """A socket with the messages that wait to be sent to its client."""

    def __init__(
        self, websocket: WebSocket, messages_per_second: float, metrics: Metrics, address: str, budget: MessageBudget
    ) -> None:
        self._websocket = websocket
        self._address = address
        self._budget = budget  # of all lines from that address
        self._taken_at = -inf  # when its last message was taken; the clock may start at 0, so 0 would not do
        self._delayed = 0  # messages in a row
        self._metrics = metrics
        self.kept = asyncio.timeout(None)  # the line is served inside of it, until it is cut
        # A list, and a task only while there is something to send: a queue and its task cost each client 5 KB.
        self._outgoing: list[bytes] = []
        self._unsent = 0  # bytes in it
        self._sender: asyncio.Task[None] | None = None
        self._bucket = Bucket(messages_per_second, 2 * messages_per_second)
        self._malformed = 0
        self._is_slow = self._is_gone = self._is_retired = False
        self._waiting: asyncio.Timeout | None = None
        self._ahead: asyncio.Task[Any] | None = (
            None  # the message that comes while an answer for the client is being computed
        )

    async def receive(self) -> protocol.FromClient:
        """The next message that can be read."""
        while True:
            message = await self._next()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", GOING_AWAY))
            if not self._bucket.take(monotonic()):
                raise Refused("fast", "refused-fast")
            await self._wait_for_share()
            try:
                return protocol.decode(message.get("text") or message.get("bytes") or b"")
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._refuse_malformed(str(error))

    async def _wait_for_share(self) -> None:
        """Delay a message if its address sends too much; a line with a small share of that is not held up."""
        now = monotonic()
        delay = self._taken_at + self._budget.pause(self._address, now) - now
        self._delayed = self._delayed + 1 if delay > 0 else 0
        if self._delayed > MAX_DELAYED:
            raise Refused("fast", "refused-fast")
        if delay > 0:
            await asyncio.sleep(delay)
        self._taken_at = monotonic()

    async def _next(self) -> Any:
        """The next message; a line that is retired ends here, where nothing is under way."""
        if self._is_retired:
            raise WebSocketDisconnect(RESTARTING)
        try:
            async with asyncio.timeout(None) as self._waiting:
                ahead, self._ahead = self._ahead, None
                return await (ahead or self._websocket.receive())
        except TimeoutError:
            raise WebSocketDisconnect(RESTARTING) from None
        finally:
            self._waiting = None

    async def unless_gone(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of some work for the client; the work is cancelled if the client disconnects before that."""
        working = asyncio.ensure_future(work)
        try:
            if self._ahead is None:
                self._ahead = asyncio.ensure_future(self._websocket.receive())
            await asyncio.wait({working, self._ahead}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done() and self._ahead.result()["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(GOING_AWAY)
            return await working
        finally:
            working.cancel()

    def retire(self) -> None:
        """End it as soon as what was asked for is answered: another process takes over."""
        if self._waiting is not None and not self._is_retired:
            self._waiting.reschedule(0)
        self._is_retired = True

    def _refuse_malformed(self, text: str) -> None:
        self._malformed += 1
        self._metrics.refused("malformed")
        if self._malformed > MAX_MALFORMED:
            raise Refused.program("malformed", "too many messages that cannot be read; check the format and reconnect")
        self.send(protocol.Refused(None, "malformed", f"the message cannot be read: {text}"))

    def send(self, message: Any) -> None:
        """Send a message."""
        self.send_encoded(protocol.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send a message that is encoded already; a client that reads too slowly is disconnected."""
        if self._is_gone:
            return
        if self._unsent > MAX_UNSENT:
            self._is_slow = True
            self.cut()
            return
        self._outgoing.append(message)
        self._unsent += len(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    def cut(self) -> None:
        """End it; messages that wait are still sent."""
        with suppress(RuntimeError):  # it has stopped already
            self.kept.reschedule(0)

    async def close(self) -> None:
        """Send the messages that wait and close; a client that reads too slowly gets only the close code."""
        if self._ahead is not None:
            self._ahead.cancel()
        if self._is_slow:
            self._metrics.refused("slow")
        if self._sender is not None:
            if self._is_slow:
                self._sender.cancel()
            with suppress(asyncio.CancelledError):
                await self._sender
        await self._close_socket(TOO_SLOW if self._is_slow else RESTARTING if self._is_retired else POLICY)

    async def _send_all(self) -> None:
        """Send one message after the other until there is none."""
        try:
            while self._outgoing:
                message = self._outgoing.pop(0)
                self._unsent -= len(message)
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError):
            self._is_gone = True
        finally:
            self._sender = None

    async def _close_socket(self, code: int) -> None:
        if self._websocket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._websocket.close(code)
