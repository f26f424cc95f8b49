"""What the environments share: the observation and action spaces, and the outcome of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from whistlestop.encoding import Encoding
from whistlestop.engine.jit import Array
from whistlestop.rl.games import Games

Observation = dict[str, Array]
House = dict[str, int | list[int]]


def spaces_of(encoding: Encoding) -> tuple[Space[Any], Space[Any]]:
    """The observation and action spaces; the mask is part of the observation."""
    seen = Box(np.zeros(encoding.size, np.uint8), encoding.most, dtype=np.uint8)
    mask = Box(0, 1, (encoding.actions,), np.int8)
    return Dict({"observation": seen, "action_mask": mask}), Discrete(encoding.actions)


def outcome_of_game(games: Games, game: int) -> dict[str, Any]:
    """The outcome of a finished game by seat, and the seed that deals it again."""
    scores = games.scores[game]
    return {name: scores[name][: games.seats].tolist() for name in ("total", "place")} | {"seed": games.deals[game]}
