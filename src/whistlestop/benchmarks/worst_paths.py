"""The networks whose longest path takes longest to find, as found by `bench/climb_longest_path.py`."""

from __future__ import annotations

import json

from whistlestop.boards.board import BOARDS


def worst_path(edition: str) -> list[str]:
    """The routes of the hardest network known on the board of an edition; none if nobody has searched there."""
    path = BOARDS / edition / "worst_path.json"
    routes: list[str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return routes
