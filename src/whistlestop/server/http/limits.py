"""How much a client may do: how often, how many at a time, with how long a body, and from which pages."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.http.bodies import Trouble
from whistlestop.tables.protocol import encode

MAX_BUCKETS = 10_000
MAX_BODY = 16_384  # bytes; the longest options of a table have far fewer
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class Bucket:
    """Allows a burst at first, and a fixed rate per second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, 0.0

    def take(self, now: float, count: int = 1) -> bool:
        """Take this many if there are enough; `now` is from a monotonic clock."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def give_back(self) -> None:
        """Give back one that was taken."""
        self._left = min(self.burst, self._left + 1)

    def overdraw(self, now: float) -> bool:
        """Take one in any case, and say whether there was one; at most a burst can be owed."""
        self._fill(now)
        self._left = max(self._left - 1, -self.burst)
        return self._left >= 0

    def _fill(self, now: float) -> None:
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now

    def is_idle(self, now: float) -> bool:
        """Whether it is full again."""
        return self._left + (now - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each key, such as an address; idle ones are dropped, and there are never too many."""

    def __init__(self, rate: float, burst: float, most: int = MAX_BUCKETS) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # the longest unused first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> bool:
        """Take one from the bucket of this key if there is one."""
        return self._bucket(key, now).take(now)

    def give_back(self, key: str) -> None:
        """Give back one that was taken from the bucket of this key."""
        if key in self._buckets:
            self._buckets[key].give_back()

    def overdraw(self, key: str, now: float) -> bool:
        """Take one from the bucket of this key in any case, and say whether there was one."""
        return self._bucket(key, now).overdraw(now)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        self._buckets.move_to_end(key)
        return bucket

    def _make_room(self, now: float) -> None:
        while self._buckets:
            oldest = next(iter(self._buckets.values()))
            if len(self._buckets) < self._most and not oldest.is_idle(now):
                return
            self._buckets.popitem(last=False)


def neighbourhood(address: str) -> str:
    """What limits count as one address: a connection with IPv6 has 2⁶⁴ of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    return str(known.ipv4_mapped or ip_network((int(known), 64), strict=False))


def is_allowed_origin(origin: str | None, host: str, allowed: Sequence[str]) -> bool:
    """Whether requests from this origin are allowed: our own, a listed one, or none because it is not a browser."""
    if origin is None:
        return True
    if origin == "null" or not host:
        return False
    ours = (f"http://{host}", f"https://{host}")
    return plain_origin(origin) in {plain_origin(each) for each in (*ours, *allowed)}


def plain_origin(origin: str) -> str:
    """An origin as browsers write it: in lower case, without a slash at the end or the default port."""
    origin = origin.lower().removesuffix("/")
    return origin.removesuffix(DEFAULT_PORTS.get(origin.partition(":")[0], ""))


class TooLarge(Exception):  # noqa: N818 - ends the reading, and is never shown
    """A body is longer than allowed."""


class BodyLimit:
    """Refuses bodies that are too long, by their declared length or as soon as they are."""

    def __init__(self, app: ASGIApp, most: int = MAX_BODY, longer: Mapping[str, int] | None = None) -> None:
        self._app, self._most = app, most
        self._longer = longer or {}  # by path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request unless its body is too long."""
        most = self._longer.get(scope.get("path", ""), self._most)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif declared_length(scope) > most:
            await _refuse_length(send, most)
        else:
            await self._serve(scope, receive, send, most)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        read, is_answered = 0, False

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
            return message

        async def send_unless_large(message: Message) -> None:
            nonlocal is_answered
            if read <= most or is_answered:  # an answer to half a body is not valid
                is_answered = True
                await send(message)

        with suppress(TooLarge):
            await self._app(scope, receive_some, send_unless_large)
        if read > most and not is_answered:
            await _refuse_length(send, most)


async def _refuse_length(send: Send, most: int) -> None:
    await answer_below(send, 413, Trouble("large", f"the body of a request can have at most {most} bytes; send less"))


async def answer_below(send: Send, status: int, trouble: Trouble) -> None:
    """Refuse a request before the application sees it."""
    body = encode(trouble)
    # Nobody waits for the rest of the body, so the connection cannot be used again.
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


def declared_length(scope: Scope) -> int:
    """The declared length of a request's body; 0 if there is none."""
    headers: dict[bytes, Any] = dict(scope["headers"])
    declared: bytes = headers.get(b"content-length", b"0")
    return int(declared) if declared.isdigit() else 0


class ConnectionLimit:
    """Counts connections by address; beyond a limit, further ones from the same address are refused."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.present: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many there are in total."""
        return self.present.total()

    @contextmanager
    def entered(self, address: str) -> Iterator[bool]:
        """Count a connection for as long as it lasts; False if its address has reached the limit."""
        if not self.enter(address):
            yield False
            return
        try:
            yield True
        finally:
            self.leave(address)

    def enter(self, address: str) -> bool:
        """Count a connection; False if its address has reached the limit."""
        if self.present[address] >= self.most:
            return False
        self.present[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        self.present[address] -= 1
        if not self.present[address]:
            del self.present[address]


# In multiples of one client's messages per second: enough for a club of 40, who send one or two each.
RATE, BURST = 5, 20


class MessageBudget:
    """Counts messages by address; when there are too many, every socket gets an even share of what is allowed."""

    def __init__(self, messages_per_second: float, connections: ConnectionLimit) -> None:
        self.rate = RATE * messages_per_second
        self._buckets = Buckets(self.rate, BURST * messages_per_second)
        self._connections = connections

    def pause(self, address: str, now: float) -> float:
        """Count a message, and return how many seconds must pass between two messages of the same socket."""
        is_within = self._buckets.overdraw(address, now)
        return 0.0 if is_within else self._connections.present[address] / self.rate
