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

from whistlestop.cli.commands import INTERRUPTED

if TYPE_CHECKING:
    from rich.console import Console

NOTE = "Compiling the rules, once on this machine; this takes about half a minute …"


def warm() -> None:
    """Compile the rules, once, so that every start is quick."""
    import typer

    if not compile_if_cold():
        typer.echo("The rules are compiled already.", err=True)


def compile_if_cold() -> bool:
    """Compile the rules with a line that says so, if they are not compiled on this machine; whether it did."""
    from whistlestop.engine.jit import COMPILED

    if not COMPILED or _mark().exists():
        return False
    from rich.console import Console

    console = Console(stderr=True)
    began = time.monotonic()
    if not console.is_terminal:
        console.print(NOTE)
    with console.status(NOTE), _leaving_at_once(console):
        touch_every_kernel()
    _mark().touch()
    console.print(f"Compiled in {time.monotonic() - began:.0f} s; from now on Whistlestop starts at once.")
    return True


@contextmanager
def _leaving_at_once(console: Console) -> Iterator[None]:
    """Let Ctrl-C end the program at once: as an exception it would be lost inside the compiler."""

    def leave(*_: object) -> None:
        console.show_cursor()
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
    """A random game of each edition, looked at, refused, scored and laid out again."""
    from whistlestop.board import EDITIONS
    from whistlestop.bots import make_bot
    from whistlestop.errors import IllegalAction
    from whistlestop.game import Game

    for edition in EDITIONS:
        game, bot = Game(edition), make_bot("random")
        with suppress(IllegalAction):
            game.play("draw deck")
        while not game.over:
            game.play(bot.choose({}, game.legal()))
        Game.from_position(game.position()).view(0)
