"""Dealing: devices commit to nonces and reveal them, a deal waits for these for a while, and words never block it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.lobby_requests import post
from tests.support.server.running_server import Player, Running, play_out, running
from tests.support.server.tables import new_table
from whistlestop import Game
from whistlestop.deal import sha256_of
from whistlestop.server import autopilot, hall, live_table
from whistlestop.server.http import lobby
from whistlestop.server.loading import fold
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store import Stored
from whistlestop.tables import attendance, commands, nonces
from whistlestop.tables import events as e
from whistlestop.tables.nonces import REVEAL_SECONDS
from whistlestop.tables.options import ChairAsked
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import table_seen
from whistlestop.tables.summary import summary_of
from whistlestop.tables.table import Table

NONCES = ["0" * 31 + "a", "0" * 31 + "b"]
HASHES = [sha256_of(nonce) for nonce in NONCES]
ADA = ChairAsked("host", "Ada", nonce_sha256=HASHES[0])
FRIEND = ChairAsked("friend")


def full(at: float = 100.0) -> Table:
    """A table where two devices have committed."""
    return commands.sit(new_table(ADA, FRIEND), at, None, "Ben", "", HASHES[1]).table


def code_of(command: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        command()
    return refusal.value.code, str(refusal.value)


def test_the_cards_are_dealt_once_every_nonce_is_revealed() -> None:
    table = full()
    assert nonces.awaited(table) == [0, 1]
    for nonce in (NONCES[1], NONCES[0]):
        assert code_of(lambda table=table: commands.deal(table, 101.0))[0] == "state"  # type: ignore[misc]
        table = commands.reveal(table, 101.0, nonce).table
    table = commands.deal(table, 101.0).table
    assert table.game is not None and table.game.seed == nonces.deal_of(table).seed
    assert nonces.deal_of(table).nonces == NONCES and nonces.published_deal(table) == nonces.deal_of(table)


def test_a_nonce_is_revealed_neither_early_nor_late_nor_twice_and_only_as_committed() -> None:
    early, table = new_table(ADA, FRIEND), full()
    assert code_of(lambda: commands.reveal(early, 1.0, NONCES[0]))[0] == "state"
    assert code_of(lambda: commands.reveal(table, 101.0, "c" * 32))[0] == "malformed"
    once = commands.reveal(table, 101.0, NONCES[0]).table
    assert code_of(lambda: commands.reveal(once, 101.0, NONCES[0]))[0] == "malformed"
    late = commands.deal(table, 100.0 + REVEAL_SECONDS).table
    assert code_of(lambda: commands.reveal(late, 111.0, NONCES[0]))[0] == "state"


def test_somebody_who_is_away_does_not_block_the_game() -> None:
    table = commands.reveal(full(), 101.0, NONCES[0]).table
    assert summary_of(table).deadline == nonces.deal_by(table) == 100.0 + REVEAL_SECONDS  # by which a sweep finds it
    assert code_of(lambda: commands.deal(table, 109.9))[0] == "state"
    table = commands.deal(table, 110.0).table
    assert nonces.deal_of(table).nonces == [NONCES[0], None] and nonces.deal_of(table).withheld == [1]
    assert table.game is not None and table.game.seed == nonces.deal_of(table).seed


def test_nobody_leaves_between_the_first_nonce_and_the_deal() -> None:
    table = full()
    assert code_of(lambda: attendance.leave(table, 109.9, 1)) == ("state", "the cards are being dealt; wait a moment")
    freed = attendance.leave(table, 110.0, 1).table  # only a deal that failed leaves a table like this
    assert freed.chairs[1].nonce_sha256 is None and nonces.deal_by(freed) is None


def test_what_is_fixed_before_a_nonce_is_revealed_is_shown_to_everybody_until_the_deal() -> None:
    early = table_seen(new_table(ADA, FRIEND), {})
    assert (early.words_sha256, early.chairs[0].nonce_sha256) == (None, HASHES[0])
    table = full()
    seen = table_seen(table, {})
    assert [chair.nonce_sha256 for chair in seen.chairs] == HASHES
    assert (seen.words_sha256, seen.first) == (nonces.deal_of(table).words_sha256, 0)
    begun = table_seen(commands.deal(table, 111.0).table, {})
    assert begun.words_sha256 is None and begun.chairs[0].nonce_sha256 is None


@pytest.mark.parametrize("word", ["電" * 24, "🚂" * 20])
def test_words_of_any_script_are_dealt(word: str) -> None:
    table = new_table(ChairAsked("host", "Ada"), FRIEND, word=word)
    table = commands.sit(table, 1.0, None, "Ben", word).table
    table = commands.deal(table, 2.0).table
    assert table.game is not None and table.game.seed == nonces.deal_of(table).seed
    assert nonces.published_deal(table) is not None


def test_a_word_of_too_many_bytes_is_refused_when_somebody_joins() -> None:
    table = new_table(ChairAsked("host", "Ada"), FRIEND)
    code, text = code_of(lambda: commands.sit(table, 1.0, None, "Ben", "🚂" * 24))
    assert (code, text) == ("malformed", "that name or word is too long; choose a shorter one")


def test_a_table_of_an_older_version_keeps_its_seed() -> None:
    created = b"""{"event":"laid","setting":{"edition":"usa","chairs":[{"sits":"host","name":"Ada"},{"sits":"friend"}],
        "word":"tram"},"secret":"%s"}""" % (b"5" * 64)
    events = [created, b'{"event":"sat","seat":1,"name":"Ben","word":"zug"}', b'{"event":"dealt"}']
    table = fold("table", [Stored(at, float(at), body, "") for at, body in enumerate(events, 1)])
    assert table.game is not None and table.game.seed == f"{'5' * 64} tram zug"
    assert nonces.published_deal(table) is None and not table.is_continued


def test_neither_a_bot_nor_an_expected_friend_commits_to_a_nonce() -> None:
    for sits in ("friend", "bot"):
        with pytest.raises(ValueError, match="only seats on the host's device"):
            new_table(ADA, ChairAsked(sits, nonce_sha256=HASHES[1]))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time at the tables, which a test sets."""
    now = [time.time()]  # an old table where nobody has played would be deleted
    for module in (autopilot, hall, live_table, lobby):
        monkeypatch.setattr(module, "time", lambda: now[0])
    return now


