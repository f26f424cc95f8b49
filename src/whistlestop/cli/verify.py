"""`whistlestop verify`: play records again and say of each whether every line is true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Game records.")]) -> None:
    """Play game records again and check every line of them."""
    from whistlestop.cli.kernels import plain_if_missing

    plain_if_missing()
    if not all([_is_true(path) for path in files]):  # noqa: C419 - every file is told about
        raise typer.Exit(1)


def _is_true(path: Path) -> bool:
    from whistlestop.errors import RecordError
    from whistlestop.replay import read_game

    try:
        game = read_game(path)
    except RecordError as error:
        typer.echo(error, err=True)
        return False
    decisions = f"{len(game.log)} decisions, {'finished' if game.over else 'unfinished'}"
    typer.echo(f"{path}: ok, {game.edition}, {game.seats} seats, {decisions}")
    return True
