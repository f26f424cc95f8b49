"""Entries for tests, which name only what matters to them."""

from __future__ import annotations

from typing import Any

from whistlestop.server.store import Entry
from whistlestop.tables.summary import TableSummary

WAITING = TableSummary("waiting", "usa", seats=3, free=1, is_listed=True, title="Ann", deadline=None)


def entry(table: str, number: int, **changed: Any) -> Entry:
    """An event of a table without a game."""
    usual: dict[str, Any] = {
        "at": 1000.0 + number,
        "body": b'{"kind":"joined"}',
        "summary": WAITING,
        "position": None,
        "rules": "1",
        "record": None,
    }
    return Entry(table, number, **{**usual, **changed})
