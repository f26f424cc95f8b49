"""The lobby for its users: starting, listing and joining tables, links, playing again, and records."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.support.server.lobby_requests import FRIENDS, arrived, begun, claimed, closing, post, seated
from tests.support.server.running_server import Player, Running, play_out, running
from whistlestop import Game, editions
from whistlestop.server.settings import ServerSettings
from whistlestop.tables.protocol import PROTOCOL

pytestmark = pytest.mark.anyio


async def test_friends_join_by_name_and_the_last_one_starts_the_game(server: Running) -> None:
    created = await server.lay(chairs=FRIENDS)
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    path = f"{created['table']}/chairs"
    status, ben = await post(server, path, name="Ben", seat=2)
    assert (status, ben["seat"], ben["table"]) == (201, 2, created["table"])
    assert (await post(server, path, name="Ben"))[1]["code"] == "malformed"
    assert (await post(server, path, name="Cem", seat=2))[1]["code"] == "full"
    assert (await post(server, path, name="Cem"))[1]["seat"] == 1
    await ada.until(lambda: bool(ada.game))
    assert ada.game["view"]["names"] == ["Ada", "Cem", "Ben"]
    assert (await post(server, path, name="Dua"))[1]["code"] == "full"


async def test_the_host_starts_at_once_with_bots_in_the_free_seats(server: Running) -> None:
    created = await server.lay(chairs=FRIENDS, level="casual")
    path, own = f"{created['table']}/start", created["chairs"][0]["token"]
    assert [(await post(server, path, token))[0] for token in (None, own)] == [401, 403]
    status, seen = await post(server, path, created["host"])
    assert (status, seen["state"]) == (200, "playing")
    assert [chair.get("level") for chair in seen["chairs"]] == [None, "casual", "casual"]
    assert len({chair["name"] for chair in seen["chairs"]}) == 3
    assert (await post(server, path, created["host"]))[1]["code"] == "state"


async def test_the_host_gives_free_seats_to_bots_one_by_one_and_the_last_one_starts_the_game(server: Running) -> None:
    created = await server.lay(chairs=FRIENDS)
    path = f"{created['table']}/bots"
    assert [(await post(server, path, token, seat=1))[0] for token in (None, created["chairs"][0]["token"])] == [
        401,
        403,
    ]
    status, seen = await post(server, path, created["host"], seat=2, level="strong")
    assert (status, seen["state"], seen["chairs"][2]["level"]) == (200, "waiting", "strong")
    assert [(await post(server, path, created["host"], seat=seat))[0] for seat in (2, 0, 4)] == [409, 409, 404]
    _, seen = await post(server, path, created["host"], seat=1)
    assert (seen["state"], seen["chairs"][1]["level"]) == ("playing", "regular")


async def test_a_seat_sees_whether_it_is_to_decide(server: Running) -> None:
    created, (ada, _) = await begun(server)
    path = f"/api/tables/{created['table']}/chair"
    tokens = [chair["token"] for chair in created["chairs"]]
    seen = [(await server.http.get(path, headers={"authorization": f"Bearer {token}"})).json() for token in tokens]
    assert [(chair["seat"], chair["is_asked"]) for chair in seen] == [(0, True), (1, False)]
    assert seen[0]["table"]["chairs"][0]["name"] == "Ada" and ada.is_asked
    assert (await server.http.get(path)).status_code == 401


async def test_the_editions_list_the_rules_that_a_table_may_change(server: Running) -> None:
    found = {one["edition"]: one for one in (await server.http.get("/api/editions")).json()["editions"]}
    rules = {edition: {rule["name"]: rule for rule in one["rules"]} for edition, one in found.items()}
    assert [*found] == [*editions] and found["nordic"]["seats_most"] == 3
    assert rules["nordic"]["trains"] == {"name": "trains", "value": 40, "least": 3, "most": 50}
    assert "tunnel_cards" in rules["europe"] and "tunnel_cards" not in rules["usa"]
    for edition, offered in rules.items():
        house = {name: rule["value"] for name, rule in offered.items()}
        assert Game(edition, house=house).view(None)["house"] == {}


async def test_a_player_who_leaves_before_the_deal_frees_the_seat(server: Running) -> None:
    created = await server.lay(chairs=FRIENDS)
    _, chair = await post(server, f"{created['table']}/chairs", name="Ben")
    ben = await server.sit(created["table"], chair["token"])
    assert (await ben.ask(type="leave"))["type"] == "done"
    assert (await closing(ben))[1] == 1008
    assert (await server.http.get(f"/api/tables/{created['table']}")).json()["chairs"][1]["name"] is None
    assert (await post(server, f"{created['table']}/chairs", name="Cem"))[1]["seat"] == 1


async def test_a_lost_link_is_replaced_by_the_host_and_the_old_one_opens_nothing(server: Running) -> None:
    created, (_, ben) = await begun(server)
    path, old = f"{created['table']}/links", created["chairs"][1]["token"]
    assert [(await post(server, path, token, seat=1))[0] for token in (None, old)] == [401, 403]
    token = await claimed(server, created, 1)
    assert [(last["code"], code) for last, code in [await closing(ben)]] == [("forbidden", 1008)]
    again = await arrived(server, created["table"], token)
    assert again.game["view"]["hand"] == ben.game["view"]["hand"]
    assert (await refusal_of_hello(server, created["table"], old))["reason"] == "refused-void"
    assert (await post(server, path, created["host"], seat=4))[0] == 404


async def refusal_of_hello(server: Running, table: str, token: str) -> dict[str, Any]:
    """Why a token does not let anybody in."""
    stranger = Player(await connect(server.socket(table)))
    await stranger.send(type="hello", protocol=PROTOCOL, token=token)
    return (await closing(stranger))[0]


async def test_an_invitation_opens_nothing_and_is_claimed_once_by_somebody_else_than_the_host(server: Running) -> None:
    created, (_, ben) = await begun(server)
    table, host, own = created["table"], created["host"], created["chairs"][0]["token"]
    _, invitation = await post(server, f"{table}/links", host, seat=1)
    assert {*invitation} == {"table", "seat", "token"} and invitation["seat"] == 1
    token = invitation["token"]
    assert (await refusal_of_hello(server, table, token))["reason"] == "refused-invitation"
    answer = await server.http.get(f"/api/tables/{table}/chair", headers={"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "refused-invitation")
    for held in (host, own):  # neither the host nor another player gets a second hand
        assert (await post(server, f"{table}/claims", held, invitation=token))[1]["reason"] == "refused-claim-here"
    for other in (host, own, f"{token}x", token.removeprefix("invitation.")):
        assert (await post(server, f"{table}/claims", invitation=other))[0] == 403
    proxied = {"authorization": "Basic YTpi"}  # for a proxy in front, not a token of the table
    answer = await server.http.post(f"/api/tables/{table}/claims", json={"invitation": token}, headers=proxied)
    chair = answer.json()
    assert answer.status_code == 201 and (await arrived(server, table, chair["token"])).welcome["seat"] == 1
    status, refusal = await post(server, f"{table}/claims", invitation=token)
    assert (status, refusal["reason"]) == (403, "refused-invitation-used")
    assert (await closing(ben))[0]["reason"] == "refused-void"


async def test_a_newer_invitation_replaces_the_last_one(server: Running) -> None:
    created = await server.lay()
    path = f"{created['table']}/links"
    first, second = [(await post(server, path, created["host"], seat=1))[1]["token"] for _ in range(2)]
    assert (await post(server, f"{created['table']}/claims", invitation=first))[0] == 403
    assert (await post(server, f"{created['table']}/claims", invitation=second))[0] == 201


async def test_everybody_at_the_table_sees_that_a_seat_changed_hands(server: Running) -> None:
    created, (ada, _) = await begun(server)
    spectator = await arrived(server, created["table"])
    ben = await arrived(server, created["table"], await claimed(server, created, 1))
    for player in (ada, spectator, ben):
        await player.until(lambda player=player: player.table["chairs"][1].get("changed_hands") == 1)
        assert "changed_hands" not in player.table["chairs"][0]
    assert spectator.game["view"]["hand"] is None and ben.game["view"]["hand"]


async def test_a_seat_of_the_next_game_that_was_taken_over_is_not_given_to_its_first_player_again(
    server: Running,
) -> None:
    created = await server.lay(house={"trains": 3})
    await play_out(*await seated(server, created))
    own = created["chairs"][0]["token"]
    _, again = await post(server, f"{created['table']}/again", own)
    _, hosted = await post(server, f"{created['table']}/again", created["host"])
    assert hosted["chairs"] == []
    token = await claimed(server, hosted, again["chairs"][0]["seat"])
    _, later = await post(server, f"{created['table']}/again", own)
    assert later == again and later["chairs"][0]["token"] != token
    assert (await refusal_of_hello(server, again["table"], later["chairs"][0]["token"]))["code"] == "forbidden"


async def test_the_host_starts_without_the_free_seats_at_the_end(server: Running) -> None:
    created = await server.lay(chairs=FRIENDS, first=0)
    path = f"{created['table']}/start"
    assert (await post(server, path, created["host"], free="removed"))[1]["code"] == "malformed"  # nobody plays alone
    assert (await post(server, f"{created['table']}/chairs", name="Ben"))[1]["seat"] == 1
    status, seen = await post(server, path, created["host"], free="removed")
    assert (status, seen["state"], [chair["name"] for chair in seen["chairs"]]) == (200, "playing", ["Ada", "Ben"])


async def test_only_listed_tables_are_listed_until_they_are_over(server: Running) -> None:
    await server.lay(chairs=FRIENDS)
    waiting = await server.lay(chairs=FRIENDS, listed=True)
    playing = await server.lay(listed=True, house={"trains": 3})
    found = (await server.http.get("/api/tables")).json()["tables"]
    assert [(table["table"], table["state"], table["free"], table["host"]) for table in found] == [
        (waiting["table"], "waiting", 2, "Ada"),
        (playing["table"], "playing", 0, "Ada"),
    ]
    hidden = await server.lay(listed=True, onlookers=False)
    assert hidden["table"] not in (await server.http.get("/api/tables")).text
    await play_out(*await seated(server, playing))
    assert [table["table"] for table in (await server.http.get("/api/tables")).json()["tables"]] == [waiting["table"]]


async def test_the_record_is_available_when_the_game_is_over(server: Running) -> None:
    created = await server.lay(house={"trains": 3})
    path = f"/api/tables/{created['table']}/record"
    early = await server.http.get(path)
    assert (early.status_code, early.json()["code"]) == (409, "state")
    await play_out(*await seated(server, created))
    late = await server.http.get(path)
    assert late.status_code == 200 and late.headers["content-type"].startswith("text/plain")
    assert Game.replay(late.text).over


async def test_the_seed_is_promised_at_the_deal_and_mixes_the_words_of_the_players(server: Running) -> None:
    chairs = [{"sits": "host", "name": "Ada"}, {"sits": "friend"}]
    created = await server.lay(chairs=chairs, house={"trains": 3}, word="tram")
    ada = await server.sit(created["table"], created["chairs"][0]["token"])
    promised = ada.table["secret_sha256"]  # before anybody else could choose a word
    _, chair = await post(server, f"{created['table']}/chairs", name="Ben", word="zug")
    ben = await arrived(server, created["table"], chair["token"])
    seed_promised = ben.game["view"]["seed_sha256"]
    await play_out(ada, ben)
    secret, *words = ada.game["view"]["seed"].split(" ")
    assert words == ["tram", "zug"] and len(secret) == 64
    assert hashlib.sha256(secret.encode()).hexdigest() == promised
    assert hashlib.sha256(ada.game["view"]["seed"].encode()).hexdigest() == seed_promised


async def test_the_same_players_play_again_in_their_colours_and_the_next_one_begins(server: Running) -> None:
    chairs = [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "bot", "name": "Cem"}]
    created = await server.lay(chairs=chairs, first=0, house={"trains": 3})
    path, own = f"{created['table']}/again", created["chairs"][1]["token"]
    ada, ben = await seated(server, created)
    spectator = await server.sit(created["table"])
    assert (await post(server, path, own))[1]["code"] == "state"
    await play_out(ada, ben)
    assert [(await post(server, path, token))[0] for token in (None, "0.0.forged")] == [401, 403]
    status, new = await post(server, path, created["host"])
    assert status == 201 and (await server.sit(new["table"], new["host"])).welcome["is_host"]
    for player, name in ((ada, "Ada"), (ben, "Ben")):
        await player.until(lambda player=player: player.again is not None)
        assert player.again is not None and player.again["seat"] == player.welcome["seat"]
        again = await server.sit(new["table"], player.again["token"])
        assert again.welcome["table"]["chairs"][again.welcome["seat"]]["name"] == name
    await again.until(lambda: bool(again.game))
    assert again.game["view"]["first"] == 1
    await spectator.until(lambda: spectator.again is not None)
    assert spectator.again == {"type": "again", "table": new["table"], "seat": None, "token": None}
    assert (await post(server, path, own))[1]["table"] == new["table"]


async def rematch(server: Running) -> tuple[dict[str, Any], list[Player]]:
    """A rematch with a clock, to which the first of two players has come, as the host's answer; and the players."""
    created = await server.lay(house={"trains": 3}, pace="live", bank=10, increment=5)
    players = await seated(server, created)
    await play_out(*players)
    _, new = await post(server, f"{created['table']}/again", created["host"])
    await players[1].until(lambda: players[1].again is not None)
    return new, [await server.sit(new["table"], players[1].again["token"])]  # type: ignore[index]


