"""A planner's computations against plain ones: paths, connected tickets, cards, new tickets and tunnels."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.bots.test_bots import at_turn
from tests.support.games import TABLES, moment
from tests.support.planner_state import PlannerState, planner_states
from whistlestop import Game
from whistlestop.bots.paths import CLOSED
from whistlestop.bots.planner.claims import chance_of_failing
from whistlestop.bots.planner.plan import list_goals, make_plan
from whistlestop.bots.planner.tickets import promise_of, promise_of_tickets
from whistlestop.bots.planner.ways import find_cheapest, join_goals
from whistlestop.choices.odds import tunnel_odds
from whistlestop.engine.state import NOBODY
from whistlestop.rules import CARDS, LOCO

pytestmark = pytest.mark.plain

PRICES = st.sampled_from([0.0, 0.01, 0.5, 1.0, 2.25, 7.0, CLOSED])


@cache
def openings() -> list[Game]:
    return [Game(edition, seats, 1) for edition, seats in TABLES]


def cheapest_by_trying(planner: PlannerState, start: int) -> list[float]:
    """The price of every city from one of them: relax all routes repeatedly until nothing gets cheaper."""
    ends = [(planner.board.city_index[route.a], planner.board.city_index[route.b]) for route in planner.board.routes]
    spent = [0.0 if city == start else CLOSED for city in range(len(planner.board.cities))]
    for _ in planner.board.cities:
        for (a, b), price in zip(ends, planner.scratch.ways.tolist(), strict=False):
            spent[a], spent[b] = min(spent[a], spent[b] + price), min(spent[b], spent[a] + price)
    return spent


@given(st.data())
def test_the_cheapest_way_is_the_one_that_trying_all_routes_finds(data: st.DataObject) -> None:
    planner = PlannerState(data.draw(st.sampled_from(openings())))
    routes, cities = len(planner.board.routes), len(planner.board.cities)
    planner.scratch.ways[:routes] = data.draw(st.lists(PRICES, min_size=routes, max_size=routes))
    start, goal = data.draw(st.tuples(*[st.integers(0, cities - 1)] * 2))
    price = find_cheapest(planner.board_table, planner.scratches[0], start, goal)
    assert price == pytest.approx(cheapest_by_trying(planner, start)[goal])
    assert price == pytest.approx(walked(planner, start, goal) if price < CLOSED else CLOSED)


def walked(planner: PlannerState, start: int, goal: int) -> float:
    """The price of the path that was found, followed back from its goal."""
    price, city = 0.0, goal
    while city != start:
        route = int(planner.scratch.came_by[city])
        ends = {
            planner.board.city_index[planner.board.routes[route].a],
            planner.board.city_index[planner.board.routes[route].b],
        }
        price += planner.scratch.ways[route]
        [city] = ends - {city}
    return price


def joined_by(planner: PlannerState, routes: set[int], ticket: int) -> bool:
    """Whether routes connect the cities of a ticket."""
    reached = {planner.board.tickets[ticket].a}
    ends = [{planner.board.routes[route].a, planner.board.routes[route].b} for route in routes]
    for _ in ends:
        for pair in ends:
            reached |= pair if pair & reached else set()
    return planner.board.tickets[ticket].b in reached


def free_routes(planner: PlannerState) -> set[int]:
    """The seat's own routes, and those of others at its stations."""
    state, index = planner.state, planner.board.city_index
    own = {i for i in range(len(planner.board.routes)) if state.owner[i] == state.seat}
    stations = {city for city, number in index.items() if state.station_owner[number] == state.seat}
    lent = {i for i, route in enumerate(planner.board.routes) if {route.a, route.b} & stations}
    return own | {i for i in lent if state.owner[i] != NOBODY}


@given(planner_states(), st.integers(0, 5), st.booleans())
def test_planned_tickets_are_really_connected(planner: PlannerState, first: int, is_backwards: bool) -> None:
    list_goals(planner.board_table, planner.shown[0], planner.traits[0], planner.scratches[0])
    count = planner.scratch.goal_count
    assume(count > 0)
    join_goals(planner.board_table, planner.shown[0], planner.scratches[0], first % count, is_backwards)
    planned = planner.scratch.trial[: planner.scratch.trial_count].tolist()
    assert len({*planned}) == len(planned)
    assert not {planner.board.twin(route) for route in planned} & {*planned}
    assert all(planner.scratch.price[route] < CLOSED for route in planned)
    for ticket, is_joined in zip(
        planner.scratch.goals[:count].tolist(), planner.scratch.joined[:count].tolist(), strict=True
    ):
        assert joined_by(planner, {*planned} | free_routes(planner), ticket) == bool(is_joined)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_on_an_empty_board_every_ticket_can_be_connected(edition: str, seats: int) -> None:
    planner = PlannerState(Game(edition, seats, 1))
    for ticket in range(len(planner.board.tickets)):
        planner.own_only([ticket])
        list_goals(planner.board_table, planner.shown[0], planner.traits[0], planner.scratches[0])
        join_goals(planner.board_table, planner.shown[0], planner.scratches[0], 0, False)
        assert planner.scratch.joined[0] == 1


