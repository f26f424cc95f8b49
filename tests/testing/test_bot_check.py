"""`check_bot` finds every kind of fault that a bot can have, and reports on a good one."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from whistlestop import Game, RulesError, editions, testing
from whistlestop.bots import Bot, View
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.random import RandomBot
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.errors import BotError
from whistlestop.testing import check_bot


class First(Bot):
    """Draws, which is the quickest; the bots below add their faults to it."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[-1]


class Raising(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return super().choose(view, legal) if view["turn"] < 3 else str({**view}["no such thing"])


class Nonsense(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return "make tea" if view["phase"] == "turn" else super().choose(view, legal)


class Silent(First):
    def choose(self, view: View, legal: Sequence[str]) -> Any:
        return None


class ViewSpoiler(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        view["log"].clear()
        return super().choose(view, legal)


class ListSpoiler(First):
    def choose(self, view: View, legal: Any) -> str:
        return str(legal.pop())


class Moody(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return random.choice(legal)


class Peeping(First):
    """Cheats: it searches its callers for the game, and counts the others' cards."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            for thing in frame.f_locals.values():
                if isinstance(thing, Game):
                    others = [hand for seat, hand in enumerate(thing.position()["hands"]) if seat != view["viewer"]]
                    reds = sum(int(hand.get("red", 0)) for hand in others)
                    return legal[reds % len(legal)]
        return legal[0]


class Mumbling(First):
    def explain(self) -> Any:
        return {"reason": object()}


class Babbling(First):
    def explain(self) -> Any:
        return "because"


class Unmade(First):
    def __init__(self) -> None:
        super().__init__()


class Quick(CompiledBot):
    """Plays the first legal action, by the record."""

    def decide(self, box: Box, shown: Records[State]) -> int:
        out = np.zeros(box.actions.size, np.int16)
        batch.legal(box.board_table, box.rules_table, shown, out)
        return int(out[0])


class TwoFaced(Quick):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[-1]


@pytest.fixture
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "TABLES", (("europe", 2),))


def test_a_good_bot_gets_a_report() -> None:
    report = check_bot("random")
    assert report.games == len(testing.TABLES)
    assert report.decisions > 100
    assert report.milliseconds > 0


def test_every_edition_is_played_with_two_seats_and_with_more() -> None:
    assert {(edition, seats > 2) for edition, seats in testing.TABLES} == {
        (edition, more) for edition in editions for more in (False, True)
    }


@pytest.mark.usefixtures("one_table")
@pytest.mark.parametrize("bot", [RandomBot, Quick, "paq", "tests.testing.test_bot_check:First"])
def test_a_bot_is_passed_as_a_class_or_by_its_name(bot: Any) -> None:
    assert check_bot(bot).games == 1


@pytest.mark.usefixtures("one_table")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Raising, "choose raises KeyError: \"'no such thing'\""),
        (Nonsense, "choose answers 'make tea', which is not one of the legal actions"),
        (Silent, "choose answers with None, which is not text"),
        (ViewSpoiler, "choose changes the view or the legal actions"),
        (ListSpoiler, "choose changes the view or the legal actions"),
        (Moody, "the same seed and views give another answer"),
        (Peeping, "the answer depends on hidden information"),
        (Mumbling, "explain does not return plain data"),
        (Babbling, "explain returns 'because'; return a dict or None"),
        (TwoFaced, "choose_from and choose answer differently"),
    ],
)
def test_a_fault_is_named_with_its_first_place(bot: type[Bot], fault: str) -> None:
    with pytest.raises(BotError) as refusal:
        check_bot(bot)
    assert fault in str(refusal.value)
    assert "first in europe with 2 seats, decision " in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.usefixtures("one_table")
def test_all_faults_are_reported_at_once() -> None:
    class Both(ViewSpoiler, Mumbling):
        pass

    with pytest.raises(BotError, match=r"2 faults:\n- choose changes[^\n]*\n- explain does|2 faults:\n- explain"):
        check_bot(Both)


def test_what_is_not_a_bot_is_refused() -> None:
    for thing in (int, 5, None):
        with pytest.raises(BotError, match="is not a bot; pass a subclass"):
            check_bot(thing)  # type: ignore[arg-type]
    with pytest.raises(BotError, match="a bot takes a seed"):
        check_bot(Unmade)
    with pytest.raises(RulesError, match="there is no bot 'zorro'"):
        check_bot("zorro")


def test_it_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    check_bot(First)
    assert capsys.readouterr().out == ""
