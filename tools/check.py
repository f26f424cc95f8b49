"""The inner loop: format, lint, types, layers, and the tests that a change touches, within a minute.

python -m tools.check [BRANCH]    checks what has changed since this branch left main (or BRANCH), committed or not
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tools.changes import base_of, changed_since
from tools.durations import ROOT, recorded
from tools.nearest import modules_of, nearest_tests
from tools.running import Runner, Step

MAX_SECONDS = 40.0  # of recorded durations; two workers and the other checks need about as long
STOPPED_AFTER = 45.0  # seconds, if the machine is slower or busier than the one that recorded the durations
UNRECORDED = 2.0  # seconds to assume for a test file until it is recorded
SLOWER_PLAIN = 3.0  # how much slower to assume a test is in plain Python until that is recorded
FEW_SECONDS = 8.0  # below this, a second worker costs more than it saves
NO_TESTS_RAN = 5
BIN = Path(sys.executable).parent
PAGE = ("web/", "src/whistlestop/boards/", "src/whistlestop/languages/", "src/whistlestop/rulebook/")
LINTED = (".ts", ".js", ".svelte")


@dataclass
class Choice:
    """The test files to run, nearest first, and the others that touch the change."""

    chosen: list[str]
    left_out: list[str]
    seconds: float


def kernels() -> str:
    """How to run the kernels: from a library that matches the sources, or in plain Python; compiling is too slow."""
    asked = "import whistlestop.engine.jit as jit; print(getattr(jit, 'MODE', 'numba'))"
    said = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return "library" if said.strip() == "library" else "plain"


def expected(file: str, mode: str) -> float:
    """The seconds that a test file will need."""
    known = recorded()
    compiled = {**known.get("compiled", {}), **known.get("measured", {})}.get(file, UNRECORDED)
    return known.get("plain", {}).get(file, compiled * SLOWER_PLAIN) if mode == "plain" else compiled


def choose(changed: list[str], mode: str) -> Choice:
    """As many test files as fit, nearest first; among equally near ones the quicker first."""
    near = nearest_tests(module for file in changed for module in modules_of(file))
    choice = Choice([], [], 0.0)
    for file in sorted(near, key=lambda file: (*near[file], expected(file, mode))):
        fits = choice.seconds + expected(file, mode) <= MAX_SECONDS
        (choice.chosen if fits else choice.left_out).append(file)
        choice.seconds += expected(file, mode) if fits else 0
    return choice


def test_steps(choice: Choice, mode: str) -> list[Step]:
    """The chosen tests."""
    if not choice.chosen:
        return []
    workers = "0" if choice.seconds < FEW_SECONDS else "auto"
    words = [f"{BIN}/pytest", "--quiet", "--numprocesses", workers, "--dist", "worksteal", "-m", "not soak"]
    settings = {"WHISTLESTOP_KERNELS": "plain"} if mode == "plain" else {}
    return [Step(f"tests ({mode})", [*words, *choice.chosen], ROOT, settings, NO_TESTS_RAN, STOPPED_AFTER)]


def static_steps() -> list[Step]:
    """The checks that read the sources."""
    return [
        Step("format", [f"{BIN}/ruff", "format", "--check", "--output-format=concise", "."]),
        Step("lint", [f"{BIN}/ruff", "check", "--output-format=concise", "."]),
        Step("layers", [f"{BIN}/lint-imports", "--no-logo"]),
        Step("types", [f"{BIN}/mypy"]),
    ]


def page_steps(changed: list[str]) -> list[Step]:
    """The checks of the page, if it has changed."""
    files = [file for file in changed if file.startswith(PAGE)]
    sources = [f"../{file}" for file in files if file.startswith("web/")]
    linted = [file for file in sources if file.endswith(LINTED)]
    tools, folder = ROOT / "web" / "node_modules" / ".bin", ROOT / "web"
    words = {
        "page: tests": [f"{tools}/vitest", "related", "--run", *(f"../{file}" for file in files)],
        "page: format": [f"{tools}/prettier", "--check", "--ignore-unknown", *sources] if sources else [],
        "page: lint": [f"{tools}/eslint", *linted] if linted else [],
        "page: types": [f"{tools}/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"] if linted else [],
    }
    return [Step(name, [f"{BIN}/node", *each], folder) for name, each in words.items() if each and files]


def announce(changed: list[str], choice: Choice) -> None:
    """Print what is checked, and what is not."""
    print(f"{len(changed)} files changed; tests in {len(choice.chosen)} files, nearest first:")
    for file in choice.chosen:
        print(f"         {file}")
    if choice.left_out:
        print(f"{len(choice.left_out)} more test files touch this change; run make test for all of them.")


def check(branch: str) -> bool:
    """Check what differs from a branch, and return whether it passed."""
    changed = changed_since(base_of(branch))
    if not changed:
        print(f"Nothing differs from {branch}: nothing to check.")
        return True
    mode, begun = kernels(), time.monotonic()
    choice = choose(changed, mode)
    announce(changed, choice)
    lanes = [test_steps(choice, mode), static_steps(), page_steps(changed)]
    passed = Runner().run([lane for lane in lanes if lane])
    print(f"{'All passed' if passed else 'NOT passed'} in {time.monotonic() - begun:.0f} s.")
    return passed


def main() -> None:
    """Exit with 0 if all passed, 1 if not, 130 if interrupted."""
    try:
        sys.exit(not check(sys.argv[1] if len(sys.argv) > 1 else "main"))
    except KeyboardInterrupt:
        print("\nInterrupted.")
        sys.exit(130)


if __name__ == "__main__":
    main()
