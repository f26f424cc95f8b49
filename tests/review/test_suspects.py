"""What a review infers about hidden tickets: they are swapped, and networks make those likely that they complete."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.support.finished_games import finished
from whistlestop.engine.jit import COMPILED
from whistlestop.positions.reading import read_position
from whistlestop.review.moments import moments_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.suspects import redeal, states_of, suspicion
from whistlestop.review.winning import PLAYS_ON

CUT_OFF, NOT_BEGUN = 0, 1
TICKETS = ("ticket_owner", "ticket_count", "ticket_deck")


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_hidden_tickets_are_swapped_and_none_is_lost(edition: str) -> None:
    game = finished(edition, 2)
    moment = moments_of(game)[-1]
    simulator = Simulator(game.box, 2, PLAYS_ON)
    worlds = simulator.worlds(moment.shown[0], 20, 1)
    before = worlds.copy()
    redeal(worlds, game.box, 0, suspicion(game.box, moment.shown[0], 2), random.Random(2))
    for i in range(len(worlds)):
        one, other = ({name: table[name][i] for name in TICKETS} for table in (before, worlds))
        for seat in (0, 1):
            assert sum(one["ticket_owner"] == seat) == sum(other["ticket_owner"] == seat)
        assert ((one["ticket_owner"] == 0) == (other["ticket_owner"] == 0)).all(), "the seat's own tickets are known"
        count = int(one["ticket_count"])
        decks = [*map(int, other["ticket_deck"][:count])]
        assert len({*decks}) == count
        assert not any(other["ticket_owner"][ticket] >= 0 for ticket in decks)


@pytest.mark.skipif(not COMPILED, reason="the short games of this mode have networks too small to be informative")
def test_a_network_makes_the_tickets_likely_that_it_completes() -> None:
    for edition, seats in (("usa", 2), ("europe", 2), ("nordic", 2)):
        game = finished(edition, seats)
        moment = moments_of(game)[-1]
        worlds = Simulator(game.box, seats, PLAYS_ON).worlds(moment.shown[0], 60, 1)
        weights = suspicion(game.box, moment.shown[0], seats)
        before = _likely(worlds, weights[1])
        redeal(worlds, game.box, 0, weights, random.Random(2))
        assert _likely(worlds, weights[1]) > before


def _likely(worlds: np.ndarray[Any, Any], weights: list[float]) -> float:
    return sum(sum(weights[int(ticket)] for ticket in np.flatnonzero(owner == 1)) for owner in worlds["ticket_owner"])


@pytest.mark.parametrize(("seats", "state"), [(2, CUT_OFF), (4, NOT_BEGUN)])
def test_a_track_that_is_closed_because_the_other_is_claimed_is_no_way(seats: int, state: int) -> None:
    """C9: between Dallas and Houston one track is free, but with two seats the claim of the other one closes it."""
    taken = {"dallas:houston": 1, "houston:new-orleans": 1, "el-paso:houston": 1}
    box, shown, _ = read_position({"edition": "usa", "seats": seats, "routes": taken})
    assert states_of(box, shown, 0)[box.board.ticket_index["duluth:houston"]] == state
