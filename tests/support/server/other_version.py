"""Another version of the program: a copy in which one rule is changed, run in a separate process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import whistlestop

PACKAGE = Path(whistlestop.__file__).parent
ROOT = Path(__file__).parents[3]


class Change(NamedTuple):
    """A rule in the source code, and its replacement."""

    file: str
    now: str
    then: str

    def make_in(self, package: Path) -> None:
        """Make this change in a copy of the program."""
        path = package / self.file
        text = path.read_text(encoding="utf-8")
        assert text.count(self.now) == 1, f"{self.file} does not contain {self.now!r} any more"
        path.write_text(text.replace(self.now, self.then), encoding="utf-8")


def copied_to(folder: Path, *changes: Change) -> dict[str, str]:
    """Copy the program with some changes; the environment in which that copy runs."""
    copy = folder / "other"
    shutil.copytree(PACKAGE, copy / "whistlestop", ignore=shutil.ignore_patterns("web", "built"))
    for change in changes:
        change.make_in(copy / "whistlestop")
    # Uncompiled, since compiling takes a minute.
    return {"PYTHONPATH": os.pathsep.join([str(copy), str(ROOT)]), "WHISTLESTOP_KERNELS": "plain"}


def run(module: str, *words: str, environment: dict[str, str]) -> list[str]:
    """Run a module in another environment; what it prints, as JSON."""
    program = [sys.executable, "-m", module, *words]
    ran = subprocess.run(
        program, env={**os.environ, **environment}, cwd="/", capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: list[str] = json.loads(ran.stdout)
    return found


DEAL = Change("rules.py", "FIRST_HAND = 4", "FIRST_HAND = 5")
POINTS = Change("engine/claim.py", "state.points[state.seat] += rules", "state.points[state.seat] += 2 * rules")
BONUS = Change("rules.py", "longest_bonus: int = _rule(10,", "longest_bonus: int = _rule(15,")
ROW = Change("engine/draw.py", "return others > ROW - rules.row_flush", "return False")
TUNNEL = Change(
    "engine/tunnel.py",
    "count += state.turned_up[slot] == colour or state.turned_up[slot] == LOCO",
    "count += state.turned_up[slot] != NONE",
)
DECK = Change(
    "engine/draw.py",
    "    return int(state.deck[state.deck_count])",
    "    card = int(state.deck[0])\n    state.deck[0] = state.deck[state.deck_count]\n    return card",
)
