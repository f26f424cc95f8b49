"""A player in a terminal at a table on a real server: joining, playing, others' moves, a lost connection, leaving."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from prompt_toolkit.input import PipeInput

from tests.support.server_thread import ADA, BEN, BOT, FRIEND, Serving, serving
from tests.support.soak import by_turns
from tests.support.terminal_player import ONES, Answer, Typist, choose_tickets, sit, until
from tests.terminal.test_terminal import paper, printed
from whistlestop import Game, editions
from whistlestop.client import Client, ServerError, wire
from whistlestop.client.lobby import play_again, sit_down
from whistlestop.server.live_table import LiveTable
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.seat_session import stay, take_over, take_seat


@pytest.mark.parametrize("edition", by_turns(["europe"], editions))
def test_a_whole_game_by_numbers_and_its_record(server: Serving, edition: str, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT, edition=edition, house={"trains": 5})
    record = tmp_path / "ada.game"
    line = Typist(keys, {**ONES, "The game": [f"save {record}"]})
    seen = sit(ada, line)
    assert "· you and Otto (regular bot)" in seen and "Otto claims" in seen and "the game is over" in seen
    assert "Waiting for Otto › " in line.labels or "Your turn › " in line.labels
    assert Game.replay(record.read_text()).over


def test_a_file_that_was_named_before_gets_the_record(server: Serving, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 3})
    record = tmp_path / "ada.game"
    line = Typist(keys, {**ONES, "The game": []})
    assert f"whistlestop replay {record}" in sit(ada, line, Keeper(record)).replace("\n", "")
    assert Game.replay(record.read_text()).over


def test_the_game_cannot_be_saved_before_it_is_over(server: Serving, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT)
    seen = sit(ada, Typist(keys, {"Which": [f"save {tmp_path / 'ada.game'}"]}))
    assert "✗ the game record, with its seed, is available when the game is over" in seen
    assert not [*tmp_path.iterdir()]


def test_joining_asks_for_a_name_until_it_is_valid(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    console = paper(width=140)
    seat = take_seat(table, None, console, Typist(keys, {"Your name": ["", "Ada", "Ben"]}))
    seen = printed(console)
    assert "someone here is already called Ada" in seen and "You joined as Ben" in seen and str(seat) in seen
    with Client(seat) as client:
        assert client.seat == 1


def test_a_name_that_was_given_is_not_asked_for_again(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    with pytest.raises(ServerError, match="already called Ada"):
        take_seat(table, "Ada", paper(), Typist(keys, {}))


def test_an_invitation_is_claimed_and_the_new_link_printed(server: Serving) -> None:
    console = paper(width=140)
    seat = take_over(server.renew(server.lay_hosted(ADA, BEN), seat=1), console)
    assert f"The seat is yours. This link is your seat, on any device; keep it secret:\n{seat}" in printed(console)


def test_without_a_free_seat_one_watches(server: Serving, keys: PipeInput) -> None:
    table, *chairs = server.lay(ADA, BEN)
    console = paper()
    assert take_seat(table, None, console, Typist(keys, {})) == table
    assert "No seat is free at this table; you are watching." in printed(console)
    ada, ben = [Client(chair) for chair in chairs]
    choose_tickets(ada, ben)
    typed: list[Answer] = ["help", "table", "board miami", "log", "1", "draw deck", "undo", "hold Ben"]
    seen = sit(table, Typist(keys, {"Waiting for Ada": typed}))
    assert "`save my.game` saves the game" in seen and "take back" not in seen
    assert "▶ Ada" in seen and "Atlanta–Miami 5 blue" in seen and "Ben keeps 2 tickets" in seen
    assert "hand" not in seen
    assert "There is nothing to choose now" in seen and seen.count("You are watching; only") == 3
    for client in (ada, ben):
        client.close()


def test_players_see_who_joins_and_what_is_said_before_the_deal(server: Serving, keys: PipeInput) -> None:
    table, ada = server.lay(ADA, FRIEND)
    typed: list[Answer] = [
        "help",
        "draw deck",
        "table",
        "say well played",
        "say rubbish",
        lambda: sit_down(table, "Ben"),
    ]
    seen = sit(ada, Typist(keys, {"Waiting": typed, "Which": []}))
    assert "USA · you and a free seat" in seen and "Ben has joined the table" in seen and "▶ You" in seen
    assert seen.count("the cards haven’t been dealt yet") == 2
    assert "You: well played" in seen and "there is no phrase 'rubbish'" in seen


def test_moves_and_undos_of_others_are_shown_turn_by_turn(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN, first=1)
    ben = Client(bens)

    def claim_after_all() -> None:
        until(ben, lambda: ben.is_asked)
        ben.play("claim dallas:houston")
        ben.undo()
        ben.play("claim dallas:houston")
        ben.play(ben.legal[0])
        ben.ask("say", phrase="hello")

    choose_tickets(ben)
    line = Typist(keys, {"Which": ["1"], "Waiting for Ben": [claim_after_all], "Your turn": [ben.undo]})
    seen = sit(ada, line)
    assert seen.count("Ben claims Dallas–Houston, 1 grey, pays 1 ") == 1
    assert "Ben: hello" in seen and seen.count("Ben took the last decision back") == 1
    ben.close()


def test_claims_of_the_player_are_taken_back(server: Serving, keys: PipeInput) -> None:
    _, ada, ben = server.lay(ADA, BEN)
    with Client(ben) as client:
        choose_tickets(client)
        typed: list[Answer] = ["undo", "claim dallas:houston", "fly to mars"]
        seen = sit(ada, Typist(keys, {"Which": ["1"], "Your turn": typed, "How": ["undo"]}))
    assert "✗ you can’t undo that: starting tickets are final" in seen
    assert "How do you pay" not in seen and "Taken back." in seen
    assert "✗ 'fly' isn’t an action" in seen
    assert f"Come back with: whistlestop play --join {ada}" in seen


def test_a_claim_is_sent_with_its_payment(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN)
    with Client(bens) as ben:
        choose_tickets(ben)
        phases: list[str] = []
        ben.on_message = lambda message: phases.append(ben.view["phase"])
        seen = sit(
            ada,
            Typist(keys, {"Which": ["1"], "Your turn": ["claim dallas:houston"], "How": ["1"], "Waiting for Ben": []}),
        )
        until(ben, lambda: ben.is_asked)
        assert [line["action"].split()[0] for line in ben.view["log"][-2:]] == ["claim", "pay"]
    assert "payment" not in phases and "You claim Dallas–Houston" in seen


@pytest.fixture
def all_seem_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may take over for anybody at once."""
    monkeypatch.setattr(LiveTable, "is_away", lambda table, seat: True)


