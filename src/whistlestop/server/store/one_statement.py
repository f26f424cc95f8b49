"""The statement with which PostgreSQL stores many entries and sends NOTIFY: a transaction in a single round trip."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    ARRAY,
    CTE,
    FromClause,
    Join,
    Select,
    String,
    Table,
    and_,
    bindparam,
    cast,
    column,
    func,
    join,
    select,
)
from sqlalchemy.dialects.postgresql import Insert, insert

from whistlestop.server.store.entry import Following
from whistlestop.server.store.news import CHANNEL
from whistlestop.server.store.schema import events
from whistlestop.server.store.writing import FIELDS, FILLED, KEPT, keep


def append_statement(mark: str) -> Select[str, int, None]:
    """Add events; for those that win their number, add what follows, update other tables, notify and return them."""
    given, following = _rows("entry", [*FIELDS]), _rows("following", Following._fields)
    won = _added(given).on_conflict_do_nothing().returning(events.c.table_id, events.c.number).cte("won")
    # Nobody else can have these numbers: they go only to a process that has seen the one before.
    rest = _added(following, join(following, won, following.c.table == won.c.table_id)).cte("rest")
    payload = func.concat_ws(" ", mark, won.c.table_id, cast(given.c.last, String))
    notified = select(won.c.table_id, won.c.number, func.pg_notify(CHANNEL, payload)).select_from(_winners(given, won))
    return notified.add_cte(rest, *(_kept(table, needed, given, won) for table, needed in KEPT.items()))


def _rows(name: str, fields: Sequence[str]) -> CTE:
    """Entries or events as rows, passed as one array per field."""
    arrays = [bindparam(f"{name}_{field}", type_=ARRAY(FIELDS[field])) for field in fields]
    rows = func.unnest(*arrays).table_valued(*(column(field, FIELDS[field]) for field in fields))
    return select(rows.render_derived(f"{name}_row")).cte(name)


def _added(rows: CTE, source: FromClause | None = None) -> Insert:
    """An insert of the events of some rows."""
    chosen = select(*(rows.c[field] for field in FILLED[events].values())).select_from(
        rows if source is None else source
    )
    return insert(events).from_select([*FILLED[events]], chosen)


def _winners(given: CTE, won: CTE) -> Join:
    return join(given, won, and_(given.c.table == won.c.table_id, given.c.number == won.c.number))


def _kept(table: Table, needed: str | None, given: CTE, won: CTE) -> CTE:
    """The rows of the winners in a table, new or changed."""
    chosen = select(*(given.c[field] for field in FILLED[table].values())).select_from(_winners(given, won))
    if needed is not None:
        chosen = chosen.where(given.c[needed].is_not(None))
    return keep(insert(table).from_select([*FILLED[table]], chosen), table).cte(f"kept_{table.name}")
