"""The interface of a database where SQLite and PostgreSQL differ, and opening one by its address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, Table, make_url
from sqlalchemy.exc import ArgumentError

from whistlestop.errors import StoreError
from whistlestop.server.store.entry import Entry, Key

READERS = 4  # connections for reading; one more is always left for the commits
CONNECTIONS = READERS + 1

if TYPE_CHECKING:  # only one of them is needed, and importing PostgreSQL's brings all of its drivers
    from sqlalchemy.dialects import postgresql, sqlite

    Insert = sqlite.Insert | postgresql.Insert

T = TypeVar("T")
Work = Callable[[Connection], T]
OnEvent = Callable[[str, int], Awaitable[None]]
OnLost = Callable[[], Awaitable[None]]
OnBroadcast = Callable[[str, str], None]


class Subscriber(NamedTuple):
    """What to call for notifications of other processes: their events, that some may be lost, and their broadcasts."""

    on_event: OnEvent
    on_lost: OnLost
    on_broadcast: OnBroadcast


class Database(Protocol):
    """A database: how work on a connection is run, entries are written and other processes are notified."""

    name: str  # for messages: without a password

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction, one at a time, and commit it."""

    async def exclusively(self, work: Work[T]) -> T:
        """Run several statements in a transaction that excludes all other processes which do the same."""

    def keep_others_out(self) -> None:
        """Let no other server in until this one closes; StoreError if there is one, and there can be only one."""

    async def close(self) -> None:
        """Close all connections."""

    def insert(self, table: Table) -> Insert:
        """An insert statement that supports ON CONFLICT."""

    def append(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write entries of different tables, notify other processes, and return the keys that were won."""

    async def announce(self, words: Sequence[str]) -> None:
        """Broadcast something to other processes that is not stored."""

    def news(self, subscriber: Subscriber) -> AbstractAsyncContextManager[None]:
        """Notify a subscriber of what other processes commit and broadcast."""


def open_database(address: str) -> Database:
    """The database at `sqlite:///path`, at a bare path or at `postgresql://…`; nothing is read or written yet."""
    url = _url(address)
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        from whistlestop.server.store.postgres import Postgres

        return Postgres(url)
    if kind == "sqlite":
        from whistlestop.server.store.sqlite import Sqlite

        return Sqlite(url)
    raise StoreError(f"{kind}:// is not a supported database; use a path, sqlite:///path or postgresql://…")


def _url(address: str) -> URL:
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        return make_url(address)
    except (ArgumentError, ValueError):  # the address may contain a password, so it is not repeated
        raise StoreError("the address of the database cannot be read; use postgresql://user@host:port/name") from None


def reason(error: BaseException) -> str:
    """The database's message for an error, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
