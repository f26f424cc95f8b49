"""Mutation testing: put small faults into engine, views, tables and store, and see which ones the tests catch.

python -m tools.mutants --seed 15 --count 30 --out mutants.json    chooses faults at random and tries them
python -m tools.mutants --same-as mutants.json --out after.json    tries the same faults again
python -m tools.mutants --only-survivors-of mutants.json --select "-m soak" --out more.json

Run again with the same --out to resume; the same results are beside it as a table in Markdown. The tests run in plain
Python on a copy of the sources, nearest first, and stop at the first failure. The failing test must pass without the
fault, and a run that times out counts only if it ends in a quarter of the time without the fault.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Event

from tools.durations import ROOT, recorded
from tools.mutant_results import Result, Results, load
from tools.mutations import Mutation, mutated, places
from tools.nearest import module_of, nearest_tests

PACKAGE = "src/whistlestop"
KINDS = {
    "engine": ["engine/*.py"],
    "views": ["views/*.py"],
    "tables": ["tables/*.py"],
    "store": ["server/store/*.py"],
}
LEFT_ALONE = "jit.py"  # how kernels are compiled; nothing is compiled here
FILES_AT_ONCE = (2, 6, 24)  # test files per run of pytest: few at first, since most faults are caught at once
NO_TESTS_RAN = 5
RUNNING: set[int] = set()
STOPPING = Event()
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
PLAIN = {"WHISTLESTOP_KERNELS": "plain"}


def chosen(seed: int, count: int) -> list[Result]:
    """Faults chosen at random, equally many of each kind."""
    found: list[Result] = []
    for i, (kind, patterns) in enumerate(KINDS.items()):
        files = sorted(
            path for pattern in patterns for path in (ROOT / PACKAGE).glob(pattern) if path.name != LEFT_ALONE
        )
        all_of_kind = [
            mutation for path in files for mutation, _ in places(path.relative_to(ROOT).as_posix(), path.read_text())
        ]
        share = count // len(KINDS) + (i < count % len(KINDS))
        found += [Result(kind, each) for each in random.Random(f"{seed} {kind}").sample(all_of_kind, share)]
    return found


@cache
def ordered_tests(file: str, without: str) -> list[str]:
    """All test files, the nearest to a source first; among equally near ones the quicker first."""
    far, seconds = nearest_tests([module_of(file) or ""]), recorded().get("plain", {})
    near = sorted(far, key=lambda test: (*far[test], seconds.get(test, 0.0)))
    everything = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    return [
        test for test in [*near, *(each for each in everything if each not in near)] if not test.startswith(without)
    ]


def batches(tests: list[str]) -> list[list[str]]:
    """The tests in batches of increasing size."""
    found, sizes = [], iter(FILES_AT_ONCE)
    while tests:
        size = next(sizes, FILES_AT_ONCE[-1])
        found.append(tests[:size])
        tests = tests[size:]
    return found


class Copy:
    """A copy of the sources, with one fault or none, which the tests import instead of the original."""

    def __init__(self, folder: Path, result: Result | None = None) -> None:
        self.folder = folder
        shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("web"))
        (folder / PACKAGE / "web").symlink_to(ROOT / PACKAGE / "web")
        self.is_gone = result is not None and not self._put(result.mutation)

    def _put(self, mutation: Mutation) -> bool:
        path = self.folder / mutation.file
        source = mutated(path.read_text(), mutation) if path.exists() else None
        if source is not None:
            path.write_text(source)
        return source is not None

    def first_failure(self, tests: list[str], select: str, seconds: float) -> str:
        """The first test that fails, or an empty string; TimeoutExpired if it takes too long."""
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "--tb=no", "-pno:cacheprovider", "-ptools.unshrunk"]
        settings = {
            "PYTHONPATH": f"{self.folder}/src{os.pathsep}{ROOT}",
            "HYPOTHESIS_STORAGE_DIRECTORY": f"{self.folder}/hypothesis",
        }
        words += ["--hypothesis-seed=0", *shlex.split(select), *tests]
        status, output = run(words, {**os.environ, **PLAIN, **settings}, seconds)
        failed = FAILED.search(output)
        return failed[1] if failed else "" if status in {0, NO_TESTS_RAN} else f"pytest ended with {status}"


def run(words: list[str], settings: dict[str, str], seconds: float) -> tuple[int, str]:
    """The exit status and the output of a command; its child processes end with it, even on a timeout."""
    with TemporaryFile("w+") as output:
        process = subprocess.Popen(words, cwd=ROOT, env=settings, stdout=output, stderr=output, start_new_session=True)
        RUNNING.add(process.pid)
        try:
            status = process.wait(seconds)
        finally:
            end(process.pid)
        if STOPPING.is_set() or status == -signal.SIGKILL:  # killed from outside, not by a fault
            raise InterruptedError
        output.seek(0)
        return status, output.read()


def end(process: int) -> None:
    """Kill a process and everything it has started."""
    RUNNING.discard(process)
    with suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


class Trial:
    """Tries faults with a selection of tests."""

    def __init__(self, scratch: Path, options: argparse.Namespace) -> None:
        self.scratch, self.options = scratch, options
        self.sound = Copy(scratch / "sound")
        self._passes: dict[str, bool] = {}
        if fault := self.sound.first_failure(["--collect-only", "tests/rules"], options.select, options.seconds):
            sys.exit(f"No faults can be tried, because without one {fault}; is --select right?")

    def try_out(self, result: Result) -> Result:
        """Find a test that catches the fault."""
        with TemporaryDirectory(dir=self.scratch) as folder:
            copy = Copy(Path(folder), result)
            result.outcome = "gone" if copy.is_gone else "survived"
            tests = ordered_tests(result.mutation.file, self.options.without)[: self.options.nearest]
            for batch in batches([] if copy.is_gone else tests):
                if self._notices(copy, batch, result):
                    break
        return result

    def _notices(self, copy: Copy, batch: list[str], result: Result) -> bool:
        select = self.options.select
        try:
            while batch and (failed := copy.first_failure(batch, select, self.options.seconds)):
                if self.passes_without(failed):
                    result.outcome, result.test = "caught", failed
                    return True
                batch = [test for test in batch if test != failed]  # a file that cannot be read cannot be deselected
                select += f" --deselect={shlex.quote(failed)}"
        except subprocess.TimeoutExpired:
            if self.ends_soon_without(batch):
                result.outcome, result.test = "timeout", " ".join(batch)
        return result.outcome == "timeout"

    def passes_without(self, test: str) -> bool:
        """Whether a test passes without a fault, or a file that could not be imported can be."""
        if test not in self._passes:
            words = [test] if "::" in test else ["--collect-only", *([test] if test.endswith(".py") else [])]
            self._passes[test] = not self.sound.first_failure(words, self.options.select, self.options.seconds)
        return self._passes[test]

    def ends_soon_without(self, batch: list[str]) -> bool:
        """Whether tests take far less than the time allowed without a fault."""
        try:
            return self.sound.first_failure(batch, self.options.select, self.options.seconds / 4) is not None
        except subprocess.TimeoutExpired:
            return False


def planned(options: argparse.Namespace) -> list[Result]:
    """The faults to try: those of an earlier run, its survivors, or new ones."""
    if options.only_survivors_of:
        return [
            Result(each.kind, each.mutation) for each in load(options.only_survivors_of) if each.outcome == "survived"
        ]
    if options.same_as:
        return [Result(each.kind, each.mutation) for each in load(options.same_as)]
    return chosen(options.seed, options.count)


def parsed() -> argparse.Namespace:
    """The command-line arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--select", default='-m "not soak"', help="further arguments for pytest")
    parser.add_argument("--without", default="tests/browser", help="leave out test files with this prefix")
    parser.add_argument("--nearest", type=int, help="run at most this many test files, the nearest ones")
    parser.add_argument("--seconds", type=float, default=1800, help="time limit for one run of pytest")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--same-as", type=Path)
    parser.add_argument("--only-survivors-of", type=Path)
    parser.add_argument("--out", type=Path, default=Path("mutants.json"))
    return parser.parse_args()


def main() -> None:
    """Try all faults, a few at a time; an interruption loses no results."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    options = parsed()
    results = Results(options.out, planned(options))
    with TemporaryDirectory() as scratch, ThreadPoolExecutor(options.jobs) as pool:
        try:
            trial = Trial(Path(scratch), options)
            list(pool.map(lambda each: results.keep(trial.try_out(each)), results.open))
        except KeyboardInterrupt:
            sys.exit(130)
        finally:
            STOPPING.set()
            for process in list(RUNNING):
                end(process)
    print(results.table().splitlines()[0])


if __name__ == "__main__":
    main()
