"""Compiled ahead of time, by Numba or not at all, the rules are the same; and stale compiled rules are never used."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.support.games import SOME_TABLES, TABLES, finished, random_game
from tests.support.golden import check_golden, digest
from tests.support.soak import by_turns
from whistlestop import Game
from whistlestop.engine import jit
from whistlestop.engine.jit import kernel
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.state import State, state_dtype
from whistlestop.kernels import just_in_time, sources
from whistlestop.kernels.just_in_time import PARTS

ROOT = Path(__file__).parents[2]


def test_games_end_as_they_did_in_every_mode() -> None:
    lines = []
    for edition, seats in TABLES:
        for seed in range(3):
            game = finished(edition, seats, seed)
            totals = ", ".join(str(score["total"]) for score in game.scores())
            lines.append(f"{edition} {seats} seats, seed {seed}: {len(game.log)} decisions, {totals}; {digest(game)}")
    check_golden("games.txt", lines)


SHORT, LONG = ("1", "1", "6"), ("20", "3")  # random games, games of bots, trains: at each table


@pytest.mark.parametrize(("mode", "games"), by_turns([("plain", SHORT)], ["plain", "numba"], [LONG]))
def test_every_mode_plays_the_same_games_byte_for_byte(mode: str, games: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.support.mode_digests", *games]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(sources.PACKAGE.parent)])}
    here, there = (
        subprocess.run(command, env=each, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
        for each in (environment, {**environment, "WHISTLESTOP_KERNELS": mode})
    )
    assert len(here) == len(SOME_TABLES if games is SHORT else TABLES)
    assert here == there


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the package, which can be changed, and from which the fingerprint is taken."""
    copy = tmp_path / "whistlestop"
    shutil.copytree(sources.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.json", "web", "built"))
    monkeypatch.setattr(sources, "PACKAGE", copy)
    sources.fingerprint.cache_clear()
    yield copy
    monkeypatch.undo()
    sources.fingerprint.cache_clear()


def fingerprint(part: str) -> str:
    """The current fingerprint of a part."""
    sources.fingerprint.cache_clear()
    return sources.fingerprint(part)


def test_the_fingerprint_is_of_the_source_and_not_of_its_place(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = fingerprint("library")
    monkeypatch.undo()
    assert fingerprint("library") == copied


def test_a_change_of_any_file_that_is_compiled_in_changes_the_fingerprint(package: Path) -> None:
    before = fingerprint("engine")
    for path in sources_of_the_engine(package):
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "# changed\n", encoding="utf-8")
        assert fingerprint("engine") != before, f"{path.name} is compiled in, but is not part of the fingerprint"
        path.write_text(text, encoding="utf-8")
    assert fingerprint("engine") == before


@pytest.mark.soak
def test_a_change_of_anything_compiled_keeps_the_caches_it_builds_on(package: Path) -> None:
    compiled = [path for path in sorted(package.rglob("*.py")) if "@kernel" in path.read_text(encoding="utf-8")]
    assert package / "views" / "redaction.py" in compiled
    for path in compiled:
        before = {part: fingerprint(part) for part in sources.SOURCES}
        path.write_text(path.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
        changed = {part for part in sources.SOURCES if fingerprint(part) != before[part]}
        own = PARTS.get(path.relative_to(package).parts[0], "bots")
        parts = [*sources.SOURCES]
        assert changed == {*parts[parts.index(own) :]}


def sources_of_the_engine(package: Path) -> list[Path]:
    """The engine's files and all files of the package they import, directly or not, whose constants are compiled in."""
    found, waiting = set(), sorted(package.glob("engine/*.py"))
    while waiting:
        path = waiting.pop()
        if path not in found and path.parent.name != "kernels":  # how a kernel is called does not affect it
            found.add(path)
            waiting += [file for name in imported(path) if (file := module_file(package, name)).exists()]
    # Their texts can change, because no rule depends on them.
    return sorted(
        path
        for path in found
        if path.name not in ("errors.py", "english.py", "fluent.py", "json_fault.py", "__init__.py")
    )


def imported(path: Path) -> list[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]


def module_file(package: Path, name: str) -> Path:
    return package.parent / Path(*name.split(".")).with_suffix(".py")


def test_a_new_or_renamed_file_changes_the_fingerprint(package: Path) -> None:
    before = fingerprint("engine")
    (package / "engine" / "new.py").write_text("")
    with_new = fingerprint("engine")
    (package / "engine" / "new.py").rename(package / "engine" / "newer.py")
    assert len({before, with_new, fingerprint("engine")}) == 3


@pytest.mark.parametrize("part", ["kernels/entry_points.py", "kernels/build/thunks.py"])
def test_a_change_of_how_the_library_is_built_makes_it_another_one(package: Path, part: str) -> None:
    before = fingerprint("library"), fingerprint("learners")
    with (package / part).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert fingerprint("library") != before[0]
    assert fingerprint("learners") == before[1]


@pytest.mark.parametrize("name", ["BOUNDS_CHECKED", "sys.version_info", "np.__version__", "numba.__version__"])
def test_other_versions_and_bounds_checks_have_separate_caches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = just_in_time.cache_name("engine")
    monkeypatch.setattr(f"whistlestop.kernels.just_in_time.{name}", "another")
    assert just_in_time.cache_name("engine") != before


def test_the_cache_is_a_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / name))
    folder = sources.cache_folder("engine-1")
    assert folder == tmp_path / "whistlestop" / "engine-1"
    assert folder.is_dir()


