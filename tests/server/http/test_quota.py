"""Nobody can fill the server with tables: an address has a few, and those where nobody ever plays are deleted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.server.entries import WAITING, entry
from tests.support.server.lobby_requests import post, seated
from tests.support.server.running_server import play_out, running
from tests.support.server.tables import begun, dealt, new_table, people
from whistlestop.server.expiry import check_kept, delete_expired
from whistlestop.server.http.quota import UNATTENDED_SECONDS, TableQuota
from whistlestop.server.live_table import entry_of
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store import Store
from whistlestop.tables import attendance, commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import UNPLAYED_SECONDS, Change, Table

pytestmark = pytest.mark.anyio

ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
BOTS = [{"sits": "bot"}, {"sits": "bot"}]
HOME = "192.168.1.5"
NOW = 1_000_000_000.0


class Quota(TableQuota):
    """A quota of two tables, at a time and with people that a test decides on."""

    def __init__(self, store: Store) -> None:
        self.now = NOW
        self.attended: set[str] = set()
        super().__init__(store, 2, self.attended.__contains__, lambda: self.now)

    async def start(self, *tables: str, address: str = HOME) -> None:
        for table in tables:
            async with self.starting(address) as started:
                assert await self._store.append(entry(table, 0, at=self.now))
                started.add(table)


@pytest.fixture
def quota(store: Store) -> Quota:
    return Quota(store)


@ON_SQLITE
async def test_a_finished_table_makes_room_for_another(quota: Quota, store: Store) -> None:
    await quota.start("a", "b")
    with pytest.raises(Refused) as refused:
        await quota.start("c")
    assert (refused.value.id, refused.value.facts) == ("refused-tables", {"count": 2})
    await quota.start("d", address="192.168.1.6")
    over = entry("a", 1, summary=msgspec.structs.replace(WAITING, state="over"))
    assert await store.append(over)
    await quota.start("c")
    with pytest.raises(Refused):
        await quota.start("e")


@ON_SQLITE
async def test_a_place_is_taken_before_the_table_is_stored_and_given_back_if_it_is_not(quota: Quota) -> None:
    async with quota.starting(HOME), quota.starting(HOME):
        with pytest.raises(Refused):
            await quota.start("c")
    await quota.start("a", "b")


@ON_SQLITE
async def test_a_table_no_longer_counts_when_nothing_happens_there_and_nobody_comes(quota: Quota, store: Store) -> None:
    await quota.start("waiting", "watched")
    quota.attended.add("watched")
    quota.now += UNATTENDED_SECONDS
    with pytest.raises(Refused):
        await quota.start("c")
    quota.now += 1
    await quota.start("c")
    with pytest.raises(Refused):  # somebody is still at the other one
        await quota.start("d")
    quota.attended.clear()
    quota.now += UNATTENDED_SECONDS + 1
    await quota.forget_all_done()
    assert not quota._tables


async def test_forty_at_once_get_as_many_tables_as_one_by_one(tmp_path: Path) -> None:
    async with running(ServerSettings(f"{tmp_path}/tables.db")) as server:
        asked = [server.http.post("/api/tables", json={"edition": "usa", "chairs": BOTS}) for _ in range(40)]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
    assert (statuses.count(201), statuses.count(429)) == (20, 20)


def test_a_table_is_played_when_a_person_decides_and_not_when_a_bot_does() -> None:
    bots = begun(ChairAsked("bot", "Otto"), ChairAsked("bot", "Mira"))
    assert not bots.is_played and bots.expires == bots.at + UNPLAYED_SECONDS
    table = dealt(ChairAsked("bot", "Otto"), *people("Ada"))
    assert not table.is_played
    for seat in (0, 1):
        table = commands.play(table, 2.0, seat, table.on_turn(seat).legal()[0], table.moves).table
        assert table.is_played == (seat == 1)
    assert table.expires is None
    held = attendance.leave(dealt(), 2.0, 0).table
    assert not commands.play(held, 3.0, 0, held.on_turn(0).legal()[0], held.moves, by_bot=True).table.is_played
    past = dealt().past(e.Chosen(0, "keep all"), 2.0)
    assert past.is_played


async def keep(store: Store, table: Table, at: float) -> None:
    """Store a table as if it had been left at this time."""
    for number in range(2):
        stored = entry_of(Change((e.Created(table.setting, table.secret),), table))
        changes: dict[str, Any] = {"number": number, "at": at, "position": b"{}", "record": "record"}
        expires = None if table.is_played else at + UNPLAYED_SECONDS
        changes["summary"] = msgspec.structs.replace(stored.summary, expires=expires)
        assert await store.append(msgspec.structs.replace(stored, **changes))


def named(table: Table, id: str) -> Table:  # noqa: A002
    return replace(table, id=id)


async def test_tables_where_nobody_ever_played_are_deleted_after_thirty_days(store: Store) -> None:
    old, fresh = NOW - UNPLAYED_SECONDS - 1, NOW - UNPLAYED_SECONDS + 1
    await keep(store, named(begun(), "played"), old)
    await keep(store, named(new_table(), "fresh"), fresh)
    await keep(store, named(new_table(), "open"), old)
    for number in range(45):
        await keep(store, named(new_table(), f"old{number}"), old)
    assert await delete_expired(store, [named(new_table(), "open")], NOW) == 45
    for table in ("played", "fresh", "open"):
        assert len(await store.events(table)) == 2 and await store.position(table) and await store.record(table)
    gone = [await store.events("old7"), await store.position("old7"), await store.record("old7")]
    assert [*gone, await store.summary("old7")] == [[], None, None, None]
    # The fresh one expires; the time of the open one began again.
    assert await delete_expired(store, [], NOW + UNPLAYED_SECONDS - 1) == 1
    assert await delete_expired(store, [], NOW + UNPLAYED_SECONDS + 1) == 1
    assert await store.summary("played") is not None


async def test_a_table_that_was_deleted_while_it_was_opened_is_not_there(store: Store) -> None:
    table = replace(new_table(), id="t", at=1.0)
    await keep(store, table, 1.0)
    assert await store.postpone("t", 2.0) and not await store.postpone("none", 2.0)
    assert await store.delete_expired(3.0, 10) == 1
    with pytest.raises(Refused, match="there is no such table"):
        await check_kept(store, table)


async def test_a_rematch_that_has_expired_can_be_asked_for_again(tmp_path: Path) -> None:
    settings = ServerSettings(f"{tmp_path}/tables.db", messages_per_second=10_000)
    async with running(settings) as server:
        created = await server.lay(house={"trains": 3}, chairs=[{"sits": "host", "name": "Ada"}, {"sits": "bot"}])
        await play_out(*await seated(server, created))
        _, new = await post(server, f"{created['table']}/again", created["host"])
    store = await Store.open(settings.db)
    assert await store.postpone(new["table"], 1.0) and await store.delete_expired(2.0, 10) == 1
    await store.close()
    async with running(settings) as server:
        assert (await server.http.get(f"/api/tables/{new['table']}")).status_code == 404
        assert await post(server, f"{created['table']}/again", created["host"]) == (201, new)
        assert (await server.sit(new["table"], new["host"])).welcome["is_host"]
