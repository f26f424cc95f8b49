"""Plans: what they take, who breaks them, and the shortest repair, from what the player knows and nothing else."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.bots.test_bots import at_turn
from tests.support.scrambling import scrambled
from whistlestop import editions
from whistlestop.boards.editions import load_board
from whistlestop.bots import make_bot
from whistlestop.choices.goals import goals_of
from whistlestop.choices.plans import Plan, plan_of
from whistlestop.errors import RulesError
from whistlestop.game import Game

SOUTH = ["el-paso:santa-fe", "el-paso:houston", "houston:new-orleans", "miami:new-orleans"]


def plan(*routes: str, edition: str = "usa", connect: tuple[str, str] | None = None, **fields: Any) -> Plan:
    return plan_of(at_turn(edition, **fields).view(0), routes, connect)


@cache
def games_under_way() -> list[Game]:
    """Games of each edition, at some moments."""
    games = []
    for edition in editions:
        game, bot = Game(edition, 3, seed=5), make_bot("paq", 1)
        while not game.over and len(game.log) < 130:
            game.play(bot.choose(game.view(game.seat), game.legal()))
            if len(game.log) % 30 == 0:
                games.append(game.copy())
    return games


def test_a_plan_names_the_missing_cards_by_colour_and_locomotives_without_counting_them() -> None:
    found = plan(*SOUTH, hands=[{"green": 5, "red": 1, "loco": 3}, {}])
    assert (found["state"], found["trains"]) == ("possible", 16)
    assert found["missing"] == {"green": 1, "red": 5}
    assert (found["any"], found["locos"], found["cards"]) == (4, 3, 7)
    assert found["turns"] == 4 + 5
    assert found["ends"] == ["santa-fe", "miami"]


def test_a_plan_takes_nothing_for_what_is_claimed_already() -> None:
    found = plan(*SOUTH[:2], routes={SOUTH[0]: 0}, hands=[{"green": 5}, {}])
    assert (found["trains"], found["missing"], found["turns"]) == (6, {"green": 1}, 2)
    assert plan(SOUTH[0], routes={SOUTH[0]: 0})["state"] == "done"


def test_claiming_the_other_track_fulfils_the_plan() -> None:
    found = plan("atlanta:raleigh", routes={"atlanta:raleigh/2": 0})
    assert (found["state"], found["routes"]) == ("done", ["atlanta:raleigh/2"])


def test_a_plan_that_takes_more_trains_than_are_left_is_impossible() -> None:
    assert plan(*SOUTH, trains=[15, 45])["state"] == "impossible"
    assert plan(*SOUTH, trains=[16, 45])["state"] == "possible"


def test_a_plan_says_by_how_much_it_is_longer_than_the_shortest_way() -> None:
    assert plan("el-paso:santa-fe", "denver:santa-fe")["longer"] == 0
    assert plan("dallas:el-paso", "dallas:houston")["longer"] == 0
    assert plan("el-paso:phoenix", "phoenix:santa-fe")["longer"] == 4


def test_a_plan_lists_the_tickets_that_it_completes_with_own_routes() -> None:
    tickets = [["denver:el-paso", "boston:miami"], []]
    found = plan("denver:santa-fe", routes={"el-paso:santa-fe": 0}, tickets=tickets)
    assert found["tickets"] == ["denver:el-paso"]


def test_a_rivals_claim_breaks_a_plan_and_the_shortest_way_around_is_proposed() -> None:
    found = plan(*SOUTH, routes={"houston:new-orleans": 1})
    assert found["state"] == "broken"
    assert found["broken"] == [{"route": "houston:new-orleans", "seat": 1}]
    repair = found["repair"]
    assert repair is not None
    assert {"miami:new-orleans"} <= {*repair["routes"]}
    assert "houston:new-orleans" not in repair["routes"]
    assert plan(*repair["routes"], routes={"houston:new-orleans": 1})["state"] == "possible"


def test_the_closed_track_of_a_double_route_is_broken_by_who_owns_the_other() -> None:
    found = plan("atlanta:raleigh", routes={"atlanta:raleigh/2": 1})
    assert found["broken"] == [{"route": "atlanta:raleigh", "seat": 1}]


def test_a_repair_keeps_what_is_not_broken_and_both_tickets() -> None:
    """Denver is no end of the plan, but of a ticket; Calgary – Winnipeg has nothing to do with what is broken."""
    tickets = [["denver:el-paso"], []]
    routes = ["el-paso:santa-fe", "denver:santa-fe", "denver:helena", "calgary:winnipeg"]
    repair = plan(*routes, tickets=tickets, routes={"el-paso:santa-fe": 1})["repair"]
    assert repair is not None
    assert {*routes[1:]} - {*repair["routes"]} <= {"denver:santa-fe"}
    fixed = plan(*repair["routes"], tickets=tickets, routes={"el-paso:santa-fe": 1})
    assert fixed["tickets"] == ["denver:el-paso"]


def test_without_a_way_around_or_without_the_trains_there_is_no_repair() -> None:
    walls = {"atlanta:miami": 1, "charleston:miami": 1, "miami:new-orleans": 1}
    assert plan("atlanta:miami", routes=walls)["repair"] is None
    cut = {"houston:new-orleans": 1}
    assert plan("houston:new-orleans", trains=[6, 40], routes=cut)["repair"] is not None
    assert plan("houston:new-orleans", trains=[5, 40], routes=cut)["repair"] is None


def test_two_cities_are_connected_by_the_shortest_way() -> None:
    found = plan("calgary:winnipeg", connect=("denver", "el-paso"))
    assert found["routes"] == ["calgary:winnipeg", "denver:santa-fe", "el-paso:santa-fe"]


def test_of_two_equal_ways_the_one_is_drafted_that_the_hand_can_pay_for() -> None:
    both = ("kansas-city", "saint-louis")
    assert plan(connect=both, hands=[{"purple": 2}, {}])["routes"] == ["kansas-city:saint-louis/2"]
    assert plan(connect=both, hands=[{"blue": 2}, {}])["routes"] == ["kansas-city:saint-louis"]


def test_what_cannot_be_planned_is_refused() -> None:
    with pytest.raises(RulesError, match="has no route 'paris:rome'"):
        plan("paris:rome")
    with pytest.raises(RulesError, match="has no city 'paris'"):
        plan(connect=("denver", "paris"))
    walls = {"atlanta:miami": 1, "charleston:miami": 1, "miami:new-orleans": 1}
    with pytest.raises(RulesError, match="no way is left from boston to miami"):
        plan(connect=("boston", "miami"), routes=walls)
    with pytest.raises(RulesError, match="a spectator has nothing to plan"):
        plan_of(at_turn().view(None), [])


def test_a_plan_of_a_tickets_way_takes_what_the_ticket_takes() -> None:
    for game in games_under_way():
        view = game.view(0)
        for goal in goals_of(view):
            if goal["state"] == "possible" and not goal["stations"]:
                found = plan_of(view, goal["way"])
                assert (found["trains"], found["cards"]) == (goal["trains"], goal["cards"])
                assert goal["ticket"] in found["tickets"]
                assert not found["longer"]


def test_a_taken_route_breaks_a_plan_and_its_repair_connects_the_same_cities() -> None:
    chance = random.Random(1)
    for game in games_under_way():
        view = game.view(0)
        free = [name for name in load_board(game.edition).route_names if name not in view["routes"]]
        before = plan_of(view, chance.sample(free, 3))
        taken = chance.choice(before["routes"])
        after = plan_of({**view, "routes": {**view["routes"], taken: 1}}, before["routes"])
        assert taken in [broken["route"] for broken in after["broken"]]
        if after["repair"]:
            found = plan_of({**view, "routes": {**view["routes"], taken: 1}}, after["repair"]["routes"])
            assert (found["broken"], found["trains"]) == ([], after["repair"]["trains"])
            assert {*after["tickets"]} <= {*found["tickets"]}


def test_a_plan_depends_on_nothing_that_is_hidden() -> None:
    chance = random.Random(2)
    for game in games_under_way():
        names = chance.sample(load_board(game.edition).route_names, 4)
        twin = scrambled(game, 0, chance)
        assert plan_of(game.view(0), names) == plan_of(twin.view(0), names)


def test_a_plan_can_be_asked_for_along_any_path() -> None:
    cities = ["seattle", "denver", "miami", "boston"]
    planned: list[str] = []
    for pair in pairwise(cities):
        planned = plan(*planned, connect=pair)["routes"]
    assert plan(*planned)["ends"] == ["seattle", "boston"]
