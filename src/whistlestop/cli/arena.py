"""`whistlestop arena`: which bot is stronger, measured on paired deals and reported with its uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from whistlestop.cli.boards import EDITION_HELP

if TYPE_CHECKING:
    from whistlestop.arena.contest import Contest
    from whistlestop.arena.match import PairedDeal
    from whistlestop.arena.sheets import Sheet
    from whistlestop.arena.summary import Question, Summary
    from whistlestop.arena.workers import Run

MAX_DEALS = 10**7
MAX_SEED = 10**12
DEALS = 1000


def arena(
    bots: Annotated[str | None, typer.Option(help="Comma-separated bots: names, or module:Class.")] = None,
    field: Annotated[
        str | None, typer.Option("--one-against-field", metavar="A:B", help="One A against B in all other seats.")
    ] = None,
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help=EDITION_HELP)] = None,
    seats: Annotated[int | None, typer.Option(help="Number of seats; 2 by default.")] = None,
    deals: Annotated[int | None, typer.Option(min=1, max=MAX_DEALS, help="Number of deals; 1000 by default.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=MAX_SEED, help="Number of the first deal.")] = None,
    house: Annotated[list[str] | None, typer.Option(help="A house rule, such as trains=20; can be repeated.")] = None,
    sprt: Annotated[str | None, typer.Option(metavar="A:B", help="Test whether A is stronger than B.")] = None,
    until_decided: Annotated[bool, typer.Option(help="Stop as soon as the test, or every pair, is decided.")] = False,
    limit: Annotated[
        float | None, typer.Option(min=0.01, help="Seconds a bot may think per move; 10 by default.")
    ] = None,
    budget: Annotated[
        float, typer.Option(min=0.01, help="Time budget per move in ms; slower moves are counted.")
    ] = 50.0,
    workers: Annotated[str | None, typer.Option(help="Number of processes, or ray; one per core by default.")] = None,
    out: Annotated[Path | None, typer.Option(help="Save results, a summary and a report in this folder.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume the run in this folder.")] = None,
) -> None:
    """Let bots play each other on paired deals. Report which is stronger, and how certain that is."""
    from whistlestop.cli.kernels import build_if_missing

    build_if_missing()
    from whistlestop.arena.contest import ArenaError
    from whistlestop.arena.workers import workers_of
    from whistlestop.cli.house import read_house

    if out is not None and resume is not None:
        raise ArenaError("--out starts a new run and --resume continues one; use only one of them")
    given = {
        "edition": edition,
        "seats": seats,
        "seed": seed,
        "house": None if house is None else read_house(house),
        "limit_seconds": limit,
        **read_bots(bots, field),
    }
    given = {name: value for name, value in given.items() if value is not None}
    run = workers_of(workers)
    contest, asked, finished = new_run(given, deals, out) if resume is None else resumed_run(given, deals, resume)
    question = read_question(contest, sprt, until_decided=until_decided, budget=budget)
    folder = resume or out
    summary, counted = play(contest, asked, question, run, folder, finished)
    if folder is not None:
        write_files(folder, summary, counted)
    print_summary(summary)


def read_bots(bots: str | None, field: str | None) -> dict[str, Any]:
    """The bots that play, and how they are paired."""
    from whistlestop.arena.contest import FIELD, ArenaError, read_field

    if field is not None and bots is not None:
        raise ArenaError("--one-against-field names the bots; leave --bots out")
    if field is not None:
        return {"bots": list(read_field(field)), "design": FIELD}
    return {} if bots is None else {"bots": [name.strip() for name in bots.split(",")]}


def new_run(given: dict[str, Any], deals: int | None, out: Path | None) -> tuple[Contest, int, Sequence[PairedDeal]]:
    """A new run."""
    from whistlestop.arena.contest import open_contest
    from whistlestop.arena.results import check_new

    contest = open_contest(**{"edition": None, "seats": 2, "bots": (), **given})
    if out is not None:
        check_new(out)
    return contest, deals or DEALS, ()


def resumed_run(given: dict[str, Any], deals: int | None, folder: Path) -> tuple[Contest, int, Sequence[PairedDeal]]:
    """A run that was started before; options that are given again must be the same, the others are taken from it."""
    from whistlestop.arena.contest import open_contest
    from whistlestop.arena.results import check_same, read_results

    header, finished = read_results(folder)
    kept = header.contest
    names = ("seats", "bots", "seed", "house", "design", "limit_seconds")
    same = {name: getattr(kept, name) for name in names}
    asked = open_contest(**{"edition": kept.box.board, **same, **given})
    check_same(folder, kept, asked)
    return asked, deals or max(header.deals, len(finished)), list(finished.values())


def read_question(contest: Contest, sprt: str | None, *, until_decided: bool, budget: float) -> Question:
    """What is asked in addition to the figures."""
    from whistlestop.arena.contest import read_pair
    from whistlestop.arena.summary import Question

    return Question(read_pair(sprt, contest.labels) if sprt is not None else None, until_decided, budget)


def play(
    contest: Contest, deals: int, question: Question, run: Run, folder: Path | None, finished: Sequence[PairedDeal]
) -> tuple[Summary, list[PairedDeal]]:
    """Play with a progress bar, and say after Ctrl-C how to resume."""
    from whistlestop.arena.run import run_contest
    from whistlestop.cli.simulate import progress

    try:
        with progress() as bar:
            task = bar.add_task("deals", total=deals, completed=min(deals, len(finished)))
            advance = partial(bar.advance, task)
            return run_contest(contest, deals, question, run=run, folder=folder, finished=finished, tell=advance)
    except KeyboardInterrupt:
        if folder is not None:
            again = f"whistlestop arena --resume {folder} --deals {deals}"
            typer.echo(f"Interrupted; every finished deal is saved. Resume with: {again}", err=True)
        raise


def print_summary(summary: Summary) -> None:
    """Print the tables and their notes."""
    from rich.console import Console

    from whistlestop.arena.sheets import sheets

    console = Console()
    for sheet in sheets(summary):
        console.print(sheet.title, style="bold", markup=False, highlight=False)
        print_table(sheet)
        if sheet.note:
            console.print(sheet.note, markup=False, highlight=False)
    for note in summary.notes():
        console.print(note, markup=False, highlight=False)


def print_table(sheet: Sheet) -> None:
    """Print a sheet in full: a row that wraps can still be read, a figure that is cut off cannot."""
    from rich.console import Console
    from rich.measure import Measurement
    from rich.table import Table

    table = Table()
    for heading in sheet.headings:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*row)
    console = Console(width=9999)
    console.width = Measurement.get(console, console.options, table).maximum
    console.print(table)


def write_files(folder: Path, summary: Summary, counted: Sequence[PairedDeal]) -> None:
    """Write the summary as JSON and the report as a page, next to the results."""
    import msgspec

    from whistlestop.arena.report import report

    plain = msgspec.json.format(msgspec.json.encode(summary), indent=2)
    (folder / "summary.json").write_bytes(plain + b"\n")
    (folder / "report.html").write_text(report(summary, counted), encoding="utf-8")
    typer.echo(f"Saved in {folder}: results.jsonl, summary.json and report.html.", err=True)
