"""Asking a bot for its move: the one place where bots can fail, and where a legal move then replaces theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Thread
from time import perf_counter
from typing import NamedTuple

from whistlestop.bots.base import Bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.game import Game
from whistlestop.json_fault import quoted

PREFERRED = "draw deck"  # played for a bot that failed, where it is legal
OUR_OWN = f"{__name__.partition('.')[0]}."
LONGEST_FAULT = 160

# The threads of bots that were too late and are still thinking, by the bot's id; a thread keeps its bot alive.
_busy: dict[int, Thread] = {}


class Answer(NamedTuple):
    """The move to play, how long the bot thought, and what was wrong with its own answer, if anything."""

    words: str
    seconds: float
    fault: str | None = None


def ask(bot: Bot, game: Game, limit_seconds: float) -> Answer:
    """Ask the bot on turn; an exception, a late answer or an illegal one becomes a fault and a legal move."""
    assert game.seat is not None
    legal = game.legal()
    if _is_busy(bot):
        return Answer(replacement(legal), 0.0, "late: it is still thinking about an earlier move")
    if isinstance(bot, CompiledBot):
        thought = _Thought(partial(bot.choose_from, game.box, game.redacted(game.seat)))
    else:
        thought = _Thought(partial(bot.choose, game.view(game.seat), list(legal)))
    if is_trusted(bot):
        thought.run()
    elif not _thinks_in_time(bot, thought, limit_seconds):
        return Answer(replacement(legal), limit_seconds, f"late: no answer in {limit_seconds:g} s")
    fault = thought.fault or _objection(game, legal, thought.answer)
    return Answer(str(thought.answer) if fault is None else replacement(legal), thought.seconds, fault)


def is_trusted(bot: Bot) -> bool:
    """Whether a bot is known to finish, so that it can be asked without a separate thread."""
    return isinstance(bot, CompiledBot) or type(bot).__module__.startswith(OUR_OWN)


def replacement(legal: list[str]) -> str:
    """The move for a bot that failed: always the same in the same situation, so that games can be repeated."""
    return PREFERRED if PREFERRED in legal else legal[0]


class _Thought:
    """One question to a bot: its answer or exception, and how long it took."""

    def __init__(self, question: Callable[[], object]) -> None:
        self.question = question
        self.answer: object = None
        self.fault: str | None = None
        self.seconds = 0.0

    def run(self) -> None:
        """Let the bot think, and record the outcome."""
        began = perf_counter()
        try:
            self.answer = self.question()
        except (Exception, SystemExit) as error:
            self.fault = _one_line(f"raised {type(error).__name__}: {_message_of(error)}")
        self.seconds = perf_counter() - began


def _thinks_in_time(bot: Bot, thought: _Thought, limit_seconds: float) -> bool:
    thread = Thread(target=thought.run, daemon=True, name=f"thought of {type(bot).__name__}")
    thread.start()
    thread.join(limit_seconds)
    if thread.is_alive():
        _busy[id(bot)] = thread
        return False
    return True


def _is_busy(bot: Bot) -> bool:
    thread = _busy.get(id(bot))
    if thread is not None and not thread.is_alive():
        del _busy[id(bot)]
        return False
    return thread is not None


def _objection(game: Game, legal: list[str], answer: object) -> str | None:
    if isinstance(answer, str) and (answer in legal or game.box.notation.tidied(answer) in legal):
        return None
    return _one_line(f"chose {quoted(answer)}, which is not legal")


def _message_of(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return "its message cannot be read"


def _one_line(text: str) -> str:
    return " ".join(text.split())[:LONGEST_FAULT]
