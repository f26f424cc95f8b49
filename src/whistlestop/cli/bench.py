"""`whistlestop bench`: how fast the engine is on this machine, with the spread of each figure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.table import Table


def bench(
    repeats: Annotated[int, typer.Option(min=1, help="How many times each figure is measured.")] = 5,
    file: Annotated[Path | None, typer.Option("--json", help="Write the figures into this file as well.")] = None,
) -> None:
    """Measure the speed of the engine. Games per second, copying a state, decisions, longest paths, a warm start."""
    from whistlestop.cli.kernels import build_if_missing

    build_if_missing()
    part = file.with_name(f"{file.name}.part") if file is not None else None
    if part is not None:
        part.touch()  # a folder that cannot be written to is found before the measuring, not after it
    try:
        figures = measure(repeats)
        show(figures)
        if file is not None and part is not None:
            part.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
            part.replace(file)
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def measure(repeats: int) -> dict[str, Any]:
    """Every figure, as plain data; the medians of the games are also listed by themselves, for other programs."""
    from whistlestop.benchmarks import speed
    from whistlestop.cli.simulate import progress

    machine = speed.machine()
    games = {}
    with progress() as bar:
        task = bar.add_task("measuring", total=len(list(speed.kinds_of_games())) + len(speed.OTHER_FIGURES))
        for name, box, seats in speed.kinds_of_games():
            games[name] = speed.games_a_second(box, seats, repeats)
            bar.advance(task)
        others: dict[str, Any] = {}
        for name, figure in speed.OTHER_FIGURES.items():
            others[name] = figure(repeats)
            bar.advance(task)
    medians = {name: round(figure["median"]) for name, figure in games.items()}
    return {"machine": machine, "random_games": medians, "random_games_spread": games, **others}


def show(figures: dict[str, Any]) -> None:
    """Print the figures as tables."""
    from rich.console import Console

    console = Console()
    console.print(", ".join(f"{name} {value}" for name, value in figures["machine"].items()), soft_wrap=True)
    games = _table("Complete random games per CPU second, one thread", "game")
    for name, spread in figures["random_games_spread"].items():
        games.add_row(name, *(f"{spread[key]:,.0f}" for key in ("median", "least", "most")))
    console.print(games)
    others = _table("Other figures", "what")
    for name, spread in _flat(figures):
        others.add_row(name, *(f"{spread[key]:,.2f}" for key in ("median", "least", "most")))
    console.print(others)


def _flat(figures: dict[str, Any]) -> list[tuple[str, dict[str, float]]]:
    words = {
        "state_copy_ns": "copy of a state, compiled, ns",
        "decision_us": "legal() and play() of Game, µs",
        "warm_start_s": "warm start with one game, s",
    }
    by_kind = {
        "two_workers_ratio": "two {} compared with one",
        "longest_path_us": "longest path, hardest known, {}, µs",
    }
    single = [(text, figures[name]) for name, text in words.items()]
    return single + [(by_kind[name].format(kind), found) for name in by_kind for kind, found in figures[name].items()]


def _table(title: str, first: str) -> Table:
    from rich.table import Table

    table = Table(title=title)
    for heading in (first, "median", "least", "most"):
        table.add_column(heading, justify="left" if heading == first else "right", no_wrap=True)
    return table
