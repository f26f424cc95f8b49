"""Around a table on a server, in the terminal: the prompt, who is there, and the command that joins."""

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
    """News that comes while somebody types."""

    def __init__(self, show: Callable[[], object]) -> None:
        self.show = show
        self.is_new = True

    def label(self) -> str:
        return "Turn"

    def offers(self) -> list[tuple[str, str]]:
        return []

    def has_news(self) -> bool:
        return self.is_new

    def show_news(self) -> None:
        self.is_new = False
        self.show()


def test_what_was_typed_stays_when_news_comes(keys: PipeInput) -> None:
    keys.send_text("draw  d")
    line: PromptSession[str] = PromptSession(input=keys, output=DummyOutput())
    assert ask_meanwhile(line, News(lambda: keys.send_text("eck\r"))) == "draw deck"


def test_what_ends_the_session_is_raised_by_the_prompt(keys: PipeInput) -> None:
    def fail() -> None:
        raise ServerError("gone")

    line: PromptSession[str] = PromptSession(input=keys, output=DummyOutput())
    with pytest.raises(ServerError, match="gone"):
        ask_meanwhile(line, News(fail))


def chair(name: str | None = "Ben", **fields: Any) -> dict[str, Any]:
    return {"name": name, **fields}


@pytest.mark.parametrize(
    ("before", "after", "lines"),
    [
        (chair(None), chair(), ["Ben has joined the table"]),
        (chair(), chair(None), ["Ben has left the table"]),
        (chair(), chair(is_here=True), ["Ben is connected"]),
        (chair(is_here=True), chair(), ["Ben is not connected"]),
        (chair(), chair(held="clock"), ["Ben ran out of time; a bot takes over"]),
        (chair(), chair(held="left"), ["Ben has left; a bot takes over"]),
        (chair(held="left"), chair(), ["Ben is playing again"]),
        (chair(), chair(votes=[0]), ["Ada would like a bot to play for Ben; type `hold Ben` to agree"]),
        (chair(votes=[0]), chair(votes=[0]), []),
        (chair(), chair(is_covered=True), ["Ben is out of time; a bot makes this move"]),
        (chair(), chair(wants_pause=True), ["Ben would like to pause; type `pause` to agree"]),
        (chair(), chair(changed_hands=1), ["Ben's seat was taken over with a new link"]),
    ],
)
def test_changes_about_a_seat_are_reported(before: dict[str, Any], after: dict[str, Any], lines: list[str]) -> None:
    old, new = ({"chairs": [chair("Ada"), one]} for one in (before, after))
    assert [*changes(old, new, 0)] == lines


def test_changes_about_the_players_seat_are_addressed_to_them() -> None:
    before, after = ({"chairs": [chair("Ada", **fields)]} for fields in ({}, {"held": "clock", "is_here": True}))
    assert [*changes(before, after, 0)] == ["you ran out of time three times; a bot plays for you until you move"]
    assert [*changes(after, before, 0)] == ["you have your seat back"]


def test_a_pause_and_its_end_are_reported() -> None:
    on, off = {"chairs": [chair("Ada")], "paused": "agreed"}, {"chairs": [chair("Ada")]}
    assert [*changes(off, on, 0)] == ["the game is paused; type `resume` when you are ready to continue"]
    assert [*changes(on, off, 0)] == ["the game continues"]


def test_a_table_in_one_line() -> None:
    chairs = [chair("Ada"), chair(), chair(None), chair(None, expected="Cem"), chair("Otto", level="strong")]
    table = {"edition": "usa", "chairs": chairs, "move_seconds": 90}
    who = "Ada, you, a free seat, a seat for Cem and Otto (strong bot)"
    assert table_words(table, 1) == f"USA · {who} · 90 seconds per decision"
    bank = {**table, "move_seconds": None, "bank": 300, "increment": 30}
    assert table_words(bank, 1) == f"USA · {who} · 5 minutes each, plus 30 seconds per turn"
    assert [span_words(seconds) for seconds in (60, 7200, 259_200)] == ["1 minute", "2 hours", "3 days"]


@pytest.fixture
def terminal(keys: PipeInput, monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    """A terminal for the command itself."""
    monkeypatch.setattr("whistlestop.cli.play.has_terminal", lambda: True)
    with create_app_session(input=keys, output=DummyOutput()):
        yield keys


def test_the_command_joins_watches_and_comes_back(server: Serving, terminal: PipeInput) -> None:
    [table] = server.lay(FRIEND, BOT)
    terminal.send_text("quit\r")
    result = run("play", "--terminal", "--join", str(table), "--name", "Ada")
    assert result.exit_code == 0 and "You joined as Ada" in result.output
    link = next(line for line in result.output.splitlines() if line.startswith(f"{table}#"))
    terminal.send_text("quit\r")
    assert "you and Otto" in run("play", "--join", link).output
    terminal.send_text("\x04")
    watched = run("play", "--join", link, "--watch")
    assert watched.exit_code == 0 and "Ada and Otto" in watched.output and "Come back with" not in watched.output


def test_control_d_at_the_name_takes_no_seat(server: Serving, terminal: PipeInput) -> None:
    [table] = server.lay(FRIEND, BOT)
    terminal.send_text("\x04")
    assert run("play", "--join", str(table)).exit_code == 0
    terminal.send_text("quit\r")
    assert "You joined" in run("play", "--join", str(table), "--name", "Ada").output


@pytest.mark.usefixtures("terminal")
def test_a_table_that_cannot_be_joined_is_refused_in_one_line(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada = server.lay(ADA, FRIEND, onlookers=False)
    sit_down(table, "Ben")
    assert "'mars' is not a link to a table" in refused("play", "--join", "mars")
    assert "there is no such table" in refused("play", "--join", f"{server.url}/t/nowhere")
    assert "doesn’t belong to a seat" in refused("play", "--join", f"{table}#0.0.forged")
    assert "doesn’t allow spectators" in refused("play", "--join", str(table))
    assert "no table server answers at http://127.0.0.1:9;" in refused("play", "--join", "http://127.0.0.1:9/t/a")
    assert "only --name, --watch and --save go with it" in refused("play", "--join", str(table), "--edition", "usa")
    monkeypatch.setattr(wire, "PROTOCOL", 99)
    assert "speaks version 99 of the protocol" in refused("play", "--join", str(ada))


def test_watching_needs_a_table() -> None:
    assert "--watch needs --join LINK" in refused("play", "--watch")


def test_joining_needs_a_terminal(server: Serving) -> None:
    [table] = server.lay(FRIEND, BOT)
    assert "--join needs a terminal" in refused("play", "--join", str(table))
