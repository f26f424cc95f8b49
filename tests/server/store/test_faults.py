"""What the store does when things break: a kill, a full disk, a lock, a database that goes away."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from tests.support.server.endless_appending import TABLES
from tests.support.server.entries import entry
from tests.support.server.postgres import Server
from whistlestop import StoreError
from whistlestop.server.store import Store, health, sqlite

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


def append_until_killed(url: str, lines: int) -> list[tuple[str, int]]:
    """Everything that a process acknowledged before it was killed, after this many lines."""
    command = [sys.executable, "-m", "tests.support.server.endless_appending", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        printed = list(islice(process.stdout, lines))
        process.kill()
        printed += process.stdout.readlines()
    whole = (line.split() for line in printed if line.endswith("\n"))  # the kill may cut the last one
    return [(table, int(number)) for table, number in whole]


async def test_a_kill_loses_nothing_and_doubles_nothing(url: str) -> None:
    acknowledged: list[tuple[str, int]] = []
    for lines in (1, 90, 41):
        acknowledged += append_until_killed(url, lines)
    assert len(acknowledged) >= 132
    assert len({*acknowledged}) == len(acknowledged)
    store = await Store.open(url)
    stored = {f"t{i}": [event.number for event in await store.events(f"t{i}")] for i in range(TABLES)}
    assert {*acknowledged} <= {(table, number) for table, numbers in stored.items() for number in numbers}
    for table, numbers in stored.items():
        assert numbers == list(range(len(numbers)))
        assert await store.position(table) == (numbers[-1], "1", b'{"after":%d}' % numbers[-1])
    await store.close()


async def test_a_full_disk_is_reported_and_the_next_event_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=60"))
    store = await Store.open(str(tmp_path / "tables.db"))
    asked = [store.append(entry("large", 0, body=b"x" * 500_000)), store.append(entry("t", 0))]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, StoreError)
        assert "tables.db cannot be written to now: database or disk is full; try again" in str(answer)
    assert await store.events("t") == []
    assert await store.append(entry("t", 0))
    await store.close()


async def test_a_file_that_another_program_has_locked_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.01)
    store = await Store.open(str(tmp_path / "tables.db"))
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="database is locked; try again"):
            await store.append(entry("t", 0))
        assert await store.events("t") == []
        holder.execute("ROLLBACK")
        assert await store.append(entry("t", 0))
    await store.close()


async def test_a_database_that_takes_no_writes_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.01)
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.0)
    store = await Store.open(str(tmp_path / "tables.db"))
    assert await store.is_well()
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert not await store.is_well()
        assert await store.events("t") == []  # it can still be read
        holder.execute("ROLLBACK")
        assert await store.is_well()
    await store.close()


async def test_however_many_ask_there_is_one_trial_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now, written, is_held = 100.0, 0, asyncio.Event()
    monkeypatch.setattr(health, "monotonic", lambda: now)

    async def write() -> None:
        nonlocal written
        written += 1
        await is_held.wait()

    trial = health.WriteTrial(write)
    asking = [asyncio.create_task(trial.is_well()) for _ in range(50)]
    await asyncio.sleep(0)
    now += 100  # one that hangs is not followed by others
    asking.append(asyncio.create_task(trial.is_well()))
    await asyncio.sleep(0)
    is_held.set()
    assert await asyncio.gather(*asking) == [True] * 51 and written == 1
    assert await trial.is_well() and written == 2
    assert await trial.is_well() and written == 2


async def test_a_damaged_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await Store.open(str(path))
    assert await store.append(entry("t", 0))
    await store.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    with pytest.raises(StoreError, match=r"tables\.db cannot be opened: "):
        await Store.open(str(path))


async def test_a_database_that_goes_away_and_comes_back(fragile: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.0)
    store = await Store.open(fragile.new_database())
    assert await store.append(entry("t", 0))
    fragile.stop()
    for ask in (store.append(entry("t", 1)), store.append(entry("t", 1)), store.events("t"), store.secret()):
        with pytest.raises(StoreError, match=r"postgresql://postgres@/test\d+ cannot be .* now: .*; try again"):
            await ask
    assert not await store.is_well()
    fragile.start()
    assert await store.append(entry("t", 1))
    assert [event.number for event in await store.events("t")] == [0, 1]
    assert await store.is_well()
    await store.close()


async def test_a_database_that_was_away_while_nobody_asked_is_not_noticed(fragile: Server) -> None:
    store = await Store.open(fragile.new_database())
    await asyncio.gather(*(store.events("t") for _ in range(9)))  # all connections are open
    fragile.stop()
    fragile.start()
    assert await store.append(entry("t", 0))
    assert [len(events) for events in await asyncio.gather(*(store.events("t") for _ in range(9)))] == [1] * 9
    await store.close()


async def test_commits_under_way_when_the_database_stops_are_reported(fragile: Server) -> None:
    store = await Store.open(fragile.new_database())
    begun: asyncio.Queue[str] = asyncio.Queue()

    async def append_on(table: str) -> int:
        """The number of events that were acknowledged before the database went."""
        number = 0
        try:
            while await store.append(entry(table, number)):
                number += 1
                begun.put_nowait(table)
        except StoreError:
            return number
        raise AssertionError("nobody else can take a number")

    tasks = [asyncio.create_task(append_on(f"t{i}")) for i in range(20)]
    for _ in range(10 * len(tasks)):
        await begun.get()
    await asyncio.to_thread(fragile.stop)
    acknowledged = await asyncio.gather(*tasks)
    assert sum(acknowledged) > 0
    fragile.start()
    for i, number in enumerate(acknowledged):
        assert len(await store.events(f"t{i}")) in (number, number + 1)  # whether the last one was stored was unknown
    await store.close()
