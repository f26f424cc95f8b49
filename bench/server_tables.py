"""Tables for the load bench: games in all stages, written to a store before a server opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from whistlestop.boards.editions import EDITIONS
from whistlestop.choices.choices import choices_of
from whistlestop.server.live_table import entry_of
from whistlestop.server.store import Entry, Store
from whistlestop.server.tokens import Tokens, new_id
from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.table import Change, Table

NAMES = ("Ada", "Ben", "Cem")
GAMES = 8  # different games of each edition; the tables are copies of them
FIRST = 2 + len(NAMES)  # events until everybody has chosen starting tickets
TO_PLAY = 120  # decisions that every table has left
CLAIMS, TICKETS = 0.35, 0.03  # how often a route is claimed, or tickets are drawn, when they can be


class Created(NamedTuple):
    """A table in the store, with the tokens of its seats."""

    table: str
    tokens: list[str]
    events: int


def some_words(choices: dict[str, Any], chance: Random) -> str:
    """One of the actions that a client may choose, about as often as people choose it."""
    if choices.get("keep"):
        return " ".join(["keep", *choices["keep"]["offer"]])
    if choices.get("pay"):
        return str(choices["pay"][0]["words"])
    if choices.get("give"):
        return f"give {choices['give'][0]}"
    if choices.get("claims") and chance.random() < CLAIMS:
        return f"claim {chance.choice(choices['claims'])['route']}"
    if choices.get("tickets") and chance.random() < TICKETS:
        return "tickets"
    if choices.get("draw"):
        return f"draw {chance.choice(choices['draw'])}"
    if choices.get("claims"):
        return f"claim {choices['claims'][0]['route']}"
    if choices.get("stations"):
        return f"station {choices['stations']['cities'][0]}"
    return next(words for words in ("withdraw", "pass", "tickets") if choices.get(words))


def played(edition: Any, chance: Random, most: int = 500) -> list[Entry]:
    """The events of a complete game."""
    setting = TableOptions(edition, [ChairAsked("here", name) for name in NAMES])
    created = e.Created(setting, f"{chance.getrandbits(256):064x}")
    table = Table.created("", created, 0.0)
    changes = [Change((created,), table), commands.deal(table, 1.0)]
    while changes[-1].table.state != "over" and len(changes) < most:
        table = changes[-1].table
        seat = table.to_move[0]
        words = some_words(choices_of(table.on_turn(seat), seat, with_odds=False), chance)
        changes.append(commands.play(table, table.at + 1, seat, words, table.moves))
    return [entry_of(change) for change in changes]


async def fill(url: str, tables: int, seed: int = 1, *, is_new: bool = False) -> list[Created]:
    """Create tables in a store: in all stages of their games, or where everybody has just chosen starting tickets."""
    chance = Random(seed)
    games = [played(edition, chance, FIRST if is_new else 500) for edition in EDITIONS for _ in range(GAMES)]
    store = await Store.open(url)
    try:
        tokens = Tokens(await store.secret())
        created = []
        for begin in range(0, tables, 100):
            chosen = [_some_events(chance.choice(games), chance) for _ in range(begin, min(begin + 100, tables))]
            created += await asyncio.gather(*(_create(store, tokens, entries) for entries in chosen))
        return created
    finally:
        await store.close()


def _some_events(game: list[Entry], chance: Random) -> Sequence[Entry]:
    return game[: chance.randint(FIRST, max(FIRST, len(game) - TO_PLAY))]


async def _create(store: Store, tokens: Tokens, entries: Sequence[Entry]) -> Created:
    table = new_id()
    for entry in entries:
        assert await store.append(msgspec.structs.replace(entry, table=table))
    return Created(table, [tokens.chair(table, seat, 0) for seat in range(len(NAMES))], len(entries))
