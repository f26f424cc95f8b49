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


def warm() -> None:
    """Compile the rules, once, so that every start is quick."""
    if not compile_if_cold():
        typer.echo("The rules are compiled already.", err=True)


def compile_if_cold() -> bool:
    """Compile the rules with a line that says so, if they are not compiled on this machine; whether it did."""
    from whistlestop.engine.jit import COMPILED

    if not COMPILED or _mark().exists():
        return False
    began = time.monotonic()
    with _leaving_at_once():
        touch_every_kernel()
    _mark().touch()
    typer.echo(f"Compiled in {time.monotonic() - began:.0f} s; from now on Whistlestop starts at once.", err=True)
    return True


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


def _mark() -> Path:
    """A file beside the compiled code that says that nothing is missing; an interrupted compilation leaves none."""
    from whistlestop.engine.jit import PACKAGE, cache_folder

    # Compiled code is found by the folder of its source, so another copy of the package is not warm yet.
    return cache_folder() / f"warm-{sha256(str(PACKAGE).encode()).hexdigest()[:16]}"


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
