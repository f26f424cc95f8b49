"""What goes into the store and what comes out of it, for the rest of the server."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from whistlestop.tables.summary import TableSummary

Key = tuple[str, int]  # the table and the number of an event: unique, and therefore the only lock


class Following(NamedTuple):
    """An event that is stored together with the one before it."""

    table: str
    number: int
    at: float
    rules: str
    body: bytes


class Entry(msgspec.Struct, frozen=True):
    """An event to be stored, with everything that changes with it, and further events to be stored with it."""

    table: str  # unguessable id
    number: int  # counts from 0 for each table
    at: float  # Unix time
    body: bytes  # the event as JSON
    summary: TableSummary
    position: bytes | None  # the game after all these events as JSON, when there is a game
    rules: str  # version of the rules it was made under
    record: str | None  # the game record, when these events ended the game
    following_bodies: tuple[bytes, ...] = ()  # further events, whose numbers follow: all are stored, or none

    @property
    def key(self) -> Key:
        """What only one entry can have; the numbers that follow belong to the same entry."""
        return self.table, self.number

    @property
    def last(self) -> int:
        """The number of the last of its events."""
        return self.number + len(self.following_bodies)

    @property
    def following(self) -> list[Following]:
        """Its events except the first, as they are stored."""
        bodies = enumerate(self.following_bodies, self.number + 1)
        return [Following(self.table, number, self.at, self.rules, body) for number, body in bodies]


class Stored(NamedTuple):
    """An event as it was stored."""

    number: int
    at: float
    body: bytes
    rules: str
