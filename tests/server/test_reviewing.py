"""Looking back on a game at a server: begun once, told how far it is, in nobody's way."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import msgspec
import pytest

from tests.server.running import PATIENCE, Running, play_out
from tests.server.visiting import begun
from whistlestop.engine.jit import COMPILED
from whistlestop.game import Game
from whistlestop.server import reviewing
from whistlestop.server.looked import Review
from whistlestop.server.refusal import Refused
from whistlestop.server.reviewing import KEPT, MOST_WAITING, Reviews

SHORT = {"trains": 5}


@pytest.mark.skipif(not COMPILED, reason="ten thousand games are played out")
@pytest.mark.anyio
async def test_a_finished_game_is_looked_back_on_in_the_background(server: Running) -> None:
    laid, players = await begun(server, house=SHORT)
    path = f"/api/tables/{laid['table']}/review"
    refused = await server.http.get(path)
    assert (refused.status_code, refused.json()["reason"]) == (409, "refused-record")
    await play_out(*players)
    told = (await server.http.get(path)).json()
    while not told.get("found"):
        assert 0 <= told["progress"] <= 1
        await asyncio.sleep(0.1)
        told = (await server.http.get(path)).json()
    found = msgspec.convert(told, Review).found
    assert found is not None
    assert len(found.luck) == len(players)
    assert (await server.http.get(path)).json() == told


@pytest.mark.anyio
async def test_at_no_table_there_is_nothing_to_look_back_on(server: Running) -> None:
    assert (await server.http.get("/api/tables/no-such-table/review")).status_code == 404


class Slowly:
    """A review that takes as long as it is made to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_end = Event()
        self.begun = 0
        monkeypatch.setattr(reviewing, "review_of", self.look)
        monkeypatch.setattr(Game, "replay", staticmethod(lambda text: text))

    def look(self, game: Game, note: Any) -> Any:
        self.begun += 1
        note(0.5)
        self.may_end.wait(PATIENCE)
        note(0.9)
        return {}


def until_done(reviews: Reviews, tables: list[str]) -> None:
    for table in tables:
        while reviews.ask(table, "").found is None:
            pass


def test_a_game_is_looked_at_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly, reviews = Slowly(monkeypatch), Reviews()
    for _ in range(50):
        assert reviews.ask("one", "").found is None
    slowly.may_end.set()
    until_done(reviews, ["one"])
    assert slowly.begun == 1
    reviews.close()


def test_so_many_games_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly, reviews = Slowly(monkeypatch), Reviews()
    tables = [str(i) for i in range(MOST_WAITING)]
    for table in tables:
        reviews.ask(table, "")
    with pytest.raises(Refused) as refusal:
        reviews.ask("one too many", "")
    assert (refusal.value.code, refusal.value.id) == ("busy", "refused-reviews")
    slowly.may_end.set()
    until_done(reviews, tables)
    assert reviews.ask("one too many", "") is not None
    reviews.close()


def test_the_oldest_reviews_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly, reviews = Slowly(monkeypatch), Reviews()
    slowly.may_end.set()
    tables = [str(i) for i in range(KEPT + 5)]
    for table in tables:
        until_done(reviews, [table])
    assert len(reviews._found) == KEPT
    assert "0" not in reviews._found
    reviews.close()


def test_a_game_that_can_not_be_looked_at_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = Reviews()
    monkeypatch.setattr(Game, "replay", staticmethod(lambda text: 1 / 0))
    with pytest.raises(Refused, match="went wrong"):
        until_done(reviews, ["one"])
    reviews.close()


def test_a_server_that_ends_does_not_wait_for_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    slowly, reviews = Slowly(monkeypatch), Reviews()
    reviews.ask("one", "")
    reviews.close()
    slowly.may_end.set()
    reviews._pool.shutdown(wait=True)
    assert reviews._found["one"].told.found is None
