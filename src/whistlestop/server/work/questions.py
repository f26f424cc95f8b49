"""Questions of players about their own position: one of each kind at a time for each seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table

T = TypeVar("T")
THREADS = 2
# A few milliseconds each; a club may be behind one address, and the players of a table ask at the same moment.
MOST, MAX_EACH = 400, 80
MAX_WAITING = 4  # for an answer to the same kind of question; a player has a device or two


class Questions:
    """Answers the questions of seats; requests for the same at the same moment share the answer."""

    def __init__(self) -> None:
        self._queue = WorkQueue("question", THREADS, MOST, MAX_EACH)
        self._asked: dict[tuple[object, ...], _Asked] = {}  # by table, seat and kind

    async def answer(self, address: str, kind: Callable[..., T], table: Table, seat: int, *about: Any) -> T:
        """The answer to a kind of question for a seat at a table, after the one before it is answered."""
        key, question = (table.id, seat, kind), (table, *about)
        asked = self._asked.setdefault(key, _Asked())
        if asked.count > MAX_WAITING:
            raise Refused("busy", "refused-work")
        asked.count += 1
        try:
            async with asked.lock:
                if asked.question != question:
                    asked.answer = await self._queue.run(address, kind, table, seat, *about)
                    asked.question = question
                found: T = asked.answer
                return found
        finally:
            asked.count -= 1
            if not asked.count:
                del self._asked[key]

    def close(self) -> None:
        """Drop the waiting questions."""
        self._queue.close()


class _Asked:
    """One kind of question for one seat: how many wait, and the last answer for as long as anybody waits."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.count = 0
        self.question: tuple[object, ...] | None = None
        self.answer: Any = None
