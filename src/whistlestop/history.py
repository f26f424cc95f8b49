"""The past states of a game: the last few are kept, and older ones are recomputed by replaying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.records import Records, records_in
from whistlestop.engine.state import State
from whistlestop.notation.actions import Decision

RECENT_STATES = 4  # a server holds thousands of games, and few undo more than this


class History:
    """The states of a game before each of its decisions, as bytes."""

    def __init__(self, box: Box, states: Records[State]) -> None:
        self._box = box
        self.beginning = states.tobytes()
        self.last: list[bytes] = []  # before the last decisions
        self.limit = RECENT_STATES

    def add(self, state: bytes) -> None:
        """Add the state before a decision that was just made."""
        self.last.append(state)
        del self.last[: -self.limit]

    def take_back(self, log: Sequence[Decision]) -> bytes:
        """Remove and return the state before the last decision."""
        self.last = self.last or self._replayed(log)
        return self.last.pop()

    def before_each(self, log: Sequence[Decision]) -> list[bytes]:
        """The state before each decision, read-only; asking twice replays the game only once."""
        if len(self.last) < len(log):
            self.last = self._replayed(log)
        return self.last

    def copy(self) -> Self:
        """An independent copy of the history."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.last = list(self.last)
        return twin

    def _replayed(self, log: Sequence[Decision]) -> list[bytes]:
        states, before = records_in(self.beginning, State), []
        for decision in log:
            before.append(states.tobytes())
            offer = states["offers"][0, states["seat"][0]].tolist()
            number = self._box.notation.number(decision.action, offer)
            assert number is not None  # it was legal
            batch.advance(self._box.board_table, self._box.rules_table, states, number)
        return before
