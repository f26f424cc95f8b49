"""Which tickets the others seem to hold: a network makes tickets likely that it completes, or nearly does."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path

import numpy as np

from whistlestop.box import Box
from whistlestop.choices.ways import costs_of, trains_between
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, State

FILE = Path(__file__).with_name("suspicions.json")
SWEEPS = 4  # how often each hidden ticket may move
AGES = (10, 22, 33)  # trains placed; networks are grouped by these limits
NEAR = (1 / 3, 2 / 3)  # of a ticket's path that is built
STATES = 6  # of a ticket for a network: cut off, not started, started, half built, nearly completed, completed


@lru_cache
def _suspicions() -> dict[str, list[list[float]]]:
    found: dict[str, list[list[float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def suspicion(box: Box, shown: Records[State], seats: int) -> list[list[float]]:
    """For each seat and ticket, how likely its network makes it, as a logarithm; from public information alone."""
    weights = _weights_of(box.board.id)
    return [weights[age_of(box, shown, seat)][states_of(box, shown, seat)].tolist() for seat in range(seats)]


def _weights_of(edition: str) -> Array:
    """The weights of a board; for an unknown one, the mean of the known ones."""
    known = _suspicions()
    weights: Array = np.mean([known[edition]] if edition in known else [*known.values()], axis=0)
    return weights


def age_of(box: Box, shown: Records[State], seat: int) -> int:
    """How far a network has grown."""
    placed = box.rules.trains - int(shown["trains"][0, seat])
    return sum(placed > age for age in AGES)


def states_of(box: Box, shown: Records[State], seat: int) -> Array:
    """How far each ticket is for the network of a seat, in trains still to be placed."""
    left = trains_between(box.board, costs_of(box, shown, seat))
    cities = box.board.city_index
    ends = np.array([(cities[ticket.a], cities[ticket.b]) for ticket in box.board.tickets])
    points = np.array([ticket.points for ticket in box.board.tickets], float)
    needs = left[ends[:, 0], ends[:, 1]]
    done = np.clip((points - needs) / points, 0.0, 1.0)
    states: Array = 1 + (done > 0).astype(int) + (done > NEAR[0]) + (done > NEAR[1])
    states[needs == 0] = STATES - 1
    states[needs > int(shown["trains"][0, seat])] = 0
    return states


def redeal(worlds: Array, box: Box, viewer: int, weights: Sequence[Sequence[float]], chance: random.Random) -> None:
    """Swap hidden tickets until those that the networks make likely are held as often as they should be."""
    is_long = [ticket.deck != "regular" for ticket in box.board.tickets]
    for i in range(len(worlds)):
        _shuffle_world(worlds[i : i + 1], viewer, weights, is_long, chance)


def _shuffle_world(
    world: Array, viewer: int, weights: Sequence[Sequence[float]], is_long: Sequence[bool], chance: random.Random
) -> None:
    owner = world["ticket_owner"][0, : len(is_long)].tolist()
    deck = world["ticket_deck"][0].tolist()
    place = {ticket: i for i, ticket in enumerate(deck[: int(world["ticket_count"][0])])}
    offered = {*world["offers"][0].ravel().tolist()} - {NONE}
    hidden = [ticket for ticket in range(len(is_long)) if owner[ticket] != viewer and ticket not in offered]
    alike = {kind: [ticket for ticket in hidden if is_long[ticket] == kind] for kind in (False, True)}
    held = [ticket for ticket in hidden if owner[ticket] != NOBODY]
    for _ in range(SWEEPS):
        for i, one in enumerate(held):
            other = chance.choice(alike[is_long[one]])
            gain = _weight(weights, owner[one], other) - _weight(weights, owner[one], one)
            gain += _weight(weights, owner[other], one) - _weight(weights, owner[other], other)
            if owner[other] == owner[one] or (gain < 0 and chance.random() >= exp(gain)):
                continue
            owner[one], owner[other] = owner[other], owner[one]
            if other in place:
                at = place.pop(other)
                place[one], deck[at] = at, one
            if other in held:
                held[held.index(other)] = one
            held[i] = other
    world["ticket_owner"][0, : len(is_long)] = owner
    world["ticket_deck"][0] = deck


def _weight(weights: Sequence[Sequence[float]], seat: int, ticket: int) -> float:
    return weights[seat][ticket] if seat != NOBODY else 0.0
