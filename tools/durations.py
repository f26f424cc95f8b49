"""How long test files take: as reported by the last run, and as recorded in tests/durations.json.

Needs only the standard library, so it works before anything is set up.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / ".boot" / "reports"
RECORD = ROOT / "tests" / "durations.json"


@dataclass
class Spent:
    """The time of one test file: set-up, call and teardown of all its cases."""

    seconds: float = 0.0
    cases: int = 0


def reported(report: Path) -> dict[str, Spent]:
    """The time of each test file in a run, from its `--junit-xml` report."""
    found: dict[str, Spent] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        spent = found.setdefault(test_file(case.get("classname", "")), Spent())
        spent.seconds += float(case.get("time", 0))
        spent.cases += 1
    return found


def test_file(dotted: str) -> str:
    """The test file of a dotted name, which may end in classes."""
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        path = "/".join(parts[:end]) + ".py"
        if (ROOT / path).exists():
            return path
    return dotted


def last_runs() -> dict[str, dict[str, Spent]]:
    """The time of each test file in the last runs, by the name of the run."""
    return {path.stem: reported(path) for path in sorted(REPORTS.glob("*.xml"))}


def recorded() -> dict[str, dict[str, float]]:
    """The recorded seconds of each test file, by the name of the run."""
    found: dict[str, dict[str, float]] = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    return found


def record() -> None:
    """Record the times of the last runs."""
    runs = {name: {file: round(spent.seconds, 1) for file, spent in run.items()} for name, run in last_runs().items()}
    RECORD.write_text(json.dumps(runs, indent=1, sort_keys=True) + "\n")
