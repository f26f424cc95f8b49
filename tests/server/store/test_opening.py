"""Opening a store: what an address may be, what is refused with which message, and migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from tests.support.server.entries import WAITING, entry
from tests.support.server.postgres import Server
from whistlestop import StoreError
from whistlestop.server.store import Store
from whistlestop.server.store.database import open_database
from whistlestop.server.store.schema import STEPS

pytestmark = pytest.mark.anyio

PROCESSES = 2
GOLDEN = Path(__file__).parents[1] / "golden"
OPEN = """
import asyncio, sys
from whistlestop.server.store import Store
async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    print((await store.secret()).hex())
    await store.close()
asyncio.run(main())
"""


async def refusal(address: str) -> str:
    """The one line with which an address is refused."""
    with pytest.raises(StoreError) as refused:
        await Store.open(address)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


def run_sql(url: str, script: str) -> None:
    """Run statements as another program would."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for statement in filter(str.strip, script.split(";")):
            connection.execute(text(statement))
    engine.dispose()


def schema(url: str) -> dict[str, Any]:
    """The tables of a database with everything about them."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    found = inspect(engine)
    tables = {name: _table(found, name) for name in found.get_table_names()}
    engine.dispose()
    return tables


def _table(found: Any, name: str) -> list[str]:
    columns = [f"{it['name']} {it['type']} {it['nullable']} {it['default']}" for it in found.get_columns(name)]
    rest = [found.get_pk_constraint(name), found.get_foreign_keys(name), found.get_indexes(name)]
    return [*columns, *map(str, rest)]


@pytest.mark.parametrize("form", ["{path}", "sqlite:///{path}"])
async def test_a_file_is_made_with_its_folder_and_for_its_owner_alone(form: str, tmp_path: Path) -> None:
    path = tmp_path / "a new" / "folder" / "tables.db"
    store = await Store.open(form.format(path=path))
    assert await store.append(entry("t", 0))
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await store.close()
    store = await Store.open(str(path))
    assert await store.summary("t") == WAITING
    await store.close()


async def test_a_relative_path_starts_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("here.db", "sqlite:///here.db"):
        await (await Store.open(address)).close()
    assert [path.name for path in tmp_path.iterdir()] == ["here.db"]


async def test_sqlite_waits_for_the_disk_and_keeps_its_tables_together(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))

    def settings(connection: Connection) -> list[Any]:
        names = "journal_mode synchronous foreign_keys"
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names.split()]

    assert await store._database.read(settings) == ["wal", 2, 1]
    await store.close()


async def test_what_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "song.db").write_text("no tables here\n" * 99)
    assert "song.db cannot be opened: file is not a database" in await refusal(str(tmp_path / "song.db"))
    assert "unable to open database file" in await refusal(str(tmp_path))
    assert "song.db: File exists; choose another file" in await refusal(str(tmp_path / "song.db" / "tables.db"))
    assert (tmp_path / "song.db").read_text() == "no tables here\n" * 99


async def test_an_address_that_cannot_be_used_is_refused() -> None:
    for address in ("sqlite://", "sqlite:///:memory:", ":memory:", ""):
        assert "a database in memory would lose every table" in await refusal(address)
    assert "mysql:// is not a supported database; use" in await refusal("mysql://me:secret@here/db")
    unread = await refusal("postgresql://me:secret@here:port/db")
    assert "cannot be read" in unread and "secret" not in unread


async def test_a_server_that_is_not_there_is_reported_without_the_password(tmp_path: Path) -> None:
    line = await refusal(f"postgresql://me:secret@/tables?host={tmp_path}")
    assert line.startswith("postgresql://me@/tables cannot be opened: connection ")
    assert "No such file" in line and "secret" not in line


async def test_without_the_extra_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'whistlestop[postgres]'" in await refusal("postgresql://here/db")


async def test_tables_of_another_program_are_left_alone(url: str) -> None:
    run_sql(url, "CREATE TABLE events (song TEXT)")
    before = schema(url)
    assert "already exists" in await refusal(url)
    assert schema(url) == before


async def test_a_newer_database_is_refused(url: str) -> None:
    await (await Store.open(url)).close()
    run_sql(url, "UPDATE schema_version SET version = 99")
    assert "has version 99, but this program supports at most 3; use a newer Whistlestop" in await refusal(url)


async def test_an_older_database_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url)
    assert await store.append(entry("t", 0))
    await store.close()

    def add_songs(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE tables ADD COLUMN song TEXT"))

    def sing(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET song = coalesce(song, '') || title"))

    monkeypatch.setattr("whistlestop.server.store.schema.STEPS", [*STEPS, add_songs, sing])
    for _ in range(2):  # the second time there is nothing left to do
        store = await Store.open(url)
        song = await store._database.read(lambda connection: connection.execute(text("SELECT song FROM tables")).all())
        assert song == [("Ann",)]
        assert await store.append(entry("t", len(await store.events("t"))))
        await store.close()
    monkeypatch.undo()
    assert "has version 5" in await refusal(url)


async def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(url)).close()
    before = schema(url)

    def half(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE tables ADD COLUMN song TEXT"))
        connection.execute(text("ALTER TABLE no_such_table ADD COLUMN song TEXT"))

    monkeypatch.setattr("whistlestop.server.store.schema.STEPS", [*STEPS, half])
    assert "no_such_table" in await refusal(url)
    assert schema(url) == before


async def test_a_database_of_version_1_becomes_a_current_one(url: str, tmp_path: Path, postgres: Server) -> None:
    kind = url.split(":", maxsplit=1)[0]
    run_sql(url, (GOLDEN / f"version_1.{kind}.sql").read_text(encoding="utf-8"))
    row = "'old', 0, 1.0, 1.0, 'waiting', 'usa', 2, 1, false, '', NULL"
    run_sql(url, f"INSERT INTO tables VALUES ({row})")
    store = await Store.open(url)
    assert await store.delete_expired(1e12, 9) == 0  # nobody knows whether it was played
    assert await store.append(entry("t", 0, position=b"{}", record="record"))
    await store.close()
    fresh = f"sqlite:///{tmp_path}/fresh.db" if kind == "sqlite" else postgres.new_database()
    await (await Store.open(fresh)).close()
    assert schema(url) == schema(fresh)


async def test_a_second_server_on_a_file_is_refused_until_the_first_has_let_go(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = await Store.open(str(path), is_server=True)
    with pytest.raises(StoreError) as refused:
        await Store.open(f"sqlite:///{path}", is_server=True)
    assert str(refused.value) == (
        f"{path} is in use by another Whistlestop server; stop it, or choose another file with --db"
    )
    assert await first.append(entry("t", 0))
    await (await Store.open(str(path))).close()  # a program that only reads is not a server
    with pytest.raises(StoreError):
        await Store.open(str(path), is_server=True)
    await first.close()
    await (await Store.open(str(path), is_server=True)).close()


async def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    command = [
        sys.executable,
        "-c",
        OPEN.replace("argv[1])", "argv[1], is_server=True); print('in', flush=True); input()"),
        path,
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        assert [process.stdout.readline(), process.stdout.readline()] == ["ready\n", "in\n"]
        with pytest.raises(StoreError, match="in use by another Whistlestop server"):
            await Store.open(path, is_server=True)
        process.kill()
    await (await Store.open(path, is_server=True)).close()


async def test_servers_on_one_postgresql_do_not_keep_each_other_out(postgres: Server) -> None:
    url = postgres.new_database()
    stores = [await Store.open(url, is_server=True) for _ in range(2)]
    for store in stores:
        await store.close()


async def test_processes_may_open_a_new_database_at_once(url: str) -> None:
    command = [sys.executable, "-c", OPEN, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(PROCESSES)]
    for process in processes:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    output = await asyncio.gather(*(asyncio.to_thread(process.communicate, "go\n") for process in processes))
    assert [errors for _, errors in output] == [""] * PROCESSES
    assert len({secret for secret, _ in output}) == 1


async def test_a_new_file_is_complete_before_anybody_can_open_it(tmp_path: Path) -> None:
    """SQLite does not wait for a lock to change its journal, so processes must never find a file without one."""
    path = tmp_path / "new" / "tables.db"
    await open_database(str(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert [*path.parent.iterdir()] == [path]


async def test_a_database_without_an_encoding_holds_every_name(postgres: Server) -> None:
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    store = await Store.open(postgres.url("plain"))
    assert await store.append(entry("t", 0, record="Łódź"))
    assert await store.record("t") == "Łódź"
    await store.close()
