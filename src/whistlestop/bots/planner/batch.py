"""Whole games among planners in one call, for searches and figures that need games by the thousand."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.decide import decide_one
from whistlestop.bots.planner.scratch import scratch_dtype
from whistlestop.box import Box
from whistlestop.engine.batch import start
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import Array, kernel, records
from whistlestop.engine.longest import part_dtype
from whistlestop.engine.scoring import score, score_dtype
from whistlestop.engine.state import NOBODY, Phase, state_dtype
from whistlestop.engine.step import step
from whistlestop.rules import MAX_SEATS
from whistlestop.views.view import redact


@kernel
def play_games(
    board: Array,
    rules: Array,
    states: Array,
    line_ups: Array,
    traits: Array,
    scores: Array,
    components: Array,
    shown: Array,
    scratches: Array,
) -> None:
    """Play each game to its end; the line-up says whose traits sit where, and each decision sees a redacted record."""
    b = board[0]
    r = rules[0]
    actions = np.empty(b.actions, np.int16)
    for game in range(len(states)):
        s = states[game]
        while s.phase != Phase.OVER:
            redact(states, game, s.seat, shown)
            own = traits[line_ups[game, s.seat]]
            step(b, r, s, decide_one(b, r, shown[0], own, scratches[0], components[0], actions, game))
        score(b, r, s, scores[game], components[0])


def play_line_ups(box: Box, seeds: range, line_ups: Array, traits: Array) -> tuple[Array, Array]:
    """One game for each seed and line-up; the final states and the scores."""
    states = records(len(seeds), state_dtype)
    scores = records((len(seeds), MAX_SEATS), score_dtype)
    start(box.board_table, box.rules_table, states, keys_of(seeds), line_ups.shape[1], NOBODY)
    scratch = records(1, part_dtype), records(1, state_dtype), records(1, scratch_dtype)
    play_games(box.board_table, box.rules_table, states, line_ups, traits, scores, *scratch)
    return states, scores
