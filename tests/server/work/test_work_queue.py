"""Heavy work waits in bounded queues: a few places for each address, in turn, given back by clients that leave."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from tests.support.server.blocked_work import Blocked
from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables.refusal import Refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def queue() -> AsyncIterator[WorkQueue]:
    found = WorkQueue("test", threads=1, most=6, most_each=3)
    yield found
    found.close()


@pytest.fixture
async def blocked(queue: WorkQueue) -> AsyncIterator[Blocked]:
    """The queue's only thread is busy for somebody."""
    found = Blocked()
    first = queue.submit("somebody", found.work, "first")
    await found.until_began()
    yield found
    found.may_end.set()
    with suppress(asyncio.CancelledError):
        await first


async def test_what_was_worked_out_is_given_back_and_what_went_wrong_is_raised(queue: WorkQueue) -> None:
    assert await queue.run("ada", divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await queue.run("ada", divmod, 1, 0)
    assert len(queue) == 0


async def test_an_address_has_its_places_and_is_refused_at_once_when_they_are_taken(
    queue: WorkQueue, blocked: Blocked
) -> None:
    for _ in range(3):
        queue.submit("ada", blocked.work)
    with pytest.raises(Refused) as refusal:
        queue.submit("ada", blocked.work)
    assert (refusal.value.code, refusal.value.id) == ("busy", "refused-work")
    assert not queue.submit("ben", blocked.work).done()


async def test_a_full_queue_refuses_everybody(queue: WorkQueue, blocked: Blocked) -> None:
    for number in range(5):
        queue.submit(f"address {number}", blocked.work)
    with pytest.raises(Refused):
        queue.submit("somebody new", blocked.work)
    assert len(queue) == 6


async def test_addresses_take_turns(queue: WorkQueue, blocked: Blocked) -> None:
    greedy = [queue.submit("greedy", blocked.work, f"greedy {number}") for number in range(3)]
    honest = queue.submit("honest", blocked.work, "honest")
    blocked.may_end.set()
    await asyncio.gather(honest, *greedy)
    assert blocked.done == ["first", "greedy 0", "honest", "greedy 1", "greedy 2"]


async def test_cancelled_work_leaves_the_queue_at_once_and_is_never_done(queue: WorkQueue, blocked: Blocked) -> None:
    waiting = [asyncio.ensure_future(queue.run("ada", blocked.work, "cancelled")) for _ in range(3)]
    await asyncio.sleep(0)
    assert len(queue) == 4
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert len(queue) == 1 and not queue._waiting
    blocked.may_end.set()
    assert await queue.run("ada", blocked.work, "last") == "last"
    assert blocked.done == ["first", "last"]


async def test_cancelling_what_runs_frees_no_place_until_its_thread_is_done(queue: WorkQueue) -> None:
    running = Blocked()
    first = queue.submit("ada", running.work, "dropped")
    await running.until_began()
    first.cancel()
    waiting = [queue.submit("ada", running.work) for _ in range(2)]
    with pytest.raises(Refused):
        queue.submit("ada", running.work)
    running.may_end.set()
    await asyncio.gather(*waiting)
    assert len(queue) == 0 and first.cancelled()


async def test_a_queue_that_is_closed_drops_what_waits(queue: WorkQueue, blocked: Blocked) -> None:
    waiting = queue.submit("ada", blocked.work)
    queue.close()
    assert waiting.cancelled()
