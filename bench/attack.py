"""What honest players notice of an attack: their waits before, during and after it, and how the server's memory grows.

    python -m bench.attack                        # all attacks, a few seconds each
    python -m bench.attack pings pipelined --write

The server runs with its usual limits on one core and SQLite; two people at one table make ten moves a second. Beside
them, somebody new comes four times a second. Attackers run on another core and come from addresses of their own in
127.0.0.0/8. Nothing leaves this machine, and every attack is bounded in count and time. With --write,
bench/results/attack.json gets the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import resource
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx

from bench.server_clients import HANDSHAKE
from bench.server_processes import ROOT, Server
from bench.server_tables import some_words
from tests.server.running import Player
from whistlestop.server.endpoints import SOCKET
from whistlestop.server.protocol import PROTOCOL, Hello, encode
from whistlestop.server.settings import Settings
from whistlestop.server.transport.descriptors import raise_limit

RESULTS = ROOT / "bench" / "results" / "attack.json"
SERVER_CORE, CLIENT_CORE = {0}, {1}
MOVES_PER_SECOND = 10.0
ATTACK_SECONDS = 8.0
MB = 1000.0
TABLE = {"edition": "usa", "chairs": [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}]}
NEWCOMER_SECONDS = 5.0  # after which somebody new gives up
FEW_DESCRIPTORS = 1024  # a common limit, for the attack that uses them up


class Target(NamedTuple):
    """What is attacked: a server by its port, and a table that anybody may watch."""

    port: int
    table: str


Attack = Callable[[Target, float], Awaitable[None]]  # until a moment of the loop's clock


async def opened(target: Target, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address that depends on the attacker's number."""
    address = f"127.0.{1 + number // 200}.{1 + number % 200}"
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address, 0))


async def upgraded(target: Target, number: int = 0, table: str | None = None) -> asyncio.StreamWriter:
    """A WebSocket from such an address, whose answers are read and thrown away."""
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
    """Do something over and over, however often the server ends it."""
    while asyncio.get_running_loop().time() < end:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
            await asyncio.wait_for(once(), max(0.01, end - asyncio.get_running_loop().time()))
        await asyncio.sleep(0.001)


async def nothing(target: Target, end: float) -> None:
    """No attack, for comparison."""
    await asyncio.sleep(end - asyncio.get_running_loop().time())


async def pipelined(target: Target, end: float) -> None:
    """Four sockets that send requests without waiting for answers."""
    requests = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2000

    async def once() -> None:
        reader, writer = await opened(target)
        _beside(_drain(reader))
        while True:
            await _send(writer, requests)

    await asyncio.gather(*(again_until(end, once) for _ in range(4)))


def flood(small: bytes, first: bytes = b"") -> Attack:
    """A WebSocket to no table in particular, full of tiny frames."""

    async def attack(target: Target, end: float) -> None:
        async def once() -> None:
            writer = await upgraded(target, table="none")
            await _send(writer, first)
            while True:
                await _send(writer, small * 20_000)

        await again_until(end, once)

    return attack


async def half_sent(target: Target, end: float) -> None:
    """As many half-sent requests as there are descriptors, from many addresses."""
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
    """So many spectators of one table, one after the other without waiting."""
    hello = encode(Hello(PROTOCOL, None))

    async def one(number: int) -> asyncio.StreamWriter:
        writer = await upgraded(target, number, table)
        await _send(writer, frame(0x81, hello))
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
    """A thousand spectators who come to the players' own table within a second."""
    came = await watching(target, 1000, 0, 0.001, target.table)
    await asyncio.sleep(max(0.0, end - asyncio.get_running_loop().time()))
    for writer in came:
        writer.close()


