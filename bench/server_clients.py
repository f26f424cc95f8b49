"""Clients of the load bench, in a separate process: they speak just enough of the protocol to play.

Orders come as JSON, one per line, and each is answered with one line of figures; see `Clients`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import sys
import time
from collections import deque
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import uvloop

from bench.server_tables import some_words
from whistlestop.server.http.endpoints import SOCKET
from whistlestop.tables.protocol import PROTOCOL, Hello, Play, encode

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
WELCOME, GAME, REFUSED = (f'{{"type":"{kind}",'.encode() for kind in ("welcome", "game", "refused"))
MOVES = len(GAME) + len('"moves":')
NOT_ASKED = b'"choices":{}'
LAST_ANSWERS = 10.0  # seconds to wait for them after a round


class Asked(msgspec.Struct):
    """The part of the game that a client has to read to decide."""

    moves: int
    choices: dict[str, Any]


read_asked = msgspec.json.Decoder(Asked).decode


class Seat(asyncio.Protocol):
    """A connection: frames in, frames out, and nothing else."""

    def __init__(self, clients: Clients, company: Company | None, table: str, token: str | None) -> None:
        self.clients, self.company = clients, company
        self.table, self.token = table, token
        self.buffer = b""
        self.is_welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.receive = self._upgrade
        transport.write(HANDSHAKE.format(path=SOCKET.format(table=self.table)).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.clients.is_leaving:
            self.clients.fail(f"a connection was lost: {error}")

    def data_received(self, data: bytes) -> None:
        self.buffer = self.receive(self.buffer + data if self.buffer else data)

    def _upgrade(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if b" 101 " not in head:
            self.clients.fail(f"no socket: {head[:60]!r}")
        self.receive = self._frames
        self.send(encode(Hello(PROTOCOL, self.token)))
        return self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(data[at + 2 : at + head], "big")
            if end - at < head + size:
                break
            self._take(data[at], data[at + head : at + head + size])
            at += head + size
        return data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.send(payload, PONG)
        elif kind != TEXT:
            self.clients.fail(f"a frame of kind {kind}: {payload[:100]!r}")
        elif payload.startswith(GAME):
            if self.company is not None:
                self.company.shown(self, payload)
        elif payload.startswith(REFUSED):
            self.clients.fail(payload.decode())
        elif payload.startswith(WELCOME):
            self.is_welcome.set_result(None)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        # Masked with zeros, which change nothing.
        size = len(payload)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


@dataclass
class Move:
    """A move in transit: who made it, when it was sent or due, and how many seats have seen it."""

    mover: Seat
    at: float
    seen_by: int = 0


class Company:
    """The players of a table: the seat on turn moves when it is time."""

    def __init__(self, clients: Clients, chance: Random) -> None:
        self.clients, self.chance = clients, chance
        self.seats: list[Seat] = []
        self.ready: tuple[Seat, Asked] | None = None
        self.is_rushing = False
        self.owed: deque[float] = deque()  # when moves were due that have not been made yet
        self.awaited: dict[int, Move] = {}  # by the number of the resulting view

    def shown(self, seat: Seat, payload: bytes) -> None:
        """Handle a seat's view."""
        moves = int(payload[MOVES : payload.index(b",", MOVES)])
        if moves in self.awaited:
            self._note(moves, seat)
        if payload.rfind(NOT_ASKED) < 0:
            self.ready = seat, read_asked(payload)
            self.move()

    def _note(self, moves: int, seat: Seat) -> None:
        move = self.awaited[moves]
        waited = time.perf_counter() - move.at
        if seat is move.mover:
            self.clients.own.append(waited)
        move.seen_by += 1
        if move.seen_by == len(self.seats):
            self.clients.all.append(waited)
            del self.awaited[moves]

    def due(self, at: float, every: float, end: float) -> None:
        """Make a move due now, and schedule the next."""
        loop = asyncio.get_running_loop()
        if at + every < end:
            loop.call_at(at + every, self.due, at + every, every, end)
        self.owed.append(time.perf_counter())
        self.move()

    def move(self) -> None:
        """Move if it is time and a seat is on turn; delays count from when the move was due."""
        if self.ready is None or not (self.is_rushing or self.owed):
            return
        (mover, asked), self.ready = self.ready, None
        self.clients.moves += 1
        words = some_words(asked.choices, self.chance)
        self.awaited[asked.moves + 1] = Move(mover, self.owed.popleft() if self.owed else time.perf_counter())
        mover.send(encode(Play(self.clients.moves, asked.moves, words)))


