"""Games among bots, recorded decision by decision: in compiled code where possible, otherwise in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from whistlestop.box import Box
from whistlestop.encoding import Encoding
from whistlestop.engine.jit import Array
from whistlestop.rl.games import Games
from whistlestop.rl.kernels import record_game
from whistlestop.rl.opponents import BotOpponents, CompiledOpponents, can_be_compiled

ROWS = 4096


class RecordedDecisions(NamedTuple):
    """One finished game, decision by decision, with the final points and places of the seats."""

    observations: Array
    masks: Array
    seats: Array
    actions: Array
    points: Array
    totals: Array
    places: Array


class Recorder:
    """A table at which bots play one game after another."""

    def __init__(self, box: Box, bots: Sequence[str]) -> None:
        self.games = Games(box.board, len(bots), house=box.house)
        self.encoding: Encoding = self.games.encoding
        self.bots = (CompiledOpponents if can_be_compiled(bots) else BotOpponents)(box, bots)
        size = self.encoding
        self._rows = (
            np.empty(ROWS * size.size, np.uint8),
            np.empty(ROWS * size.actions, np.int8),
            np.empty(ROWS, np.int8),
            np.empty(ROWS, np.int16),
            np.empty(ROWS, np.int16),
        )

    def play(self, seed: int) -> RecordedDecisions:
        """The game of a seed, played to its end."""
        self.games.deal([seed])
        self.bots.begin(self.games, [0])
        parts: list[list[Array]] = []
        while not parts or self.games.states["seat"][0] >= 0:
            count = self._record_some()
            parts.append([row[: count * (len(row) // ROWS)].copy() for row in self._rows])
        columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
        return self._ended(*columns)

    def _record_some(self) -> int:
        games = self.games
        if isinstance(self.bots, CompiledOpponents):
            scratch = self.bots.deciders, *self.bots.scratch, self.encoding.roots, games.legal, games.choosers
            board, rules = games.tables
            return int(record_game(board, rules, games.states, *scratch, *self._rows))
        return self._record_in_words(self.bots)

    def _record_in_words(self, opponents: BotOpponents) -> int:
        observations, masks, seats, actions, points = self._rows
        size, states, row = self.encoding, self.games.states, 0
        while row < ROWS and (seat := int(states["seat"][0])) >= 0:
            observations[row * size.size : (row + 1) * size.size] = self.games.observation(0, seat)
            masks[row * size.actions : (row + 1) * size.actions] = size.mask(states)
            seats[row], points[row] = seat, states["points"][0, seat]
            actions[row] = opponents.play_one(self.games, 0)
            row += 1
        return row

    def _ended(
        self, observations: Array, masks: Array, seats: Array, actions: Array, points: Array
    ) -> RecordedDecisions:
        self.games.settle()
        sized = observations.reshape(-1, self.encoding.size), masks.reshape(-1, self.encoding.actions)
        seated = [self.games.scores[name][0, : self.games.seats].copy() for name in ("total", "place")]
        return RecordedDecisions(*sized, seats, actions, points, *seated)
