"""The attacks of the bench: each is bounded in count and time, and uses separate addresses in 127.0.0.0/8."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx

from bench.attack_players import TABLE
from bench.attack_web import cross_site, many_tables
from bench.server_clients import HANDSHAKE, PING, PONG, TEXT
from whistlestop.server.http.endpoints import SOCKET
from whistlestop.tables.protocol import PROTOCOL, Hello, encode

CONTINUED, UNFINISHED = 0x00, 0x01  # frames of a fragmented message


class Target(NamedTuple):
    """The target: a server by its port, and a table that anybody may watch."""

    port: int
    table: str


Attack = Callable[[Target, float], Awaitable[None]]  # until a moment of the loop's clock


async def opened(target: Target, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address that depends on the attacker's number."""
    address = f"127.0.{1 + number // 200}.{1 + number % 200}"
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address, 0))


async def upgraded(target: Target, number: int = 0, table: str | None = None) -> asyncio.StreamWriter:
    """A WebSocket from such an address, whose answers are read and discarded."""
    reader, writer = await opened(target, number)
    writer.write(HANDSHAKE.format(path=SOCKET.format(table=table or target.table)).encode())
    await reader.readuntil(b"\r\n\r\n")
    _beside(_drain(reader))
    return writer


RUNNING: set[asyncio.Task[None]] = set()


def _beside(work: Any) -> None:
    task = asyncio.get_running_loop().create_task(work)
    RUNNING.add(task)
    task.add_done_callback(RUNNING.discard)


async def _drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


async def _send(writer: asyncio.StreamWriter, data: bytes) -> None:
    writer.write(data)
    await writer.drain()


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A masked frame of up to 125 bytes."""
    return struct.pack("!BB", kind, 0x80 | len(payload)) + b"\0\0\0\0" + payload


async def again_until(end: float, once: Callable[[], Awaitable[None]]) -> None:
    """Do something repeatedly, however often the server stops it."""
    while asyncio.get_running_loop().time() < end:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
            await asyncio.wait_for(once(), max(0.01, end - asyncio.get_running_loop().time()))
        await asyncio.sleep(0.001)


async def nothing(target: Target, end: float) -> None:
    """No attack, for comparison."""
    await asyncio.sleep(end - asyncio.get_running_loop().time())


async def pipelined(target: Target, end: float) -> None:
    """Four connections that send requests without waiting for answers."""
    requests = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2000

    async def once() -> None:
        reader, writer = await opened(target)
        _beside(_drain(reader))
        while True:
            await _send(writer, requests)

    await asyncio.gather(*(again_until(end, once) for _ in range(4)))


def flood(small: bytes, first: bytes = b"") -> Attack:
    """A WebSocket without a table, full of tiny frames."""

    async def attack(target: Target, end: float) -> None:
        async def once() -> None:
            writer = await upgraded(target, table="none")
            await _send(writer, first)
            while True:
                await _send(writer, small * 20_000)

        await again_until(end, once)

    return attack


async def half_sent(target: Target, end: float) -> None:
    """As many incomplete requests as there are descriptors, from many addresses."""
    kept = []
    for number in range(3000):
        with suppress(OSError):
            _, writer = await opened(target, number)
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            kept.append(writer)
        await asyncio.sleep(0.0005)
    await asyncio.sleep(max(0.0, end - asyncio.get_running_loop().time()))
    for writer in kept:
        writer.close()


async def watching(target: Target, count: int, number: int, every: float, table: str) -> list[asyncio.StreamWriter]:
    """A number of spectators of one table, one by one without waiting."""
    hello = encode(Hello(PROTOCOL, None))

    async def one(number: int) -> asyncio.StreamWriter:
        writer = await upgraded(target, number, table)
        await _send(writer, frame(TEXT, hello))
        return writer

    came = []
    for _ in range(count):
        came.append(asyncio.ensure_future(one(number)))
        number += 1
        await asyncio.sleep(every)
    return [
        writer
        for writer in await asyncio.gather(*came, return_exceptions=True)
        if not isinstance(writer, BaseException)
    ]


async def spectators(target: Target, end: float) -> None:
    """A thousand spectators who come to the players' table within a second."""
    came = await watching(target, 1000, 0, 0.001, target.table)
    await asyncio.sleep(max(0.0, end - asyncio.get_running_loop().time()))
    for writer in came:
        writer.close()


async def idle(target: Target, end: float) -> None:
    """Five thousand spectators of other tables who come within ten seconds and do nothing."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{target.port}") as http:
        tables = [(await http.post("/api/tables", json=TABLE)).raise_for_status().json()["table"] for _ in range(5)]
    came = []
    for number, table in enumerate(tables):
        came += await watching(target, 1000, 1000 * number, 0.002, table)
    await asyncio.sleep(max(0.0, end - asyncio.get_running_loop().time()))
    for writer in came:
        writer.close()


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "pipelined": pipelined,
    "pings": flood(frame(PING)),
    "pongs": flood(frame(PONG)),
    "empty": flood(frame(TEXT)),
    "fragments": flood(frame(CONTINUED), frame(UNFINISHED)),
    "half_sent": half_sent,
    "spectators": spectators,
    "idle": idle,
    "cross_site": lambda target, end: cross_site(target.port, end),
    "many_tables": lambda target, end: many_tables(target.port, end),
}
