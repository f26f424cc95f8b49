"""`whistlestop board check`: say in plain words what is wrong with a board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Work with boards.")


@app.callback()
def board() -> None:
    """Work with boards."""


@app.command(epilog="Example: whistlestop board check lakes.json")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Board files, or the folders they are in.")],
) -> None:
    """Say what is wrong with a board, or that it can be played on."""
    if not all([_is_good(path) for path in files]):  # noqa: C419 - every file is told about
        raise typer.Exit(1)


def _is_good(path: Path) -> bool:
    from whistlestop.errors import BoardError
    from whistlestop.testing import check_board

    path = path / "board.json" if path.is_dir() else path
    try:
        check_board(path)
    except BoardError as error:
        typer.echo(error, err=True)
        return False
    typer.echo(f"{path}: ok")
    return True
