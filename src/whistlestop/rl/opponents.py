"""The bots that play against a learner: compiled ones reply inside compiled code, all others in words."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import numpy as np

from whistlestop.bots import Bot, Planner, RandomBot, bot_class, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.levels import traits_of
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits, traits_table
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.records import record_at, records
from whistlestop.engine.state import NOBODY, State
from whistlestop.errors import RulesError
from whistlestop.notation.actions import Decision
from whistlestop.notation.outcome import outcome_of
from whistlestop.rl.kernels import LEARNER, RANDOM, reply_all, step_all
from whistlestop.views.redaction import redacted
from whistlestop.views.view import Known, View, view_of

if TYPE_CHECKING:
    from whistlestop.rl.games import Games


class Opponents(Protocol):
    """The players in the other seats."""

    def begin(self, games: Games, which: Sequence[int]) -> None:
        """These games have just been dealt."""

    def step(self, games: Games, actions: Array) -> None:
        """Carry out the learner's action in each game."""

    def reply(self, games: Games) -> None:
        """Play in each game until it is the learner's decision or the game is over."""


class NoOpponents:
    """No opponents: the learner decides for every seat."""

    def begin(self, games: Games, which: Sequence[int]) -> None:
        """Nothing to prepare."""

    def step(self, games: Games, actions: Array) -> None:
        """Carry out the learner's action in each game."""
        step_all(*games.tables, games.states, actions, games.actors)

    def reply(self, games: Games) -> None:
        """There is nobody to reply."""


class CompiledOpponents(NoOpponents):
    """Opponents in compiled code: random ones and the levels of the planner."""

    def __init__(self, box: Box, names: Sequence[str | None]) -> None:
        classes = [None if name is None else bot_class(name) for name in names]
        levels = sorted({made.level for made in classes if made is not None and issubclass(made, Planner)})
        self.deciders = np.array([_decider(made, levels) for made in classes], np.int64)
        tables = [traits_table(traits_of(level, box.board.id, len(names))) for level in levels or ["regular"]]
        traits = records(len(tables), Traits)
        for i, table in enumerate(tables):
            traits[i : i + 1] = table
        self.scratch = traits, records(1, Scratch), records(1, Component), records(1, State)

    def reply(self, games: Games) -> None:
        """Play on in compiled code."""
        board, rules = games.tables
        reply_all(board, rules, games.states, self.deciders, *self.scratch, games.legal, games.choosers)


def _decider(made: type[Bot] | None, levels: Sequence[str]) -> int:
    if made is None:
        return LEARNER
    return RANDOM if made is RandomBot else levels.index(made.level)  # type: ignore[attr-defined]  # a planner


def can_be_compiled(names: Sequence[str | None]) -> bool:
    """Whether all of these bots can reply inside compiled code."""
    return all(name is None or _is_compiled(bot_class(name)) for name in names)


def _is_compiled(made: type[Bot]) -> bool:
    return made is RandomBot or (issubclass(made, Planner) and made.decide is Planner.decide)


class BotOpponents(NoOpponents):
    """Opponents that are asked one by one: any registered bot or `module:Class`; much slower."""

    def __init__(self, box: Box, names: Sequence[str | None], seed: int = 0) -> None:
        self.box = box
        self.names = names
        self.bots: list[list[Bot | None]] = []
        self.logs: list[list[Decision]] = []
        self.seed = seed

    def begin(self, games: Games, which: Sequence[int]) -> None:
        """Create new bots with new logs."""
        if len(self.logs) != games.count:
            self.logs = [[] for _ in range(games.count)]
            self.bots = [[] for _ in range(games.count)]
        for game in which:
            self.logs[game] = []
            self.bots[game] = [None if name is None else make_bot(name, self.seed + game) for name in self.names]

    def step(self, games: Games, actions: Array) -> None:
        """Carry out the learner's actions, and log them."""
        for game, action in enumerate(actions.tolist()):
            games.actors[game] = games.states["seat"][game]
            self._play(games, game, action)

    def reply(self, games: Games) -> None:
        """Ask each bot on turn until it is the learner's."""
        for game in range(games.count):
            state = record_at(games.states, game)
            while state.seat != NOBODY and (bot := self.bots[game][state.seat]) is not None:
                self._play(games, game, self._answer(games, game, bot))

    def play_one(self, games: Games, game: int) -> int:
        """Let the bot on turn play one action, and return which."""
        bot = self.bots[game][int(games.states["seat"][game])]
        if bot is None:
            raise RulesError("the learner is on turn, not a bot")
        action = self._answer(games, game, bot)
        self._play(games, game, action)
        return action

    def _play(self, games: Games, game: int, action: int) -> None:
        states = games.states[game : game + 1]
        before = record_at(states.copy())
        words = self.box.notation.words(action, before.offers[before.seat].tolist())
        batch.advance(*games.tables, states, action)
        outcome = outcome_of(self.box.board, before, record_at(states), action)
        self.logs[game].append(Decision(before.seat, words, outcome))

    def _answer(self, games: Games, game: int, bot: Bot) -> int:
        states = games.states[game : game + 1]
        seat = int(states["seat"][0])
        if isinstance(bot, CompiledBot):
            return bot.decide(self.box, redacted(states, seat))
        count = batch.legal(*games.tables, states, games.legal)
        legal = self.box.notation.numbered(games.legal[:count].tolist(), states["offers"][0, seat].tolist())
        words = bot.choose(self._view(games, game, seat), [*legal])
        if words not in legal:
            raise RulesError(f"{type(bot).__name__} chooses {words!r}, which is illegal; use testing.check_bot")
        return legal[words]

    def _view(self, games: Games, game: int, seat: int) -> View:
        seed = str(games.deals[game]).encode()
        names = [f"Player {number + 1}" for number in range(games.seats)]
        known: Known = {"names": names, "seed_sha256": hashlib.sha256(seed).hexdigest()}
        return view_of(self.box, games.states[game : game + 1], self.logs[game], seat, known)
