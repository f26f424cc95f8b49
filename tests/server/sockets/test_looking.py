"""What a player on turn looks at: big screens show it, nobody else learns it, and it is gone with the next move."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.support.server.lobby_requests import begun
from tests.support.server.postgres import Server
from tests.support.server.processes import open_to_all
from tests.support.server.running_server import Player, Running, running
from whistlestop.server.sockets.looking import Look, look_of, words_of_look

pytestmark = pytest.mark.anyio

ROUTE = "atlanta:raleigh"


async def look(player: Player, route: str | None = ROUTE) -> dict[str, Any]:
    return await player.ask(type="look", route=route)


async def test_only_big_screens_are_shown_what_the_player_on_turn_looks_at(server: Running) -> None:
    created, (ada, ben) = await begun(server)
    table = created["table"]
    screen = await server.sit(table, created["host"], is_screen=True)
    others = [ben, await server.sit(table), await server.sit(table, created["chairs"][1]["token"], is_screen=True)]
    assert (await look(ada))["type"] == "done"
    await screen.until(lambda: screen.looks == [(0, ROUTE)])
    assert (await look(ada, None))["type"] == "done"
    await screen.until(lambda: screen.looks[1:] == [(0, None)])
    await ada.play("draw deck")
    for other in others:
        await other.until(lambda other=other: other.game.get("moves") == ada.game["moves"])
        assert other.looks == []


@pytest.mark.usefixtures("no_time_goes_by")
async def test_a_look_is_refused_out_of_turn_at_no_route_or_too_often(server: Running) -> None:
    created, (ada, ben) = await begun(server)
    assert (await look(ben))["code"] == "turn"
    assert (await look(ada, "atlanta:atlantis"))["code"] == "malformed"
    spectator = await server.sit(created["table"])
    assert (await look(spectator))["code"] == "forbidden"
    answers = [await look(ada) for _ in range(20)]
    assert answers[-1].get("code") == "fast"


async def test_a_screen_that_comes_later_is_shown_the_look_unless_somebody_has_moved(server: Running) -> None:
    created, (ada, _) = await begun(server)
    await look(ada)
    late = await server.sit(created["table"], is_screen=True)
    await late.until(lambda: late.looks == [(0, ROUTE)])
    await ada.play("draw deck")
    latest = await server.sit(created["table"], is_screen=True)
    await latest.until(lambda: bool(latest.game))
    await look(ada, None)
    await latest.until(lambda: bool(latest.looks))
    assert latest.looks == [(0, None)]


async def test_a_look_ends_when_its_player_disconnects(server: Running) -> None:
    created, (ada, _) = await begun(server)
    screen = await server.sit(created["table"], is_screen=True)
    await look(ada)
    await ada.close()
    await screen.until(lambda: screen.looks == [(0, ROUTE), (0, None)])


async def test_a_screen_at_another_process_is_shown_it_too(postgres: Server) -> None:
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(running(open_to_all(url))) for _ in range(2)]
        created, (ada, ben) = await begun(one)
        screen = await other.sit(created["table"], is_screen=True)
        await look(ada)
        await screen.until(lambda: (0, ROUTE) in screen.looks)
        late = await other.sit(created["table"], is_screen=True)
        await late.until(lambda: late.looks == [(0, ROUTE)])
        await ada.play("draw deck")
        await ada.play("draw deck")
        await ben.until(lambda: ben.is_asked)
        assert (await look(ben, "dallas:houston"))["type"] == "done"
        await screen.until(lambda: (1, "dallas:houston") in screen.looks)


@pytest.mark.parametrize("found", [None, Look(17, 0, ROUTE), Look(3, 4, "dallas:houston/2"), Look(0, 1, None)])
def test_a_look_is_announced_and_understood(found: Look | None) -> None:
    assert look_of(words_of_look(found)) == found
