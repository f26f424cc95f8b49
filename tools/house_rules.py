"""The table of house rules: every field of the rules with its values, bounds and meaning, generated from the source.

`python -m tools.house_rules` regenerates it.
"""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.rules import Rules

PAGE = Path(__file__).parents[1] / "docs" / "house-rules.md"
TABLE = re.compile(r"^\| rule field .*?\n(?=\n|\Z)", re.MULTILINE | re.DOTALL)
SAME = "·"


def renewed(text: str) -> str:
    """The page with a table generated from the source."""
    return TABLE.sub(lambda _: "\n".join(_lines()) + "\n", text)


def _lines() -> list[str]:
    boards = [load_board(edition) for edition in EDITIONS]
    heads = ["rule field", "default", *(board.name for board in boards), "bounds", "rule", "meaning"]
    rows = [[f"`{f.name}`", *_values(f.name), _bounds(f), f.metadata["rule"], f.metadata["meaning"]] for f in _rules()]
    return [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)]


def _rules() -> tuple[Any, ...]:
    return fields(Rules)


def _values(name: str) -> list[str]:
    """The default, and each edition's value where it differs."""
    default = getattr(Rules(), name)
    own = [getattr(load_board(edition).base_rules(), name) for edition in EDITIONS]
    return [_words(default), *(SAME if value == default else _words(value) for value in own)]


def _words(value: int | tuple[int, ...]) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _bounds(declared: Any) -> str:
    span = f"{declared.metadata['low']}–{declared.metadata['high']}"
    return f"{span}, {len(declared.default)} times" if isinstance(declared.default, tuple) else span


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
