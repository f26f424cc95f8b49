"""PostgreSQL: many processes on many machines serve the same tables, and notify each other with NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from secrets import token_hex
from typing import TYPE_CHECKING

from sqlalchemy import ARRAY, URL, Connection, String, Table, cast, func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from whistlestop.errors import StoreError
from whistlestop.server.store.database import CONNECTIONS, READERS, Subscriber, T, Work
from whistlestop.server.store.entry import Entry, Following, Key
from whistlestop.server.store.news import BROADCASTS, listening
from whistlestop.server.store.one_statement import append_statement
from whistlestop.server.store.writing import FIELDS, fields

if TYPE_CHECKING:
    import psycopg

EXCLUSIVE = 0x77686973746C65  # the number of the lock: any number that nobody else uses
# A machine that vanishes is noticed within half a minute, unless the address says otherwise.
CONNECTION_OPTIONS = {
    "client_encoding": "utf8",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}


class Postgres:
    """A PostgreSQL database, with the driver psycopg."""

    def __init__(self, url: URL) -> None:
        self.name = str(URL.create("postgresql", url.username, None, url.host, url.port, url.database))
        self._mark = token_hex(4)  # distinguishes our own news from that of others
        self._url = url.set(drivername="postgresql+psycopg", query={**CONNECTION_OPTIONS, **url.query})
        self._append = append_statement(self._mark)
        self._readers = asyncio.Semaphore(READERS)
        self._writer = asyncio.Lock()
        try:
            self._engine = create_async_engine(
                self._url,
                isolation_level="AUTOCOMMIT",  # everything is a single statement, which needs no BEGIN and COMMIT
                use_native_hstore=False,
                pool_pre_ping=True,  # after a restart of the database, the first query does not fail
                pool_size=CONNECTIONS,
                max_overflow=0,
                hide_parameters=True,
            )
        except ImportError:
            why = "postgresql:// needs the extra 'postgres'; install it with pip install 'whistlestop[postgres]'"
            raise StoreError(why) from None

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        async with self._readers, self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Run a single statement, which is a transaction by itself; one at a time."""
        async with self._writer, self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def exclusively(self, work: Work[T]) -> T:
        """Run work in a transaction once no other process does the same; the lock ends with the transaction."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="READ COMMITTED")
            async with connection.begin():
                await connection.execute(select(func.pg_advisory_xact_lock(EXCLUSIVE)))
                return await connection.run_sync(work)

    def keep_others_out(self) -> None:
        """Let everybody in: processes notify each other of their events."""

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    def insert(self, table: Table) -> postgresql.Insert:
        """An insert statement that supports ON CONFLICT."""
        return postgresql.insert(table)

    def append(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write entries of different tables, all in one statement."""
        # Every process locks the rows in the same order, so there are no deadlocks.
        entries = sorted(entries, key=lambda entry: entry.key)
        rows = [fields(entry) for entry in entries]
        arrays = {f"entry_{field}": [row[field] for row in rows] for field in FIELDS}
        following = [event for entry in entries for event in entry.following]
        arrays |= {f"following_{field}": [getattr(event, field) for event in following] for field in Following._fields}
        return {(table, number) for table, number, _ in connection.execute(self._append, arrays)}

    async def announce(self, words: Sequence[str]) -> None:
        """Broadcast something to other processes that is not stored, all in one statement."""
        payload = func.unnest(cast([f"{self._mark} {one}" for one in words], ARRAY(String))).column_valued("payload")
        await self.read(lambda connection: connection.execute(select(func.pg_notify(BROADCASTS, payload))).close())

    def news(self, subscriber: Subscriber) -> AbstractAsyncContextManager[None]:
        """Notify a subscriber of what other processes commit and broadcast, on a separate connection."""
        return listening(self._connect, self._mark, subscriber)

    async def _connect(self) -> psycopg.AsyncConnection:
        import psycopg

        args, options = self._engine.dialect.create_connect_args(self._url)
        return await psycopg.AsyncConnection.connect(*args, **options, autocommit=True)
