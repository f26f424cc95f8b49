"""Loading a table from the store: rebuilt from its events, even if the rules have been fixed since."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from time import time
from typing import Any

import msgspec
from msgspec import UNSET

from whistlestop.box import rules_version
from whistlestop.errors import PositionError, StoreError
from whistlestop.game import Game
from whistlestop.positions.position import house_of
from whistlestop.rules import house_under
from whistlestop.server.expiry import check_kept
from whistlestop.server.live_table import entry_of
from whistlestop.server.resuming import resumable
from whistlestop.server.store import Store, Stored
from whistlestop.tables import events as e
from whistlestop.tables.game_events import RulesChangedError
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

logger = logging.getLogger(__name__)


async def load_table(store: Store, table: str) -> Table:
    """The table of an id as it was left."""
    try:
        loaded = await _load(store, table)
        await check_kept(store, loaded)
        return loaded
    except StoreError:
        raise Refused("busy", "refused-busy") from None
    except e.UnreadableEvent as error:
        why = "a newer version has stored it" if error.is_newer else "it is damaged"
        facts = {"table": table, "event": error.number, "error": error.why}
        logger.error(f"an event of a table cannot be read: {why}", extra=facts)
        raise
    except PositionError as error:
        logger.error("a table cannot continue under the current rules", extra={"table": table, "error": str(error)})
        raise Refused("busy", "refused-older") from None


async def _load(store: Store, table: str) -> Table:
    # PostgreSQL does not accept every text as a parameter; our ids are all printable.
    stored = await store.events(table) if table.isprintable() else []
    if not stored:
        raise Refused("unknown", "refused-unknown")
    try:
        folded = await asyncio.to_thread(fold, table, stored)
        if stored[-1].rules != rules_version():
            await _check_unchanged(store, folded, stored)
    except RulesChangedError as error:
        logger.warning("the rules have changed under a table", extra={"table": table, "error": str(error)})
        return await _resume(store, table, stored)
    return folded


def fold(table: str, stored: Sequence[Stored]) -> Table:
    """The table that the events lead to; what was played before a resumption is not played again."""
    events = _decoded(stored)
    resumed = max((i for i, event in enumerate(events) if isinstance(event, e.Resumed)), default=0)
    folded = _past(table, stored[: max(1, resumed)], events)
    for one, event in list(zip(stored, events, strict=True))[max(1, resumed) :]:
        folded = folded.after(event, one.at)
    return folded


def _decoded(stored: Sequence[Stored]) -> list[e.Event]:
    return [e.decode(one.body, one.number) for one in stored]


def _past(table: str, stored: Sequence[Stored], events: Sequence[e.Event]) -> Table:
    """The table without its game, up to the moment at which it is resumed."""
    created = events[0]
    if not isinstance(created, e.Created):
        raise e.UnreadableEvent(stored[0].number, "the first event of a table does not create it")
    folded = Table.created(table, created, stored[0].at)
    for one, event in list(zip(stored, events, strict=False))[1:]:
        folded = folded.past(event, one.at)
    return folded


async def _check_unchanged(store: Store, folded: Table, stored: Sequence[Stored]) -> None:
    """Compare with the stored position: rules may change what no event contains, such as hands or points."""
    position = await _kept(store, folded.id, _decoded(stored))
    if position is None or folded.game is None:
        return
    try:
        kept = Game.from_position(position)
    except PositionError as error:
        raise RulesChangedError(f"table {folded.id}: {error}") from None
    if (kept.box.rules, kept.position()) != (folded.game.box.rules, folded.game.position()):
        raise RulesChangedError(f"table {folded.id} does not lead to its stored position")


async def _kept(store: Store, table: str, events: Sequence[e.Event]) -> dict[str, Any] | None:
    """The stored position of a table, with all the rules that it is played under."""
    last = await store.position(table)
    if last is None:
        return None
    try:
        position: dict[str, Any] = msgspec.json.decode(last[2])
    except msgspec.MsgspecError as error:
        raise e.UnreadableEvent(last[0], f"its position: {error}") from None
    return {**position, **_own_board(events), "house": _rules(events) or position["house"]}


def _own_board(events: Sequence[e.Event]) -> dict[str, Any]:
    """The host's own board, which is stored only with the first event."""
    created = events[0]
    board = created.setting.board if isinstance(created, e.Created) else UNSET
    return {} if board is UNSET else {"board": msgspec.to_builtins(board)}


def _rules(events: Sequence[e.Event]) -> dict[str, Any]:
    for event in reversed(events):
        if isinstance(event, e.Dealt):
            return house_under(1, event.rules) if event.rules else {}
        if isinstance(event, e.Resumed):
            return house_of(event.position)
    return {}


async def _resume(store: Store, table: str, stored: Sequence[Stored]) -> Table:
    """Resume from the stored position, and store that as an event: a new beginning under the current rules."""
    events = _decoded(stored)
    position = await _kept(store, table, events)
    assert position is not None  # it is stored together with the deal
    position = resumable(position)
    folded = _past(table, stored, events)
    if position["phase"] == "over":  # its record stays as it was
        return replace(folded, game=Game.from_position(position, [str(chair.name) for chair in folded.chairs]))
    resumed = e.Resumed(position)
    change = Change((resumed,), folded.after(resumed, time()))
    if not await store.append(entry_of(change)):
        return await _load(store, table)
    return change.table
