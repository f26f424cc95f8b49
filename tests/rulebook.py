"""The page of the rulebook: ids and words are written by hand, functions and tests are found in the source.

`python -m tests.rulebook` renews it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rulebook.md"
SOURCE = ROOT / "src" / "whistlestop"
TESTS = ROOT / "tests"

CHAPTERS = {"S": 11, "T": 4, "D": 12, "C": 10, "F": 3, "M": 1, "U": 6, "K": 5, "B": 7, "E": 8}
RULES = [f"{letter}{number}" for letter, last in CHAPTERS.items() for number in range(1, last + 1)]

ROW = re.compile(r"^\| ([A-Z]\d+) \| ([^|]+) \|.*$", re.MULTILINE)
NAMED = re.compile(r"([A-Z]\d+(?:, [A-Z]\d+)*): ")
NEARLY_NAMED = re.compile(r"[A-Z]\d+\b")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A function or a test, and the rules that it names."""

    file: Path
    name: str
    rules: list[str]


def functions() -> list[Place]:
    """Every function whose docstring begins with rules."""
    found = []
    for file, name, function in _functions_below(SOURCE):
        named = NAMED.match(ast.get_docstring(function) or "")
        if named:
            found.append(Place(file, name, named[1].split(", ")))
    return found


def badly_named() -> list[str]:
    """Functions whose docstring begins with a rule, but not in the form `D2, D6: …`."""
    texts = [(file, name, ast.get_docstring(function) or "") for file, name, function in _functions_below(SOURCE)]
    return [f"{file.name}: {name}" for file, name, text in texts if NEARLY_NAMED.match(text) and not NAMED.match(text)]


def proofs() -> list[Place]:
    """Every test that is marked with rules."""
    found = []
    for file, name, function in _functions_below(TESTS):
        rules = [rule for mark in function.decorator_list for rule in _marked(mark)]
        if rules:
            found.append(Place(file, name, rules))
    return found


def _functions_below(folder: Path) -> Iterator[tuple[Path, str, Function]]:
    # What only checks the rules comes after what carries them out; bots, beliefs and choices only reckon with them.
    reckoning = {"bots", "belief", "odds.py", "choices.py"}
    files = [file for file in folder.rglob("*.py") if not reckoning & {*file.relative_to(folder).parts}]
    for file in sorted(files, key=lambda path: (path.name == "invariant.py", path)):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, Function):
                yield file, node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from (
                    (file, f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, Function)
                )


def _marked(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(rule)) for rule in mark.args]
    return []


def renewed(text: str) -> str:
    """The page with the columns of functions and tests as they are now."""
    code, tested = functions(), proofs()
    return ROW.sub(lambda row: f"| {row[1]} | {row[2]} | {_cell(row[1], code)} | {_cell(row[1], tested)} |", text)


def _cell(rule: str, places: list[Place]) -> str:
    """The places that name a rule, file by file."""
    names: dict[Path, list[str]] = {}
    for place in places:
        if rule in place.rules:
            names.setdefault(place.file, []).append(place.name)
    return "<br>".join(f"{_link(file)}: {', '.join(f'`{name}`' for name in found)}" for file, found in names.items())


def _link(file: Path) -> str:
    base = SOURCE if file.is_relative_to(SOURCE) else ROOT
    return f"[{file.relative_to(base).as_posix()}](../{file.relative_to(ROOT).as_posix()})"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
