"""House rules: each can be changed, is checked and recorded, and any combination can be played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.support.house_rules import FIELDS, House, changed, houses
from tests.support.invariants import play_checked
from tests.support.soak import by_turns
from whistlestop import Game, RulesError, editions
from whistlestop.boards.editions import load_board


@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("name", FIELDS)
def test_every_rule_can_be_changed_and_is_written_in_the_record(edition: str, name: str) -> None:
    if name == "first_long" and edition != "europe":
        pytest.skip("there are no long tickets on this board")
    base = load_board(edition).base_rules()
    house = changed(name, base)
    seats = {"seats_min": 3, "seats_max": 2}.get(name, 2)
    game = Game(edition, seats, 1, house=house)
    assert getattr(game.box.rules, name) != getattr(base, name)
    changes = {field: value for field, value in house.items() if value != base.as_data()[field]}
    assert game.position()["house"] == game.view(None)["house"] == changes
    again = Game.replay(game.record())
    assert again.box.rules == game.box.rules != base
    assert Game.from_position(game.position()).box.rules == game.box.rules


@pytest.mark.parametrize("name", FIELDS)
def test_a_value_out_of_bounds_is_refused(name: str) -> None:
    field = FIELDS[name]
    low, high = field.metadata["low"] - 1, field.metadata["high"] + 1
    wrong: list[Any] = [low, high, True, None, "1", 1.0, [], [1] * 20, {}]
    for value in [*wrong, [low] * 9, [high] * 9] if isinstance(field.default, tuple) else wrong:
        with pytest.raises(RulesError, match=name):
            Game("usa", house={name: value})


@pytest.mark.parametrize(
    ("house", "words"),
    [
        ({"wild": 1}, "there is no rule 'wild'"),
        ({1: 1}, "there is no rule 1"),
        ({"seats_min": 4, "seats_max": 3}, "seats_min is 4, more than seats_max, 3"),
        ({"first_tickets": 6, "first_long": 1}, "7 starting tickets are too many"),
        ({"first_tickets": 1}, "first_keep is 2, but only 1"),
        ({"ticket_keep": 4}, "ticket_keep is 4, but only 3"),
        ({"first_long": 1}, "2 seats with 1 long tickets each"),
    ],
)
def test_rules_that_do_not_go_together_are_refused(house: dict[Any, Any], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Game("usa", 2, house=house)


def test_no_more_tickets_can_be_dealt_than_there_are() -> None:
    assert Game("usa", 5, house={"first_tickets": 6}).view(0)["offer_counts"] == [6] * 5
    assert Game("europe", 3, house={"first_long": 2}).view(0)["offer_counts"] == [5] * 3
    with pytest.raises(RulesError, match="4 seats with 2 long tickets each"):
        Game("europe", 4, house={"first_long": 2})


def test_a_house_rule_that_equals_the_edition_is_not_recorded() -> None:
    game = Game("nordic", house={"trains": 40, "ferry_swap": 3})
    assert game.position()["house"] == {}
    assert game.box is Game("nordic").box


@pytest.mark.kernels
@settings(max_examples=settings().max_examples // 3, suppress_health_check=[*HealthCheck])
@given(st.sampled_from(editions), houses, st.integers(2, 5), st.integers(0, 10**6))
def test_any_house_rules_can_be_played_to_the_end(edition: str, house: House, seats: int, seed: int) -> None:
    try:
        game = Game(edition, seats, seed, house=house)
    except RulesError:
        assume(False)
    play_checked(game, seed)
    assert Game.replay(game.record()).position() == game.position()
    assert Game.from_position(game.position()).position() == game.position()


TELLING: list[House] = [
    {"stations": 3, "wild_plain": 0}, {"ferry_swap": 1}, {"ferry_swap": 4, "loco_draw": 1, "row_flush": 1},
    {"tunnel_cards": 5}, {"tunnel_cards": 0}, {"row_flush": 1}, {"row_flush": 5}, {"double_from": 2},
    {"double_from": 6}, {"trains": 3, "last_round_trains": 20}, {"last_round_trains": 0}, {"turn_limit": 1},
    {"route_points": [99] * 9}, {"first_return": 0, "ticket_return": 0, "ticket_draw": 6}, {"ticket_keep": 3},
]  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "house"),
    by_turns([(editions[number % 3], house) for number, house in enumerate(TELLING)], editions, TELLING),
    ids=str,
)
def test_extreme_house_rules_can_be_played_to_the_end(edition: str, house: House) -> None:
    game = play_checked(Game(edition, 2, "house", house=house), "house")
    assert Game.replay(game.record()).position() == game.position()


def test_many_points_for_stations_are_counted_in_full() -> None:
    game = Game("usa", 2, 0, house={"stations": 3, "station_points": 50})
    assert [score["stations"] for score in game.scores()] == [150, 150]
