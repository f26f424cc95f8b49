"""The review of a game: chances from what was known, parts that add up to the margin, and how the game went."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.support.finished_games import finished, played
from tests.support.games import TABLES
from tests.support.scrambling import scrambled
from tests.support.soak import by_turns
from whistlestop import Game, editions
from whistlestop.bots import make_bot
from whistlestop.engine.jit import COMPILED
from whistlestop.errors import RulesError
from whistlestop.review import EarlyReview, Review, review_of, winning
from whistlestop.review.cards import cards_of
from whistlestop.review.luck import MEASURE, PARTS, in_tenths, parts_of, rival_of
from whistlestop.review.moments import ReviewedMoment, ends_of_turns, moments_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.story import events_of, spent_on
from whistlestop.review.turning import turning_points
from whistlestop.review.winning import PLAYS_ON, PlayoutTally, course_of, followed, shares_won, together

SOME_TABLES = [("usa", 2), ("nordic", 3)]  # a review of five seats is slow
LONG_NET = [pytest.param(*table, marks=[] if table in SOME_TABLES else pytest.mark.soak) for table in TABLES]
every_table = pytest.mark.parametrize(("edition", "seats"), LONG_NET if COMPILED else [("usa", 2)])
takes_minutes = pytest.mark.skipif(not COMPILED, reason="takes minutes; the smallest table is enough for this mode")


@cache
def reviewed(edition: str, seats: int) -> Review:
    return review_of(finished(edition, seats), playouts=1)


def totals_of(game: Game) -> list[int]:
    return [score["total"] for score in game.scores()]


# Luck and skill


@every_table
def test_the_parts_add_up_to_the_margin_to_the_tenth(edition: str, seats: int) -> None:
    totals = totals_of(finished(edition, seats))
    for seat, luck in enumerate(reviewed(edition, seats)["luck"]):
        others = [total for other, total in enumerate(totals) if other != seat]
        assert luck["margin"] == totals[seat] - max(others)
        assert round(sum(luck[part] for part in PARTS), 6) == luck["margin"]


@takes_minutes
@pytest.mark.parametrize("edition", by_turns(["europe"], editions))
def test_the_parts_add_up_even_when_everybody_plays_at_random(edition: str) -> None:
    for seed in range(3):
        game = played(edition, 2, seed, [make_bot("random", seed), make_bot("random", seed + 1)])
        totals = totals_of(game)
        for seat, parts in enumerate(parts_of(game, totals, Simulator(game.box, 2, MEASURE), worlds=1)):
            assert round(sum(parts.values()), 6) == totals[seat] - totals[1 - seat]


@takes_minutes
def test_a_seat_that_plays_like_the_yardstick_is_neither_better_nor_worse() -> None:
    game = played("usa", 2, 8, [make_bot(MEASURE, 0), make_bot("beginner", 1)])
    measure, beginner = parts_of(game, totals_of(game), Simulator(game.box, 2, MEASURE), worlds=2)
    assert abs(measure["skill"]) <= 0.1  # rounding
    assert abs(beginner["skill"]) > 0.1


def test_parts_in_tenths_still_add_up() -> None:
    chance = random.Random(1)
    for _ in range(200):
        parts = {part: chance.uniform(-40, 40) for part in PARTS[:-1]}
        margin = chance.randrange(-60, 60)
        parts["end"] = margin - sum(parts.values())
        rounded = in_tenths(parts, margin)
        assert round(sum(rounded.values()), 6) == margin
        assert all(abs(rounded[part] - parts[part]) < 0.1 + 1e-9 for part in PARTS)


def test_a_seat_is_compared_with_the_best_of_the_others() -> None:
    assert [rival_of([90, 120, 100], seat) for seat in range(3)] == [1, 2, 1]


# Where it was won


@every_table
def test_there_is_a_chance_for_every_seat_after_every_turn(edition: str, seats: int) -> None:
    game, review = finished(edition, seats), reviewed(edition, seats)
    assert len(review["chances"]) == len(ends_of_turns(game))
    assert all(0 <= chance <= 1 for row in review["chances"] for chance in row)
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in review["chances"])
    winners = [score["place"] == 1 for score in game.scores()]
    assert review["chances"][-1] == [round(won / sum(winners), 4) for won in winners]


@takes_minutes
def test_a_review_is_always_the_same(plays: list[int]) -> None:
    game, expected = finished("usa", 2), reviewed("usa", 2)
    record = game.record()
    plays.clear()
    assert review_of(Game.replay(record), playouts=1) == expected
    assert len(plays) == len(game.log), "the record is replayed once"


@takes_minutes
def test_a_chance_follows_from_what_the_seat_knew() -> None:
    game, chance = finished("europe", 3), random.Random(3)
    moments = moments_of(game)
    middle = Game.replay(game.record())
    while len(middle.log) > moments[len(moments) // 2].decisions:
        middle.undo()
    simulator = Simulator(game.box, 3, PLAYS_ON)
    for seat in range(3):
        twin = scrambled(middle, seat, chance)
        known, other = (
            PlayoutTally(simulator, [ReviewedMoment(0, None, tuple(table.redacted(viewer) for viewer in range(3)))])
            for table in (middle, twin)
        )
        for tally in (known, other):
            tally.play(0, seat, 6)
        assert known.won[0, seat] == other.won[0, seat]


def test_shared_wins_are_shared() -> None:
    scores = np.zeros((2, 3), [("place", np.int64)])
    scores["place"] = [[1, 1, 3], [2, 3, 1]]
    assert shares_won(scores).tolist() == [[0.5, 0.5, 0], [0, 0, 1]]


def test_a_chance_follows_what_is_counted_and_never_what_comes_later() -> None:
    counted = np.array([10.0, 12, 30, 60])
    played_on = np.full(4, 64.0)
    course = followed(counted, played_on, 0.5)
    assert course[0] < 0.5 < course[3]
    counted[3] = 0
    assert followed(counted, played_on, 0.5)[:3].tolist() == course[:3].tolist()


def test_chances_add_up_and_each_seat_counts() -> None:
    even, sure, doubtful = together([0.5, 0.5, 0.5]), together([0.9, 0.5]), together([0.9, 0.1])
    assert even == pytest.approx([1 / 3] * 3)
    assert sum(sure) == pytest.approx(1)
    assert 0.5 < sure[0] < doubtful[0] < 1
    assert min(together([0.0, 1.0])) > 0


def test_progress_is_reported_to_the_end() -> None:
    shares: list[float] = []
    game = finished("usa", 2)
    moments = moments_of(game)[-4:]
    course_of(Simulator(game.box, 2, PLAYS_ON), moments, [1, 0], 1, shares.append)
    assert shares == [0.25, 0.5, 0.75, 1.0]


def test_what_is_found_early_is_rough_only_in_its_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winning, "SAMPLES", 3)
    game, early = finished("usa", 2), list[EarlyReview]()
    found = review_of(game, playouts=1, early=early.append)
    moments = len(found["chances"])
    for review in early:
        assert all(review[name] == found[name] for name in ("from_turn", "luck", "cards", "spent", "events"))
        assert len(review["chances"]) == moments and review["chances"][-1] == found["chances"][-1]
    known = [sum(row is not None for row in review["chances"]) for review in early]
    assert known[0] == 3 + 1, "three moments and the end"
    assert known == sorted(known) and known[-1] == moments, "they are refined from the beginning on"
    assert early[-1]["chances"][0] == pytest.approx(found["chances"][0], abs=1e-4)


class Counting(Simulator):
    """A simulator that counts its playouts."""

    games = 0

    def play_out(self, states: Any) -> Any:
        self.games += len(states)
        return super().play_out(states)


@takes_minutes
def test_a_long_game_gets_fewer_playouts_so_that_no_review_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished("usa", 2)
    moments = moments_of(game)
    played = []
    for work in (20_000, 40_000, 1):
        monkeypatch.setattr(winning, "WORK", work)
        simulator = Counting(game.box, 2, PLAYS_ON)
        course = course_of(simulator, moments, [1, 0], winning.PLAYOUTS, lambda share: None)
        assert len(course) == len(moments) + 1
        played.append(simulator.games)
    most, twice, least = played
    assert 1.5 * most < twice < 2.5 * most
    assert least == 2 * (len(moments) - 1 + winning.MOST), "one from each moment, for each seat, after the first"


# What the others may hold


# How it went


@every_table
def test_every_turn_is_spent_on_something(edition: str, seats: int) -> None:
    game = finished(edition, seats)
    spent: list[Mapping[str, Any]] = [*spent_on(game)]
    assert sum(sum(each.values()) for each in spent) == len(ends_of_turns(game)) - 1


@every_table
def test_routes_and_tickets_come_in_order_and_are_those_of_the_end(edition: str, seats: int) -> None:
    game = finished(edition, seats)
    events = events_of(game)
    assert [event["decision"] for event in events] == sorted(event["decision"] for event in events)
    end = game.view(None)
    claimed = {event["names"][0]: event["seat"] for event in events if event["kind"] == "route"}
    assert claimed == end["routes"]
    for seat, score in enumerate(game.scores()):
        kept = {
            name for event in events if event["kind"] == "tickets" and event["seat"] == seat for name in event["names"]
        }
        assert kept == {*end["all_tickets"][seat]}
        done = {
            name for event in events if event["kind"] == "done" and event["seat"] == seat for name in event["names"]
        }
        assert done <= {*score["proof"]["tickets"]}
        if not score["proof"]["stations"]:
            assert done == {*score["proof"]["tickets"]}


@every_table
def test_as_many_cards_are_expected_as_came_blind(edition: str, seats: int) -> None:
    for cards in cards_of(finished(edition, seats)):
        assert sum(cards["expected"].values()) == pytest.approx(sum(cards["blind"].values()), abs=0.1)


def test_a_hand_is_dealt_from_all_cards_but_the_row() -> None:
    game = Game("usa", 2, 1)
    row = game.view(None)["row"]
    cards = cards_of(game)[0]
    for kind, share in cards["expected"].items():
        there = (14 if kind == "loco" else 12) - row.count(kind)
        assert share == pytest.approx(4 * there / 105, abs=0.005)


def test_the_three_greatest_changes_are_turning_points_and_the_last_turn_is_none() -> None:
    game = finished("usa", 2)
    chances = [[0.5, 0.5] for _ in ends_of_turns(game)]
    for turn, change in ((2, 0.2), (4, -0.3), (6, 0.1), (8, 0.05)):
        for row in chances[turn:]:
            row[0] += change
    chances[-1] = [0.0, 1.0]
    points = turning_points(game, chances, 1)
    assert [point["turn"] for point in points] == [2, 4, 6]
    assert [round(point["after"] - point["before"], 6) for point in points] == [0.2, -0.3, 0.1]
    assert {point["seat"] for point in points} == {0}
    assert all(game.log[point["decision"]].seat == point["mover"] for point in points)


@every_table
def test_a_review_is_what_the_server_says_that_it_is(edition: str, seats: int) -> None:
    msgspec.convert(reviewed(edition, seats), Review)


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(RulesError, match="only a finished game"):
        review_of(Game("usa", 2, 1))


@takes_minutes
def test_a_game_that_started_from_a_position_can_be_reviewed() -> None:
    game = Game.replay(finished("usa", 2).record())
    for _ in range(20):
        game.undo()
    later = Game.from_position(game.position())
    bot = make_bot("regular")
    while later.seat is not None:
        later.play(bot.choose(later.view(later.seat), later.legal()))
    review = review_of(later, playouts=1)
    assert len(review["chances"]) == len(ends_of_turns(later))
    for luck in review["luck"]:
        assert round(sum(luck[part] for part in PARTS), 6) == luck["margin"]
