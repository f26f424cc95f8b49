"""A person in a terminal at a table of a real server: sitting down, playing, others' moves, a broken line, leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.commands import refused, run
from tests.serving import ADA, BEN, BOT, FRIEND, Serving, serving
from tests.test_terminal import paper, printed
from whistlestop import Game, editions
from whistlestop.client import Client, Link, ServerError, wire
from whistlestop.client.lobby import play_again, sit_down
from whistlestop.terminal.company import changes, span_words, table_words
from whistlestop.terminal.joining import stay, take_chair
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.place import Leave
from whistlestop.terminal.prompt import ask_meanwhile

Answer = str | Callable[[], object]
ONES = dict.fromkeys(("Which", "Your", "How", "Pay"), "1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


class Typist(PromptSession[str]):
    """A person who waits for a question before answering it, one answer after the other, and who then quits."""

    def __init__(self, keys: PipeInput, answers: Mapping[str, str | list[Answer]]) -> None:
        super().__init__(input=keys, output=DummyOutput())
        self.keys = keys
        self.answers = answers  # by how the question begins; a single one is given again and again
        self.labels: list[str] = []

    def prompt(self, message: Any = None, **options: Any) -> str:
        answered = ""

        def read() -> Any:
            nonlocal answered
            text = message() if callable(message) else message
            label = text[0][1]
            if label != answered:
                answered = label
                self._answer(label)
            return text

        return super().prompt(read, **options)

    def _answer(self, label: str) -> None:
        self.labels.append(label)
        for beginning, answers in self.answers.items():
            if label.startswith(beginning):
                answer = answers if isinstance(answers, str) else answers.pop(0) if answers else "quit"
                if isinstance(answer, str):
                    self.keys.send_text(f"{answer}\r")
                else:
                    answer()
                return


def sit(link: Link, line: Typist, keeper: Keeper | None = None) -> str:
    """What a person sees who stays there until they leave."""
    console = paper(width=140)
    with pytest.raises(Leave):
        stay(link, console, line, keeper or Keeper())
    return printed(console)


def until(client: Client, is_so: Callable[[], object]) -> None:
    while not is_so():
        assert client.wait(30), "the server says nothing any more"


def choose_tickets(*clients: Client) -> None:
    for client in clients:
        until(client, lambda client=client: client.is_asked)  # type: ignore[misc]
        client.play(client.legal[0])


@pytest.mark.parametrize("edition", editions)
def test_a_whole_game_by_numbers_and_its_record(server: Serving, edition: str, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT, edition=edition, house={"trains": 8})
    record = tmp_path / "ada.game"
    line = Typist(keys, {**ONES, "The game": [f"save {record}"]})
    seen = sit(ada, line)
    assert "· you and Otto (regular bot)" in seen and "Otto claims" in seen and "the game is over" in seen
    assert "Otto to decide › " in line.labels or "Your turn › " in line.labels
    assert Game.replay(record.read_text()).over


def test_a_file_that_was_named_before_gets_the_record(server: Serving, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 6})
    record = tmp_path / "ada.game"
    line = Typist(keys, {**ONES, "The game": []})
    assert f"whistlestop replay {record}" in sit(ada, line, Keeper(record)).replace("\n", "")
    assert Game.replay(record.read_text()).over


def test_the_game_can_not_be_saved_before_it_is_over(server: Serving, keys: PipeInput, tmp_path: Path) -> None:
    _, ada = server.lay(ADA, BOT)
    seen = sit(ada, Typist(keys, {"Which": [f"save {tmp_path / 'ada.game'}"]}))
    assert "✗ the record, with its seed, is told when the game is over" in seen
    assert not [*tmp_path.iterdir()]


def test_sitting_down_asks_for_a_name_until_it_will_do(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    console = paper(width=140)
    chair = take_chair(table, None, console, Typist(keys, {"Your name": ["", "Ada", "Ben"]}))
    seen = printed(console)
    assert "somebody here is called Ada already" in seen and "You sit down as Ben" in seen and str(chair) in seen
    with Client(chair) as client:
        assert client.seat == 1


def test_a_name_that_was_given_is_not_asked_for_again(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    with pytest.raises(ServerError, match="called Ada already"):
        take_chair(table, "Ada", paper(), Typist(keys, {}))


def test_without_a_free_chair_one_looks_on(server: Serving, keys: PipeInput) -> None:
    table, *chairs = server.lay(ADA, BEN)
    console = paper()
    assert take_chair(table, None, console, Typist(keys, {})) == table
    assert "No chair is free at this table; you look on." in printed(console)
    ada, ben = [Client(chair) for chair in chairs]
    choose_tickets(ada, ben)
    typed: list[Answer] = ["help", "table", "board miami", "log", "1", "draw deck", "undo", "hold Ben"]
    seen = sit(table, Typist(keys, {"Ada to decide": typed}))
    assert "`save my.game` keeps the game" in seen and "take back" not in seen
    assert "▶ Ada" in seen and "Atlanta–Miami 5 blue" in seen and "Ben keeps 2 tickets" in seen
    assert "hand" not in seen
    assert "There is nothing to choose now" in seen and seen.count("You are looking on") == 3
    for client in (ada, ben):
        client.close()


def test_people_are_told_who_sits_down_and_what_is_said_before_the_deal(server: Serving, keys: PipeInput) -> None:
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
    assert "USA · you and a free chair" in seen and "Ben sits down" in seen and "▶ You" in seen
    assert seen.count("the cards are not dealt yet") == 2
    assert "You: well played" in seen and "there is no phrase 'rubbish'" in seen


def test_others_are_told_turn_by_turn_and_what_they_take_back(server: Serving, keys: PipeInput) -> None:
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
    line = Typist(keys, {"Which": ["1"], "Ben": [claim_after_all], "Your turn": [ben.undo]})
    seen = sit(ada, line)
    assert seen.count("Ben claims Dallas–Houston, 1 grey, pays 1 ") == 1
    assert "Ben: hello" in seen and seen.count("Ben took the last decision back") == 1
    ben.close()


def test_own_claims_are_taken_back(server: Serving, keys: PipeInput) -> None:
    _, ada, ben = server.lay(ADA, BEN)
    with Client(ben) as client:
        choose_tickets(client)
        typed: list[Answer] = ["undo", "claim dallas:houston", "fly to mars"]
        seen = sit(ada, Typist(keys, {"Which": ["1"], "Your turn": typed, "How": ["undo"]}))
    assert "✗ your last decision can not be taken back: first tickets stay as they are" in seen
    assert "How do you pay" not in seen and "You took the last decision back" in seen
    assert "✗ 'fly' is no action" in seen
    assert f"Your way back: whistlestop play --join {ada}" in seen


def test_a_bot_holds_the_chair_of_somebody_else(server: Serving, keys: PipeInput) -> None:
    _, ada, _ = server.lay(ADA, BEN)
    seen = sit(ada, Typist(keys, {"Which": ["hold nobody", "hold ben", "1"], "": []}))
    assert "✗ There is nobody called 'nobody' here; type hold and one of Ada, Ben." in seen
    assert "Ben is gone; a bot plays on, as the table asked for" in seen and "Ben keeps" in seen


def test_a_bot_holds_the_own_chair_and_gives_it_back(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN)
    with Client(bens) as ben:
        asked: list[Answer] = [lambda: ben.ask("hold", seat=0)]
        seen = sit(ada, Typist(keys, {"Which": asked, "A bot": ["back"], "": []}))
    assert "the others let a bot play for you until you play" in seen and "your chair is yours again" in seen


def test_whoever_leaves_gives_the_chair_to_a_bot_and_can_come_back(server: Serving, keys: PipeInput) -> None:
    _, ada, bens = server.lay(ADA, BEN)
    with Client(bens) as ben:
        choose_tickets(ben)
        assert "Your way back" in sit(ada, Typist(keys, {"Which": ["leave"]}))
        until(ben, lambda: ben.table["chairs"][0].get("held") == "left")
        assert "your chair is yours again" in sit(ada, Typist(keys, {"A bot": [lambda: None], "": []}))


def test_whoever_leaves_before_the_deal_frees_the_chair(server: Serving, keys: PipeInput) -> None:
    table, _ = server.lay(ADA, FRIEND)
    chair = sit_down(table, "Ben")
    sit(chair, Typist(keys, {"W": ["leave"]}))


def test_the_same_people_play_again(server: Serving, keys: PipeInput) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 5})
    line = Typist(keys, {"Which": ["1", "again"], "Your": "1", "How": "1", "The game": ["say good game", "again"]})
    seen = sit(ada, line)
    assert "You: good game" in seen and "· Otto (regular bot) and you" in seen
    assert "you can play again once, when the game is over" in seen


def test_people_are_told_that_others_play_again(server: Serving, keys: PipeInput) -> None:
    _, ada = server.lay(ADA, BOT, house={"trains": 5})

    def elsewhere() -> None:
        play_again(ada)
        keys.send_text("say again\r")

    over: list[Answer] = [elsewhere]
    seen = sit(ada, Typist(keys, {**ONES, "The game": over}))
    assert "the same people play again, and `again` takes you along" in seen


def test_a_broken_line_is_told_and_comes_back(tmp_path: Path, keys: PipeInput, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.05)
    with serving(tmp_path) as server:
        _, ada = server.lay(ADA, BOT)
        line = Typist(keys, {"Which": [server.stop, "1"], "No line": ["draw deck", server.start], "Your": []})
        seen = sit(ada, line)
    assert "the line to the server is broken; trying again in 0 s" in seen
    assert "✗ there is no line to the server now" in seen
    assert "the line to the server is back" in seen
    assert "You keep" in seen


def test_a_link_that_was_replaced_ends_it(server: Serving, keys: PipeInput, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.01)
    table, _ = server.lay(ADA, FRIEND, FRIEND)
    chair = sit_down(table, "Ben")
    with Client(chair) as other:
        line = Typist(keys, {"Waiting": [lambda: leave(other)]})
        with pytest.raises(ServerError, match="no longer opens the chair"):
            stay(chair, paper(), line, Keeper())


def leave(client: Client) -> None:
    with suppress(ServerError):
        client.ask("leave")


class News:
    """Something to hear while somebody types."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self.tell = tell
        self.is_new = True

    def label(self) -> str:
        return "Turn"

    def offers(self) -> list[tuple[str, str]]:
        return []

    def has_news(self) -> bool:
        return self.is_new

    def show_news(self) -> None:
        self.is_new = False
        self.tell()


