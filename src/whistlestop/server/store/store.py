"""The entry point of the store: open it, append events, read them back, be notified of those of other processes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import partial
from secrets import token_bytes
from typing import Any, Self

from sqlalchemy import Connection, Select, case, delete, exists, or_, select, update
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from whistlestop.errors import StoreError
from whistlestop.server.store.database import Database, OnBroadcast, OnEvent, OnLost, Subscriber, open_database, reason
from whistlestop.server.store.entry import Entry, Key, Stored
from whistlestop.server.store.group_commit import GroupCommit
from whistlestop.server.store.health import WriteTrial
from whistlestop.server.store.schema import codes, events, migrate, positions, records, schema_version, secrets, tables
from whistlestop.tables.summary import TableSummary

SIGNING = "signing"
CLAIM_SECONDS = 60.0  # for which a code is kept for a table that is not stored yet
SUMMARY = [tables.c[name] for name in TableSummary.__struct_fields__]

Errors = tuple[type[Exception], ...]
ANY: Errors = (SQLAlchemyError, OSError)
# The database is at fault, not the data: committing the entries one by one would not help.
UNABLE: Errors = (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)


class Store:
    """The events of all tables, open for reading and appending."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._commits = GroupCommit(self._commit)
        self._health = WriteTrial(self._try_write)
        self._is_closed = False

    @classmethod
    async def open(cls, url: str, *, is_server: bool = False) -> Self:
        """Open the database at a path, `sqlite:///path` or `postgresql://…`, and bring its tables up to date."""
        database = open_database(url)
        try:
            if is_server:
                database.keep_others_out()
            await database.exclusively(migrate)
        except ANY as error:
            await database.close()
            why = f"{database.name} cannot be opened: {reason(error)}; repair it, or choose another with --db"
            raise StoreError(why) from None
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Wait for the commits under way, and close the database."""
        self._is_closed = True
        await self._commits.finish()
        await self._health.finish()
        await self._database.close()

    async def append(self, entry: Entry) -> bool:
        """Commit an entry, False if its number is taken; after a StoreError, `events(after=…)` shows if it is in."""
        self._check_open()
        return await self._commits.append(entry)

    async def events(self, table: str, after: int = -1) -> list[Stored]:
        """The events of a table in order, from the one after a number."""
        query = select(events.c.number, events.c.at, events.c.body, events.c.rules)
        query = query.where(events.c.table_id == table, events.c.number > after).order_by(events.c.number)
        return [Stored(*row) for row in await self._rows(query)]

    async def position(self, table: str) -> tuple[int, str, bytes] | None:
        """The latest stored position of a table: the number of the event before it, the rules, the JSON."""
        query = select(positions.c.number, positions.c.rules, positions.c.body)
        rows = await self._rows(query.where(positions.c.table_id == table))
        return tuple(rows[0]) if rows else None

    async def summary(self, table: str) -> TableSummary | None:
        """A table's row in lists."""
        rows = await self._rows(select(*SUMMARY).where(tables.c.id == table))
        return TableSummary(*rows[0]) if rows else None

    async def unfinished(self, among: Collection[str]) -> dict[str, float]:
        """Those of these tables that are not over, with the time of their latest event."""
        query = select(tables.c.id, tables.c.updated).where(tables.c.id.in_(among), tables.c.state != "over")
        return dict(await self._rows(query))

    async def postpone(self, table: str, until: float) -> bool:
        """Set when a table expires, if it does; False if it is not there any more."""
        later = case((tables.c.expires.is_not(None), until))
        query = update(tables).where(tables.c.id == table).values(expires=later)
        self._check_open()
        with self._plainly("written to", ANY):
            return await self._database.write(lambda connection: connection.execute(query).rowcount > 0)

    async def delete_expired(self, now: float, limit: int) -> int:
        """Delete up to this many expired tables, with everything that belongs to them; how many there were."""
        self._check_open()
        with self._plainly("written to", ANY):
            return await self._database.exclusively(partial(delete_expired, now=now, limit=limit))

    async def listed(self, limit: int, since: float = 0) -> list[tuple[str, TableSummary]]:
        """The public tables that are not over: first those waiting (since this time), then those playing."""
        query = select(tables.c.id, *SUMMARY).where(tables.c.is_listed, tables.c.state != "over")
        query = query.where((tables.c.state == "playing") | (tables.c.updated >= since))
        # "waiting" comes after "playing" in the alphabet, so the index has them in this order.
        query = query.order_by(tables.c.state.desc(), tables.c.created.desc(), tables.c.id).limit(limit)
        return [(table, TableSummary(*summary)) for table, *summary in await self._rows(query)]

    async def due(self, now: float, limit: int) -> list[str]:
        """The tables whose deadline has passed, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline, tables.c.id)
        return [table for (table,) in await self._rows(query.limit(limit))]

    async def claim_code(self, code: str, table: str, now: float) -> bool:
        """Have a code lead to a table; False if it leads to another one that is not over."""
        new = self._database.insert(codes).values(code=code, table_id=table, claimed=now)
        is_live = exists().where(tables.c.id == codes.c.table_id, tables.c.state != "over")
        is_free = ~is_live & (codes.c.claimed < now - CLAIM_SECONDS)
        claim = new.on_conflict_do_update(
            index_elements=[codes.c.code],
            set_={"table_id": table, "claimed": now},
            where=or_(codes.c.table_id == table, is_free),
        )
        self._check_open()
        with self._plainly("written to", ANY):
            return await self._database.write(lambda connection: connection.execute(claim).rowcount > 0)

    async def table_of_code(self, code: str) -> str | None:
        """The table that a code leads to, until it is over."""
        query = select(tables.c.id).join(codes, codes.c.table_id == tables.c.id)
        rows = await self._rows(query.where(codes.c.code == code, tables.c.state != "over"))
        return str(rows[0][0]) if rows else None

    async def record(self, table: str) -> str | None:
        """The game record of a table, once the game is over."""
        rows = await self._rows(select(records.c.text).where(records.c.table_id == table))
        return str(rows[0][0]) if rows else None

    async def secret(self) -> bytes:
        """The 32 random bytes of this database, created on first use: all processes sign with them."""
        new = self._database.insert(secrets).values(name=SIGNING, value=token_bytes(32)).on_conflict_do_nothing()
        self._check_open()
        with self._plainly("written to", ANY):
            await self._database.write(lambda connection: connection.execute(new).close())
        rows = await self._rows(select(secrets.c.value).where(secrets.c.name == SIGNING))
        return bytes(rows[0][0])

    async def announce(self, words: Sequence[str]) -> None:
        """Broadcast something to other processes that is not stored; a process that does not listen misses it."""
        self._check_open()
        with self._plainly("written to", ANY):
            await self._database.announce(words)

    def news(
        self, on_event: OnEvent, on_lost: OnLost, on_broadcast: OnBroadcast = lambda *_: None
    ) -> AbstractAsyncContextManager[None]:
        """Call these for the events of other processes (not ours), for their broadcasts, and when some may be lost."""
        return self._database.news(Subscriber(on_event, on_lost, on_broadcast))

    async def is_well(self) -> bool:
        """Whether the database accepts writes."""
        return not self._is_closed and await self._health.is_well()

    async def _try_write(self) -> None:
        """Write what is there already: with a full disk, or while another program locks the file, that fails too."""
        same = update(schema_version).values(version=schema_version.c.version)
        with self._plainly("written to", ANY):
            await self._database.write(lambda connection: connection.execute(same).close())

    async def _commit(self, entries: Sequence[Entry]) -> set[Key]:
        with self._plainly("written to", UNABLE):
            return await self._database.write(lambda connection: self._database.append(connection, entries))

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[tuple[Any, ...]]:
        self._check_open()
        with self._plainly("read", ANY):
            return await self._database.read(lambda connection: connection.execute(query).all())

    @contextmanager
    def _plainly(self, done: str, errors: Errors) -> Iterator[None]:
        try:
            yield
        except errors as error:
            raise StoreError(f"{self._database.name} cannot be {done} now: {reason(error)}; try again") from None

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed; open it again")


def delete_expired(connection: Connection, now: float, limit: int) -> int:
    """Delete up to this many expired tables, those that expired first."""
    expired = select(tables.c.id).where(tables.c.expires <= now).order_by(tables.c.expires, tables.c.id).limit(limit)
    # Checked again when the row is locked, since another process may have opened the table meanwhile.
    gone = delete(tables).where(tables.c.id.in_(expired), tables.c.expires <= now).returning(tables.c.id)
    deleted = connection.execute(gone).scalars().all()
    for part in (events, positions, records, codes):
        connection.execute(delete(part).where(part.c.table_id.in_(deleted)))
    return len(deleted)