async def test_a_rematch_is_dealt_and_its_clocks_run_only_when_everybody_has_come(server: Running) -> None:
    new, [ben] = await rematch(server)
    await ben.until(lambda: not ben.table["chairs"][1].get("is_awaited"))
    assert (ben.table["state"], ben.table.get("deadline"), ben.game) == ("waiting", None, {})
    assert ben.table["chairs"][0]["is_awaited"] and ben.table["chairs"][0]["name"]
    assert (await post(server, f"{new['table']}/chairs", name="Dua"))[1]["code"] == "full"
    again = await server.hall.open(new["table"])
    token = server.hall.tokens.chair(new["table"], 0, 0)
    ada = await server.sit(new["table"], token)
    await ada.until(lambda: bool(ada.game))
    assert again.table.deadline is not None and not ada.table["chairs"][0].get("is_awaited")


async def test_a_rematch_begins_without_a_player_who_is_back_by_coming_later(server: Running) -> None:
    new, [ben] = await rematch(server)
    await ben.until(lambda: not ben.table["chairs"][1].get("is_awaited"))
    status, seen = await post(server, f"{new['table']}/start", new["host"])
    assert (status, seen["state"], seen["chairs"][0].get("held")) == (200, "playing", "left")
    ada = await server.sit(new["table"], server.hall.tokens.chair(new["table"], 0, 0))
    await ada.until(lambda: ada.table["chairs"][0].get("held") is None)


