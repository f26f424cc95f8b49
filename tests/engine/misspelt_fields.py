"""Kernels with misspelt fields: the type checker must reject this file, and test_misspelt_fields.py checks that."""

from __future__ import annotations

from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import State
from whistlestop.rules import Rules


@kernel
def read_records(board: BoardTable, rules: Rules, state: State, traits: Traits) -> float:
    """The records that are only read."""
    right = board.pay_first + rules.trains + state.turns_left + traits.keep_turn
    wrong = board.pay_frist + right  # misspelt
    wrong += rules.trians  # misspelt
    wrong += state.turn_left  # misspelt
    wrong += state.hand[0, 0]  # misspelt
    wrong += traits.keep_turns  # misspelt
    return float(wrong)


@kernel
def write_records(state: State, scratch: Scratch, component: Component, score: Score) -> None:
    """The records that are written."""
    state.phase = scratch.goal_count
    state.fase = 1  # misspelt
    scratch.goals_count = 2  # misspelt
    component.trains += component.lenghts[0]  # misspelt
    score.totals = 3  # misspelt


@kernel
def read_arrays(states: Records[State], scores: Records[Records[Score]]) -> int:
    """Arrays of records, of one dimension and of two."""
    first = states[0]
    right = first.seats + states[1:][0].seat + scores[0][1].total
    wrong = first.seatz + right  # misspelt
    wrong += states[0].seets  # misspelt
    wrong += scores[0][1].totla  # misspelt
    return int(wrong)


def read_in_python() -> int:
    """A live view, outside kernels."""
    state = record_at(records(1, State))
    return int(state.seats + state.deck_cuont)  # misspelt
