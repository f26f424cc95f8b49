"""The levels: each plays every table to its end, the same each time, with the traits from the file."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import numpy as np
import pytest

from tests.bots.test_bots import played
from tests.support.games import LONG_NET, TABLES
from tests.support.soak import by_turns
from whistlestop import Game, RulesError, editions
from whistlestop.bots import LEVELS, Bot, Planner, make_bot
from whistlestop.bots.levels import EVERY_TABLE, _levels, traits_of
from whistlestop.bots.planner.batch import play_line_ups
from whistlestop.bots.planner.traits import TRAITS, Traits, traits_table
from whistlestop.engine.jit import COMPILED
from whistlestop.engine.records import Records, records

# Two rotations seat every level at every table; plain Python is slow, so they have to suffice there.
SHIFTS = range(4) if COMPILED else (0, 2)
A_FEW_TABLES = LONG_NET if COMPILED else [("usa", 5), ("nordic", 2)]
SHORT = {"trains": 12 if COMPILED else 6}
FULL = {} if COMPILED else {"trains": 20}
SEARCHED = ("regular", "strong")  # the traits of the others are set by hand, some out of bounds, as weaknesses

every_level = pytest.mark.parametrize("level", LEVELS)


@pytest.mark.kernels
@pytest.mark.parametrize(("edition", "seats"), A_FEW_TABLES)
@pytest.mark.parametrize("shift", SHIFTS)
def test_every_level_plays_every_table_to_its_end(edition: str, seats: int, shift: int) -> None:
    game = played(edition, [LEVELS[(shift + seat) % len(LEVELS)] for seat in range(seats)], shift, SHORT)
    assert game.over
    assert Game.replay(game.record()).record() == game.record()


@pytest.mark.parametrize("edition", by_turns(["nordic"], editions))
def test_strong_beats_random_clearly(edition: str) -> None:
    for seed in range(4 if COMPILED else 2):
        own, other = played(edition, ["strong", "random"], seed, FULL).scores()
        assert own["total"] > other["total"] + 20


@every_level
@pytest.mark.parametrize(
    "edition", ["europe", *(pytest.param(other, marks=pytest.mark.soak) for other in ("usa", "nordic"))]
)
def test_every_level_completes_tickets(level: str, edition: str) -> None:
    games = [played(edition, [level, level], seed, FULL) for seed in range(2)]
    assert sum(score["completed"] for game in games for score in game.scores()) > 0


def moments(level: str, edition: str) -> Iterator[Game]:
    """Every decision of a short game of a level."""
    game = Game(edition, 2, 5, house=SHORT)
    bots = [make_bot(level, seat) for seat in range(2)]
    while game.seat is not None:
        yield game
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))


def answers(bots: list[Bot], game: Game) -> list[str]:
    return [bot.choose(game.view(game.seat), game.legal()) for bot in bots]


@every_level
@pytest.mark.parametrize("edition", editions)
def test_the_same_seed_and_view_give_the_same_words(level: str, edition: str) -> None:
    used = make_bot(level, 5)
    for game in moments(level, edition):
        assert len({*answers([used, used, make_bot(level, 5)], game)}) == 1


@every_level
def test_a_level_depends_on_its_seed_if_it_misjudges_and_only_then(level: str) -> None:
    bots = [make_bot(level, seed) for seed in range(6)]
    differ = [len({*answers(bots, game)}) > 1 for game in moments(level, "usa")]
    assert any(differ) == (traits_of(level, "usa", 2).get("noise", 0) > 0)


def test_a_beginner_misjudges_and_a_strong_player_does_not() -> None:
    for edition, seats in TABLES:
        assert traits_of("beginner", edition, seats).get("noise", 0) > 0
        assert traits_of("strong", edition, seats).get("noise", 0) == 0


def misjudged(bots: list[Bot], game: Game) -> list[str]:
    """The moves of bots that differ from those of a planner without noise."""
    [usual] = answers([Planner(0, {})], game)
    return [words for words in answers(bots, game) if words != usual]


def test_more_noise_misjudges_more() -> None:
    counts = []
    for noise in (0.0, 2.0, 20.0):
        bots: list[Bot] = [Planner(seed, {"noise": noise}) for seed in range(4)]
        others = (words for game in moments("regular", "usa") for words in misjudged(bots, game))
        counts.append(sum(1 for _ in others))
    assert counts[0] < counts[1] < counts[2]


@pytest.mark.kernels
@pytest.mark.parametrize(("edition", "seats"), A_FEW_TABLES if COMPILED else A_FEW_TABLES[-1:])
def test_many_games_at_once_are_the_games_of_the_objects(edition: str, seats: int) -> None:
    kinds = [LEVELS[(seat + seats) % len(LEVELS)] for seat in range(seats)]
    seeds = range(7, 9 if COMPILED else 8)
    box = Game(edition, seats, house=SHORT).box
    line_ups = np.tile([LEVELS.index(kind) for kind in kinds], (len(seeds), 1))
    _, scores = play_line_ups(box, seeds, line_ups, all_traits(edition, seats))
    for number, seed in enumerate(seeds):
        # There the seed of every bot is the number of its game.
        game, bots = Game(edition, seats, seed, house=SHORT), [make_bot(kind, number) for kind in kinds]
        while game.seat is not None:
            game.play(*answers([bots[game.seat]], game))
        assert scores["total"][number, :seats].tolist() == [score["total"] for score in game.scores()]
        assert scores["place"][number, :seats].tolist() == [score["place"] for score in game.scores()]


def all_traits(edition: str, seats: int) -> Records[Traits]:
    """The traits of all levels at a table, one record each."""
    table = records(len(LEVELS), Traits)
    for number, level in enumerate(LEVELS):
        table[number : number + 1] = traits_table(traits_of(level, edition, seats))
    return table


@every_level
def test_the_file_names_known_traits_for_known_tables(level: str) -> None:
    tables = {EVERY_TABLE, *editions, *(f"{edition}/{seats}" for edition, seats in TABLES)}
    assert EVERY_TABLE in _levels()[level]
    assert {*_levels()[level]} <= tables
    known = {trait.name for trait in TRAITS}
    for traits in _levels()[level].values():
        assert {*traits} <= known
        assert all(isfinite(value) for value in traits.values())


def test_the_file_has_every_level_and_no_other() -> None:
    assert [*_levels()] == [*LEVELS]


@pytest.mark.parametrize("level", SEARCHED)
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_traits_that_were_searched_for_are_within_their_bounds(level: str, edition: str, seats: int) -> None:
    bounds = {trait.name: trait for trait in TRAITS}
    for name, value in traits_of(level, edition, seats).items():
        # With a weight of 0 a consideration is skipped altogether.
        assert value == 0 or bounds[name].low <= value <= bounds[name].high, name


def test_the_usual_traits_are_within_their_bounds_and_described() -> None:
    assert len({trait.name for trait in TRAITS}) == len(TRAITS)
    assert all(trait.low <= trait.usual <= trait.high and trait.meaning for trait in TRAITS)


def test_traits_of_a_table_go_before_those_of_its_board_and_those_of_every_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = {EVERY_TABLE: {"card": 1.0, "turn": 1.0, "late": 1.0}, "usa": {"turn": 2.0, "late": 2.0}}
    stored["usa/3"] = {"late": 3.0}
    monkeypatch.setattr("whistlestop.bots.levels._levels", lambda: {"strong": stored})
    assert traits_of("strong", "usa", 3) == {"card": 1, "turn": 2, "late": 3}
    assert traits_of("strong", "usa", 2) == {"card": 1, "turn": 2, "late": 2}
    assert traits_of("strong", "nordic", 3) == {"card": 1, "turn": 1, "late": 1}


def test_one_planner_has_the_traits_of_each_table_that_it_sits_at(monkeypatch: pytest.MonkeyPatch) -> None:
    stored: dict[str, dict[str, float]] = {EVERY_TABLE: {}, "usa/3": {"keep_all": 1}}
    monkeypatch.setattr("whistlestop.bots.levels._levels", lambda: {"strong": stored})
    bot = make_bot("strong")
    two, three = Game("usa", 2, 1), Game("usa", 3, 1)
    for _ in range(2):
        assert len(answers([bot], three)[0].split()) == 1 + 3
        assert answers([bot], two) == answers([Planner(0, {})], two)


def test_an_unknown_trait_is_refused() -> None:
    with pytest.raises(RulesError, match="there is no trait 'courage'"):
        answers([Planner(0, {"courage": 1})], Game("usa"))