async def test_the_host_is_the_host_of_the_next_game_no_matter_who_asks_for_it(server: Running) -> None:
    created = await server.lay(house={"trains": 3})
    await play_out(*await seated(server, created))
    path = f"{created['table']}/again"
    _, asked = await post(server, path, created["chairs"][1]["token"])
    status, new = await post(server, path, created["host"])
    assert (status, asked["host"], new["table"]) == (201, "", asked["table"])
    assert (await server.sit(new["table"], new["host"])).welcome["is_host"]


async def test_two_who_ask_to_play_again_at_once_get_the_same_table(server: Running) -> None:
    created = await server.lay(house={"trains": 3}, listed=True)
    await play_out(*await seated(server, created))
    tokens = [created["host"], *(chair["token"] for chair in created["chairs"])]
    answers = await asyncio.gather(*(post(server, f"{created['table']}/again", token) for token in tokens))
    assert [status for status, _ in answers] == [201, 201, 201]
    assert len({new["table"] for _, new in answers}) == 1
    assert len((await server.http.get("/api/tables")).json()["tables"]) == 1
    seats = [new["chairs"][0]["seat"] for _, new in answers[1:]]
    players = [await server.sit(new["table"], new["chairs"][0]["token"]) for _, new in answers[1:]]
    assert [player.welcome["seat"] for player in players] == seats == [0, 1]
    await play_out(*players)


