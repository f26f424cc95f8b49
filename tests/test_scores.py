"""Scores add up, and their proof can be checked point by point with only the board."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.support.games import TABLES, finished, moments
from whistlestop import Game

ITEMS = ["routes", "tickets", "completed", "stations", "bonus", "longest", "total", "place", "proof"]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_finished_game_has_scores_that_add_up(edition: str, seats: int) -> None:
    scores = finished(edition, seats, 1).scores()
    assert len(scores) == seats
    for score in scores:
        assert [*score] == ITEMS
        assert score["total"] == score["routes"] + score["tickets"] + score["stations"] + score["bonus"]
        assert [*score["proof"]] == ["tickets", "stations", "longest"]
    assert min(score["place"] for score in scores) == 1
    assert max(score["total"] for score in scores) == next(score["total"] for score in scores if score["place"] == 1)


@given(moments())
def test_completed_tickets_are_proved_by_a_way(game: Game) -> None:
    points = {f"{ticket.a}:{ticket.b}": ticket.points for ticket in game.box.board.tickets}
    for seat, score in enumerate(game.scores()):
        loans = {route for route in score["proof"]["stations"].values() if route}
        ways, held = score["proof"]["tickets"], game.position()["tickets"][seat]
        for ticket, way in ways.items():
            start, goal = ticket.split(":")
            assert {*way} <= routes_of(game, seat) | loans
            assert walk(way, start) == goal
        assert score["completed"] == len(ways)
        assert score["tickets"] == sum(points[ticket] if ticket in ways else -points[ticket] for ticket in held)


@given(moments())
def test_stations_borrow_routes_of_others_that_lead_into_their_cities(game: Game) -> None:
    at = game.position()
    for seat, score in enumerate(game.scores()):
        loans = score["proof"]["stations"]
        assert [*loans] == [city for city, owner in at["stations"].items() if owner == seat]
        for city, route in loans.items():
            assert route is None or (city in ends(route) and at["routes"][route] != seat)


@given(moments())
def test_the_longest_path_is_a_walk_over_own_routes(game: Game) -> None:
    board = game.box.board
    for seat, score in enumerate(game.scores()):
        trail = score["proof"]["longest"]
        assert {*trail} <= routes_of(game, seat)
        assert len({*trail}) == len(trail)
        assert score["longest"] == sum(board.routes[board.route_index[name]].length for name in trail)
        assert not trail or any(walk(trail, city) for city in ends(trail[0]))


def routes_of(game: Game, seat: int) -> set[str]:
    return {name for name, owner in game.position()["routes"].items() if owner == seat}


def ends(route: str) -> list[str]:
    return route.removesuffix("/2").split(":")


def walk(routes: list[str], city: str) -> str | None:
    """Where these routes lead from a city, each starting where the last one ended; None if they do not."""
    for route in routes:
        if city not in ends(route):
            return None
        [city] = [other for other in ends(route) if other != city]
    return city