class Clients:
    """All clients of this process; each of its coroutines is an order."""

    def __init__(self) -> None:
        self.chance = Random(2)
        self.companies: list[Company] = []
        self.idle: list[Seat] = []
        self.faults: list[str] = []
        self.is_leaving = False
        self._clear()

    def _clear(self) -> None:
        self.own: list[float] = []
        self.all: list[float] = []
        self.moves = 0

    def fail(self, fault: str) -> None:
        """Record a failure."""
        self.faults.append(fault)

    async def sit(self, tables: list[Any], ports: list[int], is_spread: bool) -> dict[str, Any]:
        """Join tables; either the tables or the seats of each table are spread over the servers."""
        for number, (table, tokens, _) in enumerate(tables):
            company = Company(self, Random(number))
            for seat, token in enumerate(tokens):
                port = ports[(number + seat * is_spread) % len(ports)]
                company.seats.append(await self._connect(company, port, table, token))
            self.companies.append(company)
        return {"faults": self.faults}

    async def _connect(self, company: Company | None, port: int, table: str, token: str | None) -> Seat:
        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(lambda: Seat(self, company, table, token), "127.0.0.1", port)
        await asyncio.wait_for(seat.is_welcome, 30)
        return seat

    async def pace(self, seconds: float, rate: float) -> dict[str, Any]:
        """Every table makes a number of moves per second, each at its own times."""
        self._clear()
        now = asyncio.get_running_loop().time()
        for company in self.companies:
            company.owed.clear()
            asyncio.get_running_loop().call_at(
                at := now + self.chance.random() / rate, company.due, at, 1 / rate, now + seconds
            )
        return await self._spend(seconds)

    async def rush(self, seconds: float, tables: int) -> dict[str, Any]:
        """Some tables move as fast as they can, one move after another."""
        self._clear()
        for company in self.companies[:tables]:
            company.is_rushing = True
            company.move()
        return await self._spend(seconds)

    async def _spend(self, seconds: float) -> dict[str, Any]:
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        figures = {
            "seconds": time.perf_counter() - began,
            "moves": len(self.all),
            "client_cpu": time.process_time() - cpu,
        }
        for company in self.companies:
            company.is_rushing = False
        late = sum(bool(company.owed) and bool(company.awaited) for company in self.companies)
        unanswered = await self._last_answers()
        waits = {"own": milliseconds(self.own), "all": milliseconds(self.all)}
        return {**figures, **waits, "late": late, "unanswered": unanswered, "faults": self.faults}

    async def _last_answers(self) -> int:
        end = time.perf_counter() + LAST_ANSWERS
        while (left := self.moves - len(self.all)) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        for company in self.companies:
            company.owed.clear()
        return left

    async def look_on(self, tables: list[Any], port: int) -> dict[str, Any]:
        """Connect to seats and only answer pings."""
        for table, tokens, _ in tables:
            self.idle += [await self._connect(None, port, table, token) for token in tokens]
        return {"connections": len(self.idle), "faults": self.faults}

    async def rest(self, seconds: float) -> dict[str, Any]:
        """Do nothing for a while, and report who is still connected."""
        await asyncio.sleep(seconds)
        seats = [*self.idle, *(seat for company in self.companies for seat in company.seats)]
        return {"connections": sum(not seat.transport.is_closing() for seat in seats), "faults": self.faults}

    async def leave(self) -> dict[str, Any]:
        """Close all connections."""
        self.is_leaving = True
        for seat in [*self.idle, *(seat for company in self.companies for seat in company.seats)]:
            seat.transport.close()
        await asyncio.sleep(0.5)
        return {"faults": self.faults}


def milliseconds(waits: list[float]) -> dict[str, float]:
    """The median, the 95th and 99th percentile and the maximum of the waits."""
    ordered = sorted(waits) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    return {name: round(1000 * ordered[int(share * (len(ordered) - 1))], 2) for name, share in shares.items()}


async def main() -> None:
    clients = Clients()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        figures = await getattr(clients, order.pop("order"))(**order)
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    gc.disable()  # during a collection of 100 ms, 50 moves would become due and then come all at once
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(main())
