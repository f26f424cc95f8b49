"""Which field of an entry goes into which column, and how a row is replaced by a newer one; for both databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Table

from whistlestop.server.store.entry import Entry
from whistlestop.server.store.schema import events, positions, records, tables
from whistlestop.tables.summary import TableSummary

if TYPE_CHECKING:
    from whistlestop.server.store.database import Insert

# For each table the columns, and the field of an entry or of its summary that fills them.
FILLED: dict[Table, dict[str, str]] = {
    events: {"table_id": "table", "number": "number", "at": "at", "rules": "rules", "body": "body"},
    tables: {
        "id": "table",
        "number": "last",
        "created": "at",
        "updated": "at",
        **{name: name for name in TableSummary.__struct_fields__},
    },
    positions: {"table_id": "table", "number": "last", "rules": "rules", "body": "position"},
    records: {"table_id": "table", "ended": "at", "text": "record"},
}
FIELDS = {field: table.c[column].type for table, columns in FILLED.items() for column, field in columns.items()}
# The database tables with one row for each table that is played at; where a field is named, only if an entry has it.
KEPT: dict[Table, str | None] = {tables: None, positions: "position", records: "record"}


def fields(entry: Entry) -> dict[str, Any]:
    """The fields of an entry, with those of its summary."""
    return {**msgspec.structs.asdict(entry), "last": entry.last, **msgspec.structs.asdict(entry.summary)}


def keep(insert: Insert, table: Table) -> Insert:
    """Insert a row, or replace an older one in everything except the time when it was created."""
    (key,) = table.primary_key
    changed = {name: insert.excluded[name] for name in FILLED[table] if name not in (key.name, "created")}
    is_newer = table.c.number < insert.excluded.number if "number" in table.c else None
    return insert.on_conflict_do_update(index_elements=[key], set_=changed, where=is_newer)