def test_without_a_folder_of_the_user_the_temporary_one_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temporary"))
    assert sources.cache_folder("engine-1").is_relative_to(tmp_path / "temporary")


def test_without_any_folder_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "file"))
    with pytest.raises(OSError, match="set XDG_CACHE_HOME"):
        sources.cache_folder("engine-1")


def test_only_the_newest_caches_are_kept(tmp_path: Path) -> None:
    folders = [tmp_path / f"engine-{i}" for i in range(9)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        (folder / "code.nbc").write_text("")
        os.utime(folder, (1e9 - age, 1e9 - age))
    sources.forget_old(folders[0])
    assert sorted(tmp_path.iterdir()) == folders[: sources.KEPT]


def test_a_cache_that_another_process_removes_meanwhile_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "engine-kept").mkdir()
    (tmp_path / "engine-gone").symlink_to(tmp_path / "nowhere")
    sources.forget_old(tmp_path / "engine-kept")
    assert (tmp_path / "engine-kept").is_dir()


@kernel
def copy_state(states: Records[State], source: int, target: int) -> None:
    """Copy a complete game, as a search does at every node."""
    states[target] = states[source]


@kernel
def spend(states: Records[State], index: int) -> int:
    """Change a number and a nested array of a record, and read them back."""
    state = states[index]
    state.turn += 2
    state.hands[1, 3] = 5
    state.trains[:] = 9
    return int(state.turn + state.hands[1, 3] + state.trains[4])


def test_a_state_is_copied_whole_inside_a_kernel() -> None:
    game = random_game("europe", 3, 2, 80)
    states = records(3, State)
    states[1:2] = game._states
    copy_state(states, 1, 2)
    assert states[2:3].tobytes() == game._states.tobytes() == states[1:2].tobytes()
    spend(states, 2)
    assert states[1:2].tobytes() == game._states.tobytes()
    assert states[0:1].tobytes() == bytes(state_dtype.itemsize)


def test_a_record_inside_a_kernel_is_a_live_view() -> None:
    states = records(2, State)
    assert spend(states, 1) == 16
    assert states["turn"].tolist() == [0, 2]
    assert states["hands"][1, 1, 3] == 5
    assert states["trains"].tolist() == [[0] * 5, [9] * 5]


def test_a_record_in_python_is_a_live_view() -> None:
    states = records(2, State)
    state = record_at(states, 1)
    state.turn = 7
    state.hands[2][:] = 1
    assert states["turn"].tolist() == [0, 7]
    assert states["hands"][1, 2].tolist() == [1] * 9
    states["turn"][1] += 1
    assert state.turn == 8 and type(state.turn) is int
    assert type(state.hands) is np.ndarray and state.hands.base is not None


def test_records_are_zeroed_and_have_the_shape_asked_for() -> None:
    assert records(4, State).shape == (4,)
    assert records((2, 3), State).shape == (2, 3)
    assert not any(records(2, State).tobytes())


def test_a_state_is_small() -> None:
    assert state_dtype.itemsize == len(Game("usa")._states.tobytes()) <= 1024


OWN_KERNEL = """
from whistlestop import Game
from whistlestop.engine.jit import kernel
from whistlestop.engine.payment import cards_in_hand

@kernel
def twice(states):
    return 2 * cards_in_hand(states[0])

states = Game("usa")._states
assert twice(states) == 2 * cards_in_hand(states[0]) > 0
"""


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["library", "numba", "plain"])
def test_a_custom_kernel_calls_ours(mode: str, tmp_path: Path) -> None:
    program = tmp_path / "own.py"
    program.write_text(OWN_KERNEL)
    environment = {**os.environ, "WHISTLESTOP_KERNELS": mode}
    subprocess.run([sys.executable, program], env=environment, check=True)


@pytest.mark.soak
@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled in this mode")
def test_compiling_is_announced_once_and_only_when_it_happens(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "from whistlestop.engine.jit import kernel\n"
        "@kernel\ndef one() -> int:\n    return 1\n"
        "@kernel\ndef two() -> int:\n    return 2\n"
        "print(one() + two())\n"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "WHISTLESTOP_KERNELS": "numba"}
    said = [
        subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, check=True).stderr
        for _ in range(2)
    ]
    assert said == [just_in_time.NOTE + "\n", ""]
