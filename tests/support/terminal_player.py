"""A person at the terminal, for tests: types an answer when a question is asked, and not before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import PipeInput
from prompt_toolkit.output import DummyOutput

from tests.terminal.test_terminal import paper, printed
from whistlestop.client import Client, Link
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.seat_session import stay
from whistlestop.terminal.session import SessionLeft

Answer = str | Callable[[], object]
ONES = dict.fromkeys(("Which", "Your", "How", "Pay"), "1")


class Typist(PromptSession[str]):
    """A person who waits for a question before answering it, one answer after the other, and who then quits."""

    def __init__(self, keys: PipeInput, answers: Mapping[str, str | list[Answer]]) -> None:
        super().__init__(input=keys, output=DummyOutput())
        self.keys = keys
        self.answers = answers  # by the beginning of the question; a single string answers it every time
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
    """What a person sees at a table until they leave."""
    console = paper(width=140)
    with pytest.raises(SessionLeft):
        stay(link, console, line, keeper or Keeper())
    return printed(console)


def until(client: Client, is_so: Callable[[], object]) -> None:
    while not is_so():
        assert client.wait(30), "the server sends nothing any more"


def choose_tickets(*clients: Client) -> None:
    for client in clients:
        until(client, lambda client=client: client.is_asked)  # type: ignore[misc]
        client.play(client.legal[0])
