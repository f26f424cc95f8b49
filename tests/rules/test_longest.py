"""The longest path against a slow plain search, and its trail checked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.table import EDITIONS
from whistlestop import Game
from whistlestop.boards.editions import load_board

pytestmark = pytest.mark.kernels

MAX_ROUTES = 12  # the plain search tries every trail


def finished(edition: str, *networks: str, **fields: Any) -> Game:
    """A finished game in which each seat owns the routes of its network, named in one line."""
    routes = {route: seat for seat, network in enumerate(networks) for route in network.split()}
    over = {"edition": edition, "seats": len(networks), "seat": None, "phase": "over", "turns_left": 0}
    return Game.from_position(over | {"routes": routes} | fields)


@cache
def lengths(edition: str) -> dict[str, int]:
    """The spaces of every track of a board."""
    board = load_board(edition)
    return {name: route.length for name, route in zip(board.route_names, board.routes, strict=True)}


def ends(route: str) -> list[str]:
    """The two cities of a route, whichever track."""
    return route.removesuffix("/2").split(":")


def walk(trail: Iterable[str], start: Iterable[str]) -> set[str]:
    """Where a walk along these routes can end, from any of the starting cities; nowhere if they are not connected."""
    here = set(start)
    for route in trail:
        a, b = ends(route)
        here = {there for city, there in ((a, b), (b, a)) if city in here}
    return here


def read_trail(game: Game, seat: int) -> None:
    """The trail in a score uses own routes, no track twice, and is as long as it says."""
    at, score = game.position(), game.scores()[seat]
    trail = score["proof"]["longest"]
    assert all(at["routes"][route] == seat for route in trail)
    assert len(set(trail)) == len(trail)
    assert not trail or walk(trail, ends(trail[0]))
    assert sum(lengths(at["edition"])[route] for route in trail) == score["longest"]


def longest(routes: frozenset[str], spaces: dict[str, int]) -> int:
    """The longest trail, by trying all of them from every city."""
    cities = {city for route in routes for city in ends(route)}
    return max((longest_from(city, routes, spaces) for city in cities), default=0)


def longest_from(city: str, unused: frozenset[str], spaces: dict[str, int]) -> int:
    """The longest trail that starts in a city and uses each of these tracks at most once."""
    steps = [(route, there) for route in unused for there in walk([route], [city])]
    return max((spaces[route] + longest_from(there, unused - {route}, spaces) for route, there in steps), default=0)


@st.composite
def network(draw: st.DrawFn, edition: str) -> list[str]:
    """Routes that one player may own; most of them are connected, so there are many loops."""
    spaces, trains = lengths(edition), load_board(edition).base_rules().trains
    mine: list[str] = []
    for apart in draw(st.lists(st.sampled_from([False] * 7 + [True]), min_size=5, max_size=MAX_ROUTES)):
        left = trains - sum(spaces[route] for route in mine)
        fitting = [r for r in spaces if spaces[r] <= left and all(ends(r) != ends(own) for own in mine)]
        joining = [r for r in fitting if any(set(ends(r)) & set(ends(own)) for own in mine)]
        choice = fitting if apart else joining or fitting
        mine += [draw(st.sampled_from(choice))] if choice else []
    return mine


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("E3")
@given(data=st.data())
def test_the_longest_path_is_the_one_that_a_plain_search_finds(edition: str, data: st.DataObject) -> None:
    mine = data.draw(network(edition))
    game = finished(edition, "", " ".join(mine))
    assert game.scores()[1]["longest"] == longest(frozenset(mine), lengths(edition))
    read_trail(game, 1)


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    ("edition", "mine", "spaces"),
    [
        pytest.param("usa", "", 0, id="nothing"),
        pytest.param("usa", "calgary:winnipeg", 6, id="one route"),
        pytest.param("usa", "calgary:winnipeg denver:santa-fe el-paso:santa-fe", 6, id="the longer of two networks"),
        pytest.param(
            "usa", "calgary:helena denver:santa-fe el-paso:santa-fe denver:phoenix", 9, id="not the first one"
        ),
        pytest.param("usa", "el-paso:houston el-paso:los-angeles el-paso:oklahoma-city", 12, id="two arms of three"),
        pytest.param("usa", "atlanta:nashville nashville:raleigh atlanta:raleigh", 6, id="a loop"),
        pytest.param("usa", "atlanta:nashville nashville:raleigh atlanta:raleigh charleston:raleigh", 8, id="a tail"),
        pytest.param(
            "usa",
            "atlanta:nashville nashville:raleigh atlanta:raleigh raleigh:washington pittsburgh:washington "
            "pittsburgh:raleigh",
            12,
            id="two loops through one city",
        ),
        pytest.param("usa", "dallas:houston dallas:oklahoma-city/2 houston:new-orleans", 5, id="a second track"),
        pytest.param(
            "europe",
            "brest:dieppe brest:paris dieppe:paris bruxelles:frankfurt bruxelles:paris/2 frankfurt:paris",
            13,
            id="two loops through paris",
        ),
        pytest.param(
            "europe",
            "brest:dieppe brest:paris dieppe:paris brest:pamplona dieppe:london edinburgh:london",
            14,
            id="a loop with two tails",
        ),
        pytest.param("europe", "petrograd:stockholm kobenhavn:stockholm/2 essen:kobenhavn", 14, id="a long tunnel"),
        pytest.param(
            "nordic",
            "goteborg:oslo goteborg:orebro orebro:oslo orebro:stockholm/2 norrkoping:stockholm norrkoping:orebro",
            11,
            id="two loops through orebro",
        ),
        pytest.param(
            "nordic", "kuopio:lieksa kajaani:lieksa kajaani:kuopio lieksa:murmansk", 13, id="murmansk and back"
        ),
    ],
)
def test_a_path_may_have_loops_and_pass_a_city_several_times(edition: str, mine: str, spaces: int) -> None:
    game = finished(edition, "", mine)
    assert game.scores()[1]["longest"] == spaces == longest(frozenset(mine.split()), lengths(edition))
    read_trail(game, 1)