async def committed(server: Running, **setting: Any) -> dict[str, Any]:
    """A table where Ada's device has committed, and a friend is expected."""
    host = {"sits": "host", "name": "Ada", "nonce_sha256": HASHES[0]}
    return await server.lay(chairs=[host, {"sits": "friend"}], **setting)


@pytest.mark.anyio
async def test_two_devices_commit_reveal_and_find_everything_in_the_end(server: Running) -> None:
    created = await committed(server, house={"trains": 3})
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    assert (await ada.ask(type="reveal", nonce=NONCES[0]))["code"] == "state"
    status, chair = await post(server, f"{created['table']}/chairs", name="Ben", word="zug", nonce_sha256=HASHES[1])
    assert status == 201
    ben = await server.sit(created["table"], chair["token"])
    assert [one["nonce_sha256"] for one in ben.table["chairs"]] == HASHES
    host = await server.sit(created["table"], created["host"])  # for people who share a device
    assert (await host.ask(type="reveal", nonce="e" * 32))["code"] == "malformed"
    assert (await host.ask(type="reveal", nonce=NONCES[0]))["type"] == "done"
    assert (await ben.ask(type="reveal", nonce=NONCES[1]))["type"] == "done"
    await play_out(ada, ben)
    deal = {"commitments": HASHES, "nonces": NONCES, "words": ["", "zug"]}
    published = ada.game["deal"]
    assert published == {**deal, "secret": published["secret"]}
    assert sha256_of(published["secret"]) == ada.table["secret_sha256"]
    record = (await server.http.get(f"/api/tables/{created['table']}/record")).text
    replayed = Game.replay(record)
    assert replayed.deal is not None and replayed.seed == replayed.deal.seed == ada.game["view"]["seed"]
    nonces = [*NONCES, published["secret"]]
    shown = [frame for player in (ada, ben, host) for frame in player.frames if '"over"' not in frame]
    assert not [frame for frame in shown if any(nonce in frame for nonce in nonces)]


