"""A person against bots in the terminal: draw what the seat sees, ask, play, and let the bots play."""

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
    "save": "`save my.game` saves the game so far",
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
        self.skip_to_own([decision.seat for decision in game.log])

    def run(self) -> None:
        """Play to the end; SessionLeft if the person leaves earlier."""
        while not self.game.over:
            if self.game.seat == self.me:
                self._decide()
            else:
                fault = let_bot_play(self.game, self.bots)
                if fault is not None:
                    self.show(Text(fault, style="red"))
        view = self.game.view(self.me)
        self.show(*map(coloured, self.news(view)), draw_ending(view, self.wording))
        self._offer_to_save()

    def _decide(self) -> None:
        self.show_decision(self.game.view(self.me), self.game.legal())
        decisions = len(self.game.log)
        while len(self.game.log) == decisions:
            self.execute(self._typed(LABELS[self.choices.view["phase"]], self.offers()))

    def _typed(self, label: str, actions: list[tuple[str, str]]) -> str:
        try:
            return ask(self.line, label, actions)
        except (EOFError, KeyboardInterrupt):
            raise SessionLeft from None

    def play(self, words: str) -> None:
        """Play an action, or raise the reason why it is not possible."""
        self.game.play(words)

    def take_back(self) -> None:
        """Take the last decision back, if this seat made it and it revealed nothing."""
        last = self.choices.view["log"][-1:]
        if self.choices.view["phase"] not in ("payment", "substitute") or not last or last[0]["outcome"]:
            raise NoChoice(
                "There is nothing to undo: only a claim or a station that is not paid for yet can be undone."
            )
        while self.game.is_paying:
            self.game.undo()
        self.shown = min(self.shown, len(self.game.log))
        self.show(Text("  Taken back."))

    def saved_game(self) -> Game:
        """The game so far."""
        return self.game

    def _offer_to_save(self) -> None:
        while self.keeper.path is None:
            typed = self._typed("Type a file name to save this game, or press Enter to discard it", [])
            # A number is rather a choice typed too late than a file name.
            if not typed or typed.isdecimal():
                return
            self.execute(f"save {typed}")
