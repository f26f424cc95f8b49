"""The arena's statistics: intervals cover, ratings recover true strengths, and the sequential test rarely errs."""

from __future__ import annotations

from math import isnan

import numpy as np
import pytest

from whistlestop.arena.clock import Clock
from whistlestop.arena.interval import Estimate, decided_after, mean_of, share_of, student
from whistlestop.arena.match import PairedDeal, Result
from whistlestop.arena.ratings import ELO_UNIT, Orders, fit, orders_of, rate
from whistlestop.arena.sprt import NOT_STRONGER, STRONGER, UNDECIDED, ended_after, expected_score, sprt


def chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def paired(draw: np.random.Generator, share: float, deals: int) -> np.ndarray:
    """The shares of two games per deal."""
    return np.asarray((draw.random((deals, 2)) < share).mean(axis=1))


def result(seating: list[int], places: list[int]) -> Result:
    """A finished game of which only the places matter."""
    none = [0] * len(seating)
    return Result(seating, none, places, none, none, none, 0)


@pytest.mark.parametrize(("freedom", "factor"), [(1, 12.706), (5, 2.571), (9, 2.262), (29, 2.045), (10**6, 1.960)])
def test_students_factor(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=0.005)


@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
def test_the_interval_of_a_share_covers_it(share: float) -> None:
    draw = chance(1)
    found = [share_of(paired(draw, share, 60)) for _ in range(600)]
    assert 0.92 <= np.mean([one.low <= share <= one.high for one in found]) <= 0.98


def test_the_interval_of_a_mean_covers_it() -> None:
    draw = chance(2)
    found = [mean_of(draw.normal(7, 30, 12)) for _ in range(600)]
    assert 0.92 <= np.mean([one.low <= 7 <= one.high for one in found]) <= 0.98


def test_a_bot_that_always_won_is_not_certain_to_win() -> None:
    won = share_of(np.ones(100))
    assert won.mean == won.high == 1
    assert 0.95 < won.low < 0.97
    assert won.words(1, 100).startswith("100.0 ± 3.")


def test_pairing_narrows_the_interval() -> None:
    draw = chance(3)
    first = draw.random(400) < 0.5
    evened = (first + (draw.random(400) < np.where(first, 0.2, 0.8))) / 2
    alone = paired(draw, 0.5, 400)
    assert share_of(evened).half < 0.75 * share_of(alone).half


def test_a_single_deal_has_only_a_mean() -> None:
    assert share_of(np.array([0.5])) == Estimate(0.5, 0, 1)
    assert isnan(mean_of(np.array([3.0])).low)
    assert mean_of(np.array([3.0])).words() == "3.0"


def test_looking_after_every_deal_rarely_decides_wrongly() -> None:
    draw = chance(4)
    wrong = [decided_after(paired(draw, 0.5, 3000)) is not None for _ in range(200)]
    assert np.mean(wrong) <= 0.09
    ends = [decided_after(paired(draw, 0.6, 3000)) for _ in range(50)]
    assert None not in ends
    assert all(30 <= end <= 1500 for end in ends if end is not None)


def test_nothing_is_decided_by_a_few_deals() -> None:
    assert decided_after(np.ones(29)) is None
    assert decided_after(np.ones(40)) == 30
    assert ended_after(np.ones(29)) is None


@pytest.mark.parametrize(("elo", "verdict"), [(0, NOT_STRONGER), (15, STRONGER), (60, STRONGER), (-40, NOT_STRONGER)])
def test_the_sequential_test_errs_as_rarely_as_it_says(elo: float, verdict: str) -> None:
    draw = chance(5)
    tests = [sprt(paired(draw, expected_score(elo), 8000), "a", "b") for _ in range(150)]
    assert np.mean([test.verdict != verdict for test in tests]) <= 0.09
    assert max(test.deals for test in tests) < 8000


def test_the_sequential_test_of_equal_bots_on_equal_cards_ends() -> None:
    test = sprt(np.full(500, 0.5), "a", "b")
    assert test.verdict == NOT_STRONGER
    assert test.deals < 200


