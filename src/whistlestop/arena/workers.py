"""Where deals are played: in this process, in several, or on a Ray cluster, always with the same results."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from whistlestop.arena.contest import ArenaError, Contest
from whistlestop.arena.match import PairedDeal, play_deal, warm_up

BATCH = 4  # deals in a task: few, because a kill loses those in progress
AHEAD = 2  # tasks waiting for each worker
RAY = "ray"
# With more NumPy threads than cores everything gets slower.
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

Task = tuple[Contest, Sequence[int]]
Finished = Generator[PairedDeal, None, None]
Run = Callable[[Sequence[Task]], Finished]


def tasks_of(contest: Contest, deals: Sequence[int]) -> list[Task]:
    """The deals of a contest as tasks for workers."""
    return [(contest, deals[i : i + BATCH]) for i in range(0, len(deals), BATCH)]


def workers_of(wanted: str | None) -> Run:
    """The workers asked for: a number of processes, by default one per core, or `ray`."""
    if wanted == RAY:
        from whistlestop.arena.cluster import load_ray, run_on_ray

        load_ray()  # if it is missing, report that before playing
        return run_on_ray
    if wanted is not None and not (wanted.isascii() and wanted.isdecimal() and 0 < int(wanted[:4]) <= 512):
        raise ArenaError(f"workers must be a number of processes or {RAY!r}, not {wanted!r}")
    count = int(wanted) if wanted is not None else os.cpu_count() or 1
    return run_here if count == 1 else lambda tasks: run_in_processes(tasks, count)


def run_here(tasks: Sequence[Task]) -> Finished:
    """Play one deal after the other in this process."""
    for contest, deals in tasks:
        for deal in deals:
            yield from play_task((contest, [deal]))


def play_task(task: Task) -> list[PairedDeal]:
    """Play the deals of a task, in whatever process this is."""
    contest, deals = task
    warm_once(contest)
    return [play_deal(contest, deal) for deal in deals]


def warm_once(contest: Contest) -> None:
    """Warm up this process, unless that has been done."""
    _warm(msgspec.json.encode(contest))


@lru_cache
def _warm(contest: bytes) -> None:
    warm_up(msgspec.json.decode(contest, type=Contest))


def run_in_processes(tasks: Sequence[Task], count: int) -> Finished:
    """Play in several processes on this machine; they exit with this one, however it ends."""
    if not tasks:
        return
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    count = min(count, len(tasks))
    pool = ProcessPoolExecutor(count, context, _exit_with, (receiver,))
    try:
        yield from _finished(pool, tasks, count * AHEAD)
        pool.shutdown()
    except BrokenProcessPool:
        reason = "a worker ended abruptly; a bot may have crashed it, or memory ran out"
        raise ArenaError(f"{reason}; finished deals are kept; the run can be resumed") from None
    finally:
        sender.close()  # workers that are still busy exit now
        pool.shutdown(cancel_futures=True)
        receiver.close()


def _finished(pool: ProcessPoolExecutor, tasks: Sequence[Task], ahead: int) -> Finished:
    waiting = iter(tasks)
    with _quiet_start():
        going: set[Future[list[PairedDeal]]] = {pool.submit(play_task, task) for task in islice(waiting, ahead)}
    while going:
        done, going = wait(going, return_when=FIRST_COMPLETED)
        going |= {pool.submit(play_task, task) for task in islice(waiting, len(done))}
        for task in sorted(done, key=lambda task: task.exception() is not None):  # finished ones first
            yield from task.result()


def _exit_with(parent: Connection) -> None:
    threading.Thread(target=_exit_when_closed, args=(parent,), daemon=True).start()


def _exit_when_closed(parent: Connection) -> None:
    with suppress(EOFError, OSError):
        parent.recv()
    os._exit(1)


@contextmanager
def _quiet_start() -> Iterator[None]:
    """What processes started now inherit: one NumPy thread, and Ctrl-C only reaches the first process."""
    usual = {name: os.environ.get(name) for name in ONE_THREAD}
    is_main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if is_main else None
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in usual.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        if is_main:
            signal.signal(signal.SIGINT, handler)
