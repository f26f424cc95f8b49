"""A client that loses its connection reconnects by itself, unless its link no longer opens anything."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from tests.support.server.running_server import PATIENCE
from tests.support.server_thread import ADA, BOT, FRIEND, Serving, serving
from whistlestop import Game
from whistlestop.bots import make_bot
from whistlestop.client import Client, ServerError, wire
from whistlestop.client.lobby import read_record


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reconnecting takes hardly any time."""
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(wire, "LONGEST_PAUSE", 0.05)


@pytest.mark.usefixtures("hasty")
def test_after_a_lost_connection_the_game_continues(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, ada = server.lay(ADA, BOT, house={"trains": 15})
        bot, breaks = make_bot("regular"), 0
        with Client(ada) as client:
            while not client.is_over:
                if client.is_asked:
                    client.play(bot.choose(client.view, client.legal))
                    if client.moves > 20 * (breaks + 1) and breaks < 2:
                        breaks += 1
                        server.stop()
                        message = client.wait(PATIENCE)
                        while message and message["type"] != "lost":
                            message = client.wait(PATIENCE)
                        assert not client.is_asked and not client.is_connected
                        with pytest.raises(ServerError, match="not connected to the server"):
                            client.play("draw deck")
                        server.start()
                else:
                    assert client.wait(PATIENCE)
            assert breaks == 2
            game = Game.replay(read_record(ada))
            assert [line["seat"] for line in client.view["log"]] == [decision.seat for decision in game.log]


@pytest.mark.usefixtures("hasty")
def test_a_request_that_was_lost_with_the_connection_is_not_repeated(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, ada = server.lay(ADA, BOT)
        with Client(ada) as client:
            while not client.is_asked:
                client.wait(PATIENCE)
            server.stop()
            assert not client.play(client.legal[0])
            server.start()
            while not client.is_asked:
                client.wait(PATIENCE)
            assert client.view["phase"] == "first_tickets" and client.play(client.legal[0])


@pytest.mark.usefixtures("hasty")
def test_a_link_that_was_replaced_is_the_end(server: Serving) -> None:
    [table] = server.lay(FRIEND, FRIEND)
    with Client.join(table, "Ada") as client:
        with suppress(ServerError):
            client.ask("leave")
        for _ in range(2):
            with pytest.raises(ServerError, match="this link no longer works"):
                _wait_for_the_end(client)


def _wait_for_the_end(client: Client) -> None:
    while client.wait(PATIENCE):
        pass
