"""Why a planner made its choice, as data; other modules put it into words."""

from __future__ import annotations

from typing import TypedDict

from whistlestop.bots.planner.scratch import Scratch
from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.positions.position import card_counts
from whistlestop.rules import Cards


class SecondBest(TypedDict):
    """The second-best choice, and how many points less it promises."""

    action: str
    less: float


class WaitingRisk(TypedDict):
    """The risk of waiting with a route: the rivals at its ends, and the points that the plan would lose without it."""

    rivals: list[int]
    loss: float


class Explanation(TypedDict):
    """Why a level would do it: its goals and plan, missing cards, turns needed, the second-best choice and the risk."""

    action: str
    goals: list[str]  # tickets that the plan completes
    given_up: list[str]  # tickets that the plan leaves out
    plan: list[str]  # routes
    spare_trains: bool  # whether they are for trains that no ticket needs
    route: str | None  # the route being claimed or paid for
    short: Cards  # the cards that the plan still needs
    turns: float  # the turns that the plan takes
    turns_left: float  # the turns left that the level expects
    second: SecondBest | None
    waiting: WaitingRisk | None


class ChosenAction:
    """A choice just made: what was chosen, what was second best, and how much less that promised."""

    def __init__(self, box: Box, shown: Records[State], scratches: Records[Scratch]) -> None:
        scratch = record_at(scratches)
        self.box = box
        self.state = record_at(shown)
        self.action = int(scratch.choice)
        self.second = int(scratch.second)
        self.less = float(scratch.score - scratch.second_score)

    @property
    def route(self) -> int:
        """The route that is claimed or being paid for, if any."""
        is_claim = CLAIM <= self.action < self.box.actions.station_first
        return self.action - CLAIM if is_claim else int(self.state.route)

    def explanation(self, scratches: Records[Scratch], loss: float) -> Explanation:
        """The explanation, once the plan behind the choice is in the scratch."""
        scratch = record_at(scratches)
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