@given(planner_states())
def test_a_plan_asks_for_the_cards_of_its_open_routes_and_no_others(planner: PlannerState) -> None:
    make_plan(*planner.all, planner.components[0])
    plan = planner.scratch.plan[: planner.scratch.plan_count].tolist()
    open_routes = [planner.board.routes[route] for route in plan if planner.state.owner[route] == NOBODY]
    need, hand = planner.scratch.need.tolist(), planner.state.hands[planner.state.seat].tolist()
    assert min(need) >= 0
    assert sum(need) == sum(route.length for route in open_routes)
    assert need[LOCO] == sum(route.locomotives for route in open_routes)
    for kind, card in enumerate(CARDS[:LOCO]):
        assert need[kind] >= sum(route.length - route.locomotives for route in open_routes if route.colour == card)
    assert planner.scratch.missing.tolist() == [max(0, asked - held) for asked, held in zip(need, hand, strict=True)]
    assert planner.scratch.plan_turns >= len(open_routes)


@given(planner_states())
def test_a_plan_for_tickets_needs_no_more_trains_and_stations_than_there_are(planner: PlannerState) -> None:
    make_plan(*planner.all, planner.components[0])
    plan = planner.scratch.plan[: planner.scratch.plan_count].tolist()
    state = planner.state
    trains = sum(planner.board.routes[route].length for route in plan if state.owner[route] == NOBODY)
    assert trains <= state.trains[state.seat]
    assert sum(state.owner[route] != NOBODY for route in plan) <= state.stations[state.seat]


@given(st.data())
def test_new_tickets_promise_what_the_best_of_all_draws_does_on_average(data: st.DataObject) -> None:
    game = data.draw(
        st.sampled_from([moment("usa", 2, 0, 0.3), moment("europe", 3, 1, 0.5), moment("nordic", 2, 1, 0.4)])
    )
    planner = PlannerState(game)
    regular = [i for i, ticket in enumerate(planner.board.tickets) if ticket.deck == "regular"]
    left = data.draw(st.lists(st.sampled_from(regular), min_size=1, max_size=8, unique=True))
    planner.own_only([ticket for ticket in regular if ticket not in left])
    planner.state.ticket_count = data.draw(st.integers(1, len(left)))
    expected = promise_of_tickets(*planner.all)
    board, _, shown, traits, scratch = planner.all
    worth = [promise_of(board, shown, traits, scratch, ticket) for ticket in left]
    draws = [max(drawn) for drawn in combinations(worth, min(3, planner.state.ticket_count))]
    assert expected == pytest.approx(sum(draws) / len(draws))


def failing_by_counting(unseen: list[int], colour: int, extra: int) -> float:
    """U2: the probability that more cards are due than the hand has, over all possibilities for three cards."""
    shares = [count / sum(unseen) for count in unseen]
    failing = 0.0
    for turned_up in product(range(len(unseen)), repeat=3):
        if sum(kind in (colour, LOCO) for kind in turned_up) > extra:
            failing += float(np.prod([shares[kind] for kind in turned_up]))
    return failing


def failing(planner: PlannerState, name: str) -> float:
    board, rules, shown, _, scratch = planner.all
    return chance_of_failing(board, rules, shown, scratch, planner.route(name))


@given(st.lists(st.integers(0, 12), min_size=9, max_size=9).filter(any), st.integers(3, 7), st.integers(0, 2))
def test_the_chance_that_a_tunnel_fails(unseen: list[int], red: int, locos: int) -> None:
    planner = PlannerState(at_turn("europe", hands=[{"red": red, "loco": locos}, {}]))
    planner.scratch.unseen[:] = unseen
    planner.scratch.unseen_count = sum(unseen)
    # Erzurum–Sochi has three red spaces, Paris–Zürich three that any one colour pays.
    for name in ("erzurum:sochi", "paris:zurich"):
        assert failing(planner, name) == pytest.approx(failing_by_counting(unseen, CARDS.index("red"), red + locos - 3))


@pytest.mark.parametrize("red", [3, 4, 5, 6])
def test_the_chance_that_a_tunnel_fails_is_close_to_the_exact_one(red: int) -> None:
    game = at_turn("europe", hands=[{"red": red}, {"blue": 9}])
    planner = PlannerState(game)
    chance = failing(planner, "erzurum:sochi")
    exact = 1 - tunnel_odds(game.view(0), "erzurum:sochi")["pay red 3"].can_pay
    assert chance == pytest.approx(float(exact), abs=0.02)


def test_a_tunnel_for_locomotives_alone_fails_by_locomotives_alone() -> None:
    game = at_turn("europe", hands=[{"loco": 3}, {"blue": 9}])
    exact = 1 - tunnel_odds(game.view(0), "erzurum:sochi")["pay loco 3"].can_pay
    assert failing(PlannerState(game), "erzurum:sochi") == pytest.approx(float(exact), abs=0.02)
