"""`whistlestop replay`: step through a game record, or print it line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="See only what this seat saw, 0 for the first; otherwise all is open."),
    ] = None,
) -> None:
    """Step through a game record, or print it without a terminal."""
    from rich.console import Console

    from whistlestop.cli.play import has_terminal
    from whistlestop.cli.warm import compile_if_cold
    from whistlestop.replay import read_game
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.stepping import Stepping, step_through

    compile_if_cold()
    stepping = Stepping(read_game(file), seat)
    console = Console()
    if has_terminal():
        step_through(stepping, console, new_line())
    else:
        console.print(*stepping.tell(), stepping.draw(console), sep="\n")
