"""The ladder: four levels of one planner, from a beginner to a strong player, each with traits found by a search."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.explaining import Choice
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.explain import review
from whistlestop.bots.planner.scratch import scratch_dtype
from whistlestop.bots.planner.traits import traits_table
from whistlestop.box import Box
from whistlestop.engine.jit import Array, records
from whistlestop.engine.longest import part_dtype

LEVELS = ("beginner", "casual", "regular", "strong")
FILE = Path(__file__).with_name("levels.json")
EVERY_TABLE = "every table"


@lru_cache
def _levels() -> dict[str, dict[str, dict[str, float]]]:
    levels: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return levels


def traits_of(level: str, edition: str, seats: int) -> dict[str, float]:
    """The traits of a level at a table: those for every table, changed for the board, changed for its seats."""
    keys = (EVERY_TABLE, edition, f"{edition}/{seats}")
    return {name: value for key in keys for name, value in _levels()[level].get(key, {}).items()}


class Planner(CompiledBot):
    """A bot that plans its tickets; how well, its traits say."""

    level = "regular"

    def __init__(self, seed: int = 0, traits: Mapping[str, float] | None = None) -> None:
        super().__init__(seed)
        self.traits = traits
        self._tables: dict[tuple[str, int], Array] = {}
        self._rooms = records(1, scratch_dtype)
        self._parts = records(1, part_dtype)
        self._last: tuple[Box, Array] | None = None

    def decide(self, box: Box, shown: Array) -> int:
        """The action that its plan asks for."""
        self._last = box, shown
        return decide(*self._thinking(box, shown), np.empty(box.actions.size, np.int16), self.seed & 0x7FFFFFFF)

    def _thinking(self, box: Box, shown: Array) -> tuple[Array, Array, Array, Array, Array, Array]:
        table = box.board.id, int(shown["seats"][0])
        if table not in self._tables:
            self._tables[table] = traits_table(traits_of(self.level, *table) if self.traits is None else self.traits)
        return box.board_table, box.rules_table, shown, self._tables[table], self._rooms, self._parts

    def explain(self) -> dict[str, Any] | None:
        """Why it chose what it chose last: goals, plan, cards short, turns, second-best choice, risk of waiting."""
        if self._last is None:
            return None
        choice = Choice(*self._last, self._rooms)
        return choice.reason(self._rooms, review(*self._thinking(*self._last), choice.action, choice.route))


@register("beginner")
class Beginner(Planner):
    """Keeps every ticket, thinks of one at a time and often misjudges; does not tell why."""

    level = "beginner"

    def explain(self) -> None:
        """A beginner can not say why."""


@register("casual")
class Casual(Planner):
    """Goes for one ticket after the other and draws blind."""

    level = "casual"


@register("regular")
class Regular(Planner):
    """Plans all tickets together, claims as soon as it can, and is in the way where that pays."""

    level = "regular"


@register("strong")
class Strong(Planner):
    """Gathers cards before it shows its hand, watches the clock and the longest path, and blocks where that pays."""

    level = "strong"
