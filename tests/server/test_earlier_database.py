"""A database file of an earlier version: each table opens, shows what it showed then, and can be played to its end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import time
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from tests.support.golden import FOLDER
from tests.support.server.processes import open_to_all
from tests.support.server.reconnecting_players import Person
from tests.support.server.running_server import Running, running
from whistlestop import Game
from whistlestop.server.loading import fold
from whistlestop.server.store import Store
from whistlestop.server.tokens import Tokens
from whistlestop.tables import events as e
from whistlestop.tables import protocol
from whistlestop.tables.messages import game_message
from whistlestop.tables.seen import table_seen
from whistlestop.tables.table import Table

pytestmark = pytest.mark.anyio

EARLIER = FOLDER / "earlier"  # written by the last version whose modules were all in one folder
SHOWN: dict[str, Any] = json.loads((EARLIER / "shown.json").read_text(encoding="utf-8"))
NONCE = "a" * 31 + "1"  # of a device that waits for a rematch
# As if the server had been upgraded a moment ago: clocks would have run out meanwhile.
JUST_NOW = """
UPDATE events SET at = at + :now - (SELECT updated FROM tables WHERE id = table_id);
UPDATE tables SET deadline = deadline + :now - updated, expires = expires + :now - updated, updated = :now;
"""


class Upgraded(NamedTuple):
    """A server of this version on that database, with the tables as they were stored."""

    server: Running
    store: Store
    tokens: Tokens
    tables: dict[str, Table]

    def token(self, table: str, seat: int) -> str:
        return self.tokens.chair(table, seat, self.tables[table].chairs[seat].generation)

    async def seat_everybody(self, table: str) -> None:
        """Take the free seats, and end whatever keeps a game from continuing."""
        for seat, chair in enumerate(self.tables[table].chairs):
            if chair.is_free:
                sat = await self.server.http.post(f"/api/tables/{table}/chairs", json={"name": "Dua", "seat": seat})
                assert sat.is_success, sat.text
        if self.tables[table].pause == "agreed":
            for seat in self.tables[table].people:
                await self.send(table, seat, type="pause", on=False)
        for seat, chair in enumerate(self.tables[table].chairs):
            if chair.nonce_sha256 and chair.nonce is None:
                await self.send(table, seat, type="reveal", nonce=NONCE)

    async def send(self, table: str, seat: int, **message: Any) -> None:
        player = await self.server.sit(table, self.token(table, seat))
        answer = await player.ask(**message)
        assert answer["type"] == "done", answer
        await player.close()

    async def play_out(self, table: str) -> None:
        """Let everybody come back to a table, and play to its end."""
        if self.tables[table].state == "over":
            return
        await self.seat_everybody(table)
        async with asyncio.TaskGroup() as group:
            for seat in range(len(self.tables[table].chairs)):
                if self.tables[table].chairs[seat].level is None:
                    person = Person(
                        lambda: self.server, table, seat, self.token(table, seat), Random(f"{table} {seat}")
                    )
                    group.create_task(person.play())


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of the earlier database."""
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        script = (EARLIER / "tables.sql").read_text(encoding="utf-8")
        connection.executescript(f"BEGIN;{script}COMMIT;")  # at once: a commit for each line would take a minute
        for statement in JUST_NOW.strip().splitlines():
            connection.execute(statement, {"now": time()})
        connection.commit()
    return f"sqlite:///{path}"


@pytest.fixture
async def upgraded(url: str, store: Store) -> AsyncIterator[Upgraded]:
    tables = {table: fold(table, await store.events(table)) for table in SHOWN}
    async with running(open_to_all(url)) as server:
        yield Upgraded(server, store, Tokens(await store.secret()), tables)


async def test_every_table_shows_what_it_showed(store: Store) -> None:
    for table, shown in SHOWN.items():
        folded = fold(table, await store.events(table))
        assert lost(shown["table"], msgspec.to_builtins(table_seen(folded, {})), table) == []
        for before in shown["games"]:
            today = json.loads(protocol.encode(game_message(folded, before["for"], 0)))
            assert lost(before, {**today, "for": before["for"]}, f"{table} {before['for']}") == []
        log = [f"{decision}" for decision in folded.game.log] if folded.game is not None else []
        assert log == [line for line in shown.get("record", ()) if line[:1].isdigit()]


async def test_every_table_comes_to_its_end_under_the_rules_that_it_began_with(upgraded: Upgraded) -> None:
    bodies = {table: [one.body for one in await upgraded.store.events(table)] for table in SHOWN}
    records = {table: await upgraded.store.record(table) for table in SHOWN}
    async with asyncio.TaskGroup() as group:
        for table in SHOWN:
            group.create_task(upgraded.play_out(table))
    for table in SHOWN:
        stored = [one.body for one in await upgraded.store.events(table)]
        record = await upgraded.store.record(table)
        assert stored[: len(bodies[table])] == bodies[table]
        assert not any(isinstance(e.decode(body), e.Resumed) for body in stored[len(bodies[table]) :])
        assert record is not None and records[table] in {None, record}
        check_rules(Game.replay(record), [e.decode(body) for body in bodies[table]])


def lost(before: Any, today: Any, where: str) -> list[str]:
    """The places where something is missing or has another value."""
    if isinstance(before, dict) and isinstance(today, dict):
        return [each for name in before for each in lost(before[name], today.get(name), f"{where}.{name}")]
    if isinstance(before, list) and isinstance(today, list) and len(before) == len(today):
        return [each for i, pair in enumerate(zip(before, today, strict=True)) for each in lost(*pair, f"{where}.{i}")]
    return [] if before == today else [f"{where}: {before!r} is {today!r}"]


def check_rules(game: Game, events: list[e.Event]) -> None:
    """Check that the game has ended under the rules that it began with."""
    assert game.over
    rules = game.box.rules.as_data()
    for event in events:
        if isinstance(event, e.Dealt | e.Resumed):
            began = event.rules if isinstance(event, e.Dealt) else event.position["house"]
            assert {**rules, **began} == rules and rules["draw_without_deck"] == 1


def test_the_file_has_every_event_that_there_was() -> None:
    tags = set(json.loads((EARLIER / "names.json").read_text(encoding="utf-8"))["events"])
    text = (EARLIER / "tables.sql").read_text(encoding="utf-8")
    assert all(f'"event":"{tag}"' in text for tag in tags)
    assert tags <= {kind.__struct_config__.tag for kind in get_args(e.Event)}
