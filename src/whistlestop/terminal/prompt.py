"""The line where a person types: actions are completed as they are typed, by any word in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText

Line = PromptSession[str]


class ActionCompleter(Completer):
    """Offers every action that begins with what was typed, then every one that has it inside."""

    def __init__(self, actions: Iterable[tuple[str, str]]) -> None:
        self.actions = list(actions)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The matching actions, each with its meaning beside it."""
        typed = document.text_before_cursor.lower()
        if not typed.strip() or typed.strip().isdecimal():
            return
        begins = [pair for pair in self.actions if pair[0].startswith(typed)]
        holds = [pair for pair in self.actions if typed in f"{pair[0]} {pair[1].lower()}" and pair not in begins]
        for words, meaning in begins + holds:
            yield Completion(words, start_position=-len(document.text_before_cursor), display_meta=meaning)


def new_line() -> Line:
    """A line to type on, with the history of this game."""
    return PromptSession(complete_while_typing=True, reserve_space_for_menu=3)


def ask(line: Line, label: str, actions: Iterable[tuple[str, str]]) -> str:
    """What the person typed, tidied; Ctrl-C and Ctrl-D come out as the exceptions that they are."""
    typed = line.prompt(FormattedText([("bold", f"{label} › ")]), completer=ActionCompleter(actions))
    return " ".join(typed.split())
