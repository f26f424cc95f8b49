"""How a database gets the tables that the program expects: new, or by numbered steps from an older version."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, inspect, select, text, update

from whistlestop.errors import StoreError
from whistlestop.server.store.schema import metadata, schema_version

Step = Callable[[Connection], None]


def _add_expires(connection: Connection) -> None:
    """Tables of version 1 do not say whether anybody has played, so they never expire."""
    kind = "DOUBLE PRECISION" if connection.dialect.name == "postgresql" else "DOUBLE"
    connection.execute(text(f"ALTER TABLE tables ADD COLUMN expires {kind}"))
    connection.execute(text("CREATE INDEX tables_expiring ON tables (expires)"))


# The first step leads from version 1 to 2, and so on; a step stays as it is for good. A new database needs none.
STEPS: list[Step] = [_add_expires]


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version, inside a transaction that keeps other processes out."""
    newest = len(STEPS) + 1
    if not inspect(connection).has_table(schema_version.name):
        metadata.create_all(connection, checkfirst=False)  # tables of somebody else are not taken for ours
        connection.execute(insert(schema_version).values(version=newest))
        return
    found = connection.execute(select(schema_version.c.version)).scalar_one()
    if found > newest:
        raise StoreError(
            f"the database has version {found}, and this program knows versions up to {newest}; use a newer Whistlestop"
        )
    for step in STEPS[found - 1 :]:
        step(connection)
    if found < newest:
        connection.execute(update(schema_version).values(version=newest))
