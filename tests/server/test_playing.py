"""Whole games at a real server, over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.support.server.running_server import Running, play_out, running
from tests.support.soak import by_turns
from whistlestop import Game, editions
from whistlestop.server.settings import ServerSettings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(url: str) -> AsyncIterator[Running]:
    async with running(ServerSettings(url, messages_per_second=10_000)) as found:
        yield found


# Whole games say little about a database; what is stored is tested separately, on each.
@pytest.mark.parametrize(
    ("url", "edition"),
    by_turns([("sqlite", "usa"), ("postgresql", "europe"), ("sqlite", "nordic")], ["sqlite", "postgresql"], editions),
    indirect=["url"],
)
async def test_two_people_play_a_whole_game_and_its_record_verifies(server: Running, edition: str) -> None:
    created = await server.lay(edition=edition, house={"trains": 14})
    ada, ben = [await server.sit(created["table"], chair["token"]) for chair in created["chairs"]]
    await play_out(ada, ben)
    record = (await server.http.get(f"/api/tables/{created['table']}/record")).text
    game = Game.replay(record)
    assert game.over and [str(line["seat"]) for line in ada.log] == [str(decision.seat) for decision in game.log]
    assert ada.game["view"]["scores"] == ben.game["view"]["scores"]
    for player in (ada, ben):
        await player.close()


@pytest.mark.parametrize("url", by_turns(["postgresql"], ["sqlite", "postgresql"]), indirect=True)
async def test_a_person_and_two_bots_play_a_whole_game(server: Running) -> None:
    chairs = [{"sits": "host", "name": "Ada"}, {"sits": "bot", "level": "strong"}, {"sits": "bot"}]
    created = await server.lay(chairs=chairs, house={"trains": 15})
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    await play_out(ada)
    assert {line["seat"] for line in ada.log} == {0, 1, 2}
    await ada.close()
