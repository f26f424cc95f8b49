"""The tables of the database, each column once; a change here needs a step in `migrations.py`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()


def _table_id(*, is_key: bool) -> Column[str]:
    # Checked at the commit, because whether an event brings its table along is known only after it has won its number.
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
    sqlite_with_rowid=False,  # the events of a table lie side by side
)

# The latest position of each table that has a game.
positions = Table(
    "positions",
    metadata,
    _table_id(is_key=True),
    Column("number", Integer, nullable=False),  # of the event after which it stands
    Column("rules", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Finished games: for good, if a person has played.
records = Table(
    "records",
    metadata,
    _table_id(is_key=True),
    Column("ended", Double, nullable=False),
    Column("text", Text, nullable=False),
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
