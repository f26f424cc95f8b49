"""The store: the events of all tables and what lists need of them, in SQLite or PostgreSQL; no SQL outside."""

from whistlestop.server.store.entry import Entry, Stored
from whistlestop.server.store.store import Store

__all__ = ["Entry", "Store", "Stored"]
