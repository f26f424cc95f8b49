"""The one statement by which PostgreSQL stores many entries and tells of them: a transaction in a single message."""

from __future__ import annotations

from sqlalchemy import ARRAY, CTE, Select, String, Table, and_, bindparam, cast, column, func, select
from sqlalchemy.dialects.postgresql import insert

from whistlestop.server.store.news import CHANNEL
from whistlestop.server.store.schema import events
from whistlestop.server.store.writing import FIELDS, FILLED, KEPT, keep


def append_statement(mark: str) -> Select[str, int, None]:
    """Add events; for those that win their number keep what changes with them, and return and tell them."""
    given = _given()
    chosen = select(*(given.c[field] for field in FILLED[events].values()))
    add = insert(events).from_select([*FILLED[events]], chosen).on_conflict_do_nothing()
    won = add.returning(events.c.table_id, events.c.number).cte("won")
    payload = func.concat_ws(" ", mark, won.c.table_id, cast(won.c.number, String))
    told = select(won.c.table_id, won.c.number, func.pg_notify(CHANNEL, payload))
    return told.add_cte(*(_kept(table, needed, given, won) for table, needed in KEPT.items()))


def _given() -> CTE:
    """The entries as rows, handed over as one array for each field."""
    arrays = [bindparam(f"all_{field}", type_=ARRAY(kind)) for field, kind in FIELDS.items()]
    rows = func.unnest(*arrays).table_valued(*(column(field, kind) for field, kind in FIELDS.items()))
    return select(rows.render_derived("entry")).cte("given")


def _kept(table: Table, needed: str | None, given: CTE, won: CTE) -> CTE:
    """The rows that winners have in a table, new or changed."""
    is_won = and_(given.c.table == won.c.table_id, given.c.number == won.c.number)
    chosen = select(*(given.c[field] for field in FILLED[table].values())).join_from(given, won, is_won)
    if needed is not None:
        chosen = chosen.where(given.c[needed].is_not(None))
    return keep(insert(table).from_select([*FILLED[table]], chosen), table).cte(f"kept_{table.name}")
