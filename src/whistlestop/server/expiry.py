"""Tables at which nobody ever played are deleted after a while, so that nobody can fill a disk with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING

from whistlestop.errors import StoreError
from whistlestop.server.store import Store
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import UNPLAYED_SECONDS, Table

if TYPE_CHECKING:
    from whistlestop.server.hall import Hall

logger = logging.getLogger(__name__)

EVERY_SECONDS = 3600.0
DELETED_AT_ONCE = 20
PAUSE_SECONDS = 0.1  # between two deletions, for those who play
FRESH_SECONDS = 86_400.0  # after an event: so long is a table safe, whoever opens it


async def keep_deleting(hall: Hall) -> None:
    """Again and again: delete what has expired, and forget for whom it counted."""
    while True:
        try:
            await delete_expired(hall.store, (live.table for live in [*hall.live.values()]), time())
            await hall.quota.forget_all_done()
        except StoreError as error:
            logger.warning("expired tables could not be deleted", extra={"error": str(error)})
        await asyncio.sleep(EVERY_SECONDS)


async def delete_expired(store: Store, open_tables: Iterable[Table], now: float) -> int:
    """Delete all tables that have expired, but none of the open ones; how many they were."""
    for table in open_tables:
        await postpone(store, table, now)
    count = 0
    while deleted := await store.delete_expired(now, DELETED_AT_ONCE):
        count += deleted
        await asyncio.sleep(PAUSE_SECONDS)
    if count:
        logger.info("tables at which nobody ever played were deleted", extra={"count": count})
    return count


async def check_kept(store: Store, table: Table) -> None:
    """Let a table that somebody opens stay for longer; Refused if it has been deleted meanwhile."""
    if not await postpone(store, table, time()):
        raise Refused("unknown", "refused-unknown")


async def postpone(store: Store, table: Table, now: float) -> bool:
    """Count from now when an open table expires, in the eyes of every process; False if it is gone."""
    if table.is_played or table.at > now - FRESH_SECONDS:
        return True
    return await store.postpone(table.id, now + UNPLAYED_SECONDS)
