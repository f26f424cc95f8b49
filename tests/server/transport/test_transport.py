"""Below the application: floods are cut off before they cost anything, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.support.server.running_server import Player, Running, line_to, running
from whistlestop.server.settings import ServerSettings
from whistlestop.server.transport import http
from whistlestop.server.transport.http import LONG_HEAD, MAX_PIPELINED, PIPELINE_FULL
from whistlestop.server.transport.limits import OUT_OF_DESCRIPTORS, PAGE_CONNECTIONS, Connection, TransportLimits

pytestmark = pytest.mark.anyio

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SMALL_FRAMES = {
    "ping": b"\x89\x80\0\0\0\0",
    "pong": b"\x8a\x80\0\0\0\0",
    "empty text": b"\x81\x80\0\0\0\0",
    "fragments": b"\x00\x80\0\0\0\0",
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(ServerSettings(f"{tmp_path}/tables.db")) as found:
        yield found


async def opened(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))


async def read_to_the_end(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:  # it was closed while more was being sent to it
        return b""


async def drained(connection: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()


async def test_a_few_requests_may_be_pipelined(server: Running) -> None:
    reader, writer = await opened(server)
    writer.write(GET * MAX_PIPELINED)
    for _ in range(MAX_PIPELINED):
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
        await reader.readexactly(int(length.partition(b":")[2]))
    writer.close()


async def test_a_pipelined_flood_is_refused(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    reader, writer = await opened(server)
    writer.write(GET * 5000)
    assert (await read_to_the_end(reader)).count(b"HTTP/1.1 200") <= MAX_PIPELINED
    writer.close()
    assert PIPELINE_FULL.text in caplog.text
    assert (await server.http.get("/healthz")).is_success


@pytest.mark.parametrize("kind", SMALL_FRAMES)
async def test_a_flood_of_small_frames_is_cut_off_while_others_play(
    server: Running, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    created = await server.lay()
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    flooding = await line_to(server.socket("no-such-table"))
    start = b"\x01\x80\0\0\0\0" if kind == "fragments" else b""
    flooding.transport.write(start + SMALL_FRAMES[kind] * 50_000)
    await drained(flooding)
    assert "too many frames" in caplog.text
    assert (await ada.ask(type="say", phrase="hello"))["type"] == "done"


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: ", GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 9\r\n\r\n1")]
)
async def test_a_request_that_does_not_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(http, "REQUEST_SECONDS", 0.05)
    async with running(ServerSettings(f"{tmp_path}/tables.db")) as server:
        reader, writer = await opened(server)
        writer.write(sent)
        await read_to_the_end(reader)
        writer.close()


async def test_a_head_that_does_not_end_is_refused(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    reader, writer = await opened(server)
    writer.write(b"GET /" + b"a" * 2_000_000)
    await read_to_the_end(reader)
    assert LONG_HEAD.text in caplog.text
    writer.close()


async def test_connections_are_counted_by_address_before_they_ask_for_anything(tmp_path: Path) -> None:
    async with running(ServerSettings(f"{tmp_path}/tables.db", connections_per_address=1)) as server:
        crowd = [await opened(server) for _ in range(1 + PAGE_CONNECTIONS)]
        reader, writer = await opened(server)
        head, _, body = (await read_to_the_end(reader)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429") and json.loads(body)["code"] == "fast"
        for _, each in [*crowd, (reader, writer)]:
            each.close()
            await each.wait_closed()
        while True:  # until the server has noticed
            reader, writer = await opened(server)
            writer.write(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            answer = await read_to_the_end(reader)
            writer.close()
            await writer.wait_closed()
            if answer.startswith(b"HTTP/1.1 200"):
                break


async def test_a_spectator_too_many_is_refused_and_players_are_not(tmp_path: Path) -> None:
    async with running(ServerSettings(f"{tmp_path}/tables.db", spectators_per_table=2)) as server:
        created = await server.lay()
        spectators = [await server.sit(created["table"]) for _ in range(2)]
        stranger = Player(await line_to(server.socket(created["table"])))
        await stranger.send(type="hello", protocol=1)
        refused = await stranger.receive()
        assert (refused["code"], refused["reason"]) == ("full", "refused-spectators")
        assert (await server.sit(created["table"], created["chairs"][0]["token"])).welcome["seat"] == 0
        assert len(spectators) == 2


async def test_a_crowd_that_comes_at_once_is_announced_in_a_few_messages(tmp_path: Path) -> None:
    async with running(ServerSettings(f"{tmp_path}/tables.db")) as server:
        created = await server.lay()
        ada = await server.sit(created["table"], created["chairs"][0]["token"])
        await asyncio.gather(*(server.sit(created["table"]) for _ in range(150)))
        await ada.until(lambda: ada.table.get("watching") == 150)
        assert len(ada.frames) < 75


class Silent:
    """A connection from an address that has not sent anything."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)
        self.transport: Any = self
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def entered(limits: TransportLimits, *connections: Silent) -> list[Any]:
    return [limits.enter(cast(Connection, each)) for each in connections]


def test_when_descriptors_run_out_those_who_send_nothing_make_room() -> None:
    limits = TransportLimits(ServerSettings("tables.db"), room=lambda: 2)
    silent, player, new, last = (Silent(f"10.0.0.{number}") for number in range(4))
    assert entered(limits, silent, player) == [None, None]
    limits.note_request(player.transport)
    assert entered(limits, new) == [None] and silent.is_dropped and not player.is_dropped
    limits.note_request(new.transport)
    assert entered(limits, last) == [OUT_OF_DESCRIPTORS]
    limits.leave(player.transport)
    assert entered(limits, last) == [None]


def test_a_proxy_stands_for_many_addresses() -> None:
    limits = TransportLimits(ServerSettings("tables.db", connections_per_address=0), "10.0.0.0/8")
    assert entered(limits, *(Silent("10.1.2.3") for _ in range(200))) == [None] * 200
    assert entered(limits, *(Silent("11.1.2.3") for _ in range(200))).count(None) == PAGE_CONNECTIONS
