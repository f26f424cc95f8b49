"""The attacks of the bench by expensive work: reels, reviews and questions, each within the limits of an address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import count, cycle

import httpx

from bench.attack_kinds import Target, again_until, frame, opened, upgraded
from bench.attack_players import TABLE, some_record
from bench.server_clients import TEXT
from tests.support.server.running_server import Player
from tests.support.server.running_server import some_words as any_words
from whistlestop.server.http.endpoints import SOCKET
from whistlestop.tables.protocol import PROTOCOL, Hello, encode

RECORDS, REQUEST_BYTES = 40, 126_000
GAMES, GAME_SECONDS = 10, 0.2
DEVICES, MESSAGES_PER_SECOND = 190, 18.0
BOTS = [{"sits": "bot", "name": name, "level": "beginner"} for name in ("Ada", "Ben", "Cem", "Dora", "Ege")]
QUESTIONS = (b'"type":"ways"', b'"type":"odds","route":"boston:montreal"', b'"type":"why","words":"draw deck"')


async def reels(target: Target, end: float) -> None:
    """One address that requests reels of different games, in long requests, and disconnects."""
    requests = cycle(reel_requests())

    async def once() -> None:
        _, writer = await opened(target)
        writer.write(next(requests))
        await writer.drain()
        writer.close()

    await asyncio.gather(*(again_until(end, once) for _ in range(8)))


@cache
def reel_requests() -> list[bytes]:
    """The requests of that attack, which take a while to create."""
    return [_reel_request(seed) for seed in range(RECORDS)]


def _reel_request(seed: int) -> bytes:
    body = json.dumps({"record": some_record(seed)}).encode().ljust(REQUEST_BYTES)
    head = b"POST /api/reel HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    return head % len(body) + body


def _http(target: Target) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address="127.0.1.1")
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{target.port}", transport=transport, timeout=60)


async def reviews(target: Target, end: float) -> None:
    """One address that lets bots finish ten five-seat games, and requests the review of each as soon as it can."""
    table = {"edition": "europe", "chairs": BOTS, "bot_pause": 0}
    async with _http(target) as http:
        created = [(await http.post("/api/tables", json=table)).raise_for_status().json() for _ in range(GAMES)]
        while asyncio.get_running_loop().time() < end:
            for game in created:
                await http.get(f"/api/tables/{game['table']}/review")
            await asyncio.sleep(GAME_SECONDS)


async def questions(target: Target, end: float) -> None:
    """As many sockets of one seat as an address may have, each asking as often as allowed."""
    async with _http(target) as http:
        created = (await http.post("/api/tables", json={**TABLE, "first": 0})).raise_for_status().json()
    path = SOCKET.format(table=created["table"])
    for chair in created["chairs"]:
        player = await Player.enter(f"ws://127.0.0.1:{target.port}{path}", chair["token"], local_addr=("127.0.1.1", 0))
        await player.until(lambda player=player: player.is_asked)
        await player.play(any_words(player.game["choices"]))
        await player.close()
    hello = encode(Hello(PROTOCOL, created["chairs"][0]["token"]))
    await asyncio.gather(*(_ask(target, created["table"], hello, number, end) for number in range(DEVICES)))


async def _ask(target: Target, table: str, hello: bytes, number: int, end: float) -> None:
    with suppress(OSError, asyncio.IncompleteReadError):
        writer = await upgraded(target, table=table)
        writer.write(frame(TEXT, hello))
        for message in _messages(number):
            writer.write(frame(TEXT, message))
            await writer.drain()
            await asyncio.sleep(1 / MESSAGES_PER_SECOND)
            if asyncio.get_running_loop().time() >= end:
                break
        writer.close()


def _messages(number: int) -> Iterator[bytes]:
    for id in count(1):  # noqa: A001 - the field of the message
        yield b'{"id":%d,%b}' % (id, QUESTIONS[(id + number) % len(QUESTIONS)])
