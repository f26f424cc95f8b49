"""Show where the time of `make test` went: each stage, and the ten slowest test files with their recorded times.

make test | python -m tools.slowest    passes the output through, then prints both tables
python -m tools.slowest --record       stores the last run's seconds in tests/durations.json
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterable

from tools.durations import Spent, last_runs, record, recorded

HEADING = re.compile(rb"^== (.*[^=\n])$", re.MULTILINE)
DONE = "all checks passed"
SHOWN = 10
MAX_SECONDS = 600


class Stages:
    """The seconds between the headings (`== name`) of the output."""

    def __init__(self) -> None:
        self.begun = [("start", time.monotonic())]
        self._line = b""

    def see(self, chunk: bytes) -> None:
        """Record the time of every complete heading line."""
        *lines, self._line = (self._line + chunk).split(b"\n")
        for line in lines:
            if heading := HEADING.match(line):
                self.begun.append((heading[1].decode(), time.monotonic()))

    def seconds(self) -> list[tuple[str, float]]:
        """The seconds of each stage, and the total."""
        ends = [at for _, at in self.begun[1:]] + [time.monotonic()]
        spent = [(name, end - at) for (name, at), end in zip(self.begun, ends, strict=True)]
        return [stage for stage in spent[1:] if stage[0] != DONE] + [("all", ends[-1] - self.begun[0][1])]


def pass_through(stages: Stages) -> None:
    """Copy standard input to standard output as it comes."""
    while chunk := os.read(0, 65536):
        stages.see(chunk)
        sys.stdout.buffer.write(chunk)
        sys.stdout.buffer.flush()


def show_stages(stages: list[tuple[str, float]]) -> None:
    """Print the wall time of each stage."""
    print("\n== where the time went\n")
    for name, seconds in stages:
        print(f"{seconds:9,.0f} s  {name}")
    if stages[-1][1] > MAX_SECONDS:
        print(f"\nMore than the {MAX_SECONDS} s that CONTRIBUTING.md allows; it says what to do.")


def added(runs: Iterable[dict[str, Spent]]) -> dict[str, Spent]:
    """The total time of each test file in all runs, the slowest first."""
    found: dict[str, Spent] = defaultdict(Spent)
    for file, spent in (each for run in runs for each in run.items()):
        found[file].seconds += spent.seconds
        found[file].cases += spent.cases
    return dict(sorted(found.items(), key=lambda each: -each[1].seconds))


def show_files(runs: dict[str, dict[str, Spent]]) -> None:
    """Print the slowest test files, and the total."""
    files, kept = added(runs.values()), [recorded().get(name, {}) for name in runs]
    before = {file: sum(run.get(file, 0) for run in kept) for file in files}
    print(f"\n{'seconds':>9} {'recorded':>9} {'cases':>6}  the {SHOWN} slowest test files ({' + '.join(runs)})")
    for file in list(files)[:SHOWN]:
        show_file(file, files[file], before[file])
    everything = Spent(sum(each.seconds for each in files.values()), sum(each.cases for each in files.values()))
    show_file(f"all {len(files)} test files", everything, sum(sum(run.values()) for run in kept))


def show_file(name: str, spent: Spent, before: float) -> None:
    """Print one line of the table."""
    print(f"{spent.seconds:9,.1f} {f'{before:,.1f}' if before else '–':>9} {spent.cases:6,}  {name}")


def main() -> None:
    """Record, or pass the output through and show the tables."""
    if sys.argv[1:] == ["--record"]:
        return record()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops make; the times until then are still shown
    stages = Stages()
    pass_through(stages)
    show_stages(stages.seconds())
    if runs := last_runs():
        show_files(runs)
    return None


if __name__ == "__main__":
    main()
