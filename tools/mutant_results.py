"""The results of trying faults: in a file that is always complete, and as a table beside it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock

from tools.mutations import Mutation


@dataclass
class Result:
    """A fault and its outcome."""

    kind: str
    mutation: Mutation
    outcome: str = ""  # caught, timeout, survived, or gone if later sources have no such place
    test: str = ""


class Results:
    """The results so far, in a file that is always complete, and as a table beside it."""

    def __init__(self, path: Path, planned: list[Result]) -> None:
        done = {each.mutation.key: each for each in load(path)} if path.exists() else {}
        self.path, self._lock = path, Lock()
        self.all = [done.get(each.mutation.key, each) for each in planned]

    @property
    def open(self) -> list[Result]:
        """The faults still to try."""
        return [each for each in self.all if not each.outcome]

    def keep(self, result: Result) -> None:
        """Add a result and write all of them."""
        with self._lock:
            self.path.write_text(json.dumps([asdict(each) for each in self.all], indent=1) + "\n")
            self.path.with_suffix(".md").write_text(self.table())
            mutation = result.mutation
            print(f"{result.outcome:8} {mutation.file}:{mutation.line} {mutation.operator} {result.test}", flush=True)

    def table(self) -> str:
        """The results in Markdown."""
        tried = [each for each in self.all if each.outcome not in {"", "gone"}]
        caught = [each for each in tried if each.outcome != "survived"]
        rows = [row(each) for each in self.all]
        head = ["| kind | place | fault | outcome | by |", "|---|---|---|---|---|"]
        return "\n".join([f"{len(caught)} of {len(tried)} faults caught", "", *head, *rows, ""])


def row(result: Result) -> str:
    """One line of the table."""
    mutation = result.mutation
    change = " ".join(f"`{mutation.before}` → `{mutation.after}`".replace("|", "\\|").split())
    return f"| {result.kind} | {mutation.file}:{mutation.line} | {change} | {result.outcome} | {result.test} |"


def load(path: Path) -> list[Result]:
    """Read stored results."""
    return [Result(**{**each, "mutation": Mutation(**each["mutation"])}) for each in json.loads(path.read_text())]
