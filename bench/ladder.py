"""The measured levels: each against the one below it, and `regular` against every reference bot, at every table.

    python bench/ladder.py --deals 1000 --runs runs/ladder

plays what is not finished yet (each contest is a separate arena run that can be resumed), and writes the figures to
bench/results/ladder.json and the table to the README. The deals, from 0 on, are never used for tuning.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from whistlestop.arena import Summary, open_contest, run_contest
from whistlestop.arena.match import PairedDeal
from whistlestop.arena.results import read_results, results_file
from whistlestop.arena.workers import workers_of
from whistlestop.boards.editions import EDITIONS
from whistlestop.box import open_box
from whistlestop.cli.simulate import progress

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "ladder.json"
PAIRS = [("casual", "beginner"), ("regular", "casual"), ("strong", "regular")]
REFERENCE_BOTS = ["random", "dest", "cfae", "paq", "plan"]
MARK = "<!-- ladder -->\n"


class Meeting(NamedTuple):
    """Two bots at a table."""

    edition: str
    seats: int
    first: str
    second: str

    @property
    def name(self) -> str:
        """The folder of its run."""
        return "-".join(map(str, self))


def meetings(editions: list[str], seats: list[int]) -> Iterator[Meeting]:
    """Everything to measure, small tables first."""
    for count in seats:
        for edition in editions:
            rules = open_box(edition).rules
            if rules.seats_min <= count <= rules.seats_max:
                yield from (Meeting(edition, count, *pair) for pair in PAIRS)
                yield from (Meeting(edition, count, "regular", reference) for reference in REFERENCE_BOTS)
                if count == 2:
                    yield from (Meeting(edition, count, "strong", reference) for reference in ("cfae", "paq", "plan"))


def measure(meeting: Meeting, deals: int, folder: Path) -> Summary:
    """Play the missing deals, with equal numbers of seats, and summarise them."""
    contest = open_contest(meeting.edition, meeting.seats, [meeting.first, meeting.second])
    finished: list[PairedDeal] = []
    if results_file(folder).exists():
        header, deals_kept = read_results(folder)
        if header.contest == contest:
            finished = list(deals_kept.values())
        else:  # a changed bot needs a new run
            results_file(folder).unlink()
    with progress() as bar:
        task = bar.add_task(meeting.name, total=deals, completed=len(finished))
        summary, _ = run_contest(
            contest,
            deals,
            run=workers_of(None),
            folder=folder,
            finished=finished,
            tell=lambda count: bar.advance(task, count),
        )
    return summary


def figures(meeting: Meeting, summary: Summary) -> dict[str, Any]:
    """A meeting in the results file: win rates in percent, with the ends of their 95% intervals."""
    first, second = summary.bots
    return {
        **meeting._asdict(),
        "deals": summary.deals,
        "games": summary.games,
        "wins": [round(100 * share, 1) for share in (first.wins.mean, first.wins.low, first.wins.high)],
        "margin": round(summary.pairs[0].margin.mean, 1),
        "points": [round(first.points.mean, 1), round(second.points.mean, 1)],
        "turns": round(first.turns.mean, 1),
        "tickets": [round(first.kept.mean, 2), round(first.done.mean, 2)],
        "faults": first.faults + second.faults,
        "milliseconds": {times.label: [round(times.mean, 3), round(times.p99, 3)] for times in summary.times},
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The table of the README: the win rate of each level against the one below, at every table."""
    found = {(row["edition"], row["seats"], row["first"], row["second"]): row for row in rows}
    tables = sorted({(row["edition"], row["seats"]) for row in rows}, key=lambda key: (EDITIONS.index(key[0]), key[1]))
    shown = [*PAIRS, ("regular", "dest"), ("regular", "cfae"), ("regular", "paq"), ("strong", "paq")]
    lines = ["| board, seats | " + " | ".join(f"{one} v {other}" for one, other in shown) + " |"]
    lines.append("| --- |" + " --- |" * len(shown))
    for edition, seats in tables:
        cells = [_cell(found.get((edition, seats, *pair))) for pair in shown]
        lines.append(f"| {open_box(edition).board.name}, {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _cell(row: dict[str, Any] | None) -> str:
    if row is None:
        return "–"
    mean, low, high = row["wins"]
    return f"{mean:.1f} ± {max(high - mean, mean - low):.1f}"


def write(rows: list[dict[str, Any]]) -> None:
    """Write the results, and the README's table from them."""
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    readme = ROOT / "README.md"
    before, _, rest = readme.read_text(encoding="utf-8").partition(MARK)
    _, _, after = rest.partition("\n\n")
    readme.write_text(f"{before}{MARK}{table(rows)}\n{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--runs", type=Path, default=Path("runs/ladder"))
    parser.add_argument("--editions", nargs="+", default=list(EDITIONS), choices=EDITIONS)
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4, 5])
    asked = parser.parse_args()
    rows = {row_key(row): row for row in json.loads(RESULTS.read_text("utf-8"))} if RESULTS.exists() else {}
    for meeting in meetings(asked.editions, asked.seats):
        row = figures(meeting, measure(meeting, asked.deals, asked.runs / meeting.name))
        rows[row_key(row)] = row
        write(list(rows.values()))
        print(f"{meeting.name}: {_cell(row)}", flush=True)


def row_key(row: dict[str, Any]) -> Meeting:
    return Meeting(row["edition"], row["seats"], row["first"], row["second"])


if __name__ == "__main__":
    main()
