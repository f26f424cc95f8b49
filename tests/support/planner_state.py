"""The inside of a planner: its steps one at a time, at any moment of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import assume
from hypothesis import strategies as st

from tests.support.games import TABLES, moment
from whistlestop import Game
from whistlestop.bots.planner.plan import look_around
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import traits_table
from whistlestop.engine import batch
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.records import record_at, records
from whistlestop.engine.state import NOBODY


class PlannerState:
    """The steps of a planner on turn, one at a time."""

    def __init__(self, game: Game, **traits: float) -> None:
        assert game.seat is not None
        self.box = game.box
        self.board = game.box.board
        self.shown = game.redacted(game.seat)
        self.traits, self.scratches, self.components = traits_table(traits), records(1, Scratch), records(1, Component)
        self.state, self.scratch = record_at(self.shown), record_at(self.scratches)
        look_around(*self.all)

    @property
    def board_table(self) -> Any:
        """The board's numbers."""
        return self.box.board_table[0]

    @property
    def all(self) -> tuple[Any, Any, Any, Any, Any]:
        """The inputs of most steps: the board, the rules, what is shown, the traits and the scratch."""
        return self.board_table, self.box.rules_table[0], self.shown[0], self.traits[0], self.scratches[0]

    def own_only(self, tickets: list[int]) -> None:
        """Hold only these tickets."""
        self.state.ticket_owner[:] = NOBODY
        self.state.ticket_owner[tickets] = self.state.seat

    def legal(self) -> tuple[Array, int]:
        """The legal actions and their number."""
        actions = np.empty(self.box.actions.size, np.int16)
        return actions, batch.legal(self.box.board_table, self.box.rules_table, self.shown, actions)

    def route(self, name: str) -> int:
        """The number of a route."""
        return self.board.route_index[name]


@st.composite
def planner_states(draw: st.DrawFn) -> PlannerState:
    """A planner in the middle of a random game, with some tickets of any kind."""
    edition, seats = draw(st.sampled_from(TABLES))
    game = moment(edition, seats, draw(st.integers(0, 1)), draw(st.integers(0, 19)) / 20)
    assume(not game.over)
    planner = PlannerState(game)
    numbers = st.integers(0, len(planner.board.tickets) - 1)
    planner.own_only(draw(st.lists(numbers, min_size=1, max_size=6, unique=True)))
    return planner
