"""What goes into the store and comes out of it, as the rest of the server sees it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from whistlestop.tables.summary import TableSummary

Key = tuple[str, int]  # the table and the number of an event: unique, and so the only lock


class Entry(msgspec.Struct, frozen=True):
    """One event on its way into the store, with all that changes with it."""

    table: str  # unguessable id
    number: int  # counts from 0 for each table
    at: float  # Unix time
    body: bytes  # the event as JSON
    summary: TableSummary
    position: bytes | None  # the game after this event as JSON, when there is a game
    rules: str  # version of the rules it was made under
    record: str | None  # the record of the game, when this event ended it

    @property
    def key(self) -> Key:
        """What nobody else can have."""
        return self.table, self.number


class Stored(NamedTuple):
    """An event as it was stored."""

    number: int
    at: float
    body: bytes
    rules: str
