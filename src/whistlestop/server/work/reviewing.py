"""Looking back on finished games: one after the other in a thread of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec

from whistlestop.game import Game
from whistlestop.review import Review, review_of
from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables.refusal import Refused

logger = logging.getLogger(__name__)

KEPT = 100  # reviews of games, the newest
MAX_WAITING = 10  # games in the queue, the one that is being looked at included
MAX_EACH = 2  # of them asked for from one address
ABANDONED_SECONDS = 30.0  # after which nobody waits for a review any more; the page asks every second


class ReviewProgress(msgspec.Struct):
    """How far looking back on a game is, from 0 to 1, and what was found once it is done."""

    progress: float
    found: Review | None = None


class _Stopped(Exception):  # noqa: N818 - nothing is wrong: nobody waits for it
    pass


class Reviews:
    """What was found of finished games, and those that are being looked at; the oldest are forgotten."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._queue = WorkQueue("review", 1, MAX_WAITING, MAX_EACH, "refused-reviews")
        self._found: OrderedDict[str, _Looking] = OrderedDict()
        self._clock = clock

    def ask(self, address: str, table: str, record: str) -> ReviewProgress:
        """How far the review of a game is; the first to ask begins it."""
        self.cancel_abandoned()
        looking = self._found.get(table)
        if looking is None:
            looking = _Looking()
            looking.begin(self._queue, address, record)
            self._found[table] = looking
        looking.asked_at = self._clock()
        self._found.move_to_end(table)
        self._forget_oldest()
        if looking.is_broken:
            raise Refused("busy", "refused-broken")
        return looking.told

    def cancel_abandoned(self) -> None:
        """Stop what nobody has asked about for a while; the next to ask begins it again."""
        before = self._clock() - ABANDONED_SECONDS
        for table, looking in [*self._found.items()]:
            if looking.is_under_way and looking.asked_at < before:
                looking.stop()
                del self._found[table]

    def _forget_oldest(self) -> None:
        for table, looking in [*self._found.items()][:-KEPT]:
            if not looking.is_under_way:
                del self._found[table]

    def close(self) -> None:
        """Stop all of them."""
        for looking in self._found.values():
            looking.stop()
        self._queue.close()


class _Looking:
    """One game that is being looked back on."""

    def __init__(self) -> None:
        self.told = ReviewProgress(0.0)
        self.asked_at = 0.0
        self.is_broken = False
        self._is_stopped = False
        self._job: asyncio.Future[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether it is still to be done."""
        return self.told.found is None and not self.is_broken

    def begin(self, queue: WorkQueue, address: str, record: str) -> None:
        """Take a place in the queue; Refused if there is none."""
        self._job = queue.submit(address, self._look, record)

    def stop(self) -> None:
        """Leave the queue, or end as soon as the thread notices."""
        self._is_stopped = True
        if self._job is not None:
            self._job.cancel()

    def _look(self, record: str) -> None:
        """Look back on a game; this takes a while, and runs in a thread."""
        try:
            with suppress(_Stopped):
                self.told = ReviewProgress(1.0, review_of(Game.replay(record), self._note))
        except Exception:
            self.is_broken = True
            logger.exception("a game could not be looked back on")

    def _note(self, share: float) -> None:
        if self._is_stopped:
            raise _Stopped
        self.told = ReviewProgress(round(share, 3))
