"""Group commit: entries that arrive during one transaction go together into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from whistlestop.errors import StoreError
from whistlestop.server.store.database import reason
from whistlestop.server.store.entry import Entry, Key

COMMIT_INTERVAL = 0.005  # seconds from one transaction to the next: each costs as much as several entries in it

Write = Callable[[Sequence[Entry]], Awaitable[set[Key]]]


class _Waiting(NamedTuple):
    entry: Entry
    answer: asyncio.Future[bool]


class GroupCommit:
    """The entries that wait for their commit; `write` commits entries of different tables, and returns the winners."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[_Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Wait until the entry is committed or has lost its number to another."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, answer))
        if self._work is None or self._work.done():
            # Its own task, so that cancelling one caller does not affect others.
            self._work = asyncio.create_task(self._commit_all())
        return await answer

    async def finish(self) -> None:
        """Wait for the commits under way."""
        if self._work is not None:
            await asyncio.wait([self._work])

    async def _commit_all(self) -> None:
        while self._waiting:
            if batch := self._next_batch():
                await asyncio.gather(self._commit(batch), asyncio.sleep(COMMIT_INTERVAL))

    def _next_batch(self) -> list[_Waiting]:
        """One entry of each table; further entries of a table go into a later transaction."""
        batch: dict[str, _Waiting] = {}
        still = [waiting for waiting in self._waiting if not waiting.answer.done()]
        self._waiting = [waiting for waiting in still if batch.setdefault(waiting.entry.table, waiting) is not waiting]
        return list(batch.values())

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        try:
            won = await self._write([waiting.entry for waiting in batch])
        except StoreError as error:
            for waiting in batch:
                _refuse(waiting, str(error))
        except Exception as error:
            await self._commit_singly(batch, error)
        else:
            for waiting in batch:
                _answer(waiting, waiting.entry.key in won)

    async def _commit_singly(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Commit each entry by itself, so that one which cannot be stored does not affect the others."""
        if len(batch) > 1:
            for waiting in batch:
                await self._commit([waiting])
        for waiting in batch:
            table, number = waiting.entry.key
            _refuse(waiting, f"event {number} of table {table} cannot be stored: {reason(error)}")


def _answer(waiting: _Waiting, has_won: bool) -> None:
    if not waiting.answer.done():
        waiting.answer.set_result(has_won)


def _refuse(waiting: _Waiting, why: str) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(StoreError(why))
