"""`whistlestop warm`: compile the rules once, and say so, so that no later start waits in silence."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from whistlestop.cli.commands import INTERRUPTED

if TYPE_CHECKING:
    from whistlestop.game import Game


RULES, LEVELS, THE_REST, ENVIRONMENTS = "rules", "levels", "the rest", "environments"


def warm() -> None:
    """Compile the rules and the bots, once, so that every start is quick."""
    if not compile_if_cold(RULES, LEVELS, THE_REST, ENVIRONMENTS):
        typer.echo("The rules and the bots are compiled already.", err=True)


def compile_if_cold(*parts: str) -> bool:
    """Compile what is not compiled on this machine yet, with a line that says so; whether there was anything."""
    from whistlestop.engine.jit import COMPILED

    cold = [part for part in parts or (RULES,) if COMPILED and not _mark(part).exists()]
    began = time.monotonic()
    for part in cold:
        with _leaving_at_once():
            TOUCHING[part]()
        _mark(part).touch()
    if cold:
        typer.echo(f"Compiled in {time.monotonic() - began:.0f} s; from now on Whistlestop starts at once.", err=True)
    return bool(cold)


@contextmanager
def _leaving_at_once() -> Iterator[None]:
    """Let Ctrl-C end the program at once: as an exception it would be lost inside the compiler."""

    def leave(*_: object) -> None:
        os._exit(INTERRUPTED)

    usual = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _mark(part: str) -> Path:
    """A file beside the compiled code that says that nothing is missing; an interrupted compilation leaves none."""
    from whistlestop.engine.jit import PACKAGE, cache_folder

    # Compiled code is found by the folder of its source, so another copy of the package is not warm yet.
    folder = cache_folder({RULES: "engine", ENVIRONMENTS: "learners"}.get(part, "bots"))
    return folder / f"{part}-{sha256(str(PACKAGE).encode()).hexdigest()[:16]}"


def touch_every_kernel() -> None:
    """A random game of each edition, in a batch and as an object; at each new kind of moment, laid out and refused."""
    from whistlestop.board import EDITIONS
    from whistlestop.box import open_box
    from whistlestop.simulation import play_chunk, random_game

    for edition in EDITIONS:
        play_chunk(open_box(edition), 2, range(1), check=True)
        touch_moments(random_game(edition, 2, 0))


def touch_moments(finished: Game) -> None:
    """Lay out each new kind of moment of a game again, look at it, and try what is refused there."""
    from whistlestop.errors import IllegalAction
    from whistlestop.game import Game

    seen = set()
    game = Game(finished.edition, 2, finished.seed)
    for decision in finished.log:
        position = game.position()
        moment = position["phase"], "station" in position
        if moment not in seen:
            seen.add(moment)
            Game.from_position(position).view(0)
            for words in ("pay sub 99", "give loco", "pass"):
                with suppress(IllegalAction):
                    game.copy().play(words)
        game.play(decision.action)
    Game.from_position(game.position()).scores()
    Game.from_position({"edition": game.edition})


def touch_levels() -> None:
    """A short game of the strongest level on each board, with the reason of each choice."""
    _touch_bots(["strong"])


def touch_the_rest() -> None:
    """The same with all other bots, and a state that agrees with what a seat sees."""
    from random import Random

    from whistlestop.belief import sample_state
    from whistlestop.bots import bot_names
    from whistlestop.game import Game

    _touch_bots(bot_names())
    sample_state(Game("europe").view(0), Random(0))


def touch_environments() -> None:
    """A step of some games with opponents inside, what each seat sees of them, and the decisions of a whole game."""
    from whistlestop.rl.games import Games
    from whistlestop.rl.recording import Recorder

    for opponents in (None, ["strong"]):
        games = Games("usa", 2, 2, opponents=opponents, house={"trains": 3})
        games.deal([0, 1])
        games.play(games.choose_randomly())
        games.go_on(1)
        games.observation(0, 1)
    recorder = Recorder(games.box, ["random", "random"])
    recorder.play(0)
    recorder.encoding.mask(games.states)


def _touch_bots(names: list[str]) -> None:
    from whistlestop.board import EDITIONS
    from whistlestop.bots import make_bot
    from whistlestop.bots.asking import ask
    from whistlestop.game import Game

    for edition in EDITIONS:
        for name in names:
            game, bot = Game(edition, 2, 0, house={"trains": 8}), make_bot(name)
            while not game.over:
                game.play(ask(bot, game, 60).words)
                bot.explain()


TOUCHING = {RULES: touch_every_kernel, LEVELS: touch_levels, THE_REST: touch_the_rest, ENVIRONMENTS: touch_environments}
