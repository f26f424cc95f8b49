"""Complete games among planners in one call, for searches and figures that need thousands of games."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.decide import decide_one
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.box import Box
from whistlestop.engine.batch import start
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, records
from whistlestop.engine.scoring import Score, score
from whistlestop.engine.state import NOBODY, Phase, State
from whistlestop.engine.step import step
from whistlestop.rules import MAX_SEATS, Rules
from whistlestop.views.redaction import redact


@kernel
def play_games(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    line_ups: Array,
    traits: Records[Traits],
    scores: Records[Records[Score]],
    components: Records[Component],
    shown: Records[State],
    scratches: Records[Scratch],
) -> None:
    """Play each game to its end; line-ups say whose traits sit where, and each decision sees a redacted record."""
    board_record = board[0]
    rules_record = rules[0]
    actions = np.empty(board_record.actions, np.int16)
    for game in range(len(states)):
        state = states[game]
        while state.phase != Phase.OVER:
            redact(states, game, state.seat, shown)
            own = traits[line_ups[game, state.seat]]
            step(
                board_record,
                rules_record,
                state,
                decide_one(board_record, rules_record, shown[0], own, scratches[0], components[0], actions, game),
            )
        score(board_record, rules_record, state, scores[game], components[0])


def play_line_ups(
    box: Box, seeds: range, line_ups: Array, traits: Records[Traits]
) -> tuple[Records[State], Records[Records[Score]]]:
    """Play one game for each seed and line-up; returns the final states and the scores."""
    states = records(len(seeds), State)
    scores = records((len(seeds), MAX_SEATS), Score)
    start(box.board_table, box.rules_table, states, keys_of(seeds), line_ups.shape[1], NOBODY)
    scratch = records(1, Component), records(1, State), records(1, Scratch)
    play_games(box.board_table, box.rules_table, states, line_ups, traits, scores, *scratch)
    return states, scores
