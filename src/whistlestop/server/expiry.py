"""Tables where nobody has ever played are deleted after a while, so that nobody can fill a disk with them."""

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
PAUSE_SECONDS = 0.1  # between two deletions, so that players are not delayed
FRESH_SECONDS = 86_400.0  # after an event, for which a table is safe without further ado


async def keep_deleting(hall: Hall) -> None:
    """Delete expired tables every hour, and remove them from the quotas."""
    while True:
        try:
            await delete_expired(hall.store, (live.table for live in [*hall.live.values()]), time())
            await hall.quota.forget_all_done()
        except StoreError as error:
            logger.warning("expired tables could not be deleted", extra={"error": str(error)})
        await asyncio.sleep(EVERY_SECONDS)


async def delete_expired(store: Store, open_tables: Iterable[Table], now: float) -> int:
    """Delete all expired tables, except open ones; how many there were."""
    for table in open_tables:
        await postpone(store, table, now)
    count = 0
    while deleted := await store.delete_expired(now, DELETED_AT_ONCE):
        count += deleted
        await asyncio.sleep(PAUSE_SECONDS)
    if count:
        logger.info("tables where nobody ever played were deleted", extra={"count": count})
    return count


async def check_kept(store: Store, table: Table) -> None:
    """Keep a table that somebody opens for longer; Refused if it has been deleted meanwhile."""
    if not await postpone(store, table, time()):
        raise Refused("unknown", "refused-unknown")


async def postpone(store: Store, table: Table, now: float) -> bool:
    """Restart the time until an open table expires, for every process; False if the table is gone."""
    if table.is_played or table.at > now - FRESH_SECONDS:
        return True
    return await store.postpone(table.id, now + UNPLAYED_SECONDS)