def test_the_sequential_test_says_what_it_found() -> None:
    assert sprt(np.ones(50), "a", "b").words().startswith("SPRT: a is stronger than b, after 30 deals")
    assert "b is not stronger than a by 15 Elo" in sprt(np.zeros(50), "b", "a").words()
    open_still = sprt(np.array([0.5, 1.0, 0.0]), "a", "b")
    assert open_still.verdict == UNDECIDED
    assert "is undecided after 3 deals" in open_still.words()


def ordered(draw: np.random.Generator, lineup: tuple[int, ...], strengths: np.ndarray) -> tuple[int, ...]:
    """A finishing order of the Plackett–Luce model."""
    luck = strengths[list(lineup)] + draw.gumbel(size=len(lineup))
    return tuple(lineup[i] for i in np.argsort(-luck).tolist())


@pytest.mark.parametrize(
    "lineups",
    [((0, 1), (0, 2), (1, 2)), ((0, 1, 2),), ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))],
    ids=["two seats", "three seats", "four seats"],
)
def test_ratings_find_the_strengths_and_their_intervals_cover(lineups: tuple[tuple[int, ...], ...]) -> None:
    draw = chance(6)
    strengths = np.array([0.0, 0.8, -1.2])
    covered, found = [], []
    for _ in range(80):
        deals = [[(ordered(draw, lineup, strengths), 1.0) for lineup in lineups] for _ in range(150)]
        fitted, errors = fit(Orders(deals, 3), 0)
        found.append(fitted)
        covered += [abs(fitted[i] - strengths[i]) < 1.96 * errors[i] for i in (1, 2)]
    assert np.mean(found, axis=0) == pytest.approx(strengths, abs=0.05)
    assert 0.90 <= np.mean(covered) <= 0.99


def test_games_of_a_deal_that_say_the_same_count_as_one() -> None:
    draw = chance(7)
    games = [(ordered(draw, (0, 1), np.array([0.0, 0.5])), 1.0) for _ in range(300)]
    _, single = fit(Orders([[game] for game in games], 2), 0)
    _, copied = fit(Orders([[game] * 4 for game in games], 2), 0)
    assert copied[1] == pytest.approx(single[1], rel=0.05)


def test_three_wins_of_four_are_191_elo() -> None:
    deals = [PairedDeal(i, [result([0, 1], [1, 2] if i % 4 else [2, 1])], []) for i in range(4000)]
    first, second = rate(deals, ["a", "b"])
    assert (first.elo, first.low, first.high) == (1000, 1000, 1000)
    assert second.elo == pytest.approx(1000 - ELO_UNIT * np.log(3), abs=0.5)


def test_paq_is_the_anchor_and_a_bot_that_always_wins_stays_within_bounds() -> None:
    deals = [PairedDeal(i, [result([0, 1], [1, 2]), result([1, 0], [2, 1])], []) for i in range(100)]
    strong, paq = rate(deals, ["strong", "paq"])
    assert paq.elo == 1000
    assert 1500 < strong.elo < 2500
    assert strong.high - strong.low > 400


def test_seats_that_share_a_place_appear_in_every_order() -> None:
    assert dict(orders_of(result([0, 1, 2], [1, 2, 3]))) == {(0, 1, 2): 1}
    assert dict(orders_of(result([2, 0, 1], [2, 1, 2]))) == {(0, 1, 2): 0.5, (0, 2, 1): 0.5}
    assert len(list(orders_of(result([0, 1, 2], [1, 1, 1])))) == 6


def test_draws_are_half_a_win() -> None:
    drawn = [PairedDeal(i, [result([0, 1], [1, 1])], []) for i in range(50)]
    assert rate(drawn, ["a", "b"])[1].elo == pytest.approx(1000)


def test_a_clock_has_percentiles_and_what_is_over_a_budget() -> None:
    clock, other = Clock(), Clock()
    for _ in range(990):
        clock.note(0.001)
    for _ in range(10):
        other.note(0.1)
    clock.add(other)
    assert clock.decisions == 1000
    assert clock.mean == pytest.approx(1.99)
    assert clock.slowest == pytest.approx(100)
    assert clock.percentile(0.99) == pytest.approx(1, rel=0.07)
    assert clock.percentile(0.995) == pytest.approx(100, rel=0.07)
    assert clock.share_over(50) == pytest.approx(0.01)
    assert clock.share_over(0.5) == 1
    assert Clock().percentile(0.99) == 0