@pytest.mark.usefixtures("all_seem_away")
def test_a_bot_takes_over_for_somebody_else(server: Serving, keys: PipeInput) -> None:
    _, ada, _ = server.lay(ADA, BEN)
    seen = sit(ada, Typist(keys, {"Which": ["hold nobody", "hold ben", "1"], "Your": []}))
    assert "✗ Nobody here is called 'nobody'; type hold and one of Ada, Ben." in seen
    assert "Ben is away; a bot takes over, as the others asked" in seen and "Ben keeps" in seen


@pytest.mark.usefixtures("all_seem_away")
def test_a_bot_takes_over_for_the_player_and_gives_the_seat_back(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN)
    with Client(bens) as ben:
        asked: list[Answer] = [lambda: ben.ask("hold", seat=0)]
        seen = sit(ada, Typist(keys, {"Which": asked, "A bot": ["back"], "": []}))
    assert "the others let a bot play for you until you move" in seen and "you have your seat back" in seen


def test_a_player_who_leaves_gives_the_seat_to_a_bot_and_can_come_back(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN)
    with Client(bens) as ben:
        choose_tickets(ben)
        assert "Come back with" in sit(ada, Typist(keys, {"Which": ["leave"]}))
        until(ben, lambda: ben.table["chairs"][0].get("held") == "left")
        assert "you have your seat back" in sit(ada, Typist(keys, {"A bot": [lambda: None], "": []}))


def test_a_player_who_leaves_before_the_deal_frees_the_seat(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    chair = sit_down(table, "Ben")
    sit(chair, Typist(keys, {"W": ["leave"]}))


def test_the_same_players_play_again(server: Serving, keys: PipeInput) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 3})
    line = Typist(keys, {"Which": ["1", "again"], "Your": "1", "How": "1", "The game": ["say good game", "again"]})
    seen = sit(ada, line)
    assert "You: good game" in seen and seen.count("· you and Otto (regular bot)") == 2, "who keep their seats"
    assert "you can start one rematch, once the game is over" in seen


@pytest.mark.soak
def test_players_are_notified_that_others_play_again(server: Serving, keys: PipeInput) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 5})

    def elsewhere() -> None:
        play_again(ada)
        keys.send_text("say again\r")

    over: list[Answer] = [elsewhere]
    seen = sit(ada, Typist(keys, {**ONES, "The game": over}))
    assert "the same players start a new game; type `again` to join them" in seen


def test_a_lost_connection_is_reported_and_comes_back(
    tmp_path: Path, keys: PipeInput, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.05)
    with serving(tmp_path) as server:
        _, ada = server.lay(ADA, BOT)
        line = Typist(keys, {"Which": [server.stop, "1"], "Not connected": ["draw deck", server.start], "Your": []})
        seen = sit(ada, line)
    assert "connection to the server lost; trying again in 0 s" in seen
    assert "✗ not connected to the server; reconnecting" in seen
    assert "connected to the server again" in seen
    assert "You keep" in seen


def test_a_link_that_was_replaced_ends_it(server: Serving, keys: PipeInput, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.01)
    table, _ = server.lay(ADA, FRIEND, FRIEND)
    chair = sit_down(table, "Ben")
    with Client(chair) as other:
        line = Typist(keys, {"Waiting": [lambda: leave(other)]})
        with pytest.raises(ServerError, match="this link no longer works"):
            stay(chair, paper(), line, Keeper())


def leave(client: Client) -> None:
    with suppress(ServerError):
        client.ask("leave")