async def test_a_player_who_comes_later_learns_where_the_others_play_again(server: Running) -> None:
    created = await server.lay(house={"trains": 3})
    await play_out(*await seated(server, created))
    _, new = await post(server, f"{created['table']}/again", created["chairs"][0]["token"])
    ben = await server.sit(created["table"], created["chairs"][1]["token"])
    await ben.until(lambda: ben.again is not None)
    assert ben.again is not None and (ben.again["table"], ben.again["seat"]) == (new["table"], 1)
    assert [chair["seat"] for chair in new["chairs"]] == [0] and new["host"] == ""
    assert (await server.sit(new["table"], ben.again["token"])).welcome["seat"] == 1


@pytest.mark.usefixtures("no_time_goes_by")
async def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    async with running(ServerSettings(str(tmp_path / "tables.db"), requests_per_second=1)) as server:
        table = (await server.lay())["table"]
        flood = (server.http.post(f"/api/tables/{table}/chairs", json={"name": "Cem"}) for _ in range(20))
        answers = await asyncio.gather(*flood)
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(409, "full"), (429, "fast")}


async def test_a_server_that_phones_can_reach_says_where(tmp_path: Path) -> None:
    lan = "http://192.168.1.23:8765"
    for address in (lan, None):
        async with running(ServerSettings(f"{tmp_path}/whistlestop.db", lan=address)) as server:
            created = await server.lay()
            seen = (await server.http.get(f"/api/tables/{created['table']}")).json()
            assert seen.get("lan") == address
