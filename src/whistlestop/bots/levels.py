"""The four levels of one planner, from beginner to strong player, each with traits found by a search."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np

from whistlestop.bots.base import register
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.explaining import ChosenAction, Explanation
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.explain import review
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits, traits_table
from whistlestop.box import Box
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import State
from whistlestop.rules import Rules

LEVELS = ("beginner", "casual", "regular", "strong")
FILE = Path(__file__).with_name("levels.json")
EVERY_TABLE = "every table"


@lru_cache
def _levels() -> dict[str, dict[str, dict[str, float]]]:
    levels: dict[str, dict[str, dict[str, float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return levels


def traits_of(level: str, edition: str, seats: int) -> dict[str, float]:
    """The traits of a level: the general ones, overridden for the board and then for the number of seats."""
    keys = (EVERY_TABLE, edition, f"{edition}/{seats}")
    return {name: value for key in keys for name, value in _levels()[level].get(key, {}).items()}


Arguments = tuple[
    Records[BoardTable], Records[Rules], Records[State], Records[Traits], Records[Scratch], Records[Component]
]


class Planner(CompiledBot):
    """A bot that plans its tickets; its traits determine how well."""

    level = "regular"

    def __init__(self, seed: int = 0, traits: Mapping[str, float] | None = None) -> None:
        super().__init__(seed)
        self.traits = traits
        self._tables: dict[tuple[str, int], Records[Traits]] = {}
        self._scratches = records(1, Scratch)
        self._components = records(1, Component)
        self._last: tuple[Box, Records[State]] | None = None

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The action that its plan asks for."""
        self._last = box, shown
        return decide(*self._arguments(box, shown), np.empty(box.actions.size, np.int16), self.seed & 0x7FFFFFFF)

    def _arguments(self, box: Box, shown: Records[State]) -> Arguments:
        table = box.board.id, int(shown["seats"][0])
        if table not in self._tables:
            self._tables[table] = traits_table(traits_of(self.level, *table) if self.traits is None else self.traits)
        return box.board_table, box.rules_table, shown, self._tables[table], self._scratches, self._components

    def explain(self) -> Explanation | None:
        """Why it made its last choice: goals, plan, missing cards, turns, second-best choice, risk of waiting."""
        if self._last is None:
            return None
        choice = ChosenAction(*self._last, self._scratches)
        return choice.explanation(self._scratches, review(*self._arguments(*self._last), choice.action, choice.route))


@register("beginner")
class Beginner(Planner):
    """Keeps every ticket, thinks of one at a time and often misjudges; does not explain its choices."""

    level = "beginner"

    def explain(self) -> None:
        """A beginner cannot say why."""


@register("casual")
class Casual(Planner):
    """Goes for one ticket after the other and draws blind."""

    level = "casual"


@register("regular")
class Regular(Planner):
    """Plans all tickets together, claims as soon as it can, and blocks where that pays."""

    level = "regular"


@register("strong")
class Strong(Planner):
    """Collects cards before showing its plans, watches the end and the longest path, and blocks where that pays."""

    level = "strong"
