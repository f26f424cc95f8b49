"""Many games side by side for a learner: all arrays are allocated once, and every step writes into them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from whistlestop.boards.editions import BoardSource
from whistlestop.box import open_box
from whistlestop.encoding import Encoding
from whistlestop.engine import batch
from whistlestop.engine.chance import keys_of, words_of
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.records import records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import NOBODY, State
from whistlestop.errors import EnvError, RulesError
from whistlestop.rl.kernels import (
    NONE_ILLEGAL,
    choose_randomly,
    deal_over,
    find_illegal,
    observe,
    observe_all,
    settle_all,
)
from whistlestop.rl.opponents import BotOpponents, CompiledOpponents, NoOpponents, Opponents, can_be_compiled
from whistlestop.rules import MAX_SEATS

REWARDS = ("place", "margin")


class Games:
    """A number of games of one kind; without opponents the learner decides for every seat, otherwise for seat 0."""

    def __init__(
        self,
        edition: BoardSource | None = None,
        seats: int = 2,
        count: int = 1,
        *,
        board: BoardSource | None = None,
        opponents: Sequence[str] | None = None,
        reward: str = "place",
        house: dict[str, int | list[int]] | None = None,
    ) -> None:
        self.box = open_box(edition, house, board=board)
        self.encoding = Encoding(self.box, seats)
        self.seats, self.count = seats, count
        self.reward = _checked_reward(reward)
        self.opponents = _seated(self, opponents)
        self.tables = self.box.board_table, self.box.rules_table
        self.states = records(count, State)
        self.legal = np.empty(self.box.actions.size, np.int16)
        self._make_scratch(count, seats)

    def _make_scratch(self, count: int, seats: int) -> None:
        self.observations = np.zeros((count, self.encoding.size), np.uint8)
        self.masks = np.zeros((count, self.encoding.actions), np.int8)
        self.on_turn = np.zeros(count, np.int8)
        self.actors = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.is_over = np.zeros(count, np.bool_)
        self.scores = records((count, MAX_SEATS), Score)
        self.actions = np.zeros(count, np.int64)
        self._standings = np.zeros((count, seats), np.float64)
        self._shown = records(1, State)
        self._components = records(1, Component)

    def deal(self, seeds: Sequence[int | str]) -> None:
        """Start a game for each seed; later games in the same slot are dealt from its seed and their number."""
        self.seeds = list(seeds)
        self.deals: list[int | str] = list(seeds)
        self._numbers = [0] * self.count
        self.choosers = words_of(b"whistlestop learner\n", seeds)[:, :4].astype(np.int64)
        batch.start(*self.tables, self.states, keys_of(seeds), self.seats, NOBODY)
        self._next_keys = keys_of([self._name_next(game) for game in range(self.count)])
        self._standings[:] = 0
        self.opponents.begin(self, range(self.count))
        self.look()

    def _name_next(self, game: int) -> str:
        return f"{self.seeds[game]} {self._numbers[game] + 1}"

    def play(self, actions: Array) -> int:
        """Play an action in each game and let the opponents reply; returns how many games that ended."""
        illegal = find_illegal(self.masks, actions)
        if illegal != NONE_ILLEGAL:
            raise EnvError(self._objection(illegal, int(actions[illegal])))
        self.opponents.step(self, actions)
        self.opponents.reply(self)
        return self.settle()

    def settle(self) -> int:
        """Write what every seat has gained, and score the games that have ended; returns how many."""
        scratch = self.scores, self._components, self._standings, self.rewards, self.is_over
        board, rules = self.tables
        return int(settle_all(board, rules, self.states, self.reward, *scratch))

    def next_games(self, ended: int) -> None:
        """Deal a new game wherever one has ended, and observe all of them."""
        if ended:
            deal_over(*self.tables, self.states, self._next_keys, self.is_over, self._standings)
            which = np.flatnonzero(self.is_over).tolist()
            for game in which:
                self.deals[game] = self._name_next(game)
                self._numbers[game] += 1
            self._next_keys[which] = keys_of([self._name_next(game) for game in which])
            self.opponents.begin(self, which)
        self.look()

    def look(self) -> None:
        """Write the observations of the seats on turn, once the opponents have played."""
        self.opponents.reply(self)
        out = self.observations.reshape(-1), self.masks.reshape(-1), self.on_turn
        scratch = self._shown, self.encoding.roots, self.legal, *out
        board, rules = self.tables
        observe_all(board, rules, self.states, *scratch)

    def observation(self, game: int, viewer: int) -> Array:
        """What a seat sees of a game now."""
        out = np.empty(self.encoding.size, np.uint8)
        scratch = self._shown, self.encoding.roots
        observe(*self.tables, self.states, game, viewer, *scratch, out, 0, len(out))
        return out

    def allows(self, action: int) -> bool:
        """Whether the mask of a single game allows an action."""
        return 0 <= action < self.encoding.actions and bool(self.masks[0, action])

    def choose_randomly(self) -> Array:
        """A legal action for each game, each with the same chance."""
        choose_randomly(self.masks, self.choosers, self.actions)
        return self.actions

    def words(self, game: int, action: int) -> str:
        """An action in words."""
        seat = self.states["seat"][game]
        return self.box.notation.words(action, self.states["offers"][game, seat].tolist())

    def _objection(self, game: int, action: int) -> str:
        if not 0 <= action < self.encoding.actions:
            return f"game {game}: there is no action {action}; actions are 0 to {self.encoding.actions - 1}"
        return f"game {game}: action {action} is not legal now; choose one that the mask allows"


def _checked_reward(reward: str) -> int:
    if reward not in REWARDS:
        raise RulesError(f"the reward must be {' or '.join(REWARDS)}, not {reward!r}")
    return REWARDS.index(reward)


def _seated(games: Games, opponents: Sequence[str] | None) -> Opponents:
    if opponents is None:
        return NoOpponents()
    if isinstance(opponents, str):
        opponents = [opponents] * (games.seats - 1)
    if len(opponents) != games.seats - 1:
        raise RulesError(f"{games.seats} seats leave room for {games.seats - 1} opponents, not {len(opponents)}")
    names = [None, *opponents]
    return (CompiledOpponents if can_be_compiled(names) else BotOpponents)(games.box, names)
