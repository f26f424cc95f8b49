"""Weighing: every choice gets a score in points, and the best two are remembered."""

from __future__ import annotations

from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.engine.batch import next_choice
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NONE, State

NEVER = -1e9


@kernel
def begin_weighing(state: State, scratch: Scratch, seed: int) -> None:
    """Forget the last choice, and set the noise for this moment, which depends only on the seed and the turn."""
    scratch.choice, scratch.second = NONE, NONE
    scratch.score, scratch.second_score = NEVER, NEVER
    scratch.noise[0], scratch.noise[1], scratch.noise[2], scratch.noise[3] = (
        seed + 1,
        state.turn + 1,
        state.phase + 77,
        state.seat + 1013,
    )
    for _ in range(6):
        next_choice(scratch.noise, 8)


@kernel
def consider(traits: Traits, scratch: Scratch, action: int, score: float) -> None:
    """Weigh one more action against the best two so far; a weak player misjudges it, usually by little."""
    if traits.noise > 0.0:
        score += traits.noise * (next_choice(scratch.noise, 1000) + next_choice(scratch.noise, 1000) - 1000) / 1000.0
    if action == scratch.choice:
        scratch.score = max(scratch.score, score)
    elif score > scratch.score:
        scratch.second, scratch.second_score = scratch.choice, scratch.score
        scratch.choice, scratch.score = action, score
    elif score > scratch.second_score:
        scratch.second, scratch.second_score = action, score
