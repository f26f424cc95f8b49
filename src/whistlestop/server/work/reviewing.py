"""Reviewing finished games: one after the other in a separate thread, so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec

from whistlestop.game import Game
from whistlestop.review import EarlyReview, Review, review_of
from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables.refusal import Refused

logger = logging.getLogger(__name__)

KEPT = 100  # reviews of games, the newest
MAX_WAITING = 10  # games in the queue, including the one that is being reviewed
MAX_EACH = 2  # of them requested from one address
ABANDONED_SECONDS = 30.0  # without a request, after which a review is stopped; the page asks every second


class ReviewProgress(msgspec.Struct):
    """The progress of a game's review, from 0 to 1, what was found early and, once it is done, all of it."""

    progress: float
    found: Review | None = None
    early: EarlyReview | None = None  # as long as it is not done


class _Stopped(Exception):  # noqa: N818 - not an error: nobody waits for the review
    pass


class Reviews:
    """The reviews of finished games, done and under way; the oldest are forgotten."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._queue = WorkQueue("review", 1, MAX_WAITING, MAX_EACH, "refused-reviews")
        self._jobs: OrderedDict[str, _ReviewJob] = OrderedDict()
        self._clock = clock

    def ask(self, address: str, table: str, record: str) -> ReviewProgress:
        """The progress of a game's review; the first request starts it."""
        self.cancel_abandoned()
        job = self._jobs.get(table)
        if job is None:
            job = _ReviewJob()
            job.begin(self._queue, address, record)
            self._jobs[table] = job
        job.asked_at = self._clock()
        self._jobs.move_to_end(table)
        self._forget_oldest()
        if job.is_broken:
            raise Refused("busy", "refused-broken")
        return job.progress

    def cancel_abandoned(self) -> None:
        """Stop reviews that nobody has asked about for a while; the next request starts them again."""
        before = self._clock() - ABANDONED_SECONDS
        for table, job in [*self._jobs.items()]:
            if job.is_under_way and job.asked_at < before:
                job.stop()
                del self._jobs[table]

    def _forget_oldest(self) -> None:
        for table, job in [*self._jobs.items()][:-KEPT]:
            if not job.is_under_way:
                del self._jobs[table]

    def close(self) -> None:
        """Stop all of them."""
        for job in self._jobs.values():
            job.stop()
        self._queue.close()


class _ReviewJob:
    """The review of one game."""

    def __init__(self) -> None:
        self.progress = ReviewProgress(0.0)
        self.asked_at = 0.0
        self.is_broken = False
        self._is_stopped = False
        self._job: asyncio.Future[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether it is not done yet."""
        return self.progress.found is None and not self.is_broken

    def begin(self, queue: WorkQueue, address: str, record: str) -> None:
        """Take a place in the queue; Refused if there is none."""
        self._job = queue.submit(address, self._review, record)

    def stop(self) -> None:
        """Leave the queue, or end as soon as the thread notices."""
        self._is_stopped = True
        if self._job is not None:
            self._job.cancel()

    def _review(self, record: str) -> None:
        """Review a game; this takes a while, and runs in a thread."""
        try:
            with suppress(_Stopped):
                found = review_of(Game.replay(record), self._note, early=self._note_early)
                self.progress = ReviewProgress(1.0, found)
        except Exception:
            self.is_broken = True
            logger.exception("a game could not be reviewed")

    def _note(self, share: float) -> None:
        if self._is_stopped:
            raise _Stopped
        self.progress = ReviewProgress(round(share, 3), early=self.progress.early)

    def _note_early(self, early: EarlyReview) -> None:
        self.progress = ReviewProgress(self.progress.progress, early=early)
