"""Tables for tests, started and played without a server."""

from __future__ import annotations

from random import Random
from typing import Any

from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.table import Change, Table

SECRET = "5" * 64


def people(*names: str) -> list[ChairAsked]:
    return [ChairAsked("here", name) for name in names]


def new_table(*chairs: ChairAsked, edition: Any = "usa", **options: Any) -> Table:
    setting = TableOptions(edition, list(chairs) or people("Ada", "Ben"), **{"first": 0, **options})
    setting.check()
    return Table.created("table", e.Created(setting, SECRET), 0.0)


def dealt(*chairs: ChairAsked, **options: Any) -> Table:
    return commands.deal(new_table(*chairs, **options), 1.0).table


def begun(*chairs: ChairAsked, **options: Any) -> Table:
    """A table where everybody has chosen starting tickets."""
    table = dealt(*chairs, **options)
    while table.is_choosing:
        seat = table.to_move[0]
        table = commands.play(table, table.at + 1, seat, table.on_turn(seat).legal()[0], table.moves).table
    return table


def random_change(table: Table, chance: Random) -> Change:
    """A move that somebody at the table may make."""
    seat = chance.choice(table.to_move)
    words = chance.choice(table.on_turn(seat).legal())
    return commands.play(table, table.at + 1, seat, words, table.moves)
