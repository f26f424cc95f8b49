"""News: a process is notified of what the others commit, and when it may have missed something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.server.entries import entry
from tests.support.server.postgres import Server
from whistlestop import StoreError
from whistlestop.server.store import Store, news

pytestmark = pytest.mark.anyio

LOST = ("lost", -1)


class Listener:
    """A subscriber: what it was notified of, one after the other."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.is_failing = False

    async def on_event(self, table: str, number: int) -> None:
        if self.is_failing:
            self.is_failing = False
            raise RuntimeError("not now")
        self.received.put_nowait((table, number))

    async def on_lost(self) -> None:
        self.received.put_nowait(LOST)


class Broken(logging.Handler):
    """Collects the warnings that the connection was interrupted."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: asyncio.Queue[str] = asyncio.Queue()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.put_nowait(record.getMessage())


@pytest.fixture
async def stores(fragile: Server) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes on one database."""
    url = fragile.new_database()
    one, two = await Store.open(url), await Store.open(url)
    yield one, two
    await one.close()
    await two.close()


async def test_others_are_notified_of_what_is_committed_and_of_nothing_else(stores: tuple[Store, Store]) -> None:
    one, two = stores
    other, own = Listener(), Listener()
    assert await one.append(entry("t", 0))  # nobody listens yet
    async with two.news(other.on_event, other.on_lost), one.news(own.on_event, own.on_lost):
        assert await one.append(entry("t", 1))
        assert not await one.append(entry("t", 0))  # an entry that loses its number is not news
        assert await one.append(entry("a table", 7))
        assert [await other.received.get() for _ in range(2)] == [("t", 1), ("a table", 7)]
        assert await one.append(entry("several", 3, following_bodies=(b"4", b"5")))
        assert await other.received.get() == ("several", 5)  # once, and of the last
        many = [(f"t{i}", 0) for i in range(100)]
        await asyncio.gather(*(one.append(entry(*key)) for key in many))
        assert sorted([await other.received.get() for _ in many]) == sorted(many)
        assert await two.append(entry("t", 2))
        assert await own.received.get() == ("t", 2)
    assert other.received.empty() and own.received.empty()


async def test_others_get_what_is_announced_and_nothing_of_it_is_stored(stores: tuple[Store, Store]) -> None:
    one, two = stores
    other, broadcasts = Listener(), asyncio.Queue[tuple[str, str]]()
    async with (
        two.news(other.on_event, other.on_lost, lambda *words: broadcasts.put_nowait(words)),
        one.news(other.on_event, other.on_lost, lambda *_: pytest.fail("our own broadcasts are not news")),
    ):
        await one.announce(["at t 0:1 -:2", "it's here"])
        received = [await broadcasts.get() for _ in range(2)]
    assert [words for _, words in received] == ["at t 0:1 -:2", "it's here"]
    assert len({sender for sender, _ in received}) == 1
    assert other.received.empty() and await one.events("t") == []


async def test_news_comes_in_the_order_of_the_commits(stores: tuple[Store, Store]) -> None:
    one, two = stores
    other = Listener()
    async with two.news(other.on_event, other.on_lost):
        for number in range(50):
            assert await one.append(entry("t", number))
        assert [await other.received.get() for _ in range(50)] == [("t", number) for number in range(50)]


async def test_a_subscriber_that_no_longer_listens_gets_nothing(stores: tuple[Store, Store]) -> None:
    one, two = stores
    gone, still = Listener(), Listener()
    async with two.news(still.on_event, still.on_lost):
        async with two.news(gone.on_event, gone.on_lost):
            pass
        assert await one.append(entry("t", 0))
        assert await still.received.get() == ("t", 0)
    assert gone.received.empty()


async def test_after_an_interruption_the_subscriber_learns_that_news_was_lost(
    stores: tuple[Store, Store], fragile: Server
) -> None:
    one, two = stores
    other, broken = Listener(), Broken()
    news.log.addHandler(broken)
    async with two.news(other.on_event, other.on_lost):
        fragile.stop()
        for _ in range(3):  # the connection is lost, and some attempts fail
            await broken.lines.get()
        news.log.removeHandler(broken)
        fragile.start()
        assert await other.received.get() == LOST
        assert await one.append(entry("t", 0))
        assert await other.received.get() == ("t", 0)


async def test_news_that_could_not_be_handled_counts_as_lost(stores: tuple[Store, Store]) -> None:
    one, two = stores
    other = Listener()
    async with two.news(other.on_event, other.on_lost):
        other.is_failing = True
        assert await one.append(entry("t", 0))
        assert await other.received.get() == LOST
        assert await one.append(entry("t", 1))
        assert await other.received.get() == ("t", 1)


async def test_a_subscriber_that_cannot_catch_up_is_called_again(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "SHORT", 0.001)
    one, two = stores
    other = Listener()
    attempts = iter([False, False, True])

    async def lost() -> None:
        if not next(attempts):
            raise StoreError("the database cannot be read now")
        await other.on_lost()

    async with two.news(other.on_event, lost):
        other.is_failing = True
        assert await one.append(entry("t", 0))
        assert await other.received.get() == LOST


async def test_a_connection_that_cannot_be_opened_is_reported(stores: tuple[Store, Store], fragile: Server) -> None:
    other = Listener()
    fragile.stop()
    with pytest.raises(StoreError, match="notifications from other processes cannot be received: "):
        async with stores[0].news(other.on_event, other.on_lost):
            pass


async def test_sqlite_has_no_news(tmp_path: Path) -> None:
    other = Listener()
    one, two = await Store.open(str(tmp_path / "tables.db")), await Store.open(str(tmp_path / "tables.db"))
    async with two.news(other.on_event, other.on_lost):
        assert await one.append(entry("t", 0))
    assert other.received.empty()
    await one.close()
    await two.close()
