"""States sampled from what one seat is shown, for the tests of belief."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np

from whistlestop import Game
from whistlestop.belief import deal_many, sample_state
from whistlestop.engine.jit import COMPILED, Array
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import State
from whistlestop.positions.position import PositionData, write_position

MANY = 3000 if COMPILED else 300


def dealt(game: Game, viewer: int, count: int, seed: int = 1) -> Records[State]:
    """A number of states dealt by the compiled kernel."""
    states = records(count, State)
    chooser = np.array([seed, 2, 3, 4])
    deal_many(game.box.board_table, game.box.rules_table, game.redacted(viewer), states, chooser)
    return states


def positions(game: Game, viewer: int, count: int) -> Iterator[PositionData]:
    states = dealt(game, viewer, count)
    for i in range(count):
        yield write_position(game.box, states[i : i + 1], 0)


def sampled(game: Game, viewer: int, count: int) -> Iterator[Game]:
    view = game.view(viewer)
    for seed in range(count):
        yield sample_state(view, random.Random(seed))


def shown(game: Game, viewer: int) -> dict[str, Any]:
    """A view without what a sampled game cannot have."""
    return {name: value for name, value in game.view(viewer).items() if name not in {"log", "seed", "seed_sha256"}}


def assert_as_likely(found: Counter[Any], expected: dict[Any, Fraction]) -> None:
    """Every outcome occurs about as often as it should, to within five standard errors."""
    total = found.total()
    assert {*found} <= {*expected}
    for outcome, chance in expected.items():
        error = sqrt(chance * (1 - chance) / total)
        assert abs(found[outcome] / total - chance) <= 5 * error, outcome


def fields_of(record: Array) -> dict[str, Any]:
    """A record field by field, because the padding between them does not matter."""
    return {name: record[name].tolist() for name in record.dtype.names or ()}


def shares(outcomes: list[Any]) -> dict[Any, Fraction]:
    return {outcome: Fraction(count, len(outcomes)) for outcome, count in Counter(outcomes).items()}
