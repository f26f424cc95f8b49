"""What a planner makes of its rivals: gaps in their networks, the harm of a block, the race for the longest path."""

from __future__ import annotations

import pytest

from tests.bots.test_bots import at_turn
from tests.support.planner_state import Mind
from whistlestop.bots.planner.rivals import closes_a_gap, find_block, harm_of
from whistlestop.bots.planner.spare import chance_of_path, gain_of_path, measure_paths
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.state import NONE

pytestmark = pytest.mark.plain

# A rival comes from New York to Atlanta and from Dallas to Nashville; only Atlanta–Nashville lies between.
APART = ["new-york:washington", "raleigh:washington", "atlanta:raleigh", "little-rock:nashville", "dallas:little-rock"]


def gap_of(rival: list[str], hand: dict[str, int]) -> bool:
    mind = Mind(at_turn(hands=[hand, {}], routes=dict.fromkeys(rival, 1)))
    return bool(closes_a_gap(mind.b, mind.shown[0], mind.scratches[0], *mind.legal()))


def test_a_gap_is_a_route_between_two_parts_of_one_network() -> None:
    apart = ["atlanta:raleigh", "little-rock:nashville"]
    assert gap_of(apart, {"red": 1})
    assert not gap_of(apart, {})
    assert not gap_of(["atlanta:raleigh"], {"red": 1})
    assert not gap_of([*apart, "nashville:raleigh"], {"red": 1})


def test_the_block_that_is_thought_of_closes_the_gap_and_harms() -> None:
    mind = Mind(at_turn(hands=[{"red": 1}, {}], routes=dict.fromkeys(APART, 1)))
    gap = mind.route("atlanta:nashville")
    assert find_block(*mind.all[:3], mind.scratches[0], *mind.legal()) == CLAIM + gap
    harm = harm_of(*mind.all, gap)
    assert harm > 0
    assert harm_of(*mind.all, mind.route("calgary:vancouver")) == 0
    # With no trains left for a longer way, all of the likely tickets would be lost.
    mind.state.trains[1] = 2
    assert find_block(*mind.all[:3], mind.scratches[0], *mind.legal()) == CLAIM + gap
    assert harm_of(*mind.all, gap) > harm


def test_the_own_tickets_are_not_thought_to_be_a_rivals() -> None:
    mind = Mind(at_turn(hands=[{"red": 1}, {}], routes=dict.fromkeys(APART, 1)))
    mind.own_only([*range(len(mind.board.tickets))])
    assert find_block(*mind.all[:3], mind.scratches[0], *mind.legal()) == NONE


def race() -> Mind:
    """Eight trains from Boston to Atlanta against a rival's path of twelve; both have few trains left."""
    own = dict.fromkeys(["atlanta:raleigh", "raleigh:washington", "new-york:washington", "boston:new-york"], 0)
    rival = dict.fromkeys(["helena:seattle", "duluth:helena"], 1)
    mind = Mind(at_turn(routes={**own, **rival}, trains=[12, 4]), path=1)
    measure_paths(mind.b, mind.shown[0], mind.scratches[0], mind.parts[0])
    return mind


def test_paths_are_measured_with_what_a_rival_may_still_add() -> None:
    mind = race()
    assert mind.scratch.own_path == 8
    assert mind.scratch.rival_path > 12


def test_a_route_that_overtakes_gains_in_the_race_and_one_elsewhere_does_not() -> None:
    mind = race()
    before = mind.state.owner.tolist()
    longer, elsewhere = mind.route("atlanta:new-orleans"), mind.route("chicago:toronto")
    assert gain_of_path(*mind.all, mind.parts[0], longer) > 0
    assert gain_of_path(*mind.all, mind.parts[0], elsewhere) < 0
    assert mind.state.owner.tolist() == before


def test_a_longer_path_is_likelier_to_be_the_longest() -> None:
    mind = race()
    chances = [chance_of_path(mind.scratches[0], length, 10) for length in range(45)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0, 1)
