"""SQLite: one file, one process, nothing to set up; a commit is on disk when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from operator import attrgetter
from pathlib import Path
from sqlite3 import Connection as Driver
from sqlite3 import Error as DriverError
from sqlite3 import connect
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from whistlestop.errors import StoreError
from whistlestop.server.store.database import CONNECTIONS, READERS, Subscriber, T, Work
from whistlestop.server.store.entry import Entry, Key
from whistlestop.server.store.file_lock import FileLock
from whistlestop.server.store.schema import events
from whistlestop.server.store.writing import FILLED, KEPT, keep
from whistlestop.tables.summary import TableSummary

if TYPE_CHECKING:
    from whistlestop.server.store.database import Insert

PATIENCE = 10  # seconds that a writer waits for another process
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Sqlite:
    """A database in a file; its folder is created as well."""

    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            raise StoreError("a database in memory would lose every table; choose a file with --db")
        path = Path(str(url.database)).expanduser().absolute()
        self.name = str(path)
        _create_file(path)
        self._lock = FileLock(path)
        self._engine = create_engine(
            URL.create("sqlite", database=self.name),
            # The driver begins no transactions by itself: reading needs none, and writers begin theirs below.
            connect_args={"timeout": PATIENCE, "isolation_level": None},
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", _set_up)
        self._add = _Filling(sqlite.insert(events).on_conflict_do_nothing(), events)
        self._add_following = _Filling(sqlite.insert(events), events)
        self._keep = {table: _Filling(keep(sqlite.insert(table), table), table) for table in KEPT}
        # A transaction switches to its thread once; an asynchronous driver does so for every statement.
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction, one at a time, and commit it."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def exclusively(self, work: Work[T]) -> T:
        """Run work in a transaction; there is only one writer in the whole file."""
        return await self.write(work)

    def keep_others_out(self) -> None:
        """Let no other server in: it would not be notified of our events."""
        self._lock.acquire()

    async def close(self) -> None:
        """Close all connections, and then let others in."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        await asyncio.to_thread(self._engine.dispose)
        self._lock.release()

    def insert(self, table: Table) -> sqlite.Insert:
        """An insert statement that supports ON CONFLICT."""
        return sqlite.insert(table)

    def append(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write entries of different tables, statement by statement."""
        driver: Any = connection.connection.driver_connection
        try:
            winners = [entry for entry in entries if driver.execute(self._add.text, self._add.values(entry)).rowcount]
            following = [event for entry in winners for event in entry.following]
            driver.executemany(self._add_following.text, map(self._add_following.values, following))
            for table, filling in self._keep.items():
                needed = KEPT[table]
                kept = [entry for entry in winners if needed is None or getattr(entry, needed) is not None]
                driver.executemany(filling.text, map(filling.values, kept))
        except DriverError as error:  # as SQLAlchemy raises it, as everywhere else
            raise DBAPIError.instance(None, None, error, DriverError) from None
        return {entry.key for entry in winners}

    async def announce(self, words: Sequence[str]) -> None:
        """Broadcast nothing: there is no other process."""

    @asynccontextmanager
    async def news(self, subscriber: Subscriber) -> AsyncIterator[None]:
        """Notify of nothing: there is no other process."""
        yield

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            # This waits for other writers now, instead of failing at the first write.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)


class _Filling:
    """A statement that fills a table, compiled once for the driver: through SQLAlchemy it would cost far more."""

    def __init__(self, insert: Insert, table: Table) -> None:
        compiled = insert.compile(dialect=sqlite.dialect(), column_keys=[*FILLED[table]])
        self.text = str(compiled)
        of_summary = TableSummary.__struct_fields__
        names = [FILLED[table][column] for column in compiled.positiontup or ()]
        self.values = attrgetter(*(f"summary.{name}" if name in of_summary else name for name in names))


def _create_file(path: Path) -> None:
    """Create the file unless it is there; by a link, so that another process finds it complete or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            with TemporaryDirectory(prefix=f"{path.name}-", dir=path.parent) as folder:
                _link(_new_file(Path(folder) / path.name), path)
    except (OSError, DriverError) as error:
        why = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        raise StoreError(f"{path} cannot be created: {why}; choose another file with --db") from None


def _new_file(path: Path) -> Path:
    path.touch(mode=0o600)  # it contains all hands and the secret
    with closing(connect(path)) as connection:
        # Later this would need a lock that SQLite does not wait for if another process does the same.
        connection.execute("PRAGMA journal_mode=WAL").close()
    return path


def _link(new: Path, path: Path) -> None:
    try:
        path.hardlink_to(new)
    except OSError:  # another process was quicker, or the disk has no links
        path.touch(mode=0o600)


def _set_up(connection: Driver, _: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()
