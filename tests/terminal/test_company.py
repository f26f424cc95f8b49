"""Around a table of a server, in the terminal: the line to type on, who is there, and the command that joins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput
from prompt_toolkit.output import DummyOutput

from tests.support.command_line import refused, run
from tests.support.server_thread import ADA, BOT, FRIEND, Serving
from whistlestop.client import ServerError, wire
from whistlestop.client.lobby import sit_down
from whistlestop.terminal.company import changes, span_words, table_words
from whistlestop.terminal.prompt import ask_meanwhile


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
        (chair(), chair(is_covered=True), ["Ben's time has run out"]),
        (chair(), chair(wants_pause=True), ["Ben would like to pause; `pause` agrees"]),
        (chair(), chair(changed_hands=1), ["Ben's seat was taken over with a new link"]),
    ],
)
def test_what_changes_about_a_chair_is_told(before: dict[str, Any], after: dict[str, Any], told: list[str]) -> None:
    old, new = ({"chairs": [chair("Ada"), one]} for one in (before, after))
    assert [*changes(old, new, 0)] == told


def test_what_changes_about_the_own_chair_is_told_to_you() -> None:
    before, after = ({"chairs": [chair("Ada", **fields)]} for fields in ({}, {"held": "clock", "is_here": True}))
    assert [*changes(before, after, 0)] == ["your time ran out three times; a bot plays for you until you play"]
    assert [*changes(after, before, 0)] == ["your chair is yours again"]


def test_a_pause_and_its_end_are_told() -> None:
    on, off = {"chairs": [chair("Ada")], "paused": "agreed"}, {"chairs": [chair("Ada")]}
    assert [*changes(off, on, 0)] == ["the game is paused; `resume` says that you are ready to go on"]
    assert [*changes(on, off, 0)] == ["the game goes on"]


def test_a_table_in_one_line() -> None:
    chairs = [chair("Ada"), chair(), chair(None), chair(None, expected="Cem"), chair("Otto", level="strong")]
    table = {"edition": "usa", "chairs": chairs, "move_seconds": 90}
    who = "Ada, you, a free chair, a chair for Cem and Otto (strong bot)"
    assert table_words(table, 1) == f"USA · {who} · 90 seconds for each decision"
    bank = {**table, "move_seconds": None, "bank": 300, "increment": 30}
    assert table_words(bank, 1) == f"USA · {who} · 5 minutes each, and 30 seconds more with each turn"
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


def test_looking_on_needs_a_table() -> None:
    assert "say at which with --join LINK" in refused("play", "--watch")


def test_joining_needs_a_terminal(server: Serving) -> None:
    [table] = server.lay(FRIEND, BOT)
    assert "--join needs a terminal" in refused("play", "--join", str(table))
