"""How long players have: a time for each move, or a time bank that grows by an increment with each turn."""

from __future__ import annotations

from typing import NamedTuple


class TimeControl(NamedTuple):
    """How many seconds players have: for each move, or at the start and more with each turn."""

    move: int | None
    bank: int = 0
    increment: int = 0

    @property
    def first(self) -> float:
        """The seconds that everybody has when the cards are dealt."""
        return self.bank if self.move is None else self.move

    def after_waiting(self, left: float, *, is_new_turn: bool) -> float:
        """The seconds that a seat has when it is asked for its next decision."""
        if self.move is not None:
            return self.move
        return left + self.increment if is_new_turn else left

    def after_running_out(self, left: float) -> float:
        """The seconds that a seat has when its player is back; a player who had some left gains none."""
        return left if left > 0 else (self.increment if self.move is None else self.move)
