"""A game between bots, printed turn by turn."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from whistlestop.bots.asking import ask
from whistlestop.bots.base import Bot
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.telling import turn_lines
from whistlestop.terminal.wording import Wording

THINKING_TIME = 30.0  # seconds that a user's own bot may think about a move


def let_bot_play(game: Game, bots: Mapping[int, Bot]) -> str | None:
    """Play the decision of the bot on turn; a line that says so if it failed and another move was played instead."""
    assert game.seat is not None
    bot, name = bots[game.seat], game.names[game.seat]
    answer = ask(bot, game, THINKING_TIME)
    game.play(answer.words)
    if answer.fault is None:
        return None
    return f"✗ {name} ({type(bot).__name__}) {answer.fault}; {answer.words!r} is played instead."


def watch(game: Game, bots: Mapping[int, Bot], console: Console) -> None:
    """Play the bots' game to its end and print it as a spectator sees it."""
    wording = Wording(game.box.board, game.names)
    shown = 0
    while not game.over:
        seat = game.seat
        while game.seat == seat:
            fault = let_bot_play(game, bots)
            if fault is not None:
                console.print(Text(fault, style="red"))
        log = game.view(None)["log"]
        for line in turn_lines(log[shown:], wording):
            console.print(coloured(line))
        shown = len(log)
    console.print(draw_ending(game.view(None), wording))
