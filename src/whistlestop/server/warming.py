"""Warming up: the compiled rules and bots are loaded before anybody is served, so that no first move has to wait."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice

from whistlestop.boards.editions import EDITIONS
from whistlestop.bots import make_bot
from whistlestop.bots.asking import ask
from whistlestop.bots.levels import LEVELS
from whistlestop.box import open_box
from whistlestop.choices.choices import choices_of
from whistlestop.game import Game
from whistlestop.kernels.mode import chosen

DECISIONS = 40  # by then somebody has claimed a route


@cache
def warm_up() -> None:
    """Play the beginning of a game on every board, with everything that a table does; not needed in plain Python."""
    if chosen().mode == "plain":
        return
    for edition in EDITIONS:
        box = open_box(edition)
        game = Game(box.board, box.rules.seats_max, "warming up")
        bots = [make_bot(level) for level in islice(cycle(LEVELS), game.seats)]
        while game.seat is not None and len(game.log) < DECISIONS:
            choices_of(game, game.seat)
            game.play(ask(bots[game.seat], game, 60).words)
        game.scores()
        Game.from_position(game.copy().position()).view(None)
