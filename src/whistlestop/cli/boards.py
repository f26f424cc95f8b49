"""`whistlestop board check` lists every fault of a board in plain words; `board draw` draws one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.boards.editions import EDITIONS

EDITION_HELP = f"{', '.join(EDITIONS)}, or your own board file."

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Work with boards.")


@app.callback()
def board() -> None:
    """Work with boards."""


@app.command(epilog="Example: whistlestop board check lakes.json")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Board files, or the folders they are in.")],
) -> None:
    """Check boards and list every fault."""
    if not all([_is_good(path) for path in files]):  # noqa: C419 - every file is reported
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


@app.command(epilog="Example: whistlestop board draw lakes.json --out lakes")
def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")],
    out: Annotated[Path, typer.Option(help="Folder for drawing.json and a picture, ID.svg.")],
) -> None:
    """Draw a board as the page shows it, within seconds and without coastlines."""
    from whistlestop.boards import read_board
    from whistlestop.boards.automatic_drawing import automatic_drawing
    from whistlestop.boards.automatic_drawing.drawing import write_drawing
    from whistlestop.boards.automatic_drawing.faults import faults
    from whistlestop.boards.automatic_drawing.picture import picture_svg

    board = read_board(file)
    drawing = automatic_drawing(board)
    out.mkdir(parents=True, exist_ok=True)
    write_drawing(drawing, out / "drawing.json")
    (out / f"{board.id}.svg").write_text(picture_svg(board, drawing), encoding="utf-8")
    typer.echo("\n- ".join([f"{out / board.id}.svg: drawn", *faults(board, drawing)]))
