"""A person at the table in the terminal: draw what the seat sees, ask, play, and let the bots answer."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from whistlestop.bots.base import Bot
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.choices import NoChoice
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import LOOKS
from whistlestop.terminal.prompt import Line, ask
from whistlestop.terminal.session import LABELS, Session, SessionLeft
from whistlestop.terminal.watching import let_bot_play
from whistlestop.terminal.wording import Wording

COMMANDS = {
    **LOOKS,
    "undo": "take back a claim or a station before it is paid for",
    "save": "`save my.game` writes the game so far into a file",
    "quit": "leave the table",
}


class LocalSession(Session):
    """One game of a person against bots."""

    words = COMMANDS

    def __init__(self, game: Game, bots: Mapping[int, Bot], console: Console, line: Line, keeper: Keeper) -> None:
        super().__init__(console, keeper)
        self.game = game
        self.bots = bots
        self.me = next(seat for seat in range(game.seats) if seat not in bots)
        self.line = line
        self.wording = Wording(game.box.board, game.names, self.me)
        self.note_own([decision.seat for decision in game.log])

    def run(self) -> None:
        """Play to the end; Leave comes out when the person goes before it."""
        while not self.game.over:
            if self.game.seat == self.me:
                self._decide()
            else:
                fault = let_bot_play(self.game, self.bots)
                if fault is not None:
                    self.show(Text(fault, style="red"))
        view = self.game.view(self.me)
        self.show(*map(coloured, self.news(view)), draw_ending(view, self.wording))
        self._offer_to_keep()

    def _decide(self) -> None:
        self.face(self.game.view(self.me), self.game.legal())
        decisions = len(self.game.log)
        while len(self.game.log) == decisions:
            self.heed(self._typed(LABELS[self.choices.view["phase"]], self.offers()))

    def _typed(self, label: str, actions: list[tuple[str, str]]) -> str:
        try:
            return ask(self.line, label, actions)
        except (EOFError, KeyboardInterrupt):
            raise SessionLeft from None

    def play(self, words: str) -> None:
        """Play an action, or raise why not."""
        self.game.play(words)

    def take_back(self) -> None:
        """Take the last decision back, if it was this seat's own and nothing came to light by it."""
        last = self.choices.view["log"][-1:]
        if self.choices.view["phase"] not in ("payment", "substitute") or not last or last[0]["outcome"]:
            raise NoChoice("There is nothing to take back: only a claim or a station that is not yet paid for can be.")
        while self.game.is_paying:
            self.game.undo()
        self.told = min(self.told, len(self.game.log))
        self.show(Text("  Taken back."))

    def kept_game(self) -> Game:
        """The game so far."""
        return self.game

    def _offer_to_keep(self) -> None:
        while self.keeper.path is None:
            typed = self._typed("A file name keeps this game, Enter lets it go", [])
            # A number is a choice typed too late rather than a file.
            if not typed or typed.isdecimal():
                return
            self.heed(f"save {typed}")
