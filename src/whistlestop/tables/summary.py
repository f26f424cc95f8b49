"""A table in one row: what lists of tables and sweeps of the store need."""

from __future__ import annotations

import msgspec

from whistlestop.tables import nonces
from whistlestop.tables.table import Table

BOTS_RESCUE = 30.0  # seconds after which a bot's move is overdue, because the process that should make it is gone


class TableSummary(msgspec.Struct, frozen=True):
    """What lists and sweeps need; each field is a column of the table's row."""

    state: str  # "waiting", "playing", "over"
    edition: str
    seats: int
    free: int  # seats that wait for a person
    is_listed: bool
    title: str  # the host's name
    deadline: float | None  # Unix time when a clock runs out
    expires: float | None = None  # Unix time when it is deleted; None once a person has played


def summary_of(table: Table) -> TableSummary:
    """The summary of a table."""
    deadline = table.deadline if table.game is not None else nonces.deal_by(table)
    if table.bots_to_move:
        deadline = table.moved_at + BOTS_RESCUE
    return TableSummary(
        state=table.state,
        edition=table.setting.edition,
        seats=len(table.chairs),
        free=sum(chair.is_free for chair in table.chairs),
        # A game that nobody may watch is not listed.
        is_listed=table.setting.listed and (table.setting.onlookers or table.state == "waiting"),
        title=next((chair.name for chair in table.chairs if chair.is_person and chair.name), ""),
        deadline=deadline,
        expires=table.expires,
    )
