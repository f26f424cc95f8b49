"""A bounded queue for slow work in its own threads, with a few places for each address."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import get_native_id
from typing import Any, TypeVar

from whistlestop.server.http.limits import ConnectionLimit
from whistlestop.tables.refusal import Refused

T = TypeVar("T")
NICE = 10


class WorkQueue:
    """Addresses take turns, so nobody waits for more than one job of each other address."""

    def __init__(self, name: str, threads: int, most: int, most_each: int, refusal: str = "refused-work") -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_lower_priority)
        self._idle = threads
        self._most = most
        self._places = ConnectionLimit(most_each)  # of jobs that wait or run
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()  # by address, the next one first
        self._refusal = refusal

    def __len__(self) -> int:
        return self._places.total

    async def run(self, address: str, work: Callable[..., T], *about: Any) -> T:
        """Do some work in a thread when its turn comes; if the queue has no place, it is refused at once."""
        return await self.submit(address, work, *about)

    def submit(self, address: str, work: Callable[..., T], *about: Any) -> asyncio.Future[T]:
        """Take a place for some work; cancelling the future gives it back, unless a thread has begun the work."""
        if len(self) >= self._most or not self._places.enter(address):
            raise Refused("busy", self._refusal)
        job = _Job(address, partial(work, *about))
        job.result.add_done_callback(partial(self._withdraw, job))
        self._waiting.setdefault(address, deque()).append(job)
        self._start_next()
        return job.result

    def _withdraw(self, job: _Job, result: asyncio.Future[Any]) -> None:
        """Remove a cancelled job from the queue; a running one keeps its place, or cancelling would allow too many."""
        jobs = self._waiting.get(job.address)
        if jobs is not None and job in jobs and result.cancelled():
            jobs.remove(job)
            self._places.leave(job.address)
            if not jobs:
                del self._waiting[job.address]

    def _start_next(self) -> None:
        while self._idle and self._waiting:
            address, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # behind the other addresses
            self._start(job)

    def _start(self, job: _Job) -> None:
        self._idle -= 1
        loop = job.result.get_loop()

        def end(done: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._end, job, done)

        self._pool.submit(job.work).add_done_callback(end)

    def _end(self, job: _Job, done: Future[Any]) -> None:
        self._idle += 1
        self._places.leave(job.address)
        if not job.result.done():
            _copy(done, job.result)
        self._start_next()

    def close(self) -> None:
        """Drop the waiting jobs, and do not wait for the running ones."""
        for job in [job for jobs in self._waiting.values() for job in jobs]:
            job.result.cancel()
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Let the threads that serve players run first when there are too few cores."""
    if sys.platform == "linux":  # elsewhere threads have no separate priorities
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)


class _Job:
    """Some work, the address it is done for, and its result."""

    def __init__(self, address: str, work: Callable[[], Any]) -> None:
        self.address = address
        self.work = work
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def _copy(done: Future[Any], result: asyncio.Future[Any]) -> None:
    if done.cancelled():
        result.cancel()
    elif error := done.exception():
        result.set_exception(error)
    else:
        result.set_result(done.result())
