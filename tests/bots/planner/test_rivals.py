"""How a planner sees its rivals: gaps in their networks, the harm of a block, the race for the longest path."""

from __future__ import annotations

import pytest

from tests.bots.test_bots import at_turn
from tests.support.planner_state import PlannerState
from whistlestop.bots.planner.rivals import closes_a_gap, find_block, harm_of
from whistlestop.bots.planner.spare import chance_of_path, gain_of_path, measure_paths
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.state import NONE

pytestmark = pytest.mark.plain

# A rival comes from New York to Atlanta and from Dallas to Nashville; only Atlanta–Nashville lies between.
APART = ["new-york:washington", "raleigh:washington", "atlanta:raleigh", "little-rock:nashville", "dallas:little-rock"]


def gap_of(rival: list[str], hand: dict[str, int]) -> bool:
    planner = PlannerState(at_turn(hands=[hand, {}], routes=dict.fromkeys(rival, 1)))
    return bool(closes_a_gap(planner.board_table, planner.shown[0], planner.scratches[0], *planner.legal()))


def test_a_gap_is_a_route_between_two_parts_of_one_network() -> None:
    apart = ["atlanta:raleigh", "little-rock:nashville"]
    assert gap_of(apart, {"red": 1})
    assert not gap_of(apart, {})
    assert not gap_of(["atlanta:raleigh"], {"red": 1})
    assert not gap_of([*apart, "nashville:raleigh"], {"red": 1})


def test_the_block_found_closes_the_gap_and_harms() -> None:
    planner = PlannerState(at_turn(hands=[{"red": 1}, {}], routes=dict.fromkeys(APART, 1)))
    gap = planner.route("atlanta:nashville")
    assert find_block(*planner.all[:3], planner.scratches[0], *planner.legal()) == CLAIM + gap
    harm = harm_of(*planner.all, gap)
    assert harm > 0
    assert harm_of(*planner.all, planner.route("calgary:vancouver")) == 0
    # With no trains left for a longer path, all of the likely tickets would be lost.
    planner.state.trains[1] = 2
    assert find_block(*planner.all[:3], planner.scratches[0], *planner.legal()) == CLAIM + gap
    assert harm_of(*planner.all, gap) > harm


def test_the_seats_own_tickets_are_not_attributed_to_a_rival() -> None:
    planner = PlannerState(at_turn(hands=[{"red": 1}, {}], routes=dict.fromkeys(APART, 1)))
    planner.own_only([*range(len(planner.board.tickets))])
    assert find_block(*planner.all[:3], planner.scratches[0], *planner.legal()) == NONE


def race() -> PlannerState:
    """Eight trains from Boston to Atlanta against a rival's path of twelve; both have few trains left."""
    own = dict.fromkeys(["atlanta:raleigh", "raleigh:washington", "new-york:washington", "boston:new-york"], 0)
    rival = dict.fromkeys(["helena:seattle", "duluth:helena"], 1)
    planner = PlannerState(at_turn(routes={**own, **rival}, trains=[12, 4]), path=1)
    measure_paths(planner.board_table, planner.shown[0], planner.scratches[0], planner.components[0])
    return planner


def test_paths_are_measured_with_what_a_rival_may_still_add() -> None:
    planner = race()
    assert planner.scratch.own_path == 8
    assert planner.scratch.rival_path > 12


def test_a_route_that_overtakes_gains_in_the_race_and_one_elsewhere_does_not() -> None:
    planner = race()
    before = planner.state.owner.tolist()
    longer, elsewhere = planner.route("atlanta:new-orleans"), planner.route("chicago:toronto")
    assert gain_of_path(*planner.all, planner.components[0], longer) > 0
    assert gain_of_path(*planner.all, planner.components[0], elsewhere) < 0
    assert planner.state.owner.tolist() == before


def test_a_longer_path_is_likelier_to_be_the_longest() -> None:
    planner = race()
    chances = [chance_of_path(planner.scratches[0], length, 10) for length in range(45)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0, 1)
