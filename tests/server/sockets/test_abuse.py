"""Whatever a client sends, and however it behaves: a clear refusal, no table changes, and the server keeps running."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.server.lobby_requests import arrived, begun, closing, post
from tests.support.server.misbehaving_clients import Deaf, check_plain, check_well, events, forged, join, watched
from tests.support.server.running_server import PATIENCE, Player, Running, line_to, play_out, some_words
from whistlestop.server.settings import ServerSettings
from whistlestop.server.sockets import line, socket
from whistlestop.tables.protocol import PROTOCOL

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/whistlestop.db"


@pytest.fixture
async def server(db: str) -> AsyncIterator[Running]:
    async with watched(ServerSettings(db, messages_per_second=10_000, origins=("https://club.example",))) as found:
        yield found


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil"])
async def test_a_page_of_another_site_cannot_open_a_socket(server: Running, origin: str) -> None:
    created = await server.lay()
    with pytest.raises(InvalidStatus) as refusal:
        await Player.enter(server.socket(created["table"]), created["chairs"][0]["token"], origin=origin)
    assert refusal.value.response.status_code == 403
    assert (await check_well(server))["connections"] == 0


async def test_our_own_pages_and_listed_sites_can(server: Running) -> None:
    created = await server.lay()
    for origin in (server.url, "https://club.example"):
        await Player.enter(server.socket(created["table"]), created["chairs"][0]["token"], origin=origin)


@pytest.mark.parametrize("message", ["x" * 20_000, ["x" * 1000] * 20])
async def test_a_message_that_is_too_long_ends_the_connection(
    server: Running, db: str, message: str | list[str]
) -> None:
    created, (ada, ben) = await begun(server)
    before = await events(db, created["table"])
    with suppress(ConnectionClosed):
        await ada.connection.send(message)
    assert (await closing(ada))[1] == 1009
    assert (await ben.ask(type="say", phrase="hello"))["type"] == "done"
    assert (await events(db, created["table"]))[:-1] == before


UNREADABLE: list[str | bytes] = [
    "", b"", "?", "null", "[]", "{}", "NaN", b"\xff", b"\x00", '{"type":"play"}', '{"type":"Play","id":1}',
    '{"type":"why","id":1}', '{"type":"why","id":"1","words":""}', '{"type":"why","id":1.0,"words":""}',
    '{"type":"why","id":NaN,"words":""}', '{"type":"why","id":1e999,"words":""}', '{"type":"why","id":-1,"words":""}',
    '{"type":"why","id":' + "9" * 5000 + ',"words":""}', '{"type":"why","id":1,"words":"\\ud800"}',
    '{"type":"why","id":1,"words":"' + "x" * 301 + '"}', '{"type":"why","id":1,"words":"","admin":true}',
    '{"a":' + "[" * 7000 + "]" * 7000 + ',"type":"leave","id":1}', '{"type":"leave","id":1}}', '{"type":"dealt"}',
    '{"type":1}', '{"type":"hold","id":1,"seat":5}', '{"type":"leave","id":1,"seat":1}',
]  # fmt: skip


async def test_what_cannot_be_read_is_refused_and_changes_nothing(server: Running, db: str) -> None:
    created, (ada, ben) = await begun(server)
    before = await events(db, created["table"])
    for number, frame in enumerate(UNREADABLE):
        player = (ada, ben)[number % 2]  # neither is disconnected for sending too many of them
        await player.connection.send(frame)
        answer = await asyncio.wait_for(player.receive(), PATIENCE)
        assert (answer["type"], answer["id"], answer["code"]) == ("refused", None, "malformed"), frame
        check_plain(answer)
    assert await events(db, created["table"]) == before
    assert (await ada.play("draw deck"))["type"] == "done"


async def test_a_client_that_sends_too_many_unreadable_messages_is_disconnected(server: Running) -> None:
    _, (ada, _) = await begun(server)
    for _ in range(line.MAX_MALFORMED + 1):
        await ada.connection.send("?")
    last, code = await closing(ada)
    assert (last["code"], code) == ("malformed", 1008)


@pytest.mark.usefixtures("no_time_goes_by")
async def test_a_flood_is_cut_off_and_others_are_not_touched(db: str) -> None:
    async with watched(ServerSettings(db, messages_per_second=5)) as server:
        created, (ada, ben) = await begun(server)
        for number in range(30):  # for 50 frames the transport would close the connection without a message
            with suppress(ConnectionClosed):
                await ada.send(type="say", id=number, phrase="hello")
        last, code = await closing(ada)
        assert (last["type"], last["code"], code) == ("refused", "fast", 1008)
        assert (await ben.ask(type="why", words="pass"))["type"] == "refused"
        said = [body for body in await events(db, created["table"]) if b'"said"' in body]
        assert 0 < len(said) < 10
        assert (await arrived(server, created["table"], created["chairs"][0]["token"])).is_asked


async def test_a_hello_that_never_comes_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    created = await server.lay()
    silent = Player(await line_to(server.socket(created["table"])))
    last, code = await closing(silent)
    assert (last["code"], code) == ("malformed", 1008)
    assert (await check_well(server))["connections"] == 0


async def test_connections_from_one_address_are_limited(db: str) -> None:
    async with watched(ServerSettings(db, connections_per_address=3)) as server:
        created = await server.lay()
        crowd = [await server.sit(created["table"]) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refusal:
            await server.sit(created["table"])
        assert refusal.value.response.status_code == 403
        await crowd[0].close()
        while (await check_well(server))["connections"] == 3:
            await asyncio.sleep(0.01)
        assert (await server.sit(created["table"])).welcome


async def test_tables_started_from_one_address_are_limited(db: str) -> None:
    async with watched(ServerSettings(db, tables_per_address=2)) as server:
        for _ in range(2):
            await server.lay()
        answer = await server.http.post("/api/tables", json={"edition": "usa", "chairs": [{"sits": "bot"}] * 2})
        assert (answer.status_code, answer.json()["code"]) == (429, "fast")
        assert (await check_well(server))["tables"] == 2


async def test_of_a_thousand_who_join_at_once_only_as_many_get_in_as_there_are_seats(server: Running, db: str) -> None:
    created = await server.lay(chairs=[{"sits": "host", "name": "Ada"}, *[{"sits": "friend"}] * 4])
    names = [[f"guest {line} {number}" for number in range(20)] for line in range(50)]
    lines = await asyncio.gather(*(join(server, created["table"], some) for some in names))
    answers = [answer for line in lines for answer in line]
    assert len(answers) == 1000
    assert sorted(chair["seat"] for status, chair in answers if status == 201) == [1, 2, 3, 4]
    assert {(status, body.get("code")) for status, body in answers if status != 201} == {(409, "full")}
    assert len(await events(db, created["table"])) == 1 + 4 + 1  # created, four seats taken, and dealt
    await check_well(server)


async def test_a_forged_token_opens_nothing(server: Running, db: str) -> None:
    created, other = await server.lay(), await server.lay()
    before = await events(db, created["table"])
    for token in forged(created["chairs"][0]["token"], other["chairs"][0]["token"]):
        stranger = Player(await line_to(server.socket(created["table"])))
        await stranger.send(type="hello", protocol=PROTOCOL, token=token)
        assert [(last["type"], last["code"]) for last, _ in [await closing(stranger)]] == [("refused", "forbidden")]
    for token in forged(created["host"], other["host"]):
        headers = {b"authorization": f"Bearer {token}".encode()}
        answer = await server.http.post(f"/api/tables/{created['table']}/links", json={"seat": 0}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), token
    assert await events(db, created["table"]) == before


async def test_a_storm_of_clients_that_come_and_drop_leaves_nothing_behind(server: Running, db: str) -> None:
    created, (ada, ben) = await begun(server)
    before = await events(db, created["table"])
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "token": created["chairs"][1]["token"]})

    async def come_and_drop(number: int) -> None:
        connection = await line_to(server.socket(created["table"]))
        for frame in (hello, '{"type":"why","id":1,"words":"pass"}', "?")[: number % 4]:
            await connection.send(frame)
        connection.transport.abort()

    for _ in range(4):
        await asyncio.gather(*(come_and_drop(number) for number in range(40)))
    while (await check_well(server))["connections"] > 2:
        await asyncio.sleep(0.01)
    assert await events(db, created["table"]) == before
    await ada.until(lambda: ada.table["chairs"][1].get("is_here"))
    assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done"
    await ben.until(lambda: len(ben.log) == 3)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little fits into the buffers of a connection, so that a client which does not read is soon behind."""
    wide = WebSocketsSansIOProtocol.connection_made

    def made(protocol: WebSocketsSansIOProtocol, transport: Any) -> None:
        wide(protocol, transport)
        transport.set_write_buffer_limits(high=2048)
        transport.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_made", made)
    monkeypatch.setattr(line, "MAX_UNSENT", 32_768)


