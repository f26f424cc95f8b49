"""How far a ticket is: completed by own routes, possible with trains, cards and stations, or impossible."""

from __future__ import annotations

from typing import Any

from tests.bots.test_bots import at_turn
from whistlestop.choices.goals import Goal, goals_of


def goal(edition: str, ticket: str, **fields: Any) -> Goal:
    return goals_of(at_turn(edition, tickets=[[ticket], []], **fields).view(0))[0]


def test_a_ticket_that_own_routes_connect_is_completed() -> None:
    routes = {"denver:santa-fe": 0, "el-paso:santa-fe": 0}
    found = goal("usa", "denver:el-paso", routes=routes)
    assert (found["state"], found["trains"], found["cards"], found["way"]) == ("done", 0, 0, [*routes])


def test_a_ticket_takes_the_fewest_trains_and_the_cards_missing_in_the_hand() -> None:
    found = goal("usa", "denver:el-paso", hands=[{"red": 1, "loco": 1}, {}])
    assert (found["state"], found["trains"], found["cards"]) == ("possible", 4, 2)
    assert found["way"] == ["denver:santa-fe", "el-paso:santa-fe"]


def test_of_two_tracks_the_path_uses_the_one_that_the_hand_can_pay_for() -> None:
    assert "kansas-city:saint-louis/2" in goal("usa", "denver:pittsburgh", hands=[{"purple": 2}, {}])["way"]
    assert "kansas-city:saint-louis" in goal("usa", "denver:pittsburgh", hands=[{"blue": 2}, {}])["way"]


def test_on_ordinary_nordic_routes_locomotives_do_not_save_a_card() -> None:
    found = goal("nordic", "kobenhavn:oslo", hands=[{"black": 1, "loco": 4}, {}])
    assert (found["trains"], found["cards"]) == (4, 2)


def test_a_ticket_that_is_cut_off_is_impossible() -> None:
    walls = {"atlanta:miami": 1, "charleston:miami": 1, "miami:new-orleans": 1}
    found = goal("usa", "boston:miami", routes=walls)
    assert (found["state"], found["way"]) == ("impossible", [])


def test_a_ticket_that_needs_more_trains_than_are_left_is_impossible() -> None:
    assert goal("usa", "denver:el-paso", trains=[4, 45])["state"] == "possible"
    assert goal("usa", "denver:el-paso", trains=[3, 45])["state"] == "impossible"


CUT = {"edinburgh:london": 1}
FAR = {"moskva": 0, "kharkov": 0}  # stations that are of no use here


def test_a_station_may_still_borrow_what_others_own() -> None:
    found = goal("europe", "edinburgh:paris", routes=CUT)
    assert (found["state"], found["trains"], found["stations"]) == ("possible", 3, 1)
    assert found["way"][0] == "edinburgh:london"
    assert found["cards"] == 1 + 3
    assert goal("europe", "edinburgh:paris", routes=CUT, stations={"sochi": 0, **FAR})["state"] == "impossible"


def test_an_existing_station_borrows_one_route_for_free() -> None:
    found = goal("europe", "edinburgh:paris", routes=CUT, stations={"london": 0, **FAR})
    assert (found["state"], found["stations"], found["cards"]) == ("possible", 1, 3)


def test_what_a_station_connects_is_not_completed_before_the_end() -> None:
    routes = {**CUT, "dieppe:london": 0, "dieppe:paris": 0}
    found = goal("europe", "edinburgh:paris", routes=routes, stations={"edinburgh": 0})
    assert (found["state"], found["trains"], found["stations"]) == ("possible", 0, 1)


def test_a_new_station_is_considered_only_when_nothing_else_helps() -> None:
    found = goal("europe", "brest:marseille", routes={"brest:paris": 1})
    assert found["stations"] == 0
    assert found["trains"] > 0


def test_offered_tickets_are_listed_after_kept_ones() -> None:
    offer = ["denver:el-paso", "boston:miami"]
    view = at_turn(tickets=[["miami:toronto"], []]).view(0) | {"offer": offer}
    assert [found["ticket"] for found in goals_of(view)] == ["miami:toronto", *offer]
