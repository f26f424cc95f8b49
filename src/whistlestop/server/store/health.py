"""Whether a database accepts writes: tried on request, but not more often than once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from whistlestop.errors import StoreError

EVERY_SECONDS = 1.0
PATIENCE_SECONDS = 5.0  # in which a healthy database answers


class WriteTrial:
    """Tries a write, and answers all requests during it and shortly afterwards by the result."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._trial: asyncio.Task[bool] | None = None
        self._tried_at = 0.0

    async def is_well(self) -> bool:
        """Whether the last write succeeded in time."""
        if self._trial is None or (self._trial.done() and monotonic() - self._tried_at >= EVERY_SECONDS):
            self._tried_at = monotonic()
            self._trial = asyncio.create_task(self._try())
        trial = self._trial
        # A write that hangs is not followed by others, which would all delay the moves of players.
        done, _ = await asyncio.wait([trial], timeout=PATIENCE_SECONDS)
        return bool(done) and trial.result()

    async def finish(self) -> None:
        """Wait for the write under way."""
        if self._trial is not None:
            await asyncio.wait([self._trial])

    async def _try(self) -> bool:
        try:
            await self._write()
        except StoreError:
            return False
        return True
