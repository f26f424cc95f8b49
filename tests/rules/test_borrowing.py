"""The best use of stations (B4, B5) against trying every way, and the proofs of tickets checked."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.test_longest import ends, lengths, walk
from whistlestop import Game
from whistlestop.boards.editions import load_board

pytestmark = pytest.mark.kernels

EUROPE = load_board("europe")
TRAINS, STATIONS = 45, 3
REGULAR = [f"{ticket.a}:{ticket.b}" for ticket in EUROPE.tickets if ticket.deck == "regular"]
LONG = [f"{ticket.a}:{ticket.b}" for ticket in EUROPE.tickets if ticket.deck == "long"]


def ticket_points(edition: str) -> dict[str, int]:
    """The points of every ticket of a board."""
    return {f"{ticket.a}:{ticket.b}": ticket.points for ticket in load_board(edition).tickets}


def read_tickets(game: Game, seat: int) -> None:
    """The proof in a score: each path connects its ticket's cities, and each borrowed route can be borrowed."""
    at, score = game.position(), game.scores()[seat]
    paths, borrowed = score["proof"]["tickets"], score["proof"]["stations"]
    assert set(borrowed) == {city for city, owner in at["stations"].items() if owner == seat}
    for city, route in borrowed.items():
        assert route is None or (city in ends(route) and at["routes"][route] != seat)
    usable = {route for route, owner in at["routes"].items() if owner == seat} | set(borrowed.values())
    for ticket, path in paths.items():
        a, b = ticket.split(":")
        assert set(path) <= usable
        assert b in walk(path, [a])
    assert set(paths) <= set(at["tickets"][seat]) and len(paths) == score["completed"]
    points = ticket_points(at["edition"])
    assert score["tickets"] == sum(points[t] if t in paths else -points[t] for t in at["tickets"][seat])


def best_use(at: dict[str, Any], seat: int) -> tuple[int, int]:
    """The most ticket points, then the most completed tickets, by trying every route or none for each station."""
    own = [route for route, owner in at["routes"].items() if owner == seat]
    others = [route for route in at["routes"] if route not in own]
    mine = [city for city, owner in at["stations"].items() if owner == seat]
    choices = [[None, *(route for route in others if city in ends(route))] for city in mine]
    return max(worth([*own, *filter(None, lent)], at["tickets"][seat]) for lent in product(*choices))


def worth(routes: list[str], tickets: list[str]) -> tuple[int, int]:
    """The ticket points that these routes bring, and how many tickets they complete."""
    points, home = ticket_points("europe"), regions(routes)
    joined = {t: home.get(t.split(":")[0], -1) == home.get(t.split(":")[1], -2) for t in tickets}
    return sum(points[t] if joined[t] else -points[t] for t in tickets), sum(joined.values())


def regions(routes: list[str]) -> dict[str, int]:
    """A number for every city on these routes, the same for connected cities."""
    home = {city: number for number, city in enumerate({city for route in routes for city in ends(route)})}
    for route in routes:
        kept, gone = (home[city] for city in ends(route))
        home = {city: kept if number == gone else number for city, number in home.items()}
    return home


def is_open(route: str, seat: int, routes: dict[str, int], seats: int) -> bool:
    """Whether a seat can still claim a route: nobody owns it, and it is not closed as a second track (C8, C9)."""
    spaces = lengths("europe")
    twins = [owner for other, owner in routes.items() if ends(other) == ends(route)]
    left = TRAINS - sum(spaces[own] for own, owner in routes.items() if owner == seat)
    closed = bool(twins) if seats < 4 else seat in twins
    return route not in routes and not closed and spaces[route] <= left


def meeting_places(routes: dict[str, int], seat: int) -> list[str]:
    """The cities where a route of the seat meets another's, and a station is worth most."""
    own = {city for route, owner in routes.items() if owner == seat for city in ends(route)}
    return sorted({city for route, owner in routes.items() if owner != seat for city in ends(route)} & own)


@st.composite
def ending(draw: st.DrawFn) -> dict[str, Any]:
    """The end of a Europe game: the seats grow their networks in turn, then come stations and tickets."""
    seats, chance = draw(st.integers(2, 5)), draw(st.randoms(use_true_random=False))
    routes: dict[str, int] = {}
    for turn in range(chance.randint(5, 15) * seats):
        seat = turn % seats
        choice = [route for route in lengths("europe") if is_open(route, seat, routes, seats)]
        near = {city for route, owner in routes.items() if owner == seat for city in ends(route)}
        joining = [route for route in choice if near & set(ends(route))]
        routes |= {chance.choice(joining or choice): seat} if choice else {}
    stations: dict[str, int] = {}
    for turn in range(chance.randint(1, STATIONS) * seats):
        anywhere = [city.id for city in EUROPE.cities]
        places = chance.choice([meeting_places(routes, turn % seats)] * 3 + [anywhere])
        free = [city for city in places if city not in stations]
        stations |= {chance.choice(free): turn % seats} if free else {}
    regular = chance.sample(REGULAR, len(REGULAR))
    tickets = [[LONG[seat], *regular[seat::seats]] for seat in range(seats)]
    over = {"edition": "europe", "seats": seats, "seat": None, "phase": "over", "turns_left": 0}
    return over | {"routes": routes, "stations": stations, "tickets": tickets}


@pytest.mark.rule("B4", "B5", "K5")
@settings(max_examples=settings().max_examples // 2)
@given(at=ending())
def test_stations_are_used_in_the_best_of_all_ways(at: dict[str, Any]) -> None:
    game = Game.from_position(at)
    for seat, score in enumerate(game.scores()):
        assert (score["tickets"], score["completed"]) == best_use(at, seat)
        read_tickets(game, seat)