def test_what_was_typed_stays_when_news_come(keys: PipeInput) -> None:
    keys.send_text("draw  d")
    line: PromptSession[str] = PromptSession(input=keys, output=DummyOutput())
    assert ask_meanwhile(line, News(lambda: keys.send_text("eck\r"))) == "draw deck"


def test_what_ends_the_play_comes_out_of_the_prompt(keys: PipeInput) -> None:
    def fail() -> None:
        raise ServerError("gone")

    line: PromptSession[str] = PromptSession(input=keys, output=DummyOutput())
    with pytest.raises(ServerError, match="gone"):
        ask_meanwhile(line, News(fail))


def chair(name: str | None = "Ben", **fields: Any) -> dict[str, Any]:
    return {"name": name, **fields}


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (chair(None), chair(), ["Ben sits down"]),
        (chair(), chair(None), ["Ben has left the table"]),
        (chair(), chair(is_here=True), ["Ben is here"]),
        (chair(is_here=True), chair(), ["Ben is not connected"]),
        (chair(), chair(held="clock"), ["Ben is out of time; a bot plays on"]),
        (chair(), chair(held="left"), ["Ben has left; a bot plays on"]),
        (chair(held="left"), chair(), ["Ben plays again"]),
        (chair(), chair(votes=[0]), ["Ada would like a bot to play for Ben; `hold Ben` agrees"]),
        (chair(votes=[0]), chair(votes=[0]), []),
    ],
)
def test_what_changes_about_a_chair_is_told(before: dict[str, Any], after: dict[str, Any], told: list[str]) -> None:
    old, new = ({"chairs": [chair("Ada"), one]} for one in (before, after))
    assert [*changes(old, new, 0)] == told


