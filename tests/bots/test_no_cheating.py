"""No bot cheats: its moves follow from the views alone, whatever is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.scrambling import scrambled
from whistlestop import Game
from whistlestop.belief import sample_state
from whistlestop.bots import Bot, bot_names, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.engine.jit import COMPILED
from whistlestop.views.view import View

# Compiled bots are slow in plain Python, so one short game has to suffice.
SHORT = {"trains": 9 if COMPILED else 6}
TABLES = {"usa": ["?", "random"], "europe": ["random", "?", "?"], "nordic": ["?", "?"]}
EDITIONS = [*TABLES] if COMPILED else ["europe"]
# Bots and editions in turn; make soak has each bot with every edition.
EVERY_BOT = [
    pytest.param(name, edition, marks=[] if (i - j) % len(EDITIONS) == 0 else pytest.mark.soak)
    for i, name in enumerate(bot_names())
    for j, edition in enumerate(EDITIONS)
]
every_bot = pytest.mark.parametrize(("name", "edition"), EVERY_BOT)


def seated(name: str, edition: str) -> list[Bot]:
    """New bots for a table, each with its seed; the tested bot sits where there is a question mark."""
    return [make_bot(name if kind == "?" else kind, seat + 1) for seat, kind in enumerate(TABLES[edition])]


@cache
def record_of(name: str, edition: str) -> str:
    """The record of a short game of a bot."""
    bots = seated(name, edition)
    game = Game(edition, len(bots), 7, house=SHORT)
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game.record()


def moments_of(name: str, edition: str) -> Iterator[tuple[Game, int, str]]:
    """Every decision in the record of a game of the bot: the game before it, the seat, and what it played."""
    finished = Game.replay(record_of(name, edition))
    game = Game(edition, finished.seats, finished.seed, house=SHORT)
    for line in finished.log:
        yield game, line.seat, line.action
        game.play(line.action)


@every_bot
def test_the_views_alone_give_every_move_again(name: str, edition: str) -> None:
    bots = seated(name, edition)
    for game, seat, action in moments_of(name, edition):
        assert bots[seat].choose(game.view(seat), game.legal()) == action


@every_bot
def test_another_hidden_state_changes_no_move(name: str, edition: str) -> None:
    bots = seated(name, edition)
    chance = random.Random(f"{name} {edition}")
    for game, seat, action in moments_of(name, edition):
        view = game.view(seat)
        twin = sample_state(view, chance)
        assert twin.position()["generator"] != game.position()["generator"]
        # What a sampled game cannot have: the log, and the commitment to the seed.
        same: View = {**twin.view(seat), "log": view["log"], "seed_sha256": view["seed_sha256"]}
        assert same == view
        assert bots[seat].choose(same, twin.legal()) == action


@every_bot
def test_compiled_bots_see_no_more_than_the_view(name: str, edition: str) -> None:
    bots = seated(name, edition)
    if not any(isinstance(bot, CompiledBot) for bot in bots):
        pytest.skip("this bot thinks in Python only")
    chance = random.Random(f"{name} {edition}")
    for game, seat, action in moments_of(name, edition):
        bot = bots[seat]
        if isinstance(bot, CompiledBot):
            for table in (game, scrambled(game, seat, chance), sample_state(game.view(seat), chance)):
                assert bot.choose_from(table.box, table.redacted(seat)) == action
