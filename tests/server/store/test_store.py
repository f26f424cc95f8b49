"""The store keeps what it is given, on SQLite and on PostgreSQL; a number is won once, and callers are independent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import msgspec
import pytest

from tests.support.server.entries import WAITING, entry
from whistlestop import StoreError
from whistlestop.server.store import Store, Stored
from whistlestop.tables.summary import TableSummary

pytestmark = pytest.mark.anyio

BODY = '{"kind":"played","words":"claim łódź:zürich \\u0000"}'.encode()
THREE = entry("t", 0, body=b"0", following_bodies=(b"1", b"2"), position=b"after 2")
PLAYING = TableSummary("playing", "europe", 5, 0, is_listed=False, title="Žofie 🚂", deadline=1234.5678901)


@pytest.fixture
async def other(store: Store, url: str) -> AsyncIterator[Store]:
    """A second store on the same database, as in another process."""
    other = await Store.open(url)
    yield other
    await other.close()


async def test_what_is_stored_comes_back_as_it_was(store: Store) -> None:
    first = entry("t", 0, at=1.25)
    second = entry("t", 1, at=1e9 + 1 / 3, body=BODY, summary=PLAYING, position=b'{"seat":0}', rules="7", record="ř\n")
    assert await store.append(first) and await store.append(second)
    assert await store.events("t") == [Stored(0, 1.25, first.body, "1"), Stored(1, 1e9 + 1 / 3, BODY, "7")]
    assert await store.events("t", after=0) == [Stored(1, 1e9 + 1 / 3, BODY, "7")]
    assert await store.events("t", after=1) == []
    assert await store.position("t") == (1, "7", b'{"seat":0}')
    assert await store.summary("t") == PLAYING
    assert await store.record("t") == "ř\n"


async def test_of_an_unknown_table_there_is_nothing(store: Store) -> None:
    assert await store.append(entry("t", 0))
    for table in ("", "T", "t'; DROP TABLE events; --"):
        assert await store.events(table) == []
        assert await store.position(table) is None
        assert await store.summary(table) is None
        assert await store.record(table) is None


async def test_a_taken_number_is_lost_and_changes_nothing(store: Store, other: Store) -> None:
    assert await store.append(entry("t", 0, position=b"first"))
    for late in (store, other):
        assert not await late.append(entry("t", 0, body=b"{}", summary=PLAYING, position=b"late", record="late"))
    assert [event.body for event in await other.events("t")] == [entry("t", 0).body]
    assert await other.position("t") == (0, "1", b"first")
    assert await other.summary("t") == WAITING
    assert await other.record("t") is None


async def test_events_that_belong_together_are_stored_in_order_with_the_position_after_them(store: Store) -> None:
    assert await store.append(THREE) and await store.append(entry("t", 3, body=b"3"))
    assert await store.events("t") == [Stored(n, THREE.at if n < 3 else 1003.0, b"%d" % n, "1") for n in range(4)]
    assert await store.position("t") == (2, "1", b"after 2")


async def test_of_events_that_belong_together_none_is_stored_when_the_first_number_is_taken(store: Store) -> None:
    assert await store.append(entry("t", 0, body=b"first"))
    assert not await store.append(THREE)
    assert [one.body for one in await store.events("t")] == [b"first"]
    assert await store.position("t") is None


async def test_of_two_hundred_appends_at_once_each_number_is_won_once(store: Store, other: Store) -> None:
    asked = [entry("t", number, body=b"%d by %d" % (number, who)) for number in range(20) for who in range(10)]
    random.Random(4).shuffle(asked)
    stores = (store, other)
    answers = await asyncio.gather(*(stores[i % 2].append(entry) for i, entry in enumerate(asked)))
    won = {entry.number: entry.body for entry, has_won in zip(asked, answers, strict=True) if has_won}
    assert answers.count(True) == 20
    assert {event.number: event.body for event in await store.events("t")} == won


async def test_many_tables_share_a_commit_and_one_loses_alone(store: Store, other: Store) -> None:
    assert await other.append(entry("t7", 0))
    asked = [entry(f"t{i}", 0, body=b"later", position=b"later") for i in range(40)]
    answers = await asyncio.gather(*(store.append(entry) for entry in asked))
    assert [i for i, has_won in enumerate(answers) if not has_won] == [7]
    for i in range(40):
        assert [event.body == b"later" for event in await store.events(f"t{i}")] == [i != 7]
        assert await store.position(f"t{i}") == (None if i == 7 else (0, "1", b"later"))


async def test_a_rush_of_thousands_is_stored(store: Store) -> None:
    asked = [entry(f"t{i}", 0, position=b"{}") for i in range(3000)]
    assert all(await asyncio.gather(*(store.append(entry) for entry in asked)))
    assert await store.position("t2999") == (0, "1", b"{}")


async def test_processes_that_write_the_same_tables_do_not_wait_for_each_other_for_good(
    store: Store, other: Store
) -> None:
    tables = [f"t{i}" for i in range(30)]
    for number in range(10):
        one = [store.append(entry(table, number, position=b"{}")) for table in tables]
        two = [other.append(entry(table, number, position=b"{}")) for table in reversed(tables)]
        assert sum(await asyncio.gather(*one, *two)) == len(tables)


async def test_the_rows_next_to_the_events_only_move_forward(store: Store) -> None:
    newest = msgspec.structs.replace(WAITING, title="newest")
    assert await store.append(entry("t", 5, position=b"newest", summary=newest))
    assert await store.append(entry("t", 4, position=b"older"))
    assert await store.position("t") == (5, "1", b"newest")
    assert await store.summary("t") == newest


async def test_an_event_without_a_position_leaves_the_last_one(store: Store) -> None:
    assert await store.append(entry("t", 0, position=b"zero"))
    assert await store.append(entry("t", 1, summary=PLAYING))
    assert await store.position("t") == (0, "1", b"zero")
    assert await store.summary("t") == PLAYING


async def test_a_game_that_ends_again_has_its_last_record(store: Store) -> None:
    assert await store.append(entry("t", 0, record="first"))
    assert await store.append(entry("t", 1))
    assert await store.record("t") == "first"
    assert await store.append(entry("t", 2, record="second"))
    assert await store.record("t") == "second"


async def test_listed_tables_wait_before_they_play_and_the_newest_is_first(store: Store) -> None:
    def in_state(state: str, is_listed: bool = True) -> TableSummary:
        return msgspec.structs.replace(WAITING, state=state, is_listed=is_listed)

    for at, (table, state) in enumerate([("a", "waiting"), ("b", "playing"), ("c", "waiting"), ("d", "over")]):
        assert await store.append(entry(table, 0, at=float(at), summary=in_state(state)))
    assert await store.append(entry("by link", 0, summary=in_state("waiting", is_listed=False)))
    # A later event does not make a table newer.
    assert await store.append(entry("a", 1, at=99.0, summary=in_state("waiting")))
    assert await store.listed(9) == [("c", in_state("waiting")), ("a", in_state("waiting")), ("b", in_state("playing"))]
    assert [table for table, _ in await store.listed(2)] == ["c", "a"]
    assert [table for table, _ in await store.listed(9, since=50.0)] == ["a", "b"]  # c is taken for deserted
    assert await store.append(entry("c", 1, summary=in_state("over")))
    assert [table for table, _ in await store.listed(9)] == ["a", "b"]


async def test_tables_are_due_when_their_deadline_has_passed(store: Store) -> None:
    for table, deadline in [("soon", 20.0), ("late", 10.0), ("exact", 30.0), ("later", 31.0), ("never", None)]:
        assert await store.append(entry(table, 0, summary=msgspec.structs.replace(WAITING, deadline=deadline)))
    assert await store.due(30.0, limit=9) == ["late", "soon", "exact"]
    assert await store.due(30.0, limit=1) == ["late"]
    assert await store.append(entry("late", 1))  # its clock was stopped
    assert await store.due(30.0, limit=9) == ["soon", "exact"]


async def test_all_stores_of_a_database_share_a_secret(store: Store, other: Store) -> None:
    secrets = await asyncio.gather(store.secret(), other.secret(), store.secret())
    assert len({*secrets}) == 1
    assert len(secrets[0]) == 32
    assert len({*secrets[0]}) > 8


async def test_an_entry_that_cannot_be_stored_does_not_affect_others(store: Store) -> None:
    bad = entry("bad", 0, summary=msgspec.structs.replace(WAITING, title="\ud800"))
    good = [store.append(entry(f"t{i}", 0)) for i in range(5)]
    *answers, refused = await asyncio.gather(*good, store.append(bad), return_exceptions=True)
    assert answers == [True] * 5
    assert isinstance(refused, StoreError)
    assert str(refused).startswith("event 0 of table bad cannot be stored: ")
    assert await store.events("bad") == []
    assert await store.append(entry("bad", 0))


async def test_a_cancelled_append_does_not_affect_others(store: Store) -> None:
    for moment in range(12):
        tasks = [asyncio.create_task(store.append(entry(f"t{i}", moment))) for i in range(6)]
        for _ in range(moment):
            await asyncio.sleep(0.0005)
        tasks[3].cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert [answer for i, answer in enumerate(answers) if i != 3] == [True] * 5


async def test_a_cancelled_read_does_not_affect_others(store: Store) -> None:
    assert await store.append(entry("t", 0))
    for moment in range(20):
        reading = [asyncio.create_task(store.events("t")) for _ in range(10)]
        await asyncio.sleep(0.0003 * moment)
        for task in reading[::2]:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
    assert len(await asyncio.gather(*(store.events("t") for _ in range(50)))) == 50


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    under_way = [asyncio.create_task(store.append(entry("t", number))) for number in range(9)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*under_way) == [True] * 9
    for ask in (store.append(entry("t", 0)), store.events("t"), store.secret()):
        with pytest.raises(StoreError, match="the store is closed"):
            await ask
    assert not await store.is_well()
    await store.close()


async def test_a_store_that_answers_is_well(store: Store) -> None:
    assert await store.is_well()
