"""The ladder: four levels of one planner, from a beginner to a strong player, each with traits found by a search."""

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
    """The traits of a level at a table: those for every table, changed for the board, changed for its seats."""
    keys = (EVERY_TABLE, edition, f"{edition}/{seats}")
    return {name: value for key in keys for name, value in _levels()[level].get(key, {}).items()}


Thinking = tuple[
    Records[BoardTable], Records[Rules], Records[State], Records[Traits], Records[Scratch], Records[Component]
]


class Planner(CompiledBot):
    """A bot that plans its tickets; how well, its traits say."""

    level = "regular"

    def __init__(self, seed: int = 0, traits: Mapping[str, float] | None = None) -> None:
        super().__init__(seed)
        self.traits = traits
        self._tables: dict[tuple[str, int], Records[Traits]] = {}
        self._rooms = records(1, Scratch)
        self._components = records(1, Component)
        self._last: tuple[Box, Records[State]] | None = None

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The action that its plan asks for."""
        self._last = box, shown
        return decide(*self._thinking(box, shown), np.empty(box.actions.size, np.int16), self.seed & 0x7FFFFFFF)

    def _thinking(self, box: Box, shown: Records[State]) -> Thinking:
        table = box.board.id, int(shown["seats"][0])
        if table not in self._tables:
            self._tables[table] = traits_table(traits_of(self.level, *table) if self.traits is None else self.traits)
        return box.board_table, box.rules_table, shown, self._tables[table], self._rooms, self._components

    def explain(self) -> Explanation | None:
        """Why it chose what it chose last: goals, plan, cards short, turns, second-best choice, risk of waiting."""
        if self._last is None:
            return None
        choice = ChosenAction(*self._last, self._rooms)
        return choice.explanation(self._rooms, review(*self._thinking(*self._last), choice.action, choice.route))


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
