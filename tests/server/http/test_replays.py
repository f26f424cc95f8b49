"""Replays on a server: finished games and anybody's game records, replayed, and continued from any moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.support.games import finished, moment
from tests.support.reel_reader import moments_of
from tests.support.server.blocked_work import Blocked
from tests.support.server.lobby_requests import arrived, begun, seated
from tests.support.server.misbehaving_clients import untroubled
from tests.support.server.running_server import PATIENCE, Running, play_out, running
from tests.support.soak import rest
from whistlestop import Game
from whistlestop.notation.record_text import read_record
from whistlestop.records.reel import reel_of
from whistlestop.server.hall import REPLAYS
from whistlestop.server.http import replays
from whistlestop.server.http.bodies import MAX_BOARD, MAX_RECORD
from whistlestop.server.settings import ServerSettings

pytestmark = pytest.mark.anyio
RECORD = finished("europe", 3, 1).record()
SECRETS = ("hands", "deck", "ticket_deck", "tickets", "offers", "row", "generator", "seed", "rules")


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(f"{tmp_path}/whistlestop.db", messages_per_second=10_000)


@pytest.fixture
async def server(settings: ServerSettings) -> AsyncIterator[Running]:
    async with running(settings) as found:
        yield found


async def ask(server: Running, path: str, **body: Any) -> tuple[int, Any]:
    answer = await server.http.post(path, json=body)
    return answer.status_code, answer.json()


async def continue_game(server: Running, decision: int, seat: int = 0, **body: Any) -> tuple[int, Any]:
    usual = {"record": RECORD, "decision": decision, "seat": seat, "name": "Ada", "level": "beginner", "bot_pause": 0}
    return await ask(server, "/api/continued", **{**usual, **body})


async def test_anybody_can_replay_a_finished_game(server: Running) -> None:
    created, players = await begun(server)
    path = f"/api/tables/{created['table']}"
    refused = await server.http.get(f"{path}/reel")
    assert (refused.status_code, refused.json()["reason"]) == (409, "refused-record")
    assert (await ask(server, "/api/reel", table=created["table"]))[1]["reason"] == "refused-record"
    assert (await continue_game(server, 3, record=None, table=created["table"]))[1]["reason"] == "refused-record"
    await play_out(*players)
    reel = (await server.http.get(f"{path}/reel")).json()
    *_, last = moments_of(reel)
    assert last.eyes(0)["scores"] == players[0].game["view"]["scores"]
    assert len(reel["steps"]) == len(players[0].log) + 1
    record = (await server.http.get(f"{path}/record")).text
    assert (await ask(server, "/api/reel", record=record))[1] == reel
    assert (await server.http.get(f"{path}/reel", headers={"accept-encoding": "identity"})).json() == reel


async def test_an_unknown_table_has_no_reel(server: Running) -> None:
    assert (await server.http.get("/api/tables/nowhere/reel")).status_code == 404
    assert (await ask(server, "/api/reel"))[0] == 404


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("", "line 1: a record begins with"),
        ("GIF89a\0\x01", "line 1: a record begins with"),
        (RECORD.replace("seats 3", "seats 2"), "the digest in the last line does not match"),
        ("whistlestop record 1\n" + '{"' * 30_000, "the digest in the last line does not match"),
    ],
)
async def test_a_record_that_is_wrong_is_refused_in_one_line(server: Running, record: str, why: str) -> None:
    for path in ("/api/reel", "/api/reel/page"):
        status, refusal = await ask(server, path, record=record)
        assert (status, refusal["reason"]) == (400, "refused-reel")
        assert why in refusal["text"] and "\n" not in refusal["text"]
    assert (await continue_game(server, 3, record=record))[1]["reason"] == "refused-reel"


async def test_a_record_has_room_in_a_request_and_nothing_longer(server: Running) -> None:
    assert (await ask(server, "/api/reel", record="x" * 20_000))[1]["reason"] == "refused-reel"
    assert (await ask(server, "/api/reel", record="x" * MAX_RECORD))[1]["code"] == "large"
    assert (await ask(server, "/api/tables", record="x" * MAX_BOARD))[1]["code"] == "large"
    assert (await ask(server, "/api/scores", record="x" * 20_000))[1]["code"] == "large"


@pytest.mark.parametrize("share", [rest(0.0), rest(0.005), 0.6, 0.95])
async def test_a_game_continues_from_any_moment_against_bots(server: Running, share: float) -> None:
    then = moment("europe", 3, 1, share)
    status, created = await continue_game(server, len(then.log), seat=1)
    assert (status, [chair["seat"] for chair in created["chairs"]]) == (201, [1])
    (ada,) = await seated(server, created)
    await ada.until(lambda: bool(ada.game))
    assert [chair["name"] for chair in ada.table["chairs"]] == ["Player 1", "Ada", "Player 3"]
    assert [chair.get("level") for chair in ada.table["chairs"]] == ["beginner", None, "beginner"]
    await play_out(ada)
    record = (await server.http.get(f"/api/tables/{created['table']}/record")).text
    again = Game.replay(record)
    begun = Game.from_position(read_position(record)).position()
    assert {name: begun.get(name) for name in SECRETS} == {name: then.position().get(name) for name in SECRETS}
    assert again.over and again.names == ["Player 1", "Ada", "Player 3"]
    reel = (await server.http.get(f"/api/tables/{created['table']}/reel")).json()
    assert not reel["is_dealt"]


def read_position(record: str) -> Mapping[str, Any]:
    """The position with which a record begins."""
    position = read_record(record).header.position
    assert position is not None
    return position


async def test_a_continued_game_survives_a_restart(settings: ServerSettings) -> None:
    then = moment("europe", 3, 1, 0.5)
    async with running(settings) as server:
        _, created = await continue_game(server, len(then.log), seat=2)
        before = await arrived(server, created["table"], created["chairs"][0]["token"])
        await before.until(lambda: before.is_asked)
        seen = before.game["view"]
    async with running(settings) as server:
        after = await arrived(server, created["table"], created["chairs"][0]["token"])
        assert after.game["view"] | {"log": []} == seen | {"log": []}


async def test_a_finished_game_or_an_unknown_seat_cannot_be_continued(server: Running) -> None:
    assert (await continue_game(server, 100_000))[1]["reason"] == "refused-over"
    assert (await continue_game(server, 3, seat=3))[0] == 404
    assert (await continue_game(server, -1))[1]["code"] == "malformed"
    assert (await continue_game(server, 3, name=" "))[1]["reason"] == "refused-name-signs"


async def test_a_player_with_the_name_of_another_is_not_mistaken_for_them(server: Running) -> None:
    _, created = await continue_game(server, 40, seat=1, name="Player 3")
    seen = (await server.http.get(f"/api/tables/{created['table']}")).json()
    names = [chair["name"] for chair in seen["chairs"]]
    assert names[:2] == ["Player 1", "Player 3"] and len({*names}) == 3


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Blocked:
    """Reels are made when the test allows it."""
    found = Blocked()
    monkeypatch.setattr(replays, "reel_of", lambda game: (found.work(), reel_of(game))[1])
    replays._packed.cache_clear()
    return found


async def send_request(server: Running, then: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Request a reel, and do not wait for it."""
    reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
    body = json.dumps({"record": RECORD}).encode()
    head = b"POST /api/reel HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    writer.write(head % len(body) + body + then)
    return reader, writer


async def until_waiting(server: Running, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(server.hall.replays) != count:
            await asyncio.sleep(0.001)


async def test_requests_whose_clients_disconnect_make_room_at_once(server: Running, blocked: Blocked) -> None:
    _, _, places = REPLAYS
    with untroubled():
        writers = [(await send_request(server))[1] for _ in range(places)]
        await until_waiting(server, places)
        status, refusal = await ask(server, "/api/reel", record=RECORD)
        assert (status, refusal["code"], refusal["reason"]) == (503, "busy", "refused-work")
        for writer in writers:
            writer.close()
        await until_waiting(server, 1)  # a thread is working on it
        blocked.may_end.set()
        assert (await ask(server, "/api/reel", record=RECORD))[0] == 200
    assert len(blocked.done) == 1, "nobody waited for the others"


async def test_a_next_request_on_the_same_connection_is_not_a_disconnect(server: Running, blocked: Blocked) -> None:
    reader, writer = await send_request(
        server, b"GET /api/lessons HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    )
    await blocked.until_began()
    assert (await server.http.get("/healthz")).status_code == 200
    blocked.may_end.set()
    answers = await reader.read()
    assert answers.count(b"HTTP/1.1 200") == 2
    writer.close()
