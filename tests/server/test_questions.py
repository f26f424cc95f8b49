"""Questions about one's own position: one of each kind at a time for a seat, in nobody's way."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.blocking import Blocked
from tests.server.running import Player, Running, play_out, some_words
from tests.server.visiting import arrived, begun, closing
from whistlestop.server import socket
from whistlestop.server.limits import Buckets
from whistlestop.server.questions import MOST_WAITING
from whistlestop.server.showing import goals

pytestmark = pytest.mark.anyio
WITH_BOT = [{"sits": "host", "name": "Ada"}, {"sits": "bot", "name": "Bot", "level": "beginner"}]


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Blocked:
    """Nobody learns how far their tickets are before the test allows it."""
    found = Blocked()
    monkeypatch.setattr(socket, "goals", lambda table, seat: (found.work(), goals(table, seat))[1])
    return found


async def asking(server: Running, laid: dict[str, Any], count: int) -> list[asyncio.Task[dict[str, Any]]]:
    """So many devices of the first seat, each of which asks for its ways."""
    token = laid["chairs"][0]["token"]
    devices = [await arrived(server, laid["table"], token) for _ in range(count)]
    return [asyncio.create_task(device.ask(type="ways")) for device in devices]


async def test_a_seat_has_one_question_of_a_kind_under_way_and_shares_its_answer(
    server: Running, blocked: Blocked
) -> None:
    laid, (ada, ben) = await begun(server)
    asked = await asking(server, laid, MOST_WAITING + 2)
    first, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert {(task.result()["type"], task.result().get("reason")) for task in first} == {("refused", "refused-work")}
    assert (await ada.ask(type="why", words="pass"))["type"] == "refused", "another kind of question is answered"
    assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done", "and moves go on"
    blocked.may_end.set()
    answers = [await task for task in asked]
    assert [answer["type"] for answer in answers].count("goals") == MOST_WAITING + 1
    assert len(blocked.done) == 1
    assert (await ben.ask(type="ways"))["type"] == "goals"


async def test_bots_do_not_wait_for_questions(server: Running, blocked: Blocked) -> None:
    laid = await server.lay(first=0, chairs=WITH_BOT, house={"trains": 5})
    tables = [laid, *[await server.lay(first=0) for _ in range(3)]]  # more seats than threads
    asked = [task for each in tables for task in await asking(server, each, 1)]
    ada = await arrived(server, laid["table"], laid["chairs"][0]["token"])
    await play_out(ada)
    assert not any(task.done() for task in asked)
    blocked.may_end.set()
    assert {(await task)["type"] for task in asked} == {"goals"}


async def test_an_address_that_sends_too_much_waits_and_others_do_not(server: Running) -> None:
    laid = await server.lay(first=0)
    (ada, ben), url = (chair["token"] for chair in laid["chairs"]), server.socket(laid["table"])
    server.hall.messages = Buckets(rate=0.001, burst=3)
    first, second = await Player.enter(url, ada), await Player.enter(url, ada)
    assert (await first.ask(type="ways"))["type"] == "goals"
    await second.send(type="ways", id=1)  # the fourth message from there
    other = await Player.enter(url, ben, local_addr=("127.0.0.2", 0))
    assert (await other.ask(type="ways"))["type"] == "goals"
    for listener in [*server.hall.live[laid["table"]].listeners]:
        listener.dismiss("refused-void")
    last, _ = await closing(second)
    kinds = {json.loads(frame)["type"] for frame in second.frames}
    assert "goals" not in kinds and last["reason"] == "refused-void", "it was neither answered nor cut off before"
