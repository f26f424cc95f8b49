"""The store: the events of all tables and what lists need, in SQLite or PostgreSQL; there is no SQL elsewhere."""

from whistlestop.server.store.entry import Entry, Stored
from whistlestop.server.store.store import Store

__all__ = ["Entry", "Store", "Stored"]
