"""One person's session at a table, wherever the game is played: what is drawn, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from whistlestop.errors import WhistlestopError
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.choices import NoChoice, NumberedChoices
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import draw_all, draw_board, draw_help, draw_tickets
from whistlestop.terminal.scene import draw_scene
from whistlestop.terminal.telling import turn_lines
from whistlestop.terminal.wording import Wording
from whistlestop.views.view import View

LABELS = {
    "first_tickets": "Which do you keep?",
    "turn": "Your turn",
    "second_card": "Your second card",
    "payment": "How do you pay?",
    "keep_tickets": "Which do you keep?",
    "tunnel": "Pay the extra cards or back out?",
    "substitute": "Which card do you give?",
}

Command = Callable[[str], RenderableType | None]


class SessionLeft(Exception):  # noqa: N818 - a way out, not an error
    """The person leaves the table."""


class Session:
    """One person at the table: sees what the seat sees, and types."""

    words: Mapping[str, str]  # what can be typed in addition to actions, and what it does
    wording: Wording
    choices: NumberedChoices  # of the current decision

    def __init__(self, console: Console, keeper: Keeper) -> None:
        self.console = console
        self.keeper = keeper
        self.shown = 0  # how many decisions have been shown
        self.is_redraw_due = True  # a game may be resumed in the middle of a turn

    def play(self, words: str) -> None:
        """Play an action, or raise the reason why it is not possible."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Take the last decision back, or raise the reason why it is not possible."""
        raise NotImplementedError

    def saved_game(self) -> Game:
        """The game to be saved to a file."""
        raise NotImplementedError

    def show_decision(self, view: View, legal: Sequence[str]) -> None:
        """Show a decision: the table as it is now, and the choices."""
        self.choices = NumberedChoices(view, legal, self.wording)
        begins = view["phase"] in ("turn", "first_tickets")
        self.show(draw_scene(self.choices, self.news(view), self.console, whole=begins or self.is_redraw_due))
        self.is_redraw_due = False

    def news(self, view: View, until: int | None = None) -> list[str]:
        """What has happened since the last news, up to a decision."""
        log = view["log"][:until]
        news = turn_lines(log[self.shown :], self.wording)
        self.shown = len(log)
        return news

    def skip_to_own(self, seats: Sequence[int]) -> None:
        """Of the decisions that these seats have made, show only those after the person's last one."""
        own = [n for n, seat in enumerate(seats, 1) if seat == self.wording.reader]
        self.shown = len(seats) if self.wording.reader is None else max(own, default=0)

    def offers(self) -> list[tuple[str, str]]:
        """Everything that can be typed now."""
        return [*((choice.words, choice.label) for choice in self.choices.all), *self.words.items()]

    def execute(self, typed: str) -> None:
        """Do what was typed."""
        verb, _, rest = typed.partition(" ")
        command = self.commands().get(verb.lower())
        try:
            if command is not None:
                answer = command(rest)
                self.show(*([] if answer is None else [answer]))
            elif typed:
                self.play(self.action_of(typed.lower()))
        except WhistlestopError as error:
            self.show(Text(f"✗ {error}", style="red"))

    def action_of(self, typed: str) -> str:
        """The action that was typed."""
        return self.choices.read(typed)

    def commands(self) -> dict[str, Command]:
        """The commands that are not actions, by their words."""
        return {
            "?": lambda rest: draw_help(self.words),
            "help": lambda rest: draw_help(self.words),
            "table": lambda rest: draw_scene(self.choices, (), self.console, whole=True),
            "claims": lambda rest: draw_all(self.choices, "claim"),
            "stations": lambda rest: draw_all(self.choices, "station"),
            "board": lambda rest: draw_board(self.choices.view, self.wording, rest.lower()),
            "my": lambda rest: draw_tickets(self.choices.view, self.wording),
            "log": lambda rest: coloured("\n".join(turn_lines(self.choices.view["log"], self.wording))),
            "undo": lambda rest: self.take_back(),
            "save": self.save,
            "quit": self.quit,
        }

    def save(self, name: str) -> RenderableType:
        """Save the game to a file."""
        if not name:
            raise NoChoice("Which file? For example: save my.game")
        game = self.saved_game()
        self.keeper = Keeper(Path(name).expanduser())
        return Text(f"  {self.keeper.farewell(game)}")

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise SessionLeft

    def show(self, *parts: RenderableType) -> None:
        """Print these parts below each other."""
        for part in parts:
            self.console.print(part)
