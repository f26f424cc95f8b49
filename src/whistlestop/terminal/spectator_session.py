"""A person who looks on at a table of a server: what happens is told as it does, and the line to type on stays."""

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

LOOKING_ON = {
    **{word: LOOKS[word] for word in ("help", "table", "board", "log")},
    "save": "`save my.game` keeps the game in a file, once it is over",
    "quit": "close it here",
}
TOLD_TRIES = 6  # of coming back; later ones are as far apart as can be, and the prompt tells enough


class SpectatorSession(Session):
    """A place at a table of a server from which one sees and hears."""

    words = LOOKING_ON
    farewell = "`save my.game` keeps the game, `quit` goes"

    def __init__(self, client: Client, console: Console, line: Line, keeper: Keeper) -> None:
        super().__init__(console, keeper)
        self.client = client
        self.line = line
        self.table = client.table
        self.wording = Wording(carried_board(self.table["edition"], self.table.get("board")), [], client.seat)
        self.asked: object = None  # the decision that the person has been shown
        client.hear = self.hear

    def run(self) -> Link | None:
        """Stay until the person goes: Leave comes out, or the link of another table that they go on to."""
        self.tell(table_words(self.table, self.client.seat))
        if self.client.view:
            self._hear_game(self.client.view)
        while True:
            self.heed(self._typed())

    def _typed(self) -> str:
        try:
            return ask_meanwhile(self.line, self)
        except (EOFError, KeyboardInterrupt):
            raise SessionLeft from None

    def label(self) -> str:
        """What is asked now, or who is waited for."""
        view = self.client.view
        if not self.client.is_connected:
            return "No line to the server"
        if self.client.is_over:
            return "The game is over"
        if self.table.get("paused"):
            return "The game is paused"
        if self.is_held:
            return "A bot plays for you"
        if self.client.is_asked:
            return LABELS[self.choices.view["phase"]]
        is_choosing = not self.client.is_dealt or view["phase"] == "first_tickets"
        return "Waiting for the others" if is_choosing else f"{self._decides(view)} to decide"

    def _decides(self, view: View) -> str:
        """Who is to decide, in a game that is not over."""
        assert view["seat"] is not None
        return self.wording.who(view["seat"])

    def offers(self) -> list[tuple[str, str]]:
        """All that can be typed now."""
        return super().offers() if self.client.is_dealt else [*self.words.items()]

    def has_news(self) -> bool:
        """Whether the server has said something."""
        return self.client.has_news

    def show_news(self) -> None:
        """Hear it."""
        while self.client.has_news:
            self.client.wait()

    def hear(self, message: dict[str, Any]) -> None:
        """Show what a message of the server tells."""
        was_held = self.is_held
        self._compare()
        match message["type"]:
            case "game":
                self._hear_game(self.client.view)
            case "table" if was_held and not self.is_held and self.client.is_dealt:
                self._hear_game(self.client.view)
            case "said":
                self.tell(f"{self._name(message['seat'])}: {message['phrase'].replace('_', ' ')}")
            case "again":
                self.tell(f"the same people play again, {self.way_along}")
            case "lost" if message["tries"] <= TOLD_TRIES:
                what = "the line to the server is broken" if message["tries"] == 1 else "the server does not answer yet"
                self.tell(f"{what}; trying again in {message['pause']:.0f} s", "red")
            case "welcome":
                self.tell("the line to the server is back")
                self.asked, self.is_whole_due = None, True

    @property
    def is_held(self) -> bool:
        """Whether a bot plays for the person."""
        return self.client.seat is not None and bool(self.table["chairs"][self.client.seat].get("held"))

    def _compare(self) -> None:
        before, self.table = self.table, self.client.table
        for line in changes(before, self.table, self.client.seat):
            self.tell(line)

    def _hear_game(self, view: View) -> None:
        if not self.wording.names:
            self.wording.names = view["names"]
            self.note_own([line["seat"] for line in view["log"]])
        if len(view["log"]) < self.told:
            self.told = len(view["log"])
            self.tell(f"{self._decides(view)} took the last decision back")
        if self.client.is_over:
            self._end(view)
        elif self.client.is_asked and not self.is_held:
            self._decide(view)
        else:
            self._look_on(view)

    def _decide(self, view: View) -> None:
        # While others choose their first tickets, the question to this seat stays the same.
        decision = view["phase"], 0 if view["phase"] == "first_tickets" else len(view["log"])
        if decision != self.asked:
            self.face(view, self.client.legal)
        self.asked = decision

    def _look_on(self, view: View) -> None:
        self.asked = None
        if self.is_whole_due:
            self.face(view, ())
        else:
            self.choices = NumberedChoices(view, (), self.wording)
            self._tell_lines(self.news(view, settled(view)))

    def _end(self, view: View) -> None:
        self.choices = NumberedChoices(view, (), self.wording)
        if self.asked != "over":
            self.asked = "over"
            self._tell_lines(self.news(view))
            self.show(draw_ending(view, self.wording))
            if self.client.deal_fault:
                self.tell(f"this deal did not pass the check: {self.client.deal_fault}", "red")
            self.tell(self.farewell)
            if self.keeper.path is not None:
                self.heed(f"save {self.keeper.path}")

    @property
    def way_along(self) -> str:
        """How to go along to the table where the same people play again."""
        return f"at {self.client.again}"

    def _tell_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.show(coloured(f"  {line}"))

    def tell(self, line: str, style: str = "dim") -> None:
        """Say something that is no part of the game."""
        self.console.print(Text(f"  · {line}", style=style), soft_wrap=True)

    def _name(self, seat: int) -> str:
        return "You" if seat == self.client.seat else str(self.table["chairs"][seat]["name"])

    def commands(self) -> dict[str, Command]:
        """What is done at a word that is no action."""
        known = {word.split()[0] for word in self.words} if self.client.is_dealt else {"help", "quit"}
        return {word: command for word, command in super().commands().items() if word in {"?", *known}}

    def meant(self, typed: str) -> str:
        """The action that was typed; before the deal, the server says what it thinks of it."""
        return super().meant(typed) if self.client.is_dealt else typed

    def play(self, words: str) -> None:
        """An action is not for those who look on."""
        raise NoChoice("You are looking on; only those who sit at the table can play.")

    def kept_game(self) -> Game:
        """The game, once the server tells its record."""
        return Game.replay(read_record(self.client.link))


def settled(view: View) -> int:
    """How many decisions can be told: those of a turn under way are told when it is over."""
    end = len(view["log"])
    if view["phase"] not in ("first_tickets", "turn"):
        while end and view["log"][end - 1]["seat"] == view["seat"]:
            end -= 1
    return end
