"""Two servers on one PostgreSQL agree on who is away at a table: on clocks, on bots that take over and on pauses."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from tests.support.server.postgres import Server
from tests.support.server.processes import open_to_all
from tests.support.server.running_server import Player, Running, running, some_words
from whistlestop.server import autopilot, hall, live_table
from whistlestop.server.sockets import audience
from whistlestop.server.store import Store
from whistlestop.tables import events as e

pytestmark = pytest.mark.anyio

BANK: dict[str, Any] = {"pace": "live", "bank": 1000, "increment": 200, "first": 0}


class Clock:
    """The clock of both servers, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (audience, autopilot, hall, live_table):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    return clock


@pytest.fixture
def url(postgres: Server) -> str:
    return postgres.new_database()


class Pair:
    """Ada at one server and Ben at the other, at the same table."""

    def __init__(self, servers: list[Running], created: dict[str, Any]) -> None:
        self.servers, self.created = servers, created
        self.players: list[Player] = []

    async def sit(self, seat: int) -> Player:
        return await self.servers[seat].sit(self.created["table"], self.created["chairs"][seat]["token"])

    async def until(self, is_so: Any) -> None:
        """Wait until both of them see something."""
        for player in self.players:
            await player.until(lambda player=player: is_so(player))


@asynccontextmanager
async def seated(url: str, **setting: Any) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(running(open_to_all(url))) for _ in range(2)]
        pair = Pair(servers, await servers[0].lay(**setting))
        pair.players = [await pair.sit(seat) for seat in range(2)]
        await pair.until(lambda player: all(chair.get("is_here") for chair in player.table["chairs"]))
        for player in pair.players:
            await player.until(lambda player=player: player.is_asked)
            assert (await player.play(some_words(player.game["choices"])))["type"] == "done"
        await pair.until(lambda player: player.game["view"]["phase"] == "turn")
        yield pair
        for player in pair.players:
            await player.close()


async def events_of(url: str, table: str) -> list[e.Event]:
    store = await Store.open(url)
    events = [e.decode(one.body) for one in await store.events(table)]
    await store.close()
    return events


async def test_a_time_out_costs_one_move_then_the_table_pauses_until_a_player_is_back(url: str, clock: Clock) -> None:
    async with seated(url, **BANK) as pair:
        ada, ben = pair.players
        clock.ahead += 1300  # more than Ada's bank and her increment
        await pair.until(lambda player: player.game["view"]["seat"] == 1 and not is_covered(player, 0))
        moves = ben.game["moves"]
        assert {ben.log[number]["seat"] for number in by_bot(ben)} == {0}, "a bot made Ada's move, and nothing else"
        clock.ahead += 1300  # Ben is connected too, but does nothing
        await pair.until(lambda player: player.table.get("paused") == "idle")
        assert (await ada.ask(type="back"))["type"] == "done"
        await pair.until(lambda player: "paused" not in player.table)
        assert ben.game["moves"] == moves and ben.is_asked, "he finds the table as he left it"
        assert (await ben.play("draw deck"))["type"] == "done"
        await pair.until(lambda player: player.game["moves"] == moves + 1)
    events = await events_of(url, pair.created["table"])
    found = [type(event) for event in events if isinstance(event, e.TimedOut | e.BotTookOver | e.Paused | e.Unpaused)]
    assert found == [e.TimedOut, e.Paused, e.Unpaused], "each once, though both servers watched the clock"


async def test_no_bot_moves_for_a_player_connected_elsewhere_until_gone_for_a_minute(url: str, clock: Clock) -> None:
    async with seated(url, first=0) as pair:
        ben = pair.players[1]
        clock.ahead += 1000  # Ada is connected to the other server, and thinks
        assert (await ben.ask(type="hold", seat=0))["reason"] == "refused-hold-here"
        await pair.players[0].close()
        await ben.until(lambda: "is_here" not in ben.table["chairs"][0])
        assert ben.table["chairs"][0]["hold_from"] == pytest.approx(clock() + 60, abs=55)
        assert (await ben.ask(type="hold", seat=0))["reason"] == "refused-hold-here", "she has just gone"
        clock.ahead += 61
        assert (await ben.ask(type="hold", seat=0))["type"] == "done"
        await ben.until(lambda: ben.is_asked)
        assert ben.table["chairs"][0]["held"] == "asked"
        pair.players[0] = await pair.sit(0)
        await pair.until(lambda player: "held" not in player.table["chairs"][0])


async def test_two_people_pause_and_resume_when_both_agree(url: str, clock: Clock) -> None:
    async with seated(url, **BANK) as pair:
        ada, ben = pair.players
        assert (await ben.ask(type="pause"))["type"] == "done"
        await ada.until(lambda: ada.table["chairs"][1].get("wants_pause"))
        assert (await ada.ask(type="pause"))["type"] == "done"
        await pair.until(lambda player: player.table.get("paused") == "agreed")
        clock.ahead += 600
        assert (await ada.play("draw deck"))["reason"] == "refused-paused"
        assert (await ada.ask(type="pause", on=False))["type"] == "done"
        await ben.until(lambda: "wants_pause" not in ben.table["chairs"][0])
        assert ben.table["paused"] == "agreed"
        assert (await ben.ask(type="pause", on=False))["type"] == "done"
        await pair.until(lambda player: "paused" not in player.table)
        assert ada.table["deadline"] > clock() + 1000, "the pause has cost no time"
        assert (await ada.play("draw deck"))["type"] == "done"


def is_covered(player: Player, seat: int) -> bool:
    return bool(player.table["chairs"][seat].get("is_covered"))


def by_bot(player: Player) -> set[int]:
    """The decisions that are marked as a bot's in the newest message that has any."""
    return set(player.game.get("by_bot", ()))
