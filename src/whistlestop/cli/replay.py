"""`whistlestop replay`: step through a game record, print it line by line, or write it as an HTML page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="See only what this seat saw, 0 for the first; otherwise everything is shown."),
    ] = None,
    out: Annotated[Path | None, typer.Argument(metavar="[OUT]", help="With --html: the file to write.")] = None,
    html: Annotated[bool, typer.Option("--html", help="Write one HTML file that replays it in any browser.")] = False,
) -> None:
    """Step through a game record. Print it where there is no terminal, or write it as an HTML page."""
    from whistlestop.cli.kernels import plain_if_missing

    plain_if_missing()
    from rich.console import Console

    from whistlestop.cli.play import has_terminal
    from whistlestop.records.files import read_game
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.replay_session import ReplaySession, step_through

    if out is not None and not html:
        raise typer.BadParameter("an output file needs --html")
    if html:
        _write_page(file, out or file.with_suffix(".html"))
        return
    session = ReplaySession(read_game(file), seat)
    console = Console()
    if has_terminal():
        step_through(session, console, new_line())
    else:
        console.print(*session.turns(), session.draw(console), sep="\n")


def _write_page(file: Path, out: Path) -> None:
    from whistlestop.records.files import read_game
    from whistlestop.records.html_page import save_page

    save_page(read_game(file), out)
    typer.echo(f"{out}: open it in any browser")
