"""A person at the table in the terminal: draw what the seat sees, ask, play, and let the bots answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from whistlestop.bots.base import Bot
from whistlestop.errors import IllegalAction, RecordError
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.choices import Choices
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import COMMANDS, draw_all, draw_board, draw_help, draw_tickets
from whistlestop.terminal.prompt import Line, ask
from whistlestop.terminal.scene import draw_scene
from whistlestop.terminal.telling import tell
from whistlestop.terminal.watching import let_bot_play
from whistlestop.terminal.wording import Wording

LABELS = {
    "first_tickets": "Which do you keep?",
    "turn": "Your turn",
    "second_card": "Your second card",
    "payment": "How do you pay?",
    "keep_tickets": "Which do you keep?",
    "tunnel": "Pay more or withdraw?",
    "substitute": "Which card do you give?",
}


class Leave(Exception):  # noqa: N818 - a way out, no error
    """The person leaves the table."""


class Sitting:
    """One game of a person against bots."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], console: Console, line: Line, keeper: Keeper) -> None:
        self.game = game
        self.bots = bots
        self.me = next(seat for seat in range(game.seats) if seat not in bots)
        self.console = console
        self.line = line
        self.keeper = keeper
        self.wording = Wording(game.box.board, game.names, self.me)
        self.told = max((n for n, decision in enumerate(game.log, 1) if decision.seat == self.me), default=0)
        self.is_whole_due = True  # a game may go on in the middle of a turn
        self.choices: Choices  # of the decision under way

    def run(self) -> None:
        """Play to the end; Leave comes out when the person goes before it."""
        while not self.game.over:
            if self.game.seat == self.me:
                self._decide()
            else:
                fault = let_bot_play(self.game, self.bots)
                if fault is not None:
                    self._print(Text(fault, style="red"))
        self._print(*map(coloured, self._news()), draw_ending(self.game.view(self.me), self.wording))
        self._offer_to_keep()

    def _decide(self) -> None:
        self.choices = Choices(self.game.view(self.me), self.game.legal(), self.wording)
        self._print(self._scene(self._news()))
        self.is_whole_due = False
        decisions = len(self.game.log)
        while len(self.game.log) == decisions:
            self._answer(self._ask())

    def _scene(self, news: list[str]) -> RenderableType:
        begins = self.choices.view["phase"] in ("turn", "first_tickets")
        return draw_scene(self.choices, news, self.console, whole=begins or self.is_whole_due)

    def _ask(self) -> str:
        actions = [(choice.words, choice.label) for choice in self.choices.all]
        return self._typed(LABELS[self.choices.view["phase"]], [*actions, *COMMANDS.items()])

    def _typed(self, label: str, actions: list[tuple[str, str]]) -> str:
        try:
            return ask(self.line, label, actions)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def _answer(self, typed: str) -> None:
        verb, _, rest = typed.partition(" ")
        command = self._commands().get(verb.lower())
        if command is not None:
            self._print(command(rest))
        elif typed:
            self._play(typed.lower())

    def _play(self, typed: str) -> None:
        try:
            self.game.play(self.choices.read(typed))
        except (IllegalAction, LookupError) as error:
            self._print(Text(f"✗ {error}", style="red"))

    def _commands(self) -> dict[str, Callable[[str], RenderableType]]:
        view = self.choices.view
        return {
            "?": lambda rest: draw_help(),
            "help": lambda rest: draw_help(),
            "table": lambda rest: draw_scene(self.choices, (), self.console, whole=True),
            "claims": lambda rest: draw_all(self.choices, "claim"),
            "stations": lambda rest: draw_all(self.choices, "station"),
            "board": lambda rest: draw_board(view, self.wording, rest.lower()),
            "my": lambda rest: draw_tickets(view, self.wording),
            "log": lambda rest: coloured("\n".join(tell(view["log"], self.wording))),
            "undo": lambda rest: self._undo(),
            "save": self._save,
            "quit": self._quit,
        }

    def _undo(self) -> RenderableType:
        """Take the last decision back, if it was this seat's own and nothing came to light by it."""
        last = self.choices.view["log"][-1:]
        if self.choices.view["phase"] not in ("payment", "substitute") or not last or last[0]["outcome"]:
            return Text(
                "✗ There is nothing to take back: only a claim or a station that is not yet paid for can be.",
                style="red",
            )
        self.game.undo()
        self.told = min(self.told, len(self.game.log))
        return Text("  Taken back.")

    def _save(self, rest: str) -> RenderableType:
        if not rest:
            return Text("✗ Into which file? For example: save my.game", style="red")
        try:
            self.keeper = Keeper(Path(rest).expanduser())
            return Text(f"  {self.keeper.farewell(self.game)}")
        except RecordError as error:
            return Text(f"✗ {error}", style="red")

    def _offer_to_keep(self) -> None:
        while self.keeper.path is None:
            typed = self._typed("A file name keeps this game, Enter lets it go", [])
            # A number is a choice typed too late rather than a file.
            if not typed or typed.isdecimal():
                return
            self._print(self._save(typed))

    def _quit(self, rest: str) -> RenderableType:
        raise Leave

    def _news(self) -> list[str]:
        log = self.game.view(self.me)["log"]
        news = tell(log[self.told :], self.wording)
        self.told = len(log)
        return news

    def _print(self, *parts: RenderableType) -> None:
        self.console.print(*parts, sep="\n")
