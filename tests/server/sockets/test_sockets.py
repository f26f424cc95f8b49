"""The socket for its users: connecting, watching, playing, leaving and coming back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from tests.support.server.lobby_requests import FRIENDS, THREE, arrived, begun, closing, post, seated
from tests.support.server.running_server import Player, Running, some_words
from tests.support.server.tables import random_change
from whistlestop.server import live_table
from whistlestop.server.live_table import entry_of
from whistlestop.server.loading import load_table
from whistlestop.server.store import Store
from whistlestop.tables.commands import PHRASES
from whistlestop.tables.protocol import PROTOCOL

pytestmark = pytest.mark.anyio


async def test_a_player_is_welcomed_to_the_seat_of_the_link(server: Running) -> None:
    created = await server.lay()
    ada, ben = await seated(server, created)
    assert (ada.welcome["seat"], ben.welcome["seat"]) == (0, 1)
    assert ada.welcome["protocol"] == PROTOCOL and ada.welcome["phrases"] == [*PHRASES]
    assert not ada.welcome["is_host"] and (await server.sit(created["table"], created["host"])).welcome["is_host"]
    assert [chair["name"] for chair in ben.table["chairs"]] == ["Ada", "Ben"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"hello","protocol":99}', "protocol"),
        ('{"type":"leave","id":1}', "malformed"),
        (f'{{"type":"hello","protocol":{PROTOCOL},"token":"0.0.forged"}}', "forbidden"),
    ],
)
async def test_a_client_with_a_wrong_hello_gets_the_reason_and_is_disconnected(
    server: Running, first: str, code: str
) -> None:
    created = await server.lay()
    stranger = Player(await connect(server.socket(created["table"])))
    await stranger.connection.send(first)
    last, closed = await closing(stranger)
    assert (last["type"], last["code"], closed) == ("refused", code, 1008)


async def test_at_an_unknown_table_nobody_is_welcome(server: Running) -> None:
    stranger = Player(await connect(server.socket("no-such-table")))
    await stranger.send(type="hello", protocol=PROTOCOL)
    assert (await closing(stranger))[0]["code"] == "unknown"


async def test_hello_is_sent_once(server: Running) -> None:
    _, (ada, _) = await begun(server)
    await ada.send(type="hello", protocol=PROTOCOL)
    assert (await ada.receive())["code"] == "malformed"
    assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done"


async def test_spectators_see_what_is_public_and_cannot_act(server: Running) -> None:
    created, (ada, _) = await begun(server)
    spectator = await arrived(server, created["table"])
    view = spectator.game["view"]
    assert (spectator.welcome["seat"], view["viewer"], view["hand"], spectator.game["choices"]) == (
        None,
        None,
        None,
        {},
    )
    for message in ({"type": "play", "words": "draw deck", "moves": 3}, {"type": "say", "phrase": "hello"}):
        assert (await spectator.ask(**message))["code"] == "forbidden"
    await ada.play("draw deck")
    await spectator.until(lambda: len(spectator.log) == 3)
    assert "card" not in spectator.log[-1]["outcome"]


async def test_a_table_may_be_closed_to_spectators(server: Running) -> None:
    created = await server.lay(onlookers=False)
    stranger = Player(await connect(server.socket(created["table"])))
    await stranger.send(type="hello", protocol=PROTOCOL)
    assert (await closing(stranger))[0]["code"] == "forbidden"
    assert (await arrived(server, created["table"], created["host"])).welcome["is_host"]


async def test_a_spectator_of_a_closed_table_before_the_deal_does_not_see_the_game(server: Running) -> None:
    created = await server.lay(onlookers=False, chairs=FRIENDS)
    stranger, host = await server.sit(created["table"]), await server.sit(created["table"], created["host"])
    await post(server, f"{created['table']}/start", created["host"])
    last, code = await closing(stranger)
    assert (last["code"], code, stranger.game) == ("forbidden", 1008, {})
    await host.until(lambda: bool(host.game))


@pytest.mark.usefixtures("no_time_goes_by")
async def test_preset_phrases_reach_everybody(server: Running) -> None:
    created, players = await begun(server)
    spectator = await server.sit(created["table"])
    assert (await players[0].ask(type="say", phrase="well_played"))["type"] == "done"
    for player in (*players, spectator):
        await player.until(lambda player=player: bool(player.said))
        assert player.said == [{"type": "said", "seat": 0, "phrase": "well_played"}]
    assert (await players[0].ask(type="say", phrase="you fool"))["code"] == "malformed"
    answers = [await players[0].ask(type="say", phrase="hello") for _ in range(5)]
    assert (answers[0]["type"], answers[-1].get("code")) == ("done", "fast")


async def test_a_bot_plays_for_a_seat_until_its_player_is_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, (ada, ben, cem) = await begun(server, chairs=THREE, house={"trains": 10})
    await ben.until(lambda: ben.table["chairs"][0].get("is_here"))
    assert (await ben.ask(type="hold", seat=0))["reason"] == "refused-hold-here"
    await ada.close()
    await ben.until(lambda: not ben.table["chairs"][0].get("is_here"))
    assert (await ben.ask(type="hold", seat=0))["reason"] == "refused-hold-here", "ada has just gone"
    monkeypatch.setattr(live_table, "AWAY_SECONDS", 0.0)
    assert (await ben.ask(type="hold", seat=0))["type"] == "done"
    assert ben.table["chairs"][0]["votes"] == [1]
    assert (await cem.ask(type="hold", seat=0))["type"] == "done"
    await ben.until(lambda: ben.is_asked)
    assert ben.table["chairs"][0]["held"] == "asked" and {line["seat"] for line in ben.log[3:]} == {0}
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    await ada.until(lambda: "held" not in ada.table["chairs"][0])
    assert (await ada.ask(type="back"))["code"] == "state"


async def test_a_player_who_has_left_gets_the_seat_back_on_return(server: Running) -> None:
    created, (ada, ben) = await begun(server)
    assert (await ada.ask(type="leave"))["type"] == "done"
    await ada.close()
    await ben.until(lambda: ben.is_asked)
    assert ben.table["chairs"][0]["held"] == "left"
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    await ben.until(lambda: "held" not in ben.table["chairs"][0])


async def test_a_player_who_comes_back_in_the_middle_sees_the_table_as_it_was(server: Running) -> None:
    created, players = await begun(server)
    for _ in range(10):
        for player in players:
            while player.is_asked:
                await player.play(some_words(player.game["choices"]))
            await player.until(lambda player=player: not player.is_asked)
            other = players[1 - player.welcome["seat"]]
            await other.until(lambda other=other: other.is_asked)
    await players[1].close()
    again = await arrived(server, created["table"], created["chairs"][1]["token"])
    before, now = players[1].game, again.game
    assert now == before | {"since": 0, "view": before["view"] | {"log": players[1].log}}
    assert len(again.log) > 20


async def test_presence_is_announced(server: Running) -> None:
    created = await server.lay()
    path = created["table"], created["chairs"][1]["token"]
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    ben, also_ben, spectator = await server.sit(*path), await server.sit(*path), await server.sit(created["table"])
    await ada.until(lambda: ada.table.get("watching") == 1)
    assert [chair.get("is_here") for chair in ada.table["chairs"]] == [True, True]
    await ben.close()
    await spectator.close()
    await ada.until(lambda: "watching" not in ada.table)
    assert ada.table["chairs"][1].get("is_here")
    await also_ben.close()
    await ada.until(lambda: not ada.table["chairs"][1].get("is_here"))


async def test_players_on_one_device_are_all_here_and_the_device_shows_nothing_of_them(server: Running) -> None:
    created = await server.lay()
    ada, ben = (chair["token"] for chair in created["chairs"])
    spectator = await server.sit(created["table"])
    device = await Player.enter(server.socket(created["table"]), created["host"], beside=[ada, ben])
    await spectator.until(lambda: [chair.get("is_here") for chair in spectator.table["chairs"]] == [True, True])
    assert spectator.table.get("watching") == 1  # the device does not count as a spectator
    await device.until(lambda: bool(device.game))
    view = device.game["view"]
    assert [view["viewer"], view["hand"], view["tickets"], view["offer"], device.game["choices"]] == [*[None] * 4, {}]
    await device.close()
    await spectator.until(lambda: not any(chair.get("is_here") for chair in spectator.table["chairs"]))


async def test_a_link_that_was_replaced_makes_nobody_present(server: Running) -> None:
    created = await server.lay()
    ada, ben = (chair["token"] for chair in created["chairs"])
    await post(server, f"{created['table']}/links", created["host"], seat=1)
    device = await Player.enter(server.socket(created["table"]), ada, beside=[ada, ben, created["host"], "1.0.forged"])
    await device.until(lambda: device.table["chairs"][0].get("is_here"))
    assert not device.table["chairs"][1].get("is_here")


async def to_claim(players: list[Player]) -> Player:
    """Play until somebody can claim a route; that player."""
    while True:
        for player, other in (players, players[::-1]):
            while player.is_asked:
                if player.game["choices"].get("claims"):
                    return player
                await player.play("draw deck")
            await other.until(lambda other=other: other.is_asked)


async def test_a_claim_is_taken_back_over_the_wire_and_its_message_does_not_play_it_again(server: Running) -> None:
    _, players = await begun(server)
    player = await to_claim(players)
    before, claim = player.game, f"claim {player.game['choices']['claims'][0]['route']}"
    await player.play(claim)
    await player.until(lambda: player.game["can_undo"])
    assert (await player.ask(type="undo", moves=player.game["moves"]))["type"] == "done"
    assert player.game["choices"] == before["choices"] and not player.game["can_undo"]
    assert player.game["view"] | {"log": []} == before["view"] | {"log": []}
    assert player.game["moves"] == before["moves"] + 2
    assert (await player.play(claim, before["moves"]))["code"] == "stale"


async def test_what_was_seen_is_not_taken_back(server: Running) -> None:
    _, (ada, ben) = await begun(server)
    await ada.play("draw deck")
    assert not ada.game["can_undo"]
    assert (await ada.ask(type="undo", moves=ada.game["moves"]))["code"] == "undo"
    await ben.until(lambda: len(ben.log) == 3)
    assert (await ben.ask(type="undo", moves=ben.game["moves"]))["code"] == "undo"


async def test_a_player_who_asks_why_not_gets_the_rule_and_plays_nothing(server: Running) -> None:
    _, (ada, ben) = await begun(server)
    answer = await ada.ask(type="why", words="pass")
    assert answer["code"] == "illegal" and answer["text"] and answer["rule"] and answer["reason"].startswith("why-")
    assert (await ada.ask(type="why", words="draw deck"))["type"] == "done"
    assert (await ben.ask(type="why", words="draw deck"))["code"] == "turn"
    assert len(ada.log) == len(ben.log) == 2


async def test_everybody_may_ask_at_any_time_how_far_their_own_tickets_are(server: Running) -> None:
    _, players = await begun(server)
    for player in players:
        answer = await player.ask(type="ways")
        assert [goal["ticket"] for goal in answer["tickets"]] == player.game["view"]["tickets"]
        assert {goal["state"] for goal in answer["tickets"]} == {"possible"}


async def test_a_player_may_draft_a_plan_at_any_time_and_nobody_else_is_sent_anything(server: Running) -> None:
    created, players = await begun(server)
    for player in players:
        drafted = await player.ask(type="draft", routes=["atlanta:miami"], connect=["atlanta", "raleigh"])
        assert drafted["type"] == "drafted"
        assert drafted["plan"]["trains"] == 7
        assert (await player.ask(type="draft", routes=["atlanta:paris"]))["code"] == "state"
    spectator = await arrived(server, created["table"], None)
    assert (await spectator.ask(type="draft", routes=[]))["code"] == "forbidden"
    assert [len(player.log) for player in players] == [2, 2]


async def test_out_of_turn_stale_and_illegal_moves_are_refused_in_words(server: Running) -> None:
    _, (ada, ben) = await begun(server)
    moves = ada.game["moves"]
    answers = [await ben.play("draw deck"), await ada.play("draw deck", moves - 1), await ada.play("fly home")]
    assert [answer["code"] for answer in answers] == ["turn", "stale", "illegal"]
    assert "Ada" in answers[0]["text"] and ada.game["moves"] == moves


async def test_a_player_who_has_missed_a_hundred_events_gets_them_all(server: Running, tmp_path: Path) -> None:
    created, (ada, ben) = await begun(server)
    another_process = await Store.open(f"{tmp_path}/whistlestop.db")
    table, chance = await load_table(another_process, created["table"]), Random(5)
    for _ in range(100):
        change = random_change(table, chance)
        assert await another_process.append(entry_of(change))
        table = change.table
    await another_process.close()
    answer = await ada.play("draw deck")  # what the player has seen of the table is long past
    assert answer["code"] == "stale"
    assert ada.game["moves"] == table.moves and table.game is not None
    await ben.until(lambda: ben.game["moves"] == table.moves)
    for player in (ada, ben):
        assert len(player.log) == len(table.game.log)
        await player.close()
