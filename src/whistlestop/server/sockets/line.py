"""The line to one client: what comes in is read and counted, what goes out is sent one after the other."""

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
MAX_DELAYED = 10  # messages in a row, after which a line is one of those that send too much
POLICY, TOO_SLOW, GOING_AWAY, RESTARTING = 1008, 1013, 1001, 1012


class Line:
    """A socket with the messages on their way to its client."""

    def __init__(
        self, websocket: WebSocket, messages_per_second: float, metrics: Metrics, address: str, budget: MessageBudget
    ) -> None:
        self._websocket = websocket
        self._address = address
        self._budget = budget  # of all lines from that address
        self._taken_at = -inf  # when its last message was taken; the clock may start at 0, so 0 is no beginning
        self._delayed = 0  # messages in a row
        self._metrics = metrics
        self.kept = asyncio.timeout(None)  # the line is kept inside of it, until it is cut
        # A list, and a task only while there is something to send: a queue and its task cost each client 5 KB.
        self._outgoing: list[bytes] = []
        self._unsent = 0  # bytes in it
        self._sender: asyncio.Task[None] | None = None
        self._bucket = Bucket(messages_per_second, 2 * messages_per_second)
        self._malformed = 0
        self._is_slow = self._is_gone = self._is_retired = False
        self._waiting: asyncio.Timeout | None = None
        self._ahead: asyncio.Task[Any] | None = None  # what comes while something is worked out for the client

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
        """Delay a message if its address sends too much; a line that sends little of it is not held up."""
        now = monotonic()
        delay = self._taken_at + self._budget.pause(self._address, now) - now
        self._delayed = self._delayed + 1 if delay > 0 else 0
        if self._delayed > MAX_DELAYED:
            raise Refused("fast", "refused-fast")
        if delay > 0:
            await asyncio.sleep(delay)
        self._taken_at = monotonic()

    async def _next(self) -> Any:
        """What comes next; a line that is retired ends here, where nothing is under way."""
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
        """What some work for the client gives; it is cancelled if the client goes away before that."""
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
        """End it as soon as what was asked for is answered: another process goes on."""
        if self._waiting is not None and not self._is_retired:
            self._waiting.reschedule(0)
        self._is_retired = True

    def _refuse_malformed(self, text: str) -> None:
        self._malformed += 1
        self._metrics.refused("malformed")
        if self._malformed > MAX_MALFORMED:
            raise Refused.program("malformed", "too many messages that can not be read")
        self.say(protocol.Refused(None, "malformed", f"that message can not be read: {text}"))

    def say(self, message: Any) -> None:
        """Send a message."""
        self.tell(protocol.encode(message))

    def tell(self, message: bytes) -> None:
        """Send what is encoded already; who reads too slowly has to come again."""
        if self._is_gone:
            return
        if self._unsent > MAX_UNSENT:
            self._is_slow = True
            self.cut()
            return
        self._outgoing.append(message)
        self._unsent += len(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    def cut(self) -> None:
        """End it; what is on its way is still sent."""
        with suppress(RuntimeError):  # it has stopped already
            self.kept.reschedule(0)

    async def close(self) -> None:
        """Send what is on its way and close; who reads too slowly gets nothing more but the code."""
        if self._ahead is not None:
            self._ahead.cancel()
        if self._is_slow:
            self._metrics.refused("slow")
        if self._sender is not None:
            if self._is_slow:
                self._sender.cancel()
            with suppress(asyncio.CancelledError):
                await self._sender
        await self._hang_up(TOO_SLOW if self._is_slow else RESTARTING if self._is_retired else POLICY)

    async def _send(self) -> None:
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

    async def _hang_up(self, code: int) -> None:
        if self._websocket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self._websocket.close(code)
