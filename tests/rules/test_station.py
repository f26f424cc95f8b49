"""Stations, in Europe: B1 to B7."""

from __future__ import annotations

import pytest

from tests.rules.table import Cards, discarded, held, offered, play, position, refuses
from tests.rules.test_borrowing import read_tickets
from tests.rules.test_longest import finished, read_trail
from whistlestop import Game
from whistlestop.boards.editions import load_board

pytestmark = pytest.mark.kernels

BUILT = ("paris", "wien", "moskva")  # the stations of seat 0, in the order in which tests need them


def before(built: int, hand: Cards, **fields: object) -> Game:
    """Seat 0 on turn, with a number of stations built."""
    return position("europe", hand=hand, stations=dict.fromkeys(BUILT[:built], 0), **fields)


@pytest.mark.rule("B1")
def test_a_station_is_built_in_any_city_whether_or_not_routes_reach_it() -> None:
    game = position("europe", hand={"red": 1}, routes={"paris:zurich": 1})
    assert set(offered(game, "station")) == {f"station {city.id}" for city in load_board("europe").cities}
    play(game, "station roma", "pay red 1")
    at = game.position()
    assert at["stations"] == {"roma": 0} and held(game) == {} and discarded(game) == {"red": 1}
    assert (at["phase"], at["seat"], at["trains"][0], at["points"][0]) == ("turn", 1, 45, 0)


@pytest.mark.rule("B1")
def test_a_city_holds_one_station_of_anybody() -> None:
    game = position("europe", hand={"red": 2}, stations={"paris": 0, "roma": 1})
    assert len(offered(game, "station")) == 45
    refuses(game, "station paris", "B1")
    refuses(game, "station roma", "B1")


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("built", "payments"),
    [
        (0, {"pay green 1", "pay red 1", "pay loco 1"}),
        (1, {"pay green 2", "pay green 1 loco 1", "pay red 1 loco 1", "pay loco 2"}),
        (2, {"pay green 3", "pay green 2 loco 1", "pay green 1 loco 2", "pay red 1 loco 2", "pay loco 3"}),
    ],
)
def test_the_first_costs_one_card_the_second_two_the_third_three_of_one_colour(built: int, payments: set[str]) -> None:
    game = play(before(built, {"green": 3, "red": 1, "loco": 3}), "station berlin")
    assert (game.position()["phase"], game.position()["station"]) == ("payment", "berlin")
    assert set(game.legal()) == payments


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("pay green 2", {"loco": 2}),
        ("pay green 1 loco 1", {"green": 1, "loco": 1}),
        ("pay loco 2", {"green": 2}),
    ],
)
def test_the_cards_of_a_station_are_discarded(payment: str, left: Cards) -> None:
    game = play(before(1, {"green": 2, "loco": 2}), "station berlin", payment)
    spent = {kind: 2 - left.get(kind, 0) for kind in ("green", "loco") if left.get(kind, 0) < 2}
    assert held(game) == left and discarded(game) == spent
    assert game.position()["stations"] == {"paris": 0, "berlin": 0}


@pytest.mark.rule("B2")
@pytest.mark.parametrize(
    ("built", "hand"),
    [(0, {}), (1, {"green": 1, "red": 1}), (1, {"loco": 1}), (2, {"green": 2, "red": 2}), (2, {"green": 1, "loco": 1})],
)
def test_a_station_that_the_hand_cannot_pay_for_is_refused(built: int, hand: Cards) -> None:
    game = before(built, hand)
    assert offered(game, "station") == []
    refuses(game, "station berlin", "B2")


@pytest.mark.rule("B2")
@pytest.mark.parametrize("payment", ["pay green 1", "pay green 3", "pay loco 1", "pay green 2 loco 1", "pay red 2"])
def test_a_payment_of_a_wrong_count_or_colour_is_refused(payment: str) -> None:
    refuses(play(before(1, {"green": 3, "red": 1, "loco": 2}), "station berlin"), payment, "B2")


@pytest.mark.rule("B2")
@pytest.mark.parametrize("words", ["draw deck", "draw blue", "tickets", "claim roma:venezia", "station london"])
def test_a_station_is_paid_before_anything_else(words: str) -> None:
    refuses(play(before(0, {"black": 2}), "station berlin"), words, "B2")


@pytest.mark.rule("B3")
def test_one_station_a_turn() -> None:
    game = position("europe", hands=[{"red": 6}, {"blue": 6}])
    play(game, "station roma", "pay red 1")
    assert game.seat == 1 and game.position()["phase"] == "turn"
    play(game, "station berlin", "pay blue 1")
    assert game.seat == 0 and game.position()["stations"] == {"roma": 0, "berlin": 1}


@pytest.mark.rule("B3")
def test_three_stations_in_the_game() -> None:
    game = before(3, {"green": 9, "loco": 5})
    assert offered(game, "station") == []
    refuses(game, "station berlin", "B3")


@pytest.mark.rule("B3", "T1")
@pytest.mark.parametrize(("edition", "city"), [("usa", "chicago"), ("nordic", "oslo")])
def test_where_there_are_no_stations_none_can_be_built(edition: str, city: str) -> None:
    game = position(edition, hand={"green": 4})
    assert offered(game, "station") == []
    refuses(game, f"station {city}", "T1")


@pytest.mark.rule("B3")
def test_with_fewer_stations_as_a_house_rule_none_is_left_sooner() -> None:
    game = before(1, {"green": 4}, house={"stations": 1})
    refuses(game, "station berlin", "B3")


