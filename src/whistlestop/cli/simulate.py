"""`whistlestop simulate`: random games by the thousand, with a table of the results."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from whistlestop.boards.editions import EDITIONS, FIRST_EDITION
from whistlestop.cli.boards import EDITION_HELP

if TYPE_CHECKING:
    from rich.progress import Progress

    from whistlestop.benchmarks.simulation import SimulationTally
    from whistlestop.box import Box

ALL = "all"
MAX_GAMES = 10**9
PARQUET = ".parquet"


class Match(NamedTuple):
    """One kind of game to be played: an edition with a number of seats, and the seeds of its games."""

    box: Box
    seats: int
    seeds: range


def simulate(
    edition: Annotated[str, typer.Option(metavar="EDITION", help=f"{EDITION_HELP[:-1]}; or all.")] = FIRST_EDITION,
    seats: Annotated[str, typer.Option(help="Number of seats, or all: every number the edition allows.")] = "2",
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="Number of games in total.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=MAX_GAMES, help="Seed of the first game; the others follow.")] = 0,
    house: Annotated[list[str] | None, typer.Option(help="A house rule, such as trains=20; can be repeated.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Write game records into this folder, or all decisions into FILE.parquet."),
    ] = None,
    bots: Annotated[str | None, typer.Option(help="Bots that play for FILE.parquet, such as regular,strong.")] = None,
    check: Annotated[bool, typer.Option(help="Check the invariants at every decision.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of threads; one per core by default.")] = None,
) -> None:
    """Play random games and summarise the results. With FILE.parquet, write every decision for machine learning."""
    from whistlestop.cli.kernels import build_if_missing

    build_if_missing()
    from whistlestop.cli.house import read_house
    from whistlestop.errors import RulesError

    matches = list_matches(edition, seats, games, seed, read_house(house or ()))
    if out is not None and out.suffix == PARQUET:
        write_decisions(matches, out, bots or "random")
        return
    if bots is not None:
        raise RulesError(f"--bots needs --out FILE{PARQUET}; to compare bots, use whistlestop arena")
    if out is not None:
        write_records(matches, out)
    print_results(matches, workers or os.cpu_count() or 1, check=check)


def list_matches(edition: str, seats: str, games: int, seed: int, house: dict[str, int | list[int]]) -> list[Match]:
    """The kinds of games asked for, with the games shared evenly among them."""
    from whistlestop.box import open_box
    from whistlestop.errors import RulesError
    from whistlestop.json_fault import quoted

    if seats != ALL and not (seats.isascii() and seats.isdecimal() and len(seats) < 3):
        raise RulesError(f"--seats is a number or {ALL!r}, not {quoted(seats)}")
    kinds = []
    for box in (open_box(name, house) for name in (EDITIONS if edition == ALL else (edition,))):
        possible = range(box.rules.seats_min, box.rules.seats_max + 1)
        chosen = possible if seats == ALL else [int(seats)] if edition != ALL or int(seats) in possible else []
        kinds += [(box, box.check_seats(count)) for count in chosen]
    if not kinds:
        raise RulesError(f"no edition is played with {seats} seats")
    shares = [games // len(kinds) + (i < games % len(kinds)) for i in range(len(kinds))]
    return [Match(box, count, range(seed, seed + share)) for (box, count), share in zip(kinds, shares, strict=True)]


def write_decisions(matches: list[Match], file: Path, bots: str) -> None:
    """Write every decision of the games into one file."""
    from importlib.util import find_spec

    from whistlestop.errors import RulesError

    if find_spec("pyarrow") is None:
        raise RulesError("a file of decisions needs pyarrow: pip install 'whistlestop[data]'")
    if len(matches) != 1:
        raise RulesError("a file of decisions has one edition and one number of seats; name both")
    from whistlestop.data import write

    [match] = matches
    names = bots.split(",")
    seated = [names[seat % len(names)].strip() for seat in range(match.seats)]
    began, decisions = time.perf_counter(), 0
    with progress() as bar:
        task = bar.add_task("games", total=len(match.seeds))
        for added in write(file, match.box, seated, match.seeds):
            decisions += added
            bar.advance(task)
    pace = decisions / (time.perf_counter() - began)
    typer.echo(f"{file}: {decisions:,} decisions from {len(match.seeds):,} games, {pace:,.0f} per second")


def write_records(matches: list[Match], folder: Path) -> None:
    """Write the record of every game; each file completely or not at all."""
    from whistlestop.benchmarks.simulation import random_game
    from whistlestop.records.files import check_target, save_record

    folder.mkdir(parents=True, exist_ok=True)
    files = {(match, seed): folder / _file_name(match, seed) for match in matches for seed in match.seeds}
    for file in files.values():
        check_target(file)
    with progress() as bar:
        task = bar.add_task("records", total=len(files))
        for (match, seed), file in files.items():
            save_record(random_game(match.box.board, match.seats, seed, match.box.house), file)
            bar.advance(task)


def _file_name(match: Match, seed: int) -> str:
    return f"{match.box.board.id}-{match.seats}-{seed}.game"


def print_results(matches: list[Match], workers: int, *, check: bool) -> None:
    """Play the games and print the table."""
    from rich.console import Console
    from rich.table import Table

    from whistlestop.benchmarks.simulation import SimulationTally
    from whistlestop.benchmarks.simulation import simulate as play

    table = Table(title=f"Random games{', checked at every decision' if check else ''}", collapse_padding=True)
    for heading in ("", "games", "points", "turns", "tickets", "completed", "length", "games/s"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    with progress() as bar:
        task = bar.add_task("games", total=sum(len(match.seeds) for match in matches))
        for match in matches:
            began = time.perf_counter()
            tally = SimulationTally(match.seats)
            for added in play(match.box, match.seeds, tally, workers=workers, check=check):
                bar.advance(task, added)
            table.add_row(f"{match.box.board.id}/{match.seats}", *row_of(tally, time.perf_counter() - began))
    Console().print(table)
    if check:
        typer.echo(f"{sum(len(match.seeds) for match in matches):,} games played; all invariants held.")


def row_of(tally: SimulationTally, seconds: float) -> list[str]:
    """The results of the games of one kind: means, and the spread of the points."""
    points = tally.points
    return [
        f"{tally.games:,}",
        f"{points.mean():.1f} ± {points.std():.1f}",
        f"{tally.turns.mean():.1f}",
        f"{tally.kept.mean():.2f}",
        f"{tally.completed.mean():.2f}",
        f"{tally.lengths.mean():.0f}",
        f"{tally.games / seconds:,.0f}",
    ]


def progress() -> Progress:
    """A progress bar on stderr, so that what a command prints can go into a file."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
