"""Everybody connected to a table: who is here, who has left and when, and how messages reach them."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from time import time
from typing import Any, Protocol

from whistlestop.tables import events as e
from whistlestop.tables import protocol

# Seconds for which arrivals and departures are collected into one message; longer when there are many listeners.
PRESENCE_SECONDS, PRESENCE_SECONDS_EACH = 0.1, 0.0005
SPECTATORS_AT_ONCE = 10  # a crowd is sent a message in batches, so that no player waits for all of them

Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class Listener(Protocol):
    """A client that is sent what happens."""

    seat: int | None
    is_host: bool
    beside: frozenset[int]  # other seats on the same device
    is_screen: bool  # whether it is a big screen that everybody in the room sees

    def send(self, message: bytes) -> None:
        """Send a message, without waiting for it."""

    def send_again(self, again: e.Again) -> None:
        """Send where the same players play again."""

    def dismiss(self, why: str | None = None) -> None:
        """Disconnect it."""


class Audience:
    """The listeners of one table in this process."""

    def __init__(self, spawn: Spawn) -> None:
        self.listeners: set[Listener] = set()
        self.present: Counter[int | None] = Counter()  # connections by seat; spectators under None
        self._spawn = spawn
        self._opened_at = time()
        self._left_at: dict[int | None, float] = {}
        self._unsent: deque[tuple[Listener, bytes]] = deque()  # to spectators
        self._sending: asyncio.Task[None] | None = None
        self._announcement: asyncio.TimerHandle | None = None

    def add(self, listener: Listener) -> None:
        """Add a listener."""
        self.listeners.add(listener)
        self.present.update(_seats_of(listener))

    def discard(self, listener: Listener) -> None:
        """Remove a listener, unless it is gone already."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.present -= Counter(_seats_of(listener))
            self.note_left(_seats_of(listener))

    def note_left(self, seats: Iterable[int | None], at: float | None = None) -> None:
        """Remember that these seats have lost a connection, here or in another process: now, or at this time."""
        self._left_at.update(dict.fromkeys(seats, time() if at is None else at))

    def left_at(self, seat: int) -> float:
        """When a seat lost its last connection; if that is unknown, when the table was opened here."""
        return self._left_at.get(seat, self._opened_at)

    def broadcast(self, message: Any) -> None:
        """Send the same message to everybody."""
        if self.listeners:
            data = protocol.encode(message)
            self.send_each(dict.fromkeys((listener.seat for listener in self.listeners), data))

    def send_each(self, data: Mapping[int | None, bytes]) -> None:
        """Send each seat its own message: players at once, a crowd of spectators in batches."""
        for listener in self.listeners:
            if listener.seat is None:
                self._unsent.append((listener, data[None]))
            else:
                listener.send(data[listener.seat])
        self._send_batch()
        if self._unsent and (self._sending is None or self._sending.done()):
            self._sending = self._spawn(self._send_batches())

    def _send_batch(self) -> None:
        for _ in range(min(SPECTATORS_AT_ONCE, len(self._unsent))):
            listener, data = self._unsent.popleft()
            listener.send(data)

    async def _send_batches(self) -> None:
        while self._unsent:
            await asyncio.sleep(0)
            self._send_batch()

    def announce_soon(self, announce: Callable[[], None]) -> None:
        """Announce who is here after a moment; everybody who comes or goes until then shares one message."""
        if self._announcement is None and self.listeners:
            delay = PRESENCE_SECONDS + PRESENCE_SECONDS_EACH * len(self.listeners)
            self._announcement = asyncio.get_running_loop().call_later(delay, announce)

    def cancel_announcement(self) -> None:
        """Forget an announcement that is no longer needed."""
        if self._announcement is not None:
            self._announcement.cancel()
            self._announcement = None


def _seats_of(listener: Listener) -> Iterator[int | None]:
    """The seats that a listener counts for; the host's own token does not count as a spectator."""
    if listener.seat is not None or not listener.is_host:
        yield listener.seat
    yield from listener.beside
