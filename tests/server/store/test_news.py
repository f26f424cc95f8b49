"""News: a process hears of what the others commit, and is told when it may have missed something."""

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


class Ear:
    """Whoever listens: what was heard, one after the other."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.is_deaf = False

    async def tell(self, table: str, number: int) -> None:
        if self.is_deaf:
            self.is_deaf = False
            raise RuntimeError("not now")
        self.heard.put_nowait((table, number))

    async def lost(self) -> None:
        self.heard.put_nowait(LOST)


class Broken(logging.Handler):
    """Whoever reads the log: each time that the line was broken."""

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


async def test_others_hear_of_what_is_committed_and_of_nothing_else(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ear, own = Ear(), Ear()
    assert await one.append(entry("t", 0))  # nobody listens yet
    async with two.news(ear.tell, ear.lost), one.news(own.tell, own.lost):
        assert await one.append(entry("t", 1))
        assert not await one.append(entry("t", 0))  # a loser is no news
        assert await one.append(entry("a table", 7))
        assert [await ear.heard.get() for _ in range(2)] == [("t", 1), ("a table", 7)]
        assert await one.append(entry("several", 3, following_bodies=(b"4", b"5")))
        assert await ear.heard.get() == ("several", 5)  # once, and of the last
        many = [(f"t{i}", 0) for i in range(100)]
        await asyncio.gather(*(one.append(entry(*key)) for key in many))
        assert sorted([await ear.heard.get() for _ in many]) == sorted(many)
        assert await two.append(entry("t", 2))
        assert await own.heard.get() == ("t", 2)
    assert ear.heard.empty() and own.heard.empty()


async def test_others_hear_what_is_announced_and_nothing_of_it_is_kept(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ear, said = Ear(), asyncio.Queue[tuple[str, str]]()
    async with (
        two.news(ear.tell, ear.lost, lambda *words: said.put_nowait(words)),
        one.news(ear.tell, ear.lost, lambda *_: pytest.fail("what we say ourselves is no news")),
    ):
        await one.announce(["at t 0:1 -:2", "it's here"])
        heard = [await said.get() for _ in range(2)]
    assert [words for _, words in heard] == ["at t 0:1 -:2", "it's here"] and len({sender for sender, _ in heard}) == 1
    assert ear.heard.empty() and await one.events("t") == []


async def test_news_come_in_the_order_of_the_commits(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ear = Ear()
    async with two.news(ear.tell, ear.lost):
        for number in range(50):
            assert await one.append(entry("t", number))
        assert [await ear.heard.get() for _ in range(50)] == [("t", number) for number in range(50)]


async def test_who_no_longer_listens_hears_nothing(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ear, still = Ear(), Ear()
    async with two.news(still.tell, still.lost):
        async with two.news(ear.tell, ear.lost):
            pass
        assert await one.append(entry("t", 0))
        assert await still.heard.get() == ("t", 0)
    assert ear.heard.empty()


async def test_after_a_break_the_listener_is_told_that_news_are_lost(
    stores: tuple[Store, Store], fragile: Server
) -> None:
    one, two = stores
    ear, broken = Ear(), Broken()
    news.log.addHandler(broken)
    async with two.news(ear.tell, ear.lost):
        fragile.stop()
        for _ in range(3):  # the line breaks off, and some attempts fail
            await broken.lines.get()
        news.log.removeHandler(broken)
        fragile.start()
        assert await ear.heard.get() == LOST
        assert await one.append(entry("t", 0))
        assert await ear.heard.get() == ("t", 0)


async def test_news_that_could_not_be_taken_count_as_lost(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ear = Ear()
    async with two.news(ear.tell, ear.lost):
        ear.is_deaf = True
        assert await one.append(entry("t", 0))
        assert await ear.heard.get() == LOST
        assert await one.append(entry("t", 1))
        assert await ear.heard.get() == ("t", 1)


async def test_a_listener_who_can_not_catch_up_is_asked_again(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "SHORT", 0.001)
    one, two = stores
    ear = Ear()
    attempts = iter([False, False, True])

    async def lost() -> None:
        if not next(attempts):
            raise StoreError("the database can not be read now")
        await ear.lost()

    async with two.news(ear.tell, lost):
        ear.is_deaf = True
        assert await one.append(entry("t", 0))
        assert await ear.heard.get() == LOST


async def test_a_line_that_can_not_be_opened_is_told(stores: tuple[Store, Store], fragile: Server) -> None:
    ear = Ear()
    fragile.stop()
    with pytest.raises(StoreError, match="news of other processes can not be heard: "):
        async with stores[0].news(ear.tell, ear.lost):
            pass


async def test_sqlite_has_no_news(tmp_path: Path) -> None:
    ear = Ear()
    one, two = await Store.open(str(tmp_path / "tables.db")), await Store.open(str(tmp_path / "tables.db"))
    async with two.news(ear.tell, ear.lost):
        assert await one.append(entry("t", 0))
    assert ear.heard.empty()
    await one.close()
    await two.close()