async def test_a_client_that_never_reads_is_dropped_and_the_others_play_on(server: Running, narrow: None) -> None:
    created, (ada, ben) = await begun(server, house={"trains": 30})
    deaf = Deaf(server, created["table"])
    await deaf.come(None)
    await ada.until(lambda: ada.table.get("watching") == 1)
    await play_out(ada, ben)
    assert len(ada.frames) > 100
    await ada.until(lambda: "watching" not in ada.table)
    deaf.socket.close()
    while (await check_well(server))["connections"] > 2:
        await asyncio.sleep(0.01)


async def test_a_client_that_does_not_read_that_its_link_is_void_cannot_act(
    server: Running, db: str, narrow: None
) -> None:
    created, (_, ben) = await begun(server)
    thief = Deaf(server, created["table"])
    await thief.come(created["chairs"][0]["token"])
    for number in range(30):  # their answers fill the buffers, but are too few for a disconnect
        await thief.send(type="why", id=number, words="fly home")
    assert (await post(server, f"{created['table']}/links", created["host"], seat=0))[0] == 201
    before = await events(db, created["table"])
    with suppress(OSError):
        await thief.send(type="play", id=2, words="draw deck", moves=ben.game["moves"])
    for _ in range(3):  # one is done after the other, so that the play would have come before the last
        await ben.ask(type="say", phrase="hello")
    thief.socket.close()
    assert [body for body in await events(db, created["table"]) if b'"said"' not in body] == before
