"""What the store asks of a database where SQLite and PostgreSQL differ, and how an address becomes one of them."""

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

if TYPE_CHECKING:  # one of them is needed, and all of PostgreSQL's drivers come with the other
    from sqlalchemy.dialects import postgresql, sqlite

    Insert = sqlite.Insert | postgresql.Insert

T = TypeVar("T")
Work = Callable[[Connection], T]
Tell = Callable[[str, int], Awaitable[None]]
Lost = Callable[[], Awaitable[None]]
OnBroadcast = Callable[[str, str], None]


class Subscriber(NamedTuple):
    """Who is told what other processes say: their events, that some may be lost, and what is not kept."""

    tell: Tell
    lost: Lost
    on_broadcast: OnBroadcast


class Database(Protocol):
    """A database with its own ways: how work on a connection is run, entries are written and news get about."""

    name: str  # for messages: no password in it

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction, one at a time, and commit it."""

    async def exclusively(self, work: Work[T]) -> T:
        """Run work of several statements in a transaction that keeps out all other processes that do the same."""

    def keep_others_out(self) -> None:
        """Let no other server in until this one is closed; StoreError if one is in and there can be only one."""

    async def close(self) -> None:
        """Let go of all connections."""

    def insert(self, table: Table) -> Insert:
        """An insert that may say what happens when a row is there already."""

    def append(self, connection: Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write entries of different tables, tell other processes, and name those who won their number."""

    async def announce(self, words: Sequence[str]) -> None:
        """Say something to other processes that is not kept."""

    def news(self, subscriber: Subscriber) -> AbstractAsyncContextManager[None]:
        """Tell of what other processes commit and say."""


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
    raise StoreError(f"{kind}:// is no database for tables; use a path, sqlite:///path or postgresql://…")


def _url(address: str) -> URL:
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        return make_url(address)
    except (ArgumentError, ValueError):  # the address itself may hold a password, so it is not repeated
        raise StoreError("the address of the database can not be read; use postgresql://user@host:port/name") from None


def reason(error: BaseException) -> str:
    """What the database says of an error, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
