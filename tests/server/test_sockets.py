"""The socket and the lobby as people meet them: sitting down, coming back, looking on, playing again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Player, Running, running, some_words
from whistlestop.server.phrases import PHRASES
from whistlestop.server.protocol import PROTOCOL
from whistlestop.server.settings import Settings

pytestmark = pytest.mark.anyio

Laid = dict[str, Any]
FRIENDS = [{"sits": "host", "name": "Ada"}, {"sits": "friend"}, {"sits": "friend"}]
THREE = [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "here", "name": "Cem"}]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(Settings(f"{tmp_path}/whistlestop.db", messages_per_second=10_000)) as found:
        yield found


async def seated(server: Running, laid: Laid) -> list[Player]:
    """Everybody of the host's device, on their chairs."""
    return [await server.sit(laid["table"], chair["token"]) for chair in laid["chairs"]]


async def begun(server: Running, **setting: Any) -> tuple[Laid, list[Player]]:
    """A table at which first tickets are chosen."""
    laid = await server.lay(first=0, **setting)
    players = await seated(server, laid)
    for player in players:
        assert (await player.play(some_words(player.game["choices"])))["type"] == "done"
    for player in players:
        await player.until(lambda player=player: player.game["view"]["phase"] == "turn")
    return laid, players


async def post(server: Running, path: str, token: str | None = None, **body: Any) -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await server.http.post(f"/api/tables/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


async def closing(player: Player) -> tuple[dict[str, Any], int | None]:
    """The last message before the server ends the connection, and the code that it ends with."""
    last: dict[str, Any] = {}
    while True:
        try:
            last = await player.receive()
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else None


async def test_a_player_is_welcomed_to_the_chair_of_the_link(server: Running) -> None:
    laid = await server.lay()
    ada, ben = await seated(server, laid)
    assert (ada.welcome["seat"], ben.welcome["seat"]) == (0, 1)
    assert ada.welcome["protocol"] == PROTOCOL and ada.welcome["phrases"] == [*PHRASES]
    assert not ada.welcome["is_host"] and (await server.sit(laid["table"], laid["host"])).welcome["is_host"]
    assert [chair["name"] for chair in ben.table["chairs"]] == ["Ada", "Ben"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"hello","protocol":99}', "protocol"),
        ('{"type":"leave","id":1}', "malformed"),
        (f'{{"type":"hello","protocol":{PROTOCOL},"token":"0.0.forged"}}', "forbidden"),
    ],
)
async def test_who_can_not_say_hello_is_told_why_and_sent_away(server: Running, first: str, code: str) -> None:
    laid = await server.lay()
    stranger = Player(await connect(server.socket(laid["table"])))
    await stranger.connection.send(first)
    last, closed = await closing(stranger)
    assert (last["type"], last["code"], closed) == ("refused", code, 1008)


async def test_at_no_table_nobody_is_welcome(server: Running) -> None:
    stranger = Player(await connect(server.socket("no-such-table")))
    await stranger.send(type="hello", protocol=PROTOCOL)
    assert (await closing(stranger))[0]["code"] == "unknown"


async def test_hello_is_said_once(server: Running) -> None:
    _, (ada, _) = await begun(server)
    await ada.send(type="hello", protocol=PROTOCOL)
    assert (await ada.receive())["code"] == "malformed"
    assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done"


async def test_onlookers_see_what_is_public_and_can_not_act(server: Running) -> None:
    laid, (ada, _) = await begun(server)
    onlooker = await server.sit(laid["table"])
    view = onlooker.game["view"]
    assert (onlooker.welcome["seat"], view["viewer"], view["hand"], onlooker.game["choices"]) == (None, None, None, {})
    for message in ({"type": "play", "words": "draw deck", "moves": 3}, {"type": "say", "phrase": "hello"}):
        assert (await onlooker.ask(**message))["code"] == "forbidden"
    await ada.play("draw deck")
    await onlooker.until(lambda: len(onlooker.log) == 3)
    assert "card" not in onlooker.log[-1]["outcome"]


async def test_a_table_may_be_closed_to_onlookers(server: Running) -> None:
    laid = await server.lay(onlookers=False)
    stranger = Player(await connect(server.socket(laid["table"])))
    await stranger.send(type="hello", protocol=PROTOCOL)
    assert (await closing(stranger))[0]["code"] == "forbidden"
    assert (await server.sit(laid["table"], laid["host"])).game


async def test_who_looked_at_a_closed_table_before_the_deal_does_not_see_the_game(server: Running) -> None:
    laid = await server.lay(onlookers=False, chairs=FRIENDS)
    stranger, host = await server.sit(laid["table"]), await server.sit(laid["table"], laid["host"])
    await post(server, f"{laid['table']}/start", laid["host"])
    last, code = await closing(stranger)
    assert (last["code"], code, stranger.game) == ("forbidden", 1008, {})
    await host.until(lambda: bool(host.game))


async def test_friends_sit_down_by_name_and_the_last_one_starts_the_game(server: Running) -> None:
    laid = await server.lay(chairs=FRIENDS)
    ada = await server.sit(laid["table"], laid["chairs"][0]["token"])
    path = f"{laid['table']}/chairs"
    status, ben = await post(server, path, name="Ben", seat=2)
    assert (status, ben["seat"], ben["table"]) == (201, 2, laid["table"])
    assert (await post(server, path, name="Ben"))[1]["code"] == "malformed"
    assert (await post(server, path, name="Cem", seat=2))[1]["code"] == "full"
    assert (await post(server, path, name="Cem"))[1]["seat"] == 1
    await ada.until(lambda: bool(ada.game))
    assert ada.game["view"]["names"] == ["Ada", "Cem", "Ben"]
    assert (await post(server, path, name="Dua"))[1]["code"] == "full"