async def idle(target: Target, end: float) -> None:
    """Five thousand spectators of other tables who come within five seconds and do nothing."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{target.port}") as http:
        tables = [(await http.post("/api/tables", json=TABLE)).raise_for_status().json()["table"] for _ in range(5)]
    came = []
    for number, table in enumerate(tables):
        came += await watching(target, 1000, 1000 * number, 0.001, table)
    await asyncio.sleep(max(0.0, end - asyncio.get_running_loop().time()))
    for writer in came:
        writer.close()


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "pipelined": pipelined,
    "pings": flood(frame(0x89)),
    "pongs": flood(frame(0x8A)),
    "empty": flood(frame(0x81)),
    "fragments": flood(frame(0x00), frame(0x01)),
    "half_sent": half_sent,
    "spectators": spectators,
    "idle": idle,
}


class Honest:
    """Two people at a table who move at a steady pace, and how long each move took until it was kept for good."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        self.newcomers: list[float] = []  # how long somebody who comes now waits for the first answer
        self.turned_away = 0
        self.chance = Random(1)

    async def play(self, seconds: float) -> None:
        """Make moves for so long; a game that is over is followed by another."""
        due = began = time.monotonic()
        end = began + seconds
        coming = asyncio.ensure_future(self._come_again_and_again())
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self._move(due)
            due += 1 / MOVES_PER_SECOND
        coming.cancel()

    async def _come_again_and_again(self) -> None:
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(NEWCOMER_SECONDS):
                    await self._come()
                self.newcomers.append(time.monotonic() - began)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.turned_away += 1
            await asyncio.sleep(0.25)

    async def _come(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(self.url).port)
        writer.write(b"GET /api/editions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        if b" 200 " not in await reader.readuntil(b"\r\n"):
            raise ConnectionRefusedError
        await reader.read()
        writer.close()

    async def _move(self, due: float) -> None:
        while (mover := next((player for player in self.players if player.is_asked), None)) is None:
            await asyncio.gather(*(player.receive() for player in self.players))
        answer = await mover.play(some_words(mover.game["choices"], self.chance))
        assert answer["type"] == "done", answer
        self.waits.append(time.monotonic() - due)
        moves = answer["moves"]
        for player in self.players:
            await player.until(lambda player=player: player.game["moves"] >= moves)
        if mover.is_over:
            await self.sit_down()

    async def sit_down(self) -> str:
        """Start a table for both of them."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            laid = (await http.post("/api/tables", json=TABLE)).raise_for_status().json()
        line = f"{self.url.replace('http', 'ws')}{SOCKET.format(table=laid['table'])}"
        self.players = [await Player.enter(line, chair["token"]) for chair in laid["chairs"]]
        for player in self.players:
            await player.until(lambda player=player: bool(player.game))
        return str(laid["table"])


def attacking(name: str, target: Target, seconds: float, go: Any) -> None:
    """Attack when told to, in a process of its own."""
    os.sched_setaffinity(0, CLIENT_CORE)
    os.nice(5)
    raise_limit()
    go.wait()

    async def attack() -> None:
        await ATTACKS[name](target, asyncio.get_running_loop().time() + seconds)

    asyncio.run(attack())


async def measured(name: str, seconds: float) -> dict[str, Any]:
    """The waits before, during and after an attack, and the memory that it took."""
    with (
        TemporaryDirectory() as folder,
        Server(f"{folder}/tables.db", ROOT / "src", SERVER_CORE, settings=Settings("")) as server,
    ):
        if name == "half_sent":
            resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FEW_DESCRIPTORS, FEW_DESCRIPTORS))
        honest = Honest(server.url)
        table = await honest.sit_down()
        phases: dict[str, dict[str, float]] = {}
        memory = highest = server.memory() / MB
        spawning = multiprocessing.get_context("spawn")
        go = spawning.Event()
        attacker = spawning.Process(target=attacking, args=(name, Target(server.port, table), seconds, go))
        attacker.start()
        await honest.play(3.0)
        for phase, length in (("before", seconds), ("during", seconds), ("after", seconds)):
            honest.waits, honest.newcomers, honest.turned_away = [], [], 0
            if phase == "during":
                go.set()
            await honest.play(length)
            highest = max(highest, server.memory() / MB)
            if phase == "during":
                attacker.join()
            phases[phase] = {
                **summary(honest.waits),
                "newcomers": len(honest.newcomers),
                "newcomers_most_ms": round(1000 * max(honest.newcomers, default=0.0), 1),
                "turned_away": honest.turned_away,
            }
    return {**phases, "memory_mb": round(memory), "memory_growth_mb": round(highest - memory, 1)}


def summary(waits: list[float]) -> dict[str, float]:
    """How many moves there were, and how long they took, in milliseconds."""
    ordered = sorted(waits)
    at = lambda share: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)  # noqa: E731
    return {"moves": len(ordered), "p50_ms": at(0.5), "p99_ms": at(0.99), "most_ms": at(1.0)}


COLUMNS = ("p99 before", "during", "after", "ratio", "moves", "turned away", "grew by MB")


def row(figures: dict[str, Any]) -> list[object]:
    """The figures of an attack for a table in the terminal."""
    before, during, after = (figures[phase]["p99_ms"] for phase in ("before", "during", "after"))
    moves = f"{figures['during']['moves']}/{figures['before']['moves']}"
    turned_away, growth = figures["during"]["turned_away"], figures["memory_growth_mb"]
    return [before, during, after, round(during / before, 1), moves, turned_away, growth]


def main() -> None:
    """Carry out the attacks that were asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all of them if left out")
    parser.add_argument("--seconds", type=float, default=ATTACK_SECONDS)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, CLIENT_CORE)
    found: dict[str, Any] = {}
    print(f"{'attack':12}" + "".join(f"{column:>12}" for column in COLUMNS))
    for name in options.attacks or ATTACKS:
        found[name] = asyncio.run(measured(name, options.seconds))
        print(f"{name:12}" + "".join(f"{each:>12}" for each in row(found[name])), flush=True)
    if options.write:
        facts = {"machine": platform.processor() or platform.machine(), "seconds": options.seconds, "attacks": found}
        RESULTS.write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    main()
