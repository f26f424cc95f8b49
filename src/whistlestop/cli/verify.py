"""`whistlestop verify`: replay game records and report for each whether every line is right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from whistlestop.game import Game


def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Game records.")]) -> None:
    """Replay game records and check every line."""
    from whistlestop.cli.kernels import plain_if_missing

    plain_if_missing()
    if not all([_is_right(path) for path in files]):  # noqa: C419 - every file is reported
        raise typer.Exit(1)


def _is_right(path: Path) -> bool:
    from whistlestop.errors import RecordError
    from whistlestop.records.files import read_game

    try:
        game = read_game(path)
    except RecordError as error:
        typer.echo(error, err=True)
        return False
    decisions = f"{len(game.log)} decisions, {'finished' if game.over else 'unfinished'}"
    typer.echo(f"{path}: ok, {game.edition}, {game.seats} seats, {decisions}{_deal_checked(game)}")
    return True


def _deal_checked(game: Game) -> str:
    """What was found about the deal, where the record says how its seed was made."""
    if game.deal is None:
        return ""
    nonces, withheld = sum(nonce is not None for nonce in game.deal.nonces), len(game.deal.withheld)
    found = f"; the seed is made from the secret and {nonces} {'nonce' if nonces == 1 else 'nonces'}"
    return found + (f", {withheld} committed but never revealed" if withheld else "")
