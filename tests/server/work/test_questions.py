"""Questions of players about their own position: one of each kind at a time for a seat, without delaying others."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.support.server.blocked_work import Blocked
from tests.support.server.lobby_requests import arrived, begun, closing
from tests.support.server.running_server import Player, Running, play_out, some_words
from whistlestop.server.http.limits import Buckets, MessageBudget
from whistlestop.server.sockets import socket
from whistlestop.server.sockets.line import MAX_DELAYED, POLICY
from whistlestop.server.work.questions import MAX_WAITING
from whistlestop.tables.messages import goals

pytestmark = pytest.mark.anyio
WITH_BOT = [{"sits": "host", "name": "Ada"}, {"sits": "bot", "name": "Bot", "level": "beginner"}]


@pytest.fixture
def blocked(monkeypatch: pytest.MonkeyPatch) -> Blocked:
    """Questions about tickets are answered when the test allows it."""
    found = Blocked()
    monkeypatch.setattr(socket, "goals", lambda table, seat: (found.work(), goals(table, seat))[1])
    return found


async def asking(server: Running, created: dict[str, Any], count: int) -> list[asyncio.Task[dict[str, Any]]]:
    """Some devices of the first seat, each of which asks about its tickets."""
    token = created["chairs"][0]["token"]
    devices = [await arrived(server, created["table"], token) for _ in range(count)]
    return [asyncio.create_task(device.ask(type="ways")) for device in devices]


async def test_a_seat_has_one_question_of_a_kind_under_way_and_shares_its_answer(
    server: Running, blocked: Blocked
) -> None:
    created, (ada, ben) = await begun(server)
    asked = await asking(server, created, MAX_WAITING + 2)
    first, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert {(task.result()["type"], task.result().get("reason")) for task in first} == {("refused", "refused-work")}
    assert (await ada.ask(type="why", words="pass"))["type"] == "refused", "another kind of question is answered"
    assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done", "and moves are still played"
    blocked.may_end.set()
    answers = [await task for task in asked]
    assert [answer["type"] for answer in answers].count("goals") == MAX_WAITING + 1
    assert len(blocked.done) == 1
    assert (await ben.ask(type="ways"))["type"] == "goals"


async def test_a_client_that_disconnects_is_not_waited_for(server: Running, blocked: Blocked) -> None:
    created = await server.lay(first=0)
    token = created["chairs"][0]["token"]
    gone, stays = [await arrived(server, created["table"], token) for _ in range(2)]
    await gone.send(type="ways", id=1)
    await blocked.until_began()
    waiting = asyncio.create_task(stays.ask(type="ways"))
    await gone.close()
    while len(server.hall.questions._queue) < 2:  # the thread is still working on the first one
        await asyncio.sleep(0.001)
    blocked.may_end.set()
    assert (await waiting)["type"] == "goals"
    assert not server.hall.questions._asked


async def test_what_is_sent_while_a_question_is_answered_is_not_lost(server: Running, blocked: Blocked) -> None:
    _, (ada, _) = await begun(server)
    for id in range(3):  # noqa: A001 - the field of the message
        await ada.send(type="ways", id=id)
    await ada.send(type="why", id=3, words="draw deck")
    await blocked.until_began()
    blocked.may_end.set()
    answers: list[tuple[str, int]] = []
    while len(answers) < 4:
        message = await ada.receive()
        if "id" in message:
            answers.append((message["type"], message["id"]))
    assert answers == [("goals", 0), ("goals", 1), ("goals", 2), ("done", 3)]


async def test_bots_do_not_wait_for_questions(server: Running, blocked: Blocked) -> None:
    created = await server.lay(first=0, chairs=WITH_BOT, house={"trains": 5})
    tables = [created, *[await server.lay(first=0) for _ in range(3)]]  # more seats than threads
    asked = [task for each in tables for task in await asking(server, each, 1)]
    ada = await arrived(server, created["table"], created["chairs"][0]["token"])
    await play_out(ada)
    assert not any(task.done() for task in asked)
    blocked.may_end.set()
    assert {(await task)["type"] for task in asked} == {"goals"}


def scarce(server: Running, rate: float, burst: float) -> None:
    """Limit what an address may send, for clients that connect from now on."""
    server.hall.messages = MessageBudget(1, server.hall.connections)
    server.hall.messages.rate, server.hall.messages._buckets = rate, Buckets(rate, burst)


async def test_an_address_that_sends_too_much_waits_and_others_do_not(server: Running) -> None:
    created = await server.lay(first=0)
    (ada, ben), url = (chair["token"] for chair in created["chairs"]), server.socket(created["table"])
    scarce(server, 1e-9, burst=2)  # a pause longer than any machine has been up
    greedy = await Player.enter(url, ada)
    assert (await greedy.ask(type="ways"))["type"] == "goals"
    await greedy.send(type="ways", id=1)  # the third message from there
    await Player.enter(url, ada)  # a neighbour who has sent nothing before
    other = await Player.enter(url, ben, local_addr=("127.0.0.2", 0))
    assert (await other.ask(type="ways"))["type"] == "goals"
    for listener in [*server.hall.live[created["table"]].listeners]:
        listener.dismiss("refused-void")
    last, _ = await closing(greedy)
    kinds = [json.loads(frame)["type"] for frame in greedy.frames]
    assert kinds.count("goals") == 1 and last["reason"] == "refused-void", "it was neither answered nor cut off before"


@pytest.mark.usefixtures("no_time_goes_by")
async def test_a_line_that_never_stops_sending_too_much_is_cut_off(server: Running) -> None:
    created = await server.lay(first=0)
    scarce(server, 1e6, burst=1)
    greedy = await server.sit(created["table"], created["chairs"][0]["token"])
    for id in range(MAX_DELAYED + 1):  # noqa: A001 - the field of the message
        await greedy.send(type="ways", id=id)
    last, code = await closing(greedy)
    assert (last["reason"], code) == ("refused-fast", POLICY)
    assert [json.loads(frame)["type"] for frame in greedy.frames].count("goals") == MAX_DELAYED
