"""The few statements by which SQLite stores many entries: after each, its thread has to wait for its turn again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter
from sqlite3 import Connection as Driver

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from whistlestop.server.store.database import Insert
from whistlestop.server.store.entry import Entry, Key, Summary
from whistlestop.server.store.schema import events
from whistlestop.server.store.writing import FILLED, KEPT, keep

MOST = 500  # entries in a statement: it takes 32,766 values and no more


class _Filling:
    """A statement that fills a table, as the driver takes it: told by SQLAlchemy each time, it would cost far more."""

    def __init__(self, insert: Insert, table: Table) -> None:
        compiled = insert.compile(dialect=sqlite.dialect(), column_keys=[*FILLED[table]])
        names = [FILLED[table][column] for column in compiled.positiontup or ()]
        self._row = f"({', '.join('?' * len(names))})"
        self._head, _, self._tail = str(compiled).partition(self._row)
        of_summary = Summary.__struct_fields__
        self._values = attrgetter(*(f"summary.{name}" if name in of_summary else name for name in names))

    def fill(self, driver: Driver, entries: Sequence[Entry]) -> None:
        """Write the rows of all entries at once."""
        if entries:
            rows = ", ".join([self._row] * len(entries))
            driver.execute(f"{self._head}{rows}{self._tail}", [*chain.from_iterable(map(self._values, entries))])


ADD = _Filling(sqlite.insert(events), events)
KEEP = {table: _Filling(keep(sqlite.insert(table), table), table) for table in KEPT}


def append(driver: Driver, entries: Sequence[Entry]) -> set[Key]:
    """Write entries of different tables, and name those that have not lost their number to another."""
    if len(entries) > MOST:
        return append(driver, entries[:MOST]) | append(driver, entries[MOST:])
    taken = _taken(driver, entries)
    winners = [entry for entry in entries if entry.key not in taken]
    ADD.fill(driver, winners)
    for table, filling in KEEP.items():
        needed = KEPT[table]
        filling.fill(driver, [entry for entry in winners if needed is None or getattr(entry, needed) is not None])
    return {entry.key for entry in winners}


def _taken(driver: Driver, entries: Sequence[Entry]) -> set[Key]:
    """The keys that are in the file already; nobody else can write until we commit."""
    keys = ", ".join(["(?, ?)"] * len(entries))
    query = f"SELECT table_id, number FROM events WHERE (table_id, number) IN (VALUES {keys})"
    return set(driver.execute(query, [*chain.from_iterable(entry.key for entry in entries)]).fetchall())
