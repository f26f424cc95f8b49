"""The developer tools: where the time of a run went, which tests touch a change, and mutation testing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import running
from tools.check import MAX_SECONDS, choose, expected
from tools.mutations import mutated, places
from tools.nearest import modules_of, nearest_tests
from tools.running import Ended, Runner, Step

ROOT = Path(__file__).parents[2]
REPORT = """<testsuites><testsuite>
<testcase classname="tests.server.test_quick" name="test_one" time="0.25"/>
<testcase classname="tests.server.test_quick" name="test_two" time="0.25"/>
<testcase classname="tests.test_slow.TestMore" name="test_three" time="61.5"/>
</testsuite></testsuites>"""
SOURCE = '''"""Doc."""

MOST: int = 3


def rule(hand: int = 1) -> bool:
    """Doc."""
    log.warning("%d", 5)
    if hand < 1 and MOST:
        state.hand -= 1
    return hand == 1
'''
MAKEFILE = """test:
	@echo "== lint (ruff)"; echo "3 passed in 62.0s"
	@mkdir -p .boot/reports; cp report.xml .boot/reports/compiled.xml
	@exit {status}
	@echo "== all checks passed"
"""


def project(folder: Path, status: int) -> Path:
    """A small project with our `.ci/run`, whose `make test` ends with a status."""
    for part in (".ci", "tools"):
        shutil.copytree(ROOT / part, folder / part)
    for file in ("tests/server/test_quick.py", "tests/test_slow.py"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    (folder / "report.xml").write_text(REPORT)
    (folder / "Makefile").write_text(MAKEFILE.format(status=status))
    return folder


@pytest.mark.parametrize(("status", "seen"), [(0, 0), (1, 2)])
def test_ci_shows_where_the_time_went_and_exits_as_make_does(tmp_path: Path, status: int, seen: int) -> None:
    done = subprocess.run([project(tmp_path, status) / ".ci" / "run"], capture_output=True, text=True, check=False)
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert done.returncode == seen
    assert "3 passed in 62.0s" in lines
    assert [line.partition(" s ")[2] for line in lines if " s " in line] == ["lint (ruff)", "all"]
    assert lines[-3:] == [
        "61.5 – 1 tests/test_slow.py",
        "0.5 – 2 tests/server/test_quick.py",
        "62.0 – 3 all 2 test files",
    ]


@pytest.mark.parametrize(
    ("changed", "nearest"),
    [
        ("src/whistlestop/engine/draw.py", "tests/rules/test_draw.py"),
        ("src/whistlestop/views/view.py", "tests/views/test_view.py"),
        ("tests/rules/test_turn.py", "tests/rules/test_turn.py"),
        ("src/whistlestop/boards/usa/board.json", "tests/boards/test_board.py"),
    ],
)
def test_the_nearest_test_comes_first(changed: str, nearest: str) -> None:
    assert next(iter(nearest_tests(modules_of(changed)))) == nearest


def test_tests_lie_in_folders_named_as_the_packages_that_they_test() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py")}
    others = {Path(name) for name in ("rules", "browser", "drawing", "tools")}
    assert [folder for folder in folders - others if not (ROOT / "src" / "whistlestop" / folder).is_dir()] == []


def test_fixtures_are_near_the_tests_that_they_serve() -> None:
    assert all(file.startswith("tests/server/") for file in nearest_tests(modules_of("tests/server/conftest.py")))


def test_what_does_not_fit_is_named() -> None:
    choice = choose(["src/whistlestop/views/view.py"], "plain")
    assert sum(expected(file, "plain") for file in choice.chosen) == pytest.approx(choice.seconds)
    assert choice.seconds <= MAX_SECONDS and choice.left_out


@pytest.mark.parametrize(("status", "also_fine", "passed"), [(0, 0, True), (5, 5, True), (1, 5, False)])
def test_a_check_passes_as_its_steps_do(status: int, also_fine: int, passed: bool) -> None:
    step = Step("step", [sys.executable, "-c", f"raise SystemExit({status})"], also_fine=also_fine)
    assert Runner().run([[step], [Step("fine", ["true"])]]) is passed


def test_a_step_that_takes_too_long_is_stopped_and_what_it_found_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.1)  # background jobs of a shell ignore interrupts
    endless = Step("endless", ["sleep", "3600"], seconds=0)
    assert not Runner().run([[endless]]), "it found nothing"
    assert Ended(endless, 2, "1 passed", 50.0, is_stopped=True).passed
    assert not Ended(endless, 2, "FAILED tests/test_x.py::test_y", 50.0, is_stopped=True).passed


def test_faults_are_of_every_kind_but_not_in_texts_types_and_logs() -> None:
    changes = {f"{found.before} → {found.after}" for found, _ in places("rules.py", SOURCE)}
    assert changes == {
        "3 → 4",
        "1 → 2",
        "hand < 1 and MOST → not (hand < 1 and MOST)",
        "hand < 1 and MOST → (hand < 1 or MOST)",
        "hand < 1 → hand <= 1",
        "state.hand -= 1 → pass",
        "return hand == 1 → return not (hand == 1)",
        "hand == 1 → hand != 1",
    }


def test_a_fault_is_found_again_when_lines_have_moved() -> None:
    for fault, _ in places("rules.py", SOURCE):
        here, moved = mutated(SOURCE, fault), mutated(f"\n\n{SOURCE}", fault)
        assert here is not None and here != SOURCE and moved == f"\n\n{here}"
    assert mutated("", fault) is None
