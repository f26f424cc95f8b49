"""How tables that have expired are deleted, with all that belongs to them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from whistlestop.server.store.schema import events, positions, records, tables


def delete_expired(connection: Connection, now: float, limit: int) -> int:
    """Delete so many tables that have expired, those first that did so first."""
    expired = select(tables.c.id).where(tables.c.expires <= now).order_by(tables.c.expires, tables.c.id).limit(limit)
    # Looked at again when the row is locked, since another process may have opened the table meanwhile.
    gone = delete(tables).where(tables.c.id.in_(expired), tables.c.expires <= now).returning(tables.c.id)
    deleted = connection.execute(gone).scalars().all()
    for part in (events, positions, records):
        connection.execute(delete(part).where(part.c.table_id.in_(deleted)))
    return len(deleted)
