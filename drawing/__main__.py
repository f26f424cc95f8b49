"""Draw a board: `python -m drawing BOARD_FOLDER --out PICTURES` finds places for everything and draws the land.

The folder holds `board.json` and gets `drawing.json`; the pictures are `ID.svg` (land and water) and `ID-picture.svg`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from drawing.ground import ground_svg
from drawing.land import at_sea, ground_of, mini_land
from drawing.maps import Map, map_of
from drawing.picture import picture_svg
from drawing.plan import read_plan, start_from
from drawing.search import Search
from whistlestop.boards.automatic_drawing.drawing import Drawing, drawing_from, write_drawing
from whistlestop.boards.automatic_drawing.faults import faults
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.svg import path
from whistlestop.boards.board import Board, read_board
from whistlestop.errors import WhistlestopError

NEW_SECONDS = 180.0


def arguments() -> argparse.Namespace:
    """The command-line arguments."""
    parser = argparse.ArgumentParser(prog="python -m drawing", description="Draw a board from its data.")
    parser.add_argument("folder", type=Path, help="the folder with board.json; drawing.json is written there")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument(
        "--seconds", type=float, help=f"how long to search; {NEW_SECONDS:.0f} for a board without a plan"
    )
    parser.add_argument("--start", type=Path, help="the plan to continue from; by default the folder's own, if any")
    parser.add_argument("--anew", action="store_true", help="start from scratch, even if there is a plan")
    parser.add_argument("--seed", type=int, default=1, help="another seed finds another layout")
    parser.add_argument("--map", type=Path, help="names of seas and mountain ranges; see drawing/maps")
    return parser.parse_args()


def planned(board: Board, hints: Map, start: Path | None, seconds: float, seed: int) -> Drawing:
    """The plan of a board: an earlier one, or the result of a search."""
    if start and not seconds:
        return read_plan(start)
    layout = Layout(board, hints.ferry_sides)
    if start:
        start_from(layout, read_plan(start))
    price = Search(layout, seed, say).run(seconds, is_new=not start)
    say(f"the layout costs {price:.2f}; lower is better")
    return drawing_from(layout)


def say(line: str) -> None:
    """Print a line of progress."""
    print(line, file=sys.stderr, flush=True)


def draw(options: argparse.Namespace) -> list[str]:
    """Draw a board, and return what is wrong with the drawing."""
    board = read_board(options.folder / "board.json")
    hints = map_of(board.id, options.map)
    own = options.folder / "drawing.json"
    start = None if options.anew else options.start or (own if own.exists() else None)
    seconds = options.seconds if options.seconds is not None else 0 if start else NEW_SECONDS
    plan = planned(board, hints, start, seconds, options.seed)
    say("the land is drawn")
    ground = ground_of(board, plan, hints)
    plan["land"] = "".join(path(ring, True, 0) for ring in mini_land(ground)) if ground.bend else ""
    write_drawing(plan, own)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / f"{board.id}.svg").write_text(ground_svg(board.id, ground, plan, hints), encoding="utf-8")
    (options.out / f"{board.id}-picture.svg").write_text(picture_svg(board, ground, plan), encoding="utf-8")
    wet = [f"{city} is in the sea: add it to `firm` in the map" for city in at_sea(ground, plan)]
    return faults(board, plan) + wet


def main() -> int:
    """Draw, and print what is wrong."""
    try:
        wrong = draw(arguments())
    except WhistlestopError as error:
        say(f"error: {error}")
        return 2
    say("\n- ".join([f"{len(wrong)} faults; search longer, or move cities:", *wrong]) if wrong else "nothing overlaps")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
