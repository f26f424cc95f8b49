"""A spectator at a table on a server: what happens is printed as it happens, above the prompt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from whistlestop.boards.editions import carried_board
from whistlestop.client import Client, Link
from whistlestop.client.lobby import read_record
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.choices import NoChoice, NumberedChoices
from whistlestop.terminal.company import changes, table_words
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import LOOKS
from whistlestop.terminal.prompt import Line, ask_meanwhile
from whistlestop.terminal.session import LABELS, Command, Session, SessionLeft
from whistlestop.terminal.wording import Wording
from whistlestop.views.view import View

SPECTATOR_COMMANDS = {
    **{word: LOOKS[word] for word in ("help", "table", "board", "log")},
    "save": "`save my.game` saves the game, once it is over",
    "quit": "close the game here",
}
SHOWN_TRIES = 6  # of reconnecting; later ones are rare, and the prompt says enough


class SpectatorSession(Session):
    """A connection to a table on a server that shows what happens there."""

    words = SPECTATOR_COMMANDS
    farewell = "type `save my.game` to save the game, `quit` to leave"

    def __init__(self, client: Client, console: Console, line: Line, keeper: Keeper) -> None:
        super().__init__(console, keeper)
        self.client = client
        self.line = line
        self.table = client.table
        self.wording = Wording(carried_board(self.table["edition"], self.table.get("board")), [], client.seat)
        self.asked: object = None  # the decision that the person has been shown
        client.on_message = self.on_message

    def run(self) -> Link | None:
        """Stay until the person leaves, which raises SessionLeft, or goes on to another table: the link of it."""
        self.notify(table_words(self.table, self.client.seat))
        if self.client.view:
            self._on_game(self.client.view)
        while True:
            self.execute(self._typed())

    def _typed(self) -> str:
        try:
            return ask_meanwhile(self.line, self)
        except (EOFError, KeyboardInterrupt):
            raise SessionLeft from None

    def label(self) -> str:
        """The question now, or who everybody is waiting for."""
        view = self.client.view
        if not self.client.is_connected:
            return "Not connected to the server"
        if self.client.is_over:
            return "The game is over"
        if self.table.get("paused"):
            return "The game is paused"
        if self.is_held:
            return "A bot plays for you"
        if self.client.is_asked:
            return LABELS[self.choices.view["phase"]]
        if not self.client.is_dealt or view["phase"] == "first_tickets":
            return "Waiting for the others"
        return f"Waiting for {'the server' if view['seat'] == self.client.seat else self._who_decides(view)}"

    def _who_decides(self, view: View) -> str:
        """The player on turn, in a game that is not over."""
        assert view["seat"] is not None
        return self.wording.who(view["seat"])

    def offers(self) -> list[tuple[str, str]]:
        """Everything that can be typed now."""
        return super().offers() if self.client.is_dealt else [*self.words.items()]

    def has_news(self) -> bool:
        """Whether the server has sent something."""
        return self.client.has_news

    def show_news(self) -> None:
        """Show it."""
        while self.client.has_news:
            self.client.wait()

    def on_message(self, message: dict[str, Any]) -> None:
        """Show what a message from the server says."""
        was_held = self.is_held
        self._compare()
        match message["type"]:
            case "game":
                self._on_game(self.client.view)
            case "table" if was_held and not self.is_held and self.client.is_dealt:
                self._on_game(self.client.view)
            case "said":
                self.notify(f"{self._name(message['seat'])}: {message['phrase'].replace('_', ' ')}")
            case "again":
                self.notify(f"the same players start a new game{self.way_along}")
            case "lost" if message["tries"] <= SHOWN_TRIES:
                what = "connection to the server lost" if message["tries"] == 1 else "the server does not answer yet"
                self.notify(f"{what}; trying again in {message['pause']:.0f} s", "red")
            case "welcome":
                self.notify("connected to the server again")
                self.asked, self.is_redraw_due = None, True

    @property
    def is_held(self) -> bool:
        """Whether a bot plays for the person."""
        return self.client.seat is not None and bool(self.table["chairs"][self.client.seat].get("held"))

    def _compare(self) -> None:
        before, self.table = self.table, self.client.table
        for line in changes(before, self.table, self.client.seat):
            self.notify(line)

    def _on_game(self, view: View) -> None:
        if not self.wording.names:
            self.wording.names = view["names"]
            self.skip_to_own([line["seat"] for line in view["log"]])
        if len(view["log"]) < self.shown:
            self.shown = len(view["log"])
            self.notify(f"{self._who_decides(view)} took the last decision back")
        if self.client.is_over:
            self._end(view)
        elif self.client.is_asked and not self.is_held:
            self._decide(view)
        else:
            self._watch(view)

    def _decide(self, view: View) -> None:
        # While others choose their starting tickets, the question to this seat stays the same.
        decision = view["phase"], 0 if view["phase"] == "first_tickets" else len(view["log"])
        if decision != self.asked:
            self.show_decision(view, self.client.legal)
        self.asked = decision

    def _watch(self, view: View) -> None:
        self.asked = None
        if self.is_redraw_due:
            self.show_decision(view, ())
        else:
            self.choices = NumberedChoices(view, (), self.wording)
            self._show_lines(self.news(view, settled(view)))

    def _end(self, view: View) -> None:
        self.choices = NumberedChoices(view, (), self.wording)
        if self.asked != "over":
            self.asked = "over"
            self._show_lines(self.news(view))
            self.show(draw_ending(view, self.wording))
            if self.client.deal_fault:
                self.notify(f"this deal failed the check: {self.client.deal_fault}", "red")
            self.notify(self.farewell)
            if self.keeper.path is not None:
                self.execute(f"save {self.keeper.path}")

    @property
    def way_along(self) -> str:
        """How to follow to the table where the same players play again."""
        return f" at {self.client.again}"

    def _show_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.show(coloured(f"  {line}"))

    def notify(self, line: str, style: str = "dim") -> None:
        """Print something that is not part of the game."""
        self.console.print(Text(f"  · {line}", style=style), soft_wrap=True)

    def _name(self, seat: int) -> str:
        return "You" if seat == self.client.seat else str(self.table["chairs"][seat]["name"])

    def commands(self) -> dict[str, Command]:
        """The commands that are not actions, by their words."""
        known = {word.split()[0] for word in self.words} if self.client.is_dealt else {"help", "quit"}
        return {word: command for word, command in super().commands().items() if word in {"?", *known}}

    def action_of(self, typed: str) -> str:
        """The action that was typed; before the deal, the server answers it."""
        return super().action_of(typed) if self.client.is_dealt else typed

    def play(self, words: str) -> None:
        """A spectator cannot play."""
        raise NoChoice("You are watching; only players at this table can act.")

    def saved_game(self) -> Game:
        """The game, once the server gives its record out."""
        return Game.replay(read_record(self.client.link))


def settled(view: View) -> int:
    """How many decisions can be shown: those of the current turn are shown when it is over."""
    end = len(view["log"])
    if view["phase"] not in ("first_tickets", "turn"):
        while end and view["log"][end - 1]["seat"] == view["seat"]:
            end -= 1
    return end
