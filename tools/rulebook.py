"""The rulebook page: its words come from the English rules, its functions and tests from the source.

`python -m tools.rulebook` regenerates it, and the data that the page in the browser shows for each rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.support.translations import Words, every_word
from tools import rule_examples

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rulebook.md"
SOURCE = ROOT / "src" / "whistlestop"
TESTS = ROOT / "tests"

RULES = list(rule_examples.written())
TABLES = "## "  # where the generated part starts

ROW = re.compile(r"^\| ([A-Z]\d+) \| ([^|]+) \|.*$", re.MULTILINE)
NAMED = re.compile(r"([A-Z]\d+(?:, [A-Z]\d+)*): ")
NEARLY_NAMED = re.compile(r"[A-Z]\d+\b")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A function or a test, and the rules that it names."""

    file: Path
    name: str
    rules: list[str]


@cache
def functions() -> list[Place]:
    """Every function whose docstring starts with rules."""
    found = []
    for file, name, function in _functions_below(SOURCE):
        named = NAMED.match(ast.get_docstring(function) or "")
        if named:
            found.append(Place(file, name, named[1].split(", ")))
    return found


def badly_named() -> list[str]:
    """Functions whose docstring starts with a rule, but not in the form `D2, D6: …`."""
    texts = [(file, name, ast.get_docstring(function) or "") for file, name, function in _functions_below(SOURCE)]
    return [f"{file.name}: {name}" for file, name, text in texts if NEARLY_NAMED.match(text) and not NAMED.match(text)]


@cache
def proofs() -> list[Place]:
    """Every test that is marked with rules."""
    found = []
    for file, name, function in _functions_below(TESTS):
        rules = [rule for mark in function.decorator_list for rule in _marked(mark)]
        if rules:
            found.append(Place(file, name, rules))
    return found


def _functions_below(folder: Path) -> Iterator[tuple[Path, str, Function]]:
    # Code that checks rules comes after code that carries them out; bots, beliefs and choices only estimate with them.
    estimating = {"bots", "belief", "choices"}
    files = [file for file in folder.rglob("*.py") if not estimating & {*file.relative_to(folder).parts}]
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
    """The page with its tables regenerated; the part before them is written by hand."""
    code, tested = functions(), proofs()
    return text.partition(TABLES)[0] + "\n".join(_table(letter, code, tested) for letter in rule_examples.LETTERS)


def _table(letter: str, code: list[Place], tested: list[Place]) -> str:
    title = _english().say(f"rule-chapter-{letter}")
    rules = [rule for rule in RULES if rule.startswith(letter)]
    rows = [f"| {rule} | {in_words(rule)} | {_cell(rule, code)} | {_cell(rule, tested)} |" for rule in rules]
    return "\n".join([f"## {title}", "", HEAD, *rows, ""])


HEAD = "| rule | in our words | functions | tests |\n| --- | --- | --- | --- |"


@cache
def _english() -> Words:
    return every_word("en")


def in_words(rule: str) -> str:
    """A rule in English: its title, what the printed rules say in our words, and our ruling."""
    words, said = _english(), rule_examples.written()[rule]
    parts = [f"**{words.say(f'rule-title-{rule}')}.**", *_editions(said.get("editions", []))]
    if said.get("ruling") != "whole":
        parts.append(words.say(f"rule-text-{rule}"))
    if "ruling" in said:
        parts.append(f"*Ruling:* {words.say(f'rule-ours-{rule}')}")
    return " ".join(parts)


def _editions(names: list[str]) -> list[str]:
    """Where a rule holds, if not everywhere."""
    return [f"*{', '.join(_english().say(f'edition-{name}') for name in names)}:*"] if names else []


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
    rule_examples.SHOWN.write_text(rule_examples.shown(), encoding="utf-8")
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
