"""Reviewing a game on a server: started once, with its progress, without delaying others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import msgspec
import pytest

from tests.support.server.lobby_requests import begun
from tests.support.server.running_server import PATIENCE, Running, play_out
from whistlestop.engine.jit import COMPILED
from whistlestop.game import Game
from whistlestop.server.work import reviewing
from whistlestop.server.work.reviewing import ABANDONED_SECONDS, KEPT, MAX_WAITING, ReviewProgress, Reviews
from whistlestop.tables.refusal import Refused

SHORT = {"trains": 5}


@pytest.mark.skipif(not COMPILED, reason="ten thousand games are played out")
@pytest.mark.anyio
async def test_a_finished_game_is_reviewed_in_the_background(server: Running) -> None:
    created, players = await begun(server, house=SHORT)
    path = f"/api/tables/{created['table']}/review"
    refused = await server.http.get(path)
    assert (refused.status_code, refused.json()["reason"]) == (409, "refused-record")
    await play_out(*players)
    answer = (await server.http.get(path)).json()
    while not answer.get("found"):
        assert 0 <= answer["progress"] <= 1
        await asyncio.sleep(0.1)
        answer = (await server.http.get(path)).json()
    found = msgspec.convert(answer, ReviewProgress).found
    assert found is not None
    assert len(found["luck"]) == len(players)
    assert (await server.http.get(path)).json() == answer


@pytest.mark.anyio
async def test_an_unknown_table_has_no_review(server: Running) -> None:
    assert (await server.http.get("/api/tables/no-such-table/review")).status_code == 404


class Slowly:
    """A review that takes as long as it is made to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_end = Event()
        self.has_begun, self.has_stopped = Event(), Event()
        self.begun = 0
        monkeypatch.setattr(reviewing, "review_of", self.review)
        monkeypatch.setattr(Game, "replay", staticmethod(lambda text: text))

    def review(self, game: Game, note: Any, early: Any) -> Any:
        self.begun += 1
        note(0.5)
        self.has_begun.set()
        self.may_end.wait(PATIENCE)
        try:
            note(0.9)
        except Exception:
            self.has_stopped.set()
            raise
        return {}


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def reviews(clock: Clock) -> AsyncIterator[Reviews]:
    found = Reviews(clock)
    yield found
    found.close()


async def until_done(reviews: Reviews, tables: list[str]) -> None:
    for table in tables:
        while reviews.ask("ada", table, "").found is None:
            await asyncio.sleep(0.001)


@pytest.mark.anyio
async def test_a_game_is_reviewed_once_however_often_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, reviews: Reviews
) -> None:
    slowly = Slowly(monkeypatch)
    for number in range(50):
        assert reviews.ask(f"address {number}", "one", "").found is None
    slowly.may_end.set()
    await until_done(reviews, ["one"])
    assert slowly.begun == 1


@pytest.mark.anyio
async def test_a_limited_number_of_games_wait(monkeypatch: pytest.MonkeyPatch, reviews: Reviews) -> None:
    slowly = Slowly(monkeypatch)
    tables = [str(i) for i in range(MAX_WAITING)]
    for table in tables:
        reviews.ask(f"address of {table}", table, "")
    with pytest.raises(Refused) as refusal:
        reviews.ask("ada", "one too many", "")
    assert (refusal.value.code, refusal.value.id) == ("busy", "refused-reviews")
    slowly.may_end.set()
    await until_done(reviews, tables)
    assert reviews.ask("ada", "one too many", "") is not None


@pytest.mark.anyio
async def test_an_address_has_two_reviews_under_way_and_leaves_the_rest_to_others(
    monkeypatch: pytest.MonkeyPatch, reviews: Reviews
) -> None:
    slowly = Slowly(monkeypatch)
    for table in ("one", "two"):
        reviews.ask("ada", table, "")
    with pytest.raises(Refused):
        reviews.ask("ada", "three", "")
    assert reviews.ask("ben", "three", "").found is None
    assert reviews.ask("ada", "three", "").found is None, "it is under way already"
    slowly.may_end.set()
    await until_done(reviews, ["one", "two", "three"])


@pytest.mark.anyio
async def test_a_review_that_nobody_asks_about_any_more_is_stopped(
    monkeypatch: pytest.MonkeyPatch, reviews: Reviews, clock: Clock
) -> None:
    slowly = Slowly(monkeypatch)
    reviews.ask("ada", "running", "")
    reviews.ask("ada", "waiting", "")
    await asyncio.to_thread(slowly.has_begun.wait, PATIENCE)
    clock.now = ABANDONED_SECONDS + 1
    reviews.cancel_abandoned()
    await asyncio.sleep(0)
    assert len(reviews._queue) == 1, "what waited has left the queue"
    slowly.may_end.set()
    await asyncio.to_thread(slowly.has_stopped.wait, PATIENCE)
    while len(reviews._queue):
        await asyncio.sleep(0.001)
    await until_done(reviews, ["running", "waiting"])
    assert slowly.begun == 3, "the first one was begun again"


@pytest.mark.anyio
async def test_a_review_that_is_asked_about_continues(
    monkeypatch: pytest.MonkeyPatch, reviews: Reviews, clock: Clock
) -> None:
    slowly = Slowly(monkeypatch)
    for _ in range(5):
        reviews.ask("ada", "one", "")
        clock.now += ABANDONED_SECONDS
        reviews.cancel_abandoned()
    slowly.may_end.set()
    await until_done(reviews, ["one"])
    clock.now += 100 * ABANDONED_SECONDS
    assert reviews.ask("ada", "one", "").found is not None, "what was found is kept"
    assert slowly.begun == 1


@pytest.mark.anyio
async def test_the_oldest_reviews_are_forgotten(monkeypatch: pytest.MonkeyPatch, reviews: Reviews) -> None:
    slowly = Slowly(monkeypatch)
    slowly.may_end.set()
    tables = [str(i) for i in range(KEPT + 5)]
    for table in tables:
        await until_done(reviews, [table])
    assert len(reviews._jobs) == KEPT
    assert "0" not in reviews._jobs


@pytest.mark.anyio
async def test_a_game_that_cannot_be_reviewed_is_refused(monkeypatch: pytest.MonkeyPatch, reviews: Reviews) -> None:
    monkeypatch.setattr(Game, "replay", staticmethod(lambda text: 1 / 0))
    with pytest.raises(Refused, match="went wrong"):
        await until_done(reviews, ["one"])


@pytest.mark.anyio
async def test_a_server_that_ends_does_not_wait_for_reviews(monkeypatch: pytest.MonkeyPatch, reviews: Reviews) -> None:
    slowly = Slowly(monkeypatch)
    reviews.ask("ada", "one", "")
    await asyncio.to_thread(slowly.has_begun.wait, PATIENCE)
    reviews.close()
    slowly.may_end.set()
    assert await asyncio.to_thread(slowly.has_stopped.wait, PATIENCE)