async def test_the_host_starts_at_once_with_bots_on_the_free_chairs(server: Running) -> None:
    laid = await server.lay(chairs=FRIENDS, level="casual")
    path, own = f"{laid['table']}/start", laid["chairs"][0]["token"]
    assert [(await post(server, path, token))[0] for token in (None, own)] == [401, 403]
    status, seen = await post(server, path, laid["host"])
    assert (status, seen["state"]) == (200, "playing")
    assert [chair.get("level") for chair in seen["chairs"]] == [None, "casual", "casual"]
    assert len({chair["name"] for chair in seen["chairs"]}) == 3
    assert (await post(server, path, laid["host"]))[1]["code"] == "state"


async def test_who_leaves_before_the_deal_frees_the_chair(server: Running) -> None:
    laid = await server.lay(chairs=FRIENDS)
    _, chair = await post(server, f"{laid['table']}/chairs", name="Ben")
    ben = await server.sit(laid["table"], chair["token"])
    assert (await ben.ask(type="leave"))["type"] == "done"
    assert (await closing(ben))[1] == 1008
    assert (await server.http.get(f"/api/tables/{laid['table']}")).json()["chairs"][1]["name"] is None
    assert (await post(server, f"{laid['table']}/chairs", name="Cem"))[1]["seat"] == 1


async def test_a_lost_link_is_replaced_by_the_host_and_the_old_one_opens_nothing(server: Running) -> None:
    laid, (_, ben) = await begun(server)
    path, old = f"{laid['table']}/links", laid["chairs"][1]["token"]
    assert [(await post(server, path, token, seat=1))[0] for token in (None, old)] == [401, 403]
    status, chair = await post(server, path, laid["host"], seat=1)
    assert status == 201 and chair["token"] != old
    assert [(last["code"], code) for last, code in [await closing(ben)]] == [("forbidden", 1008)]
    again = await server.sit(laid["table"], chair["token"])
    assert again.game["view"]["hand"] == ben.game["view"]["hand"]
    stranger = Player(await connect(server.socket(laid["table"])))
    await stranger.send(type="hello", protocol=PROTOCOL, token=old)
    assert (await closing(stranger))[0]["code"] == "forbidden"
    assert (await post(server, path, laid["host"], seat=4))[0] == 404


async def test_set_phrases_reach_everybody(server: Running) -> None:
    laid, players = await begun(server)
    onlooker = await server.sit(laid["table"])
    assert (await players[0].ask(type="say", phrase="well_played"))["type"] == "done"
    for player in (*players, onlooker):
        await player.until(lambda player=player: bool(player.said))
        assert player.said == [{"type": "said", "seat": 0, "phrase": "well_played"}]
    assert (await players[0].ask(type="say", phrase="you fool"))["code"] == "malformed"


async def test_a_bot_holds_a_chair_until_its_player_is_back(server: Running) -> None:
    laid, (ada, ben, cem) = await begun(server, chairs=THREE, house={"trains": 10})
    assert (await ben.ask(type="hold", seat=0))["type"] == "done"
    assert ben.table["chairs"][0]["votes"] == [1]
    assert (await cem.ask(type="hold", seat=0))["type"] == "done"
    await ben.until(lambda: ben.is_asked)
    assert ben.table["chairs"][0]["held"] == "asked" and {line["seat"] for line in ben.log[3:]} == {0}
    assert (await ada.ask(type="back"))["type"] == "done"
    assert "held" not in ada.table["chairs"][0]
    assert (await ada.ask(type="back"))["code"] == "state"
    assert laid


async def test_who_has_left_is_given_the_chair_back_on_return(server: Running) -> None:
    laid, (ada, ben) = await begun(server)
    assert (await ada.ask(type="leave"))["type"] == "done"
    await ada.close()
    await ben.until(lambda: ben.is_asked)
    assert ben.table["chairs"][0]["held"] == "left"
    ada = await server.sit(laid["table"], laid["chairs"][0]["token"])
    await ben.until(lambda: "held" not in ben.table["chairs"][0])


async def test_who_comes_back_in_the_middle_sees_the_table_as_it_was(server: Running) -> None:
    laid, players = await begun(server)
    for _ in range(10):
        for player in players:
            while player.is_asked:
                await player.play(some_words(player.game["choices"]))
            await player.until(lambda player=player: not player.is_asked)
            other = players[1 - player.welcome["seat"]]
            await other.until(lambda other=other: other.is_asked)
    await players[1].close()
    again = await server.sit(laid["table"], laid["chairs"][1]["token"])
    before, now = players[1].game, again.game
    assert now == before | {"since": 0, "view": before["view"] | {"log": players[1].log}}
    assert len(again.log) > 20


async def test_presence_is_told(server: Running) -> None:
    laid = await server.lay()
    path = laid["table"], laid["chairs"][1]["token"]
    ada = await server.sit(laid["table"], laid["chairs"][0]["token"])
    ben, also_ben, onlooker = await server.sit(*path), await server.sit(*path), await server.sit(laid["table"])
    await ada.until(lambda: ada.table.get("watching") == 1)
    assert [chair.get("is_here") for chair in ada.table["chairs"]] == [True, True]
    await ben.close()
    await onlooker.close()
    await ada.until(lambda: "watching" not in ada.table)
    assert ada.table["chairs"][1].get("is_here")
    await also_ben.close()
    await ada.until(lambda: not ada.table["chairs"][1].get("is_here"))
