"""A table from the store: built again from its events, also when the rules have been mended since."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import time

import msgspec

from whistlestop.errors import StoreError
from whistlestop.server import events as e
from whistlestop.server.live_table import entry_of
from whistlestop.server.refusal import Refused
from whistlestop.server.store import Store, Stored
from whistlestop.server.table import Change, RulesChangedError, Table

logger = logging.getLogger(__name__)


async def load_table(store: Store, table: str) -> Table:
    """The table of an id as it was left."""
    try:
        stored = await store.events(table)
        if not stored:
            raise Refused("unknown", "there is no such table; is the link complete?")
        try:
            return await asyncio.to_thread(fold, table, stored)
        except RulesChangedError as error:
            logger.warning("the rules have changed under a table", extra={"table": table, "error": str(error)})
            return await _go_on(store, table, stored)
    except StoreError:
        raise Refused("busy", "the server can not read at the moment; try again in a little while") from None


def fold(table: str, stored: Sequence[Stored]) -> Table:
    """The table that events make; what was played before a resumption is not played again."""
    events = [e.decode(one.body) for one in stored]
    resumed = max((i for i, event in enumerate(events) if isinstance(event, e.Resumed)), default=0)
    folded = _past(table, stored[: max(1, resumed)], events)
    for one, event in list(zip(stored, events, strict=True))[max(1, resumed) :]:
        folded = folded.after(event, one.at)
    return folded


def _past(table: str, stored: Sequence[Stored], events: Sequence[e.Event]) -> Table:
    """The table without its game, up to a moment from which it goes on."""
    laid = events[0]
    assert isinstance(laid, e.Laid)
    folded = Table.laid(table, laid, stored[0].at)
    for one, event in list(zip(stored, events, strict=False))[1:]:
        folded = folded.past(event, one.at)
    return folded


async def _go_on(store: Store, table: str, stored: Sequence[Stored]) -> Table:
    """Go on from the stored position, and note it, so that the game has a new beginning under the rules of today."""
    last = await store.position(table)
    if last is None:
        raise Refused("state", "this table can not be opened any more; lay a new one")
    _, _, position = last
    resumed = e.Resumed(msgspec.json.decode(position))
    folded = _past(table, stored, [e.decode(one.body) for one in stored])
    change = Change(resumed, folded.after(resumed, time()))
    if not await store.append(entry_of(change)):
        return await load_table(store, table)
    return change.table
