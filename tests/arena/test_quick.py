"""The arena's fast path gives the same results as asking each bot in words."""

from __future__ import annotations

import msgspec
import pytest

from whistlestop import editions
from whistlestop.arena import open_contest
from whistlestop.arena.clock import Clock
from whistlestop.arena.match import play_game, play_in_words
from whistlestop.arena.schedule import seatings
from whistlestop.bots.base import registry
from whistlestop.bots.levels import Regular
from whistlestop.engine.records import Records
from whistlestop.engine.state import State


@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("bots", [["beginner", "strong"], ["casual", "regular"], ["dest", "plan"], ["paq", "cfae"]])
def test_a_game_on_numbers_is_the_game_in_words(edition: str, bots: list[str]) -> None:
    contest = open_contest(edition, 3, bots)
    for seating in seatings(contest, 5)[:2]:
        quick, slow = [Clock(), Clock()], [Clock(), Clock()]
        assert play_game(contest, 5, seating, quick) == play_in_words(contest, 5, seating, slow)
        assert [clock.decisions for clock in quick] == [clock.decisions for clock in slow]


class Stumbling(Regular):
    """A compiled bot that sometimes answers nonsense, and sometimes raises."""

    def decide(self, box: object, shown: Records[State]) -> int:
        if shown["turn"][0] == 9:
            raise ArithmeticError("a stumble")
        return 0 if shown["turn"][0] % 7 == 6 else super().decide(box, shown)  # type: ignore[arg-type]


def test_a_compiled_bot_that_fails_is_replaced_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry, "stumbling", Stumbling)
    contest = open_contest("usa", 2, ["stumbling", "regular"])
    seating, clocks = seatings(contest, 1)[0], [Clock(), Clock()]
    result = play_game(contest, 1, seating, clocks)
    assert result.faults and result == play_in_words(contest, 1, seating, [Clock(), Clock()])
    assert sum(clock.decisions for clock in clocks) == sum(result.decisions)
    assert msgspec.json.encode(result)