@pytest.mark.anyio
async def test_devices_commit_to_the_rematch_when_the_game_is_over_and_reveal_at_its_table(server: Running) -> None:
    created = await server.lay(house={"trains": 3})
    ada, ben = [await server.sit(created["table"], chair["token"]) for chair in created["chairs"]]
    host = await Player.enter(server.socket(created["table"]), created["host"], [created["chairs"][0]["token"]])
    assert (await ada.ask(type="commit", nonce_sha256=HASHES[0]))["code"] == "state"
    await play_out(ada, ben)
    assert (await host.ask(type="commit", nonce_sha256=HASHES[0], seat=1))["code"] == "forbidden"
    assert (await host.ask(type="commit", nonce_sha256=HASHES[0], seat=0))["type"] == "done"  # on a shared device
    assert (await ada.ask(type="commit", nonce_sha256=HASHES[1]))["code"] == "state"
    assert (await ben.ask(type="commit", nonce_sha256=HASHES[1]))["type"] == "done"
    _, again = await post(server, f"{created['table']}/again", created["chairs"][0]["token"])
    assert (await ben.ask(type="commit", nonce_sha256=HASHES[1]))["code"] == "state"
    next_ada = await server.sit(again["table"], again["chairs"][0]["token"])
    assert [chair["nonce_sha256"] for chair in next_ada.table["chairs"]] == HASHES
    assert (await next_ada.ask(type="reveal", nonce=NONCES[0]))["code"] == "state", "ben has not come yet"
    await ben.until(lambda: ben.again is not None)
    assert ben.again is not None
    await server.sit(again["table"], ben.again["token"])
    for nonce in NONCES:
        assert (await next_ada.ask(type="reveal", nonce=nonce))["type"] == "done"
    await next_ada.until(lambda: bool(next_ada.game))


@pytest.mark.anyio
async def test_a_host_who_has_committed_starts_with_bots_and_is_waited_for(server: Running) -> None:
    created = await committed(server)
    status, seen = await post(server, f"{created['table']}/start", created["host"])
    assert (status, seen["state"]) == (200, "waiting")
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    await ada.send(type="reveal", id=1, nonce=NONCES[0])
    await ada.until(lambda: bool(ada.game))
    assert ada.table["state"] == "playing"


@pytest.mark.anyio
async def test_another_process_deals_without_a_nonce_whose_time_is_over(
    tmp_path: Path, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(f"{tmp_path}/whistlestop.db")
    async with running(settings) as server:
        created = await committed(server)
        assert (await post(server, f"{created['table']}/chairs", name="Ben"))[0] == 201
        assert (await server.http.get(f"/api/tables/{created['table']}")).json()["state"] == "waiting"
    clock[0] += REVEAL_SECONDS
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.01)
    async with running(settings) as server:
        while not (await server.http.get("/healthz")).json()["tables"]:  # until a sweep has opened it
            await asyncio.sleep(0.01)
        ben = await server.sit(created["table"])
        await ben.until(lambda: bool(ben.game))


@pytest.mark.anyio
async def test_a_deal_that_fails_costs_nobody_a_seat_and_is_refused_with_a_way_out(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    created = await server.lay(chairs=[{"sits": "host", "name": "Ada"}, {"sits": "friend"}])
    with monkeypatch.context() as broken:
        broken.setattr("whistlestop.notation.seating.LONGEST_SEED", 10)
        status, chair = await post(server, f"{created['table']}/chairs", name="Ben", seat=1)
        assert (status, chair["seat"]) == (201, 1)
        status, trouble = await post(server, f"{created['table']}/start", created["host"])
        assert (status, trouble["reason"]) == (503, "refused-deal")
        assert "a deal failed" in caplog.text
        ben = await server.sit(created["table"], chair["token"])
        assert (await ben.ask(type="leave"))["type"] == "done"
    assert (await post(server, f"{created['table']}/start", created["host"]))[1]["state"] == "playing"


def test_events_of_a_deal_are_read_as_they_were_written() -> None:
    for event in (e.Sat(1, "Ben", nonce_sha256=HASHES[1]), e.Revealed(1, NONCES[1])):
        assert e.decode(e.encode(event)) == event
