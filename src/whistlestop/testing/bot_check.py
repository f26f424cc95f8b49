"""Checking a bot: short games under observation, and the same games again with everything hidden changed."""

from __future__ import annotations

import json
import pickle
import random
import time
from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.belief import sample_state
from whistlestop.bots import Bot, bot_class, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.errors import BotError
from whistlestop.game import Game
from whistlestop.json_fault import quoted
from whistlestop.notation.actions import Decision
from whistlestop.views.view import View

SHORT = {"trains": 12}


class BotReport(NamedTuple):
    """The result of a check: the games played, the bot's decisions in them, and its mean time per decision."""

    games: int
    decisions: int
    milliseconds: float


class WatchedChoice(NamedTuple):
    """A decision of the bot: its number and place in the game, what the bot was shown, and its answer."""

    number: int
    where: str
    shown: bytes
    answer: object


class Rehearsal:
    """Games of one bot against random bots, and every fault that it shows in them."""

    def __init__(self, bot: str | type[Bot], seed: int = 0) -> None:
        made: object = bot_class(bot) if isinstance(bot, str) else bot
        if not (isinstance(made, type) and issubclass(made, Bot)):
            raise BotError(f"{quoted(bot)} is not a bot; pass a subclass of Bot, or its name")
        self.made = made
        self.seed = seed
        self.games = 0
        self.times: list[float] = []
        self._found: dict[str, list[str]] = {}

    def play(self, edition: str, seats: int, seat: int) -> None:
        """Play one game with the bot in this seat, then check its decisions again in two ways."""
        moments, log = self._perform(edition, seats, seat)
        self.games += 1
        if self._is_repeatable(self._new_game(edition, seats), log, moments):
            self._look_behind(moments)

    def _new_game(self, edition: str, seats: int) -> Game:
        return Game(edition, seats, f"check {self.seed}", house=SHORT)

    def _perform(self, edition: str, seats: int, seat: int) -> tuple[list[WatchedChoice], list[Decision]]:
        game = self._new_game(edition, seats)
        bots = [make_bot("random", self.seed + number) for number in range(seats)]
        bots[seat] = self._new_bot()
        moments: list[WatchedChoice] = []
        while game.seat is not None:
            legal = game.legal()
            if game.seat == seat:
                moments.append(self._watch(bots[seat], game))
                answer = moments[-1].answer
                game.play(answer if isinstance(answer, str) and answer in legal else legal[0])
            else:
                game.play(bots[game.seat].choose(game.view(game.seat), legal))
        return moments, game.log

    def faults(self) -> list[str]:
        """One line for every fault: what, how often, and where it came first."""
        return [f"{what} ({len(where)}×, first in {where[0]})" for what, where in self._found.items()]

    def report(self) -> BotReport:
        """The result; the first decision is left out of the mean, because it may compile."""
        usual = self.times[1:] or self.times
        return BotReport(self.games, len(self.times), 1000 * sum(usual) / max(len(usual), 1))

    def _new_bot(self) -> Bot:
        try:
            return self.made(self.seed)
        except Exception as error:
            raise BotError(f"{self.made.__name__}({self.seed}) raises {error!r}; a bot takes a seed") from error

    def _fault(self, what: str, where: str) -> None:
        self._found.setdefault(what, []).append(where)

    def _watch(self, bot: Bot, game: Game) -> WatchedChoice:
        view, legal = game.view(game.seat), game.legal()
        where = f"{game.edition} with {game.seats} seats, decision {len(game.log) + 1}, phase {view['phase']}"
        shown = pickle.dumps((view, legal))
        began = time.perf_counter()
        answer = _answer(bot, view, legal)
        self.times.append(time.perf_counter() - began)
        for what in (*_faults_of_answer(answer, pickle.loads(shown)[1]), *_faults_of_reason(bot)):
            self._fault(what, where)
        if (view, legal) != pickle.loads(shown):
            self._fault("choose changes the view or the legal actions that it is given; copy them first", where)
        return WatchedChoice(len(game.log), where, shown, answer)

    def _is_repeatable(self, game: Game, log: Sequence[Decision], moments: Sequence[WatchedChoice]) -> bool:
        """Replay the same game move by move and ask a new bot."""
        bot = self._new_bot()
        for moment in moments:
            while len(game.log) < moment.number:
                game.play(log[len(game.log)].action)
            if _answer(bot, game.view(game.seat), game.legal()) != moment.answer:
                what = "the same seed and views give another answer; take all randomness from the seed"
                self._fault(what, moment.where)
                return False
        return True

    def _look_behind(self, moments: Sequence[WatchedChoice]) -> None:
        """Show the bot the same views of other games: it must give the same answers, whatever is hidden."""
        bot = self._new_bot()
        for number, moment in enumerate(moments):
            view, legal = pickle.loads(moment.shown)
            game = sample_state(view, random.Random(f"{self.seed} {number}"))
            # What a sampled game cannot have: the log, and the commitment to the seed.
            sampled: View = {**game.view(view["viewer"]), "log": view["log"], "seed_sha256": view["seed_sha256"]}
            if _answer(bot, sampled, legal) != moment.answer:
                self._fault("the answer depends on hidden information; use only the view", moment.where)
            if isinstance(bot, CompiledBot) and _quick_answer(bot, game) != moment.answer:
                self._fault("choose_from and choose answer differently; use only the record", moment.where)


def _answer(bot: Bot, view: View, legal: list[str]) -> object:
    try:
        return bot.choose(view, legal)
    except Exception as error:
        return error.__class__, str(error)


def _quick_answer(bot: CompiledBot, game: Game) -> object:
    try:
        return bot.choose_from(game.box, game.redacted(game.seat or 0))
    except Exception as error:
        return error.__class__, str(error)


def _faults_of_answer(answer: object, legal: Sequence[str]) -> list[str]:
    if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[0], type):
        return [f"choose raises {answer[0].__name__}: {quoted(answer[1])}"]
    if not isinstance(answer, str):
        return [f"choose answers with {quoted(answer)}, which is not text; answer with one of the legal actions"]
    return [] if answer in legal else [f"choose answers {quoted(answer)}, which is not one of the legal actions"]


def _faults_of_reason(bot: Bot) -> list[str]:
    try:
        reason = bot.explain()
        json.dumps(reason, allow_nan=False)
    except Exception as error:
        return [f"explain does not return plain data: {error!r}"]
    is_fit = reason is None or isinstance(reason, dict)
    return [] if is_fit else [f"explain returns {quoted(reason)}; return a dict or None"]
