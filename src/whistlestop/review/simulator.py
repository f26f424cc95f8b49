"""The simulator of a review: the box, a player's traits and its scratch space, for everything that is estimated."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from whistlestop.belief import deal_many
from whistlestop.bots.levels import traits_of
from whistlestop.bots.planner.batch import play_games
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.explain import review
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import traits_table
from whistlestop.box import Box
from whistlestop.engine.actions import PASS
from whistlestop.engine.batch import advance, start
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.rules import MAX_SEATS
from whistlestop.views.redaction import redacted

SEED = 0


class Simulator:
    """A player of one level that plays games to the end, chooses and plans, for one box and number of seats."""

    def __init__(self, box: Box, seats: int, level: str) -> None:
        self.box = box
        self.seats = seats
        self._tables = box.board_table, box.rules_table
        self._traits = traits_table(traits_of(level, box.board.id, seats))
        self._components = records(1, Component)
        self._scratch = records(1, Scratch)
        self._shown = records(1, State)
        self._actions = np.empty(box.actions.size, np.int16)

    def deals(self, count: int) -> Iterator[Records[State]]:
        """Other newly dealt games of the same kind; always the same ones."""
        for key in range(count):
            state = records(1, State)
            start(*self._tables, state, keys_of([key]), self.seats, key % self.seats)
            yield state

    def worlds(self, shown: Records[State], count: int, *seed: int) -> Records[State]:
        """Complete games that agree with what a seat is shown, the same ones for the same seed."""
        states = records(count, State)
        deal_many(*self._tables, shown, states, _chooser(*seed))
        return states

    def play_out(self, states: Records[State]) -> Records[Records[Score]]:
        """Play games to the end; the scores of every seat."""
        scores = records((len(states), MAX_SEATS), Score)
        line_ups = np.zeros((len(states), self.seats), np.int64)
        play_games(*self._tables, states, line_ups, self._traits, scores, self._components, self._shown, self._scratch)
        return scores[:, : self.seats]

    def choice(self, shown: Records[State]) -> int:
        """What this player would do."""
        return decide(*self._tables, shown, self._traits, self._scratch, self._components, self._actions, SEED)

    def plan(self, shown: Records[State], seat: int) -> Records[Scratch]:
        """The scratch with a seat's plan, as if it were its turn."""
        asked = shown.copy()
        asked["seat"], asked["phase"], asked["route"], asked["city"] = seat, Phase.TURN, NONE, NONE
        review(*self._tables, asked, self._traits, self._scratch, self._components, PASS, NONE)
        return self._scratch

    def finish_turn(self, state: Records[State], seat: int, action: int) -> Records[State]:
        """Play an action and let this player finish the turn; this changes the game itself."""
        advance(*self._tables, state, action)
        while state["seat"][0] == seat:
            advance(*self._tables, state, self.choice(redacted(state, seat)))
        return state


def _chooser(*seed: int) -> Array:
    return np.array(np.random.SeedSequence(seed).generate_state(4), np.int64)
