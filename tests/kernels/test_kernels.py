"""Python calls only the entry points of the table, and a call that does not fit is refused before it is made."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import whistlestop
from whistlestop import Game
from whistlestop.box import open_box
from whistlestop.engine import batch, jit
from whistlestop.engine.claim import begin_claim
from whistlestop.engine.records import Records
from whistlestop.engine.setup import clear_table
from whistlestop.engine.state import State, state_dtype
from whistlestop.errors import KernelError
from whistlestop.kernels import addresses, calling, library
from whistlestop.kernels.entry_points import ENTRY_POINTS, RECORDS

PACKAGE = Path(whistlestop.__file__).parent
in_library = pytest.mark.skipif(jit.MODE not in ("library", "checked"), reason="there is no library in this mode")


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the package, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}


def name_of(path: Path) -> str:
    """A module below the package."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


def is_kernel(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(each, ast.Name) and each.id == "kernel" for each in node.decorator_list
    )


@cache
def kernels() -> set[str]:
    """Every kernel of the package."""
    return {
        f"{name_of(path)}.{node.name}"
        for path, tree in modules().items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and is_kernel(node)
    }


def imported(path: Path) -> dict[str, str]:
    """The names that a module imports from our package, each with its source."""
    names: dict[str, str] = {}
    for node in ast.walk(modules()[path]):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("whistlestop"):
            module = node.module.removeprefix("whistlestop").lstrip(".")
            names |= {each.asname or each.name: f"{module}.{each.name}".lstrip(".") for each in node.names}
    return names


@cache
def re_exported() -> dict[str, str]:
    """The names that packages re-export from their modules."""
    return {
        f"{name_of(path.parent)}.{name}": source
        for path in modules()
        if path.name == "__init__.py" and path.parent != PACKAGE
        for name, source in imported(path).items()
    }


def called_by_python(path: Path) -> Iterator[str]:
    """Every name that a module uses outside of kernels."""
    names = {name: re_exported().get(source, source) for name, source in imported(path).items()}
    body = modules()[path].body
    names |= {node.name: f"{name_of(path)}.{node.name}" for node in body if isinstance(node, ast.FunctionDef)}
    for node in (found for part in body if not is_kernel(part) for found in ast.walk(part)):
        if isinstance(node, ast.Name):
            yield names.get(node.id, "")
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{names.get(node.value.id, '')}.{node.attr}"


def test_python_calls_no_kernel_that_is_not_an_entry_point() -> None:
    called = {name: name_of(path) for path in modules() for name in called_by_python(path) if name in kernels()}
    assert {name: place for name, place in called.items() if name not in ENTRY_POINTS} == {}
    assert {*ENTRY_POINTS} <= {*called}, "nobody calls these any more"


def test_the_net_sees_a_call_that_is_not_in_the_table() -> None:
    assert "engine.batch.legal" in called_by_python(PACKAGE / "game.py")
    assert "engine.step.list_legal" in called_by_python(PACKAGE / "positions" / "faults.py")
    assert len(kernels()) > 300


@pytest.mark.parametrize("name", ENTRY_POINTS)
def test_the_table_names_the_arguments_as_the_function_does(name: str) -> None:
    module, _, function = name.rpartition(".")
    kernel = getattr(import_module(f"whistlestop.{module}"), function)
    assert [*inspect.signature(kernel).parameters] == [*ENTRY_POINTS[name].arguments]


def test_every_length_in_the_table_is_of_something() -> None:
    for entry in ENTRY_POINTS.values():
        for kind in entry.arguments.values():
            for least in kind.least or ():
                assert isinstance(least, int) or least in (*entry.arguments, "board.actions")


def test_every_record_of_the_table_is_declared() -> None:
    for place in RECORDS.values():
        module, _, attribute = place.rpartition(".")
        assert getattr(import_module(f"whistlestop.{module}"), attribute).names


def test_looking_for_a_library_needs_no_writable_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "file"))
    monkeypatch.setattr(library, "SHIPPED", tmp_path)
    assert library.find() is None
    if targets := library.host_targets():
        (tmp_path / library.file_name(targets[-1])).touch()
        assert library.find() == tmp_path / library.file_name(targets[-1])
    assert {path.name for path in tmp_path.iterdir()} <= {"file", *map(library.file_name, library.host_targets())}


@in_library
def test_what_does_not_fit_is_refused_by_name() -> None:
    box, game = open_box("usa"), Game("usa")
    tables = box.board_table, box.rules_table
    out = np.empty(box.actions.size, np.int16)
    refused: dict[str, tuple[Any, ...]] = {
        "an array of state": (*tables, np.zeros(1, np.int64), out),
        "an array of i2": (*tables, game._states, out.astype(np.int64)),
        "too short": (*tables, game._states, out[:10]),
        "contiguous": (*tables, game._states, np.empty(2 * box.actions.size, np.int16)[::2]),
    }
    for reason, given in refused.items():
        with pytest.raises(KernelError, match=reason):
            batch.legal(*given)
    with pytest.raises(TypeError, match=r"legal\(\) missing 1 required positional argument: 'out'"):
        batch.legal(*tables, game._states)  # type: ignore[call-arg]


@in_library
def test_without_the_quick_way_everything_goes_the_careful_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "ARE_BEHIND_HEADS", False)
    monkeypatch.setattr(calling, "ARE_BEHIND_HEADS", False)
    path = library.find(is_checked=jit.MODE == "checked")
    assert path is not None
    careful = calling.caller(library.load(path), "engine.batch.legal", ENTRY_POINTS["engine.batch.legal"])
    box, game = open_box("usa"), Game("usa")
    out = np.empty(box.actions.size, np.int16)
    count = careful(box.board_table, box.rules_table, game._states, out)
    assert out[:count].tolist() == game._actions(game._states)


@in_library
def test_nothing_is_written_where_nothing_may_be_written() -> None:
    box, game = open_box("usa"), Game("usa")
    frozen = cast("Records[State]", np.frombuffer(game._states.tobytes(), state_dtype))
    with pytest.raises(KernelError, match="can be written"):
        batch.advance(box.board_table, box.rules_table, frozen, 0)
    with pytest.raises(KernelError, match="record of a state"):
        clear_table(box.rules_table[0])  # type: ignore[arg-type]  # on purpose


@in_library
def test_a_kernel_that_is_not_an_entry_point_says_so() -> None:
    with pytest.raises(KernelError, match="begin_claim is not an entry point"):
        begin_claim(Game("usa")._states[0], 0)


@pytest.mark.skipif(jit.MODE != "checked", reason="only this library has bounds checks")
def test_bounds_are_checked_inside() -> None:
    box, game = open_box("usa"), Game("usa")
    with pytest.raises(IndexError, match="left the bounds"):
        batch.advance(box.board_table, box.rules_table, game._states, 30_000)