@pytest.mark.rule("B4", "K5")
def test_a_station_lets_its_owner_use_a_route_of_another_that_leads_into_its_city() -> None:
    mine, theirs, tickets = "brest:dieppe dieppe:paris marseille:zurich", "paris:zurich", [["brest:marseille"], []]
    without = finished("europe", mine, theirs, tickets=tickets).scores()[0]
    assert (without["tickets"], without["completed"]) == (-7, 0)
    game = finished("europe", mine, theirs, tickets=tickets, stations={"paris": 0})
    score = game.scores()[0]
    assert (score["tickets"], score["completed"]) == (7, 1)
    assert score["proof"]["stations"] == {"paris": "paris:zurich"}
    path = ["brest:dieppe", "dieppe:paris", "paris:zurich", "marseille:zurich"]
    assert score["proof"]["tickets"] == {"brest:marseille": path}
    read_tickets(game, 0)


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("theirs", "stations"),
    [
        pytest.param("paris:zurich", {"brest": 0}, id="a station elsewhere"),
        pytest.param("paris:zurich", {"paris": 1}, id="a station of the other"),
        pytest.param("", {"paris": 0}, id="a route of nobody"),
        pytest.param("frankfurt:paris frankfurt:munchen munchen:zurich", {"paris": 0}, id="more than one route"),
    ],
)
def test_nothing_else_is_borrowed(theirs: str, stations: dict[str, int]) -> None:
    mine = "brest:paris marseille:zurich"
    game = finished("europe", mine, theirs, tickets=[["brest:marseille"], []], stations=stations)
    assert (game.scores()[0]["tickets"], game.scores()[0]["completed"]) == (-7, 0)
    read_tickets(game, 0)


@pytest.mark.rule("B4", "B5")
def test_a_station_borrows_one_route_and_the_same_for_all_tickets() -> None:
    mine = "brest:paris marseille:zurich frankfurt:munchen munchen:wien"
    tickets = [["brest:marseille", "paris:wien"], []]
    game = finished("europe", mine, "paris:zurich frankfurt:paris", tickets=tickets, stations={"paris": 0})
    score = game.scores()[0]
    assert (score["tickets"], score["completed"]) == (8 - 7, 1)
    assert score["proof"]["stations"] == {"paris": "frankfurt:paris"}
    read_tickets(game, 0)


@pytest.mark.rule("B4")
def test_two_stations_borrow_two_routes_for_one_ticket() -> None:
    theirs = "brest:paris paris:zurich"
    stations = {"brest": 0, "zurich": 0}
    game = finished("europe", "marseille:zurich", theirs, tickets=[["brest:marseille"], []], stations=stations)
    score = game.scores()[0]
    assert (score["tickets"], score["completed"]) == (7, 1)
    assert score["proof"]["stations"] == {"brest": "brest:paris", "zurich": "paris:zurich"}
    read_tickets(game, 0)


ROUND_SMYRNA = (
    "angora:smyrna athina:sofia constantinople:sevastopol rostov:sevastopol kharkov:rostov",
    "athina:smyrna constantinople:smyrna",
)
ROUND_ZURICH = (
    "amsterdam:bruxelles bruxelles:paris paris:zurich munchen:wien warszawa:wien warszawa:wilno "
    "brindisi:roma roma:venezia venezia:zagrab budapest:zagrab",
    "munchen:zurich venezia:zurich",
)


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("networks", "tickets", "borrowed", "points", "completed"),
    [
        (ROUND_SMYRNA, "angora:kharkov angora:athina", "constantinople:smyrna", 10 - 5, 1),
        (ROUND_SMYRNA, "angora:kharkov angora:athina smyrna:sofia", "athina:smyrna", 5 + 5 - 10, 2),
        (ROUND_ZURICH, "amsterdam:wilno brindisi:zurich", "munchen:zurich", 12 - 6, 1),
        (ROUND_ZURICH, "amsterdam:wilno brindisi:zurich budapest:zurich", "venezia:zurich", 6 + 6 - 12, 2),
    ],
)
def test_most_ticket_points_and_among_equals_most_tickets(
    networks: tuple[str, str], tickets: str, borrowed: str, points: int, completed: int
) -> None:
    city = "smyrna" if networks is ROUND_SMYRNA else "zurich"
    game = finished("europe", *networks, tickets=[tickets.split(), []], stations={city: 0})
    score = game.scores()[0]
    assert (score["tickets"], score["completed"]) == (points, completed)
    assert score["proof"]["stations"] == {city: borrowed}
    read_tickets(game, 0)


@pytest.mark.rule("B6")
def test_each_station_not_built_scores_four_points() -> None:
    stations = {"paris": 0, "wien": 0, "moskva": 0, "roma": 1, "berlin": 1, "london": 2}
    scores = finished("europe", "", "", "", "", stations=stations).scores()
    assert [score["stations"] for score in scores] == [0, 4, 8, 12]


@pytest.mark.rule("B6")
@pytest.mark.parametrize("edition", ["usa", "nordic"])
def test_where_there_are_no_stations_they_score_nothing(edition: str) -> None:
    for score in finished(edition, "", "").scores():
        assert score["stations"] == 0 and score["proof"]["stations"] == {}


@pytest.mark.rule("B7")
def test_stations_and_borrowed_routes_do_not_lengthen_the_path() -> None:
    mine, theirs = "brest:paris marseille:zurich", "paris:zurich"
    game = finished("europe", mine, theirs, tickets=[["brest:marseille"], []], stations={"paris": 0, "zurich": 0})
    scores = game.scores()
    assert scores[0]["completed"] == 1
    assert [score["longest"] for score in scores] == [3, 3]
    assert scores[0]["proof"]["longest"] == ["brest:paris"]
    read_trail(game, 0)
