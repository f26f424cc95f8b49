"""A game among bots, told line by line."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from whistlestop.bots.base import Bot
from whistlestop.errors import IllegalAction, RulesError
from whistlestop.game import Game
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.telling import tell
from whistlestop.terminal.wording import Wording


def let_bot_play(game: Game, bots: Mapping[int, Bot]) -> None:
    """Play the decision of the bot on turn; RulesError names a bot that chose what can not be."""
    assert game.seat is not None
    bot = bots[game.seat]
    try:
        words = bot.choose(game.view(game.seat), game.legal())
    except Exception as error:
        raise RulesError(f"the bot {type(bot).__name__} failed at its turn: {error!r}") from error
    try:
        game.play(words)
    except IllegalAction as error:
        raise RulesError(f"the bot {type(bot).__name__} chose {words!r}: {error}") from None


def watch(game: Game, bots: Mapping[int, Bot], console: Console) -> None:
    """Play the bots' game to its end and tell it as an onlooker sees it."""
    wording = Wording(game.box.board, game.names)
    shown = 0
    while not game.over:
        seat = game.seat
        while game.seat == seat:
            let_bot_play(game, bots)
        log = game.view(None)["log"]
        for line in tell(log[shown:], wording):
            console.print(coloured(line))
        shown = len(log)
    console.print(draw_ending(game.view(None), wording))
