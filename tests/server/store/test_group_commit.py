"""Group commit: entries that come while a transaction is under way go into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.support.server.entries import entry
from whistlestop import StoreError
from whistlestop.server.store import Entry
from whistlestop.server.store.entry import Key
from whistlestop.server.store.group_commit import GroupCommit

pytestmark = pytest.mark.anyio


class Disk:
    """A database that holds every transaction until it may finish, in which every entry wins."""

    def __init__(self) -> None:
        self.batches: list[list[Key]] = []
        self.may_go = asyncio.Semaphore(0)
        self.fault: Exception | None = None

    async def write(self, entries: Sequence[Entry]) -> set[Key]:
        self.batches.append([entry.key for entry in entries])
        await self.may_go.acquire()
        if self.fault is not None:
            raise self.fault
        return {entry.key for entry in entries}


@pytest.fixture
def disk() -> Disk:
    return Disk()


async def come(commits: GroupCommit, *entries: Entry) -> list[asyncio.Task[bool]]:
    tasks = [asyncio.create_task(commits.append(entry)) for entry in entries]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_an_entry_that_comes_during_a_commit_goes_into_the_next(disk: Disk) -> None:
    commits = GroupCommit(disk.write)
    tasks = await come(commits, entry("a", 0))
    tasks += await come(commits, entry("b", 0))
    tasks += await come(commits, entry("c", 0), entry("d", 3))
    assert disk.batches == [[("a", 0)]]
    disk.may_go.release()
    assert await tasks[0]
    assert not any(task.done() for task in tasks[1:])
    disk.may_go.release()
    assert all(await asyncio.gather(*tasks))
    assert disk.batches == [[("a", 0)], [("b", 0), ("c", 0), ("d", 3)]]


async def test_a_transaction_holds_one_entry_of_a_table(disk: Disk) -> None:
    commits = GroupCommit(disk.write)
    disk.may_go = asyncio.Semaphore(9)
    await asyncio.gather(*await come(commits, entry("a", 0), entry("a", 0), entry("b", 0), entry("a", 1)))
    assert disk.batches == [[("a", 0), ("b", 0)], [("a", 0)], [("a", 1)]]


async def test_a_failed_commit_is_reported_to_all_of_it_and_the_next_one_works(disk: Disk) -> None:
    commits = GroupCommit(disk.write)
    disk.fault = StoreError("the disk is full")
    tasks = await come(commits, entry("a", 0), entry("b", 0))
    waiting = await come(commits, entry("c", 0))
    disk.may_go.release()
    for task in tasks:
        with pytest.raises(StoreError, match="the disk is full"):
            await task
    disk.fault = None
    disk.may_go.release()
    assert await waiting[0]


async def test_a_caller_that_left_before_the_commit_is_left_out(disk: Disk) -> None:
    commits = GroupCommit(disk.write)
    tasks = await come(commits, entry("a", 0))
    tasks += await come(commits, entry("b", 0), entry("c", 0))
    tasks[1].cancel()
    disk.may_go.release()
    disk.may_go.release()
    assert await tasks[0] and await tasks[2]
    assert disk.batches == [[("a", 0)], [("c", 0)]]


async def test_a_caller_that_leaves_during_the_commit_does_not_affect_others(disk: Disk) -> None:
    commits = GroupCommit(disk.write)
    tasks = await come(commits, entry("a", 0), entry("b", 0))
    tasks[0].cancel()
    await asyncio.wait(tasks[:1])
    disk.may_go.release()
    assert await tasks[1]
    await commits.finish()
