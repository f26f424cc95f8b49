"""The paths still open to a seat: own routes are free, those of others are closed, and the shortest is found."""

from __future__ import annotations

from math import inf

from tests.bots.test_bots import at_turn
from whistlestop.boards.editions import load_board
from whistlestop.choices.ways import route_costs, shortest_way, trains_missing


def test_own_routes_cost_nothing_and_those_of_others_are_closed() -> None:
    board = load_board("usa")
    view = at_turn(routes={"atlanta:nashville": 0, "atlanta:raleigh": 1}).view(0)
    costs = dict(zip(board.route_names, route_costs(view, 0), strict=True))
    assert costs["atlanta:nashville"] == 0
    assert costs["atlanta:raleigh"] == costs["atlanta:raleigh/2"] == inf
    assert costs["atlanta:miami"] == 5


def test_the_second_track_is_open_to_others_from_four_seats_only() -> None:
    board = load_board("usa")
    view = at_turn(seats=4, routes={"atlanta:raleigh": 1}).view(0)
    second = board.route_index["atlanta:raleigh/2"]
    assert route_costs(view, 0)[second] == 2
    assert route_costs(view, 1)[second] == inf


def test_shortest_way_of_a_ticket() -> None:
    board = load_board("usa")
    costs = route_costs(at_turn(routes={"atlanta:nashville": 0}).view(0), 0)
    way = shortest_way(board, costs, "atlanta:saint-louis")
    assert [board.route_name(route) for route in way or []] == ["nashville:saint-louis"]
    assert trains_missing(board, costs, "atlanta:saint-louis") == 2
    assert trains_missing(board, costs, "atlanta:nashville") == 0
    closed: list[float] = [inf] * len(costs)
    assert shortest_way(board, closed, "atlanta:saint-louis") is None
    assert trains_missing(board, closed, "atlanta:saint-louis") == inf
