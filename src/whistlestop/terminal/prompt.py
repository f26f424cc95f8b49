"""The prompt: actions are completed as they are typed, by any word in them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app, run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, DynamicCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText

Line = PromptSession[str]
POLL_SECONDS = 0.05  # between checks for news


class ActionCompleter(Completer):
    """Offers every action that begins with what was typed, then every one that contains it."""

    def __init__(self, actions: Iterable[tuple[str, str]]) -> None:
        self.actions = list(actions)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The matching actions, each with its meaning."""
        typed = document.text_before_cursor.lower()
        if not typed.strip() or typed.strip().isdecimal():
            return
        begins = [pair for pair in self.actions if pair[0].startswith(typed)]
        holds = [pair for pair in self.actions if typed in f"{pair[0]} {pair[1].lower()}" and pair not in begins]
        for words, meaning in begins + holds:
            yield Completion(words, start_position=-len(document.text_before_cursor), display_meta=meaning)


def new_line() -> Line:
    """A prompt, with the history of this game."""
    return PromptSession(complete_while_typing=True, reserve_space_for_menu=3)


def ask(line: Line, label: str, actions: Iterable[tuple[str, str]]) -> str:
    """What the person typed, tidied; Ctrl-C and Ctrl-D raise their exceptions."""
    return _tidied(line.prompt(_labelled(label), completer=ActionCompleter(actions)))


class LivePrompt(Protocol):
    """A prompt while the game goes on: the question can change, and news is shown above it."""

    def label(self) -> str:
        """The question now."""

    def offers(self) -> Iterable[tuple[str, str]]:
        """Everything that can be typed now."""

    def has_news(self) -> bool:
        """Whether there is something to show."""

    def show_news(self) -> None:
        """Show it."""


def ask_meanwhile(line: Line, live: LivePrompt) -> str:
    """As `ask`, but news is shown meanwhile; what was typed so far stays. What `show_news` raises is raised here."""
    typed = line.prompt(
        lambda: _labelled(live.label()),
        completer=DynamicCompleter(lambda: ActionCompleter(live.offers())),
        pre_run=lambda: _start_polling(live),
    )
    return _tidied(typed)


def _start_polling(live: LivePrompt) -> None:
    app = get_app()

    async def poll() -> None:
        try:
            while True:
                if live.has_news():
                    await run_in_terminal(live.show_news)
                await asyncio.sleep(POLL_SECONDS)
        except Exception as error:
            if not app.is_done:
                app.exit(exception=error)

    app.create_background_task(poll())


def _labelled(label: str) -> FormattedText:
    return FormattedText([("bold", f"{label} › ")])


def _tidied(typed: str) -> str:
    return " ".join(typed.split())
