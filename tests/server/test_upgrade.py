"""Tables begun under one version of the rules go on, and finish and verify, under the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server import other_rules
from tests.server.ledger import Findings, check_table
from tests.server.other_rules import BONUS, DEAL, POINTS, REMARK, ROW, TUNNEL, Change
from tests.server.processes import Process, open_to_all
from tests.server.returning import Person
from tests.server.running import Running, running
from whistlestop import Game, editions
from whistlestop.box import open_box, rules_version
from whistlestop.record import read_record
from whistlestop.server import events as e
from whistlestop.server.loading import load_table
from whistlestop.server.store import Store
from whistlestop.server.tokens import Tokens

pytestmark = pytest.mark.anyio

NEVER_CLEARED = "--locomotives"


class Left:
    """A table as it was left under other rules."""

    def __init__(self, table: str, bodies: Sequence[bytes], position: dict[str, Any] | None, record: str | None) -> None:
        self.table, self.bodies, self.position, self.record = table, bodies, position, record

    @property
    def moment(self) -> str:
        return self.table.partition("-")[2]

    @property
    def has_game(self) -> bool:
        return self.position is not None


async def left_behind(url: str, folder: Path, change: Change) -> list[Left]:
    """Tables that another version of the program has left at every moment of a game."""
    words = [NEVER_CLEARED] if change is ROW else []
    tables = other_rules.run("tests.server.halfway", url, *words, environment=change.copied_to(folder))
    store = await Store.open(url)
    left = []
    for table in tables:
        stored, kept = await store.events(table), await store.position(table)
        assert {one.rules for one in stored}.isdisjoint({rules_version()})
        position = msgspec.json.decode(kept[2]) if kept else None
        left.append(Left(table, [one.body for one in stored], position, await store.record(table)))
    await store.close()
    return left


async def play_to_the_end(server: Running, url: str, tables: Sequence[Left]) -> None:
    """Let people come to every table that is not over, and play it out."""
    store = await Store.open(url)
    tokens, chance = Tokens(await store.secret()), Random(3)
    async with asyncio.TaskGroup() as group:
        for left in tables:
            if left.moment == "waiting":
                await server.http.post(f"/api/tables/{left.table}/chairs", json={"name": "Dua"})
            for seat, _ in enumerate((await load_table(store, left.table)).chairs):
                token = tokens.chair(left.table, seat, 0)
                group.create_task(Person(lambda: server, left.table, seat, token, Random(chance.random())).play())
    await store.close()


async def events_of(store: Store, table: str) -> list[e.Event]:
    return [e.decode(one.body) for one in await store.events(table)]


async def check_ended(url: str, left: Left) -> list[e.Resumed]:
    """Everything that was stored before is still there, the record verifies; how often the game began anew."""
    store = await Store.open(url)
    stored = await store.events(left.table)
    record = await store.record(left.table)
    assert record is not None and Game.replay(record).over
    assert [one.body for one in stored][: len(left.bodies)] == left.bodies
    events = await events_of(store, left.table)
    await store.close()
    return [event for event in events if isinstance(event, e.Resumed)]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.mark.slow
@pytest.mark.parametrize("change", [REMARK, DEAL, POINTS, BONUS, ROW, TUNNEL], ids=lambda change: change.then[:30])
async def test_a_table_goes_on_from_any_moment_and_its_record_verifies(url: str, tmp_path: Path, change: Change) -> None:
    tables = await left_behind(url, tmp_path, change)
    async with running(open_to_all(url)) as server:
        await play_to_the_end(server, url, tables)
    for left in tables:
        resumed = await check_ended(url, left)
        assert len(resumed) <= 1
        if left.moment in {"waiting", "over"} or change in {REMARK, BONUS}:
            assert not resumed
        if left.record is not None:
            store = await Store.open(url)
            assert await store.record(left.table) == left.record
            assert len(await store.events(left.table)) == len(left.bodies)
            await store.close()
        if left.has_game and left.moment != "over" and change is DEAL:
            assert resumed
        for event in resumed:
            pass
