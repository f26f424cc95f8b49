"""The blocking client: links, and whole games at a real server."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random
from threading import Thread

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from tests.support.server.processes import free_port
from tests.support.server.running_server import PATIENCE
from tests.support.server_thread import ADA, BEN, BOT, FRIEND, Serving, serving
from tests.support.soak import by_turns
from whistlestop import Game, editions
from whistlestop.bots import Bot, make_bot
from whistlestop.choices.choices import choices_of
from whistlestop.client import PROTOCOL, Client, Link, ServerError, wire
from whistlestop.client.legal import legal_words
from whistlestop.client.lobby import has_free_seat, play_again, read_record, see_table, sit_down
from whistlestop.tables import protocol

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def play_out(client: Client, bot: Bot) -> None:
    while not client.is_over:
        if client.is_asked:
            client.play(bot.choose(client.view, client.legal))
        else:
            assert client.wait(PATIENCE), "the server sends nothing any more"


def test_client_and_server_speak_the_same_version() -> None:
    assert PROTOCOL == protocol.PROTOCOL


@pytest.mark.parametrize(
    "text", ["http://localhost:8765/t/abc_-1", "https://club.example/t/abc#0.0.sig-_1", "http://[::1]:8765/t/abc"]
)
def test_a_link_is_read_and_written(text: str) -> None:
    assert str(Link.read(f" {text} ")) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mars",
        "localhost:8765/t/abc",
        "ftp://club.example/t/abc",
        "http:///t/abc",
        "http://club.example/t/",
        "http://club.example/t/a/b",
        "http://club.example/t/a?b=c",
        "http://club.example:many/t/abc",
        "http://[::1/t/abc",
        "http://ada:secret@club.example/t/abc",
    ],
)
def test_what_is_not_a_link_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ServerError, match=r"is not a link to a table; a link looks like https://[^\n]*$"):
        Link.read(text)


@pytest.mark.parametrize("edition", editions)
def test_legal_actions_from_choices_are_those_of_the_game(edition: str) -> None:
    chance, phases = Random(edition), set()
    for seed in range(4):
        game = Game(edition, 2, seed, house={"trains": 25, "ticket_keep": 2})
        while game.seat is not None:
            phases.add(game.phase)
            assert legal_words(game.view(game.seat), choices_of(game, game.seat)) == game.legal()
            dear = [words for words in game.legal() if words.startswith(("claim", "station"))]
            game.play(chance.choice(dear if dear and chance.random() < 0.5 else game.legal()))
    assert {"first_tickets", "turn", "second_card", "payment", "keep_tickets"} <= phases


@pytest.mark.parametrize("edition", by_turns(["europe"], editions))
def test_a_bot_plays_a_whole_game_at_a_server(server: Serving, edition: str) -> None:
    table, ada = server.lay(ADA, BOT, edition=edition, house={"trains": 15})
    with pytest.raises(ServerError, match="available when the game is over") as refusal:
        read_record(table)
    assert refusal.value.code == "state"
    with Client(ada) as client:
        play_out(client, make_bot("regular"))
        assert client.seat == 0 and client.view == Game.replay(read_record(ada)).view(0)
    assert play_again(ada).table != ada.table


def test_two_clients_choose_starting_tickets_at_once(server: Serving) -> None:
    _, ada, ben = server.lay(ADA, BEN)
    with Client(ada) as first, Client(ben) as second:
        for client in (second, first):
            while not client.is_asked:
                client.wait(PATIENCE)
            assert client.view["seat"] == client.seat
            assert client.play(client.legal[0])
        assert first.view["phase"] == "turn" and first.is_asked


def test_a_free_seat_is_taken_under_a_name_and_opens_again_with_its_link(server: Serving) -> None:
    [table] = server.lay(FRIEND, FRIEND)
    assert has_free_seat(see_table(table))
    with Client.join(str(table), "Ada") as ada:
        assert ada.seat == 0 and ada.link.token
        with Client.join(ada.link, "nobody") as again:
            assert again.seat == 0
        with pytest.raises(ServerError, match="already called Ada"):
            sit_down(table, "Ada")
        assert sit_down(table, "Ben", seat=1).token
        assert not has_free_seat(see_table(table))
        with pytest.raises(ServerError) as refusal:
            sit_down(table, "Cem")
        assert refusal.value.code == "full"


def test_an_invitation_is_claimed_once(server: Serving) -> None:
    invitation = server.renew(server.lay_hosted(ADA, BEN), seat=1)
    with Client.join(str(invitation), "nobody") as ben:
        assert ben.seat == 1 and not ben.link.is_invitation
        with Client(ben.link) as again:
            assert again.seat == 1
        for way in (Client.join, lambda link, _: Client(link)):
            with pytest.raises(ServerError) as refusal:
                way(invitation, "nobody")
            assert refusal.value.code == "forbidden"
    next_to_a_screen = str(invitation).replace("#", "?hand#")
    assert Link.read(next_to_a_screen) == invitation


def test_a_client_without_a_token_watches(server: Serving) -> None:
    table, _ = server.lay(ADA, BOT)
    with Client(table) as spectator:
        while not spectator.view:
            spectator.wait(PATIENCE)
        assert spectator.seat is None and spectator.view["hand"] is None and not spectator.is_asked
        with pytest.raises(ServerError, match="only players can do that"):
            spectator.play("draw deck")


def test_a_refusal_names_the_rule_and_changes_nothing(server: Serving) -> None:
    _, ada, _ = server.lay(ADA, BEN)
    with Client(ada) as client:
        while not client.is_asked:
            client.wait(PATIENCE)
        moves = client.moves
        with pytest.raises(ServerError, match=r"\(S7\)$") as refusal:
            client.play(f"keep {(client.view['offer'] or [''])[0]}")
        assert refusal.value.code == "illegal" and client.moves == moves
        with pytest.raises(ServerError) as refusal:
            client.ask("play", words="x" * 1000, moves=moves)
        assert refusal.value.code == "malformed"


def test_nothing_comes_in_time(server: Serving) -> None:
    [table] = server.lay(FRIEND, FRIEND)
    with Client(table) as client:
        while client.wait(0.3):
            pass
        assert not client.has_news and not client.is_dealt and client.legal == []


def test_a_table_that_is_not_there(server: Serving) -> None:
    missing = Link(server.url, "nowhere")
    for look in (Client, see_table):
        with pytest.raises(ServerError, match="there is no such table") as refusal:
            look(missing)
        assert refusal.value.code == "unknown"


def test_a_forged_token_opens_no_seat(server: Serving) -> None:
    _, ada = server.lay(ADA, BOT)
    with pytest.raises(ServerError, match="doesn’t belong to a seat"):
        Client(ada._replace(token=f"{ada.token}x"))


def test_a_server_that_is_not_there() -> None:
    link = Link(f"http://127.0.0.1:{free_port()}", "abc")
    for look in (Client, see_table):
        with pytest.raises(ServerError, match=f"no table server answers at {link.server};"):
            look(link)


def test_another_version_of_the_protocol(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    [table] = server.lay(FRIEND, FRIEND)
    monkeypatch.setattr(wire, "PROTOCOL", 99)
    with pytest.raises(ServerError, match="speaks version 99 of the protocol, the server another"):
        Client(table)


@pytest.mark.parametrize("said", ["hm", "[]", "{}", '{"type": "hm"}', None])
def test_a_server_of_something_else(said: str | None) -> None:
    def answer(connection: ServerConnection) -> None:
        connection.recv()
        if said is not None:
            connection.send(said)

    with serve(answer, "127.0.0.1", 0) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        link = Link(f"http://127.0.0.1:{other.socket.getsockname()[1]}", "abc")
        with pytest.raises(ServerError, match="no table server answers"):
            Client(link)
        with pytest.raises(ServerError, match="no table server answers"):
            see_table(link)
        other.shutdown()


def test_a_client_that_comes_during_a_hand_over_goes_to_the_next_process() -> None:
    came = []

    def answer(connection: ServerConnection) -> None:
        came.append(connection.recv())
        if len(came) == 1:
            connection.close(wire.HANDED_OVER)
        else:
            connection.send('{"type": "refused", "code": "state", "text": "the next process answers"}')

    with serve(answer, "127.0.0.1", 0) as process:
        Thread(target=process.serve_forever, daemon=True).start()
        with pytest.raises(ServerError, match="the next process answers"):
            Client(Link(f"http://127.0.0.1:{process.socket.getsockname()[1]}", "abc"))
        process.shutdown()


def test_control_characters_are_removed() -> None:
    assert wire._read('{"type": "said", "names": ["A\\u001b[2Jda", 7]}') == {"type": "said", "names": ["A?[2Jda", 7]}


def test_the_example_of_a_remote_bot_plays_to_the_end(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parent)
    monkeypatch.setattr(sys, "path", [*sys.path])
    [table] = server.lay(FRIEND, BOT, house={"trains": 10})
    scores = runpy.run_path(str(EXAMPLE))["play"](str(table), "ten_line_bot:TenLineBot")
    assert sorted(score["place"] for score in scores) in ([1, 2], [1, 1])


def test_a_client_adds_a_nonce_to_the_deal_and_checks_the_cards(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = server.lay(FRIEND, FRIEND, house={"trains": 3})[0]
        with Client.join(table, "Ada") as ada, Client.join(table, "Ben") as ben:
            while not (ada.is_dealt and ben.is_dealt):  # it is dealt once both have revealed
                for client in (ada, ben):
                    client.wait(0.01)
            other = Thread(target=play_out, args=(ben, make_bot("casual", 1)))
            other.start()
            play_out(ada, make_bot("casual", 2))
            other.join()
            deal = Game.replay(read_record(table)).deal
            assert deal is not None and deal.nonces == [ada.link.nonce, ben.link.nonce]
            assert ada.deal_fault is ben.deal_fault is None
            published = msgspec.to_builtins(deal)
            for changed, why in (
                ({**published, "secret": "6" * 64}, "does not follow"),
                ({**published, "nonces": [None, ben.link.nonce]}, "does not follow"),
                (None, "object"),
            ):
                assert why in str(ada._witness.fault(ada.view, changed))
            ada._witness._shown["hand"] = {"loco": 4}
            assert ada._witness.fault(ada.view, published) == "the first cards do not follow from the seed"
