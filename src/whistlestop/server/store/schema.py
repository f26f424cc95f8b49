"""The tables of the database, and the numbered migrations from older versions."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from whistlestop.errors import StoreError

metadata = MetaData()
Migration = Callable[[Connection], None]


def _table_id(*, is_key: bool) -> Column[str]:
    # Checked at the commit: whether an event comes with its table is known only after it has won its number.
    to_table = ForeignKey("tables.id", deferrable=True, initially="DEFERRED")
    return Column("table_id", Text, to_table, primary_key=is_key)


# One row for each table: its summary after its latest event.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # of its latest event
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("deadline", Double),
    Column("expires", Double),
    Index("tables_listed", "is_listed", "state", "created"),
    Index("tables_due", "deadline"),
    Index("tables_expiring", "expires"),
)

# Only ever appended to, until their table expires.
events = Table(
    "events",
    metadata,
    _table_id(is_key=False),
    Column("number", Integer),
    Column("at", Double, nullable=False),
    Column("rules", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,  # the events of a table are stored side by side
)

# The latest position of each table that has a game.
positions = Table(
    "positions",
    metadata,
    _table_id(is_key=True),
    Column("number", Integer, nullable=False),  # of the event after which it was taken
    Column("rules", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Finished games; kept for good if a person has played.
records = Table(
    "records",
    metadata,
    _table_id(is_key=True),
    Column("ended", Double, nullable=False),
    Column("text", Text, nullable=False),
)

# Which table a code leads to: a code belongs to one table until that is over, and then to the next one that claims it.
codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # which is stored only after its code was claimed
    Column("claimed", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

schema_version = Table(
    "schema_version",
    metadata,
    Column("version", Integer, primary_key=True, autoincrement=False),
)


def _add_expires(connection: Connection) -> None:
    """Add a column; tables of version 1 do not say whether anybody has played, so they never expire."""
    kind = "DOUBLE PRECISION" if connection.dialect.name == "postgresql" else "DOUBLE"
    connection.execute(text(f"ALTER TABLE tables ADD COLUMN expires {kind}"))
    connection.execute(text("CREATE INDEX tables_expiring ON tables (expires)"))


def _add_codes(connection: Connection) -> None:
    """Add the codes; tables of version 2 have none."""
    kind = "DOUBLE PRECISION" if connection.dialect.name == "postgresql" else "DOUBLE"
    connection.execute(
        text(f"CREATE TABLE codes (code TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL, claimed {kind} NOT NULL)")
    )


# The first step migrates from version 1 to 2, and so on; a step never changes. A new database needs none.
STEPS: list[Migration] = [_add_expires, _add_codes]


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version, inside a transaction that excludes other processes."""
    newest = len(STEPS) + 1
    if not inspect(connection).has_table(schema_version.name):
        metadata.create_all(connection, checkfirst=False)  # tables of another program are not taken for ours
        connection.execute(insert(schema_version).values(version=newest))
        return
    found = connection.execute(select(schema_version.c.version)).scalar_one()
    if found > newest:
        raise StoreError(
            f"the database has version {found}, but this program supports at most {newest}; use a newer Whistlestop"
        )
    for step in STEPS[found - 1 :]:
        step(connection)
    if found < newest:
        connection.execute(update(schema_version).values(version=newest))
