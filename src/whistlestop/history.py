"""The states that a game has been through: the last few are at hand, and older ones are found by playing again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.records import Records, records_in
from whistlestop.engine.state import State
from whistlestop.notation.actions import Decision

STATES_AT_HAND = 4  # a server holds thousands of games, and few go further back than this


class History:
    """The states of a game before each of its decisions, as bytes."""

    def __init__(self, box: Box, states: Records[State]) -> None:
        self._box = box
        self.beginning = states.tobytes()
        self.last: list[bytes] = []  # before the last decisions
        self.limit = STATES_AT_HAND

    def add(self, state: bytes) -> None:
        """Keep the state before a decision that was just made."""
        self.last.append(state)
        del self.last[: -self.limit]

    def take_back(self, log: Sequence[Decision]) -> bytes:
        """The state before the last decision, which is no longer part of the history."""
        self.last = self.last or self._played_again(log)
        return self.last.pop()

    def before_each(self, log: Sequence[Decision]) -> list[bytes]:
        """The state before each decision, to be read only; going through them twice plays them again only once."""
        if len(self.last) < len(log):
            self.last = self._played_again(log)
        return self.last

    def copy(self) -> Self:
        """The same history, to be added to apart from this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.last = list(self.last)
        return twin

    def _played_again(self, log: Sequence[Decision]) -> list[bytes]:
        states, before = records_in(self.beginning, State), []
        for decision in log:
            before.append(states.tobytes())
            offer = states["offers"][0, states["seat"][0]].tolist()
            number = self._box.notation.number(decision.action, offer)
            assert number is not None  # it was legal
            batch.advance(self._box.board_table, self._box.rules_table, states, number)
        return before
