"""A failing bot does not spoil the game: its move is replaced by a legal one, and the fault is reported."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from whistlestop import Game
from whistlestop.bots import Bot, make_bot
from whistlestop.bots.asking import Answer, ask, is_trusted, replacement
from whistlestop.bots.compiled import CompiledBot
from whistlestop.box import Box
from whistlestop.engine.actions import DRAW_DECK, PASS
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.views.view import View

LONG = 60.0


class Odd(Bot):
    """An external bot that does whatever a test needs."""

    def __init__(self, act: Callable[[], Any]) -> None:
        super().__init__()
        self.act = act
        self.asked = 0

    def choose(self, view: View, legal: Sequence[str]) -> Any:
        self.asked += 1
        return self.act()


class Numbers(CompiledBot):
    """A compiled bot that always answers with the same number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def decide(self, box: Box, shown: Records[State]) -> int:
        assert not shown["hands"][0, 1].any()
        return self.number


class Unspeakable(Exception):  # noqa: N818 - a name for a test
    def __str__(self) -> str:
        raise RuntimeError


def at_turn() -> Game:
    return Game.from_position({"edition": "usa", "seats": 2, "seat": 0, "phase": "turn", "seed": 1})


def asked(act: Callable[[], Any], limit: float = LONG) -> Answer:
    return ask(Odd(act), at_turn(), limit)


def fails(error: BaseException) -> Callable[[], Any]:
    def act() -> Any:
        raise error

    return act


def test_a_legal_answer_is_played() -> None:
    answer = asked(lambda: "tickets")
    assert (answer.words, answer.fault) == ("tickets", None)
    assert answer.seconds > 0


def test_an_answer_may_be_as_untidy_as_a_persons() -> None:
    answer = asked(lambda: " Draw  DECK ")
    assert answer.fault is None
    at_turn().play(answer.words)


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (ValueError("no\nway"), "raised ValueError: no way"),
        (SystemExit(3), "raised SystemExit: 3"),
        (Unspeakable(), "raised Unspeakable: its message cannot be read"),
        (ValueError("x" * 1000), f"raised ValueError: {'x' * 1000}"[:160]),
    ],
)
def test_a_bot_that_raises_is_replaced(error: BaseException, fault: str) -> None:
    assert asked(fails(error))[::2] == ("draw deck", fault)


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("fly", "chose 'fly', which is not legal"),
        ("claim mars:venus", "chose 'claim mars:venus', which is not legal"),
        (None, "chose None, which is not legal"),
        (["tickets"], "chose ['tickets'], which is not legal"),
        ("", "chose '', which is not legal"),
    ],
)
def test_a_bot_that_answers_nonsense_is_replaced(answer: Any, fault: str) -> None:
    assert asked(lambda: answer)[::2] == ("draw deck", fault)


def test_a_hanging_bot_is_replaced_and_not_asked_again_until_it_is_free() -> None:
    gate = threading.Event()
    bot = Odd(lambda: gate.wait() and "tickets")
    game = at_turn()
    assert ask(bot, game, 0.05)[::2] == ("draw deck", "late: no answer in 0.05 s")
    assert ask(bot, game, LONG)[::2] == ("draw deck", "late: it is still thinking about an earlier move")
    assert bot.asked == 1
    gate.set()
    [thread] = [thread for thread in threading.enumerate() if thread.name == "thought of Odd"]
    thread.join()
    assert ask(bot, game, LONG)[::2] == ("tickets", None)
    assert bot.asked == 2


def test_the_replacement_is_always_the_same() -> None:
    assert replacement(["claim a:b", "draw deck", "tickets"]) == "draw deck"
    assert replacement(["pay red 1", "pay loco 1"]) == "pay red 1"


def test_compiled_bots_get_a_redacted_record_and_are_replaced_too() -> None:
    assert ask(Numbers(DRAW_DECK), at_turn(), LONG)[::2] == ("draw deck", None)
    assert ask(Numbers(PASS), at_turn(), LONG)[::2] == ("draw deck", "chose 'pass', which is not legal")


def test_built_in_bots_and_compiled_ones_are_trusted() -> None:
    assert is_trusted(make_bot("random"))
    assert is_trusted(Numbers(0))
    assert not is_trusted(Odd(lambda: ""))
