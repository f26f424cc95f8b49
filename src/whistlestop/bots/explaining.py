"""Why a planner chose what it chose, as data; words are made of it elsewhere."""

from __future__ import annotations

from typing import Any

from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.positions.position import card_counts


class Choice:
    """A choice just made, in its own words: what was chosen, what was second best, and how much less it promised."""

    def __init__(self, box: Box, shown: Array, scratches: Array) -> None:
        scratch = Record(scratches)
        self.box = box
        self.state = Record(shown)
        self.action = int(scratch.choice)
        self.second = int(scratch.second)
        self.less = float(scratch.score - scratch.second_score)

    @property
    def route(self) -> int:
        """The route that is claimed or being paid for, if any."""
        is_claim = CLAIM <= self.action < self.box.actions.station_first
        return self.action - CLAIM if is_claim else int(self.state.route)

    def reason(self, scratches: Array, loss: float) -> dict[str, Any]:
        """The reason, once the plan behind the choice has been laid out in the room."""
        scratch = Record(scratches)
        board = self.box.board
        goals = [board.ticket_name(ticket) for ticket in scratch.goals[: scratch.goal_count].tolist()]
        joined = scratch.plan_joined[: scratch.goal_count].tolist()
        return {
            "action": self._words(self.action),
            "goals": [ticket for ticket, is_joined in zip(goals, joined, strict=True) if is_joined],
            "given_up": [ticket for ticket, is_joined in zip(goals, joined, strict=True) if not is_joined],
            "plan": [board.route_name(route) for route in scratch.plan[: scratch.plan_count].tolist()],
            "spare_trains": bool(scratch.is_spare),
            "route": board.route_name(self.route) if self.route != NONE else None,
            "short": card_counts(scratch.missing),
            "turns": round(float(scratch.plan_turns), 1),
            "turns_left": round(float(scratch.horizon), 1),
            "second": {"action": self._words(self.second), "less": round(self.less, 1)}
            if self.second != NONE
            else None,
            "waiting": {"rivals": self._rivals(), "loss": round(float(loss), 1)} if self.route != NONE else None,
        }

    def _words(self, action: int) -> str:
        return self.box.notation.words(action, self.state.offers[self.state.seat].tolist())

    def _rivals(self) -> list[int]:
        """The other seats with a route at either end of the route."""
        board = self.box.board
        ends = {board.routes[self.route].a, board.routes[self.route].b}
        owners = [(int(self.state.owner[i]), {route.a, route.b}) for i, route in enumerate(board.routes)]
        return sorted({owner for owner, at in owners if owner not in (NOBODY, self.state.seat) and ends & at})