def test_what_changes_about_the_own_chair_is_told_to_you() -> None:
    before, after = ({"chairs": [chair("Ada", **fields)]} for fields in ({}, {"held": "clock", "is_here": True}))
    assert [*changes(before, after, 0)] == ["your time has run out; a bot plays for you until you play"]
    assert [*changes(after, before, 0)] == ["your chair is yours again"]


def test_a_table_in_one_line() -> None:
    chairs = [chair("Ada"), chair(), chair(None), chair(None, expected="Cem"), chair("Otto", level="strong")]
    table = {"edition": "usa", "chairs": chairs, "move_seconds": 90}
    who = "Ada, you, a free chair, a chair for Cem and Otto (strong bot)"
    assert table_words(table, 1) == f"USA · {who} · 90 seconds for each decision"
    assert [span_words(seconds) for seconds in (60, 7200, 259_200)] == ["1 minute", "2 hours", "3 days"]


@pytest.fixture
def terminal(keys: PipeInput, monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    """A terminal for the command itself."""
    monkeypatch.setattr("whistlestop.cli.play.has_terminal", lambda: True)
    with create_app_session(input=keys, output=DummyOutput()):
        yield keys


def test_the_command_sits_down_looks_on_and_comes_back(server: Serving, terminal: PipeInput) -> None:
    [table] = server.lay(FRIEND, BOT)
    terminal.send_text("quit\r")
    result = run("play", "--terminal", "--join", str(table), "--name", "Ada")
    assert result.exit_code == 0 and "You sit down as Ada" in result.output
    link = next(line for line in result.output.splitlines() if line.startswith(f"{table}#"))
    terminal.send_text("quit\r")
    assert "you and Otto" in run("play", "--join", link).output
    terminal.send_text("\x04")
    watched = run("play", "--join", link, "--watch")
    assert watched.exit_code == 0 and "Ada and Otto" in watched.output and "Your way back" not in watched.output


def test_control_d_at_the_name_takes_no_chair(server: Serving, terminal: PipeInput) -> None:
    [table] = server.lay(FRIEND, BOT)
    terminal.send_text("\x04")
    assert run("play", "--join", str(table)).exit_code == 0
    terminal.send_text("quit\r")
    assert "You sit down" in run("play", "--join", str(table), "--name", "Ada").output


@pytest.mark.usefixtures("terminal")
def test_what_can_not_be_joined_is_refused_in_one_line(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada = server.lay(ADA, FRIEND, onlookers=False)
    sit_down(table, "Ben")
    assert "'mars' is no link to a table" in refused("play", "--join", "mars")
    assert "there is no such table" in refused("play", "--join", f"{server.url}/t/nowhere")
    assert "does not open a chair" in refused("play", "--join", f"{table}#0.0.forged")
    assert "not open to onlookers" in refused("play", "--join", str(table))
    assert "no table server answers at http://127.0.0.1:9;" in refused("play", "--join", "http://127.0.0.1:9/t/a")
    assert "beside it there are --name" in refused("play", "--join", str(table), "--edition", "usa")
    monkeypatch.setattr(wire, "PROTOCOL", 99)
    assert "speaks version 99 of the protocol" in refused("play", "--join", str(ada))


def test_joining_needs_a_terminal(server: Serving) -> None:
    [table] = server.lay(FRIEND, BOT)
    assert "--join needs a terminal" in refused("play", "--join", str(table))
