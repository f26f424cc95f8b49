"""Weighing: every choice gets a score in points, and the best two are remembered."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.batch import next_choice
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import NONE

NEVER = -1e9


@kernel
def begin_weighing(s: np.record, room: np.record, seed: int) -> None:
    """Forget the last choice, and set the noise of this moment: it depends on the seed and the turn alone."""
    room.choice, room.second = NONE, NONE
    room.score, room.second_score = NEVER, NEVER
    room.noise[0], room.noise[1], room.noise[2], room.noise[3] = seed + 1, s.turn + 1, s.phase + 77, s.seat + 1013
    for _ in range(6):
        next_choice(room.noise, 8)


@kernel
def consider(t: np.record, room: np.record, action: int, score: float) -> None:
    """Weigh one more action against the best two so far; a weak player misjudges it, most often by little."""
    if t.noise > 0.0:
        score += t.noise * (next_choice(room.noise, 1000) + next_choice(room.noise, 1000) - 1000) / 1000.0
    if action == room.choice:
        room.score = max(room.score, score)
    elif score > room.score:
        room.second, room.second_score = room.choice, room.score
        room.choice, room.score = action, score
    elif score > room.second_score:
        room.second, room.second_score = action, score
