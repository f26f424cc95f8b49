"""Tables that are played halfway and left in a store; as a script, under the rules of any copy of the program."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from time import time

from tests.support.server.tables import people, random_change
from whistlestop import editions
from whistlestop.server.live_table import entry_of
from whistlestop.server.store import Store
from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.table import Change, Table

FEWEST_MOVES = 12  # so that there is something to lose


def _is_in(phase: str) -> Callable[[Table], bool]:
    return lambda table: table.game is not None and table.game.phase == phase and table.moves >= FEWEST_MOVES


def _has_locomotives(table: Table) -> bool:
    return _is_in("turn")(table) and table.game is not None and table.game.position()["row"].count("loco") >= 3


# The moments at which a table is left, by name; each must occur in some random game.
MOMENTS: dict[str, Callable[[Table], bool]] = {
    "waiting": lambda table: True,
    "dealt": lambda table: table.game is not None,
    "choosing": lambda table: bool(table.chosen),
    **{phase: _is_in(phase) for phase in ("turn", "second_card", "payment", "keep_tickets", "over")},
    "tunnel": _is_in("tunnel"),
    "substitute": _is_in("substitute"),
    "locomotives": _has_locomotives,
}
BEGAN = time()  # old tables where nobody has played are deleted
# There are too many face-up locomotives only if nothing clears the row.
USUAL = [name for name in MOMENTS if name != "locomotives"]
ONLY_ON = {"tunnel": ("europe", "nordic"), "substitute": ("nordic",)}


def on_every_board(*moments: str) -> list[str]:
    """The tables at these moments, on each board that knows them."""
    return [f"{edition}-{moment}" for moment in moments for edition in ONLY_ON.get(moment, editions)]


def played(edition: str, moment: str, seed: int) -> list[Change] | None:
    """The changes of a table up to a moment; None if its game ended before that."""
    chance = Random(f"{edition} {moment} {seed}")
    chairs = [*people("Ada", "Ben", "Cem")[: chance.randint(2, 3)]]
    if moment == "waiting":
        chairs[1] = ChairAsked("friend")
    event = e.Created(
        TableOptions(edition, chairs, house={"trains": 14}), sha256(str(chance.random()).encode()).hexdigest()
    )
    table = Table.created(f"{edition}-{moment}", event, BEGAN)
    changes = [Change((event,), table)]
    while not MOMENTS[moment](table):
        if table.state == "over":
            return None
        changes.append(_next(table, chance))
        table = changes[-1].table
    return changes


def _next(table: Table, chance: Random) -> Change:
    if table.state == "waiting":
        return commands.deal(table, BEGAN + 1)
    if table.is_choosing and not table.chosen:  # the last to choose is the first to have chosen, and waits
        seat = table.to_move[-1]
        return commands.play(table, BEGAN + 2, seat, chance.choice(table.on_turn(seat).legal()), table.moves)
    return random_change(table, chance)


async def leave_tables(url: str, tables: Iterable[str]) -> list[str]:
    """Play tables, each named after its board and a moment, to that moment and leave them there; their ids."""
    store = await Store.open(url)
    left = []
    for edition, _, moment in (table.partition("-") for table in tables):
        changes = next(found for seed in range(1000) if (found := played(edition, moment, seed)))
        for change in changes:
            assert await store.append(entry_of(change))
        left.append(changes[0].table.id)
    await store.close()
    return left


if __name__ == "__main__":
    print(json.dumps(asyncio.run(leave_tables(sys.argv[1], sys.argv[2:]))))
