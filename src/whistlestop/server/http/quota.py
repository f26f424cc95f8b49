"""How many unfinished tables an address may have: counted before anything is stored or awaited."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time

from whistlestop.server.store import Store
from whistlestop.tables.refusal import Refused

UNATTENDED_SECONDS = 3 * 3600.0  # without an event and without anybody there, after which a table no longer counts


class TableQuota:
    """The tables that each address has started in this process, as long as they are in use."""

    def __init__(
        self, store: Store, most: int, is_attended: Callable[[str], bool], clock: Callable[[], float] = time
    ) -> None:
        self._store, self._most = store, most
        self._is_attended, self._clock = is_attended, clock
        self._tables: dict[str, set[str]] = {}
        self._starting: Counter[str] = Counter()  # places that are reserved

    @asynccontextmanager
    async def starting(self, address: str) -> AsyncIterator[set[str]]:
        """Reserve room for one more table of an address; the tables that are put into this set count from then on."""
        if self._count(address) >= self._most:
            await self._forget_done(address)
        if (count := self._count(address)) >= self._most:
            raise Refused("fast", "refused-tables", {"count": count})
        self._starting[address] += 1  # nothing is awaited since it was counted
        started: set[str] = set()
        try:
            yield started
        finally:
            self._starting[address] -= 1
            self._starting += Counter()  # drops those that are at zero
            if started:
                self._tables.setdefault(address, set()).update(started)

    async def forget_all_done(self) -> None:
        """Forget tables that no longer count, and addresses that have none left."""
        for address in [*self._tables]:
            await self._forget_done(address)

    def _count(self, address: str) -> int:
        return len(self._tables.get(address, ())) + self._starting[address]

    async def _forget_done(self, address: str) -> None:
        tables = frozenset(self._tables.get(address, ()))
        unfinished = await self._store.unfinished(tables)
        left = {table for table in tables if table in unfinished and not self._is_done(table, unfinished[table])}
        self._tables[address] = (self._tables.get(address, set()) - tables) | left
        if not self._tables[address]:
            del self._tables[address]

    def _is_done(self, table: str, updated: float) -> bool:
        return updated < self._clock() - UNATTENDED_SECONDS and not self._is_attended(table)
