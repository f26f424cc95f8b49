"""Which tickets the others seem to hold: a network speaks for the tickets that it completes, or nearly does."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path

import numpy as np

from whistlestop.box import Box
from whistlestop.engine.jit import Array
from whistlestop.engine.state import NOBODY, NONE

FILE = Path(__file__).with_name("suspicions.json")
SWEEPS = 4  # how often each hidden ticket may change its place
AGES = (10, 22, 33)  # trains placed, by which networks are told apart
NEAR = (1 / 3, 2 / 3)  # of a ticket's way that is done
STATES = 6  # of a ticket for a network: cut off, not begun, begun, half done, nearly done, done
FAR = 1e6


@lru_cache
def _suspicions() -> dict[str, list[list[float]]]:
    found: dict[str, list[list[float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def suspicion(box: Box, shown: Array, seats: int) -> list[list[float]]:
    """For each seat and ticket, by how much its network speaks for it, as a logarithm; public knowledge alone."""
    weights = np.array(_suspicions()[box.board.id])
    return [weights[age_of(box, shown, seat)][states_of(box, shown, seat)].tolist() for seat in range(seats)]


def age_of(box: Box, shown: Array, seat: int) -> int:
    """How grown a network is."""
    placed = box.rules.trains - int(shown["trains"][0, seat])
    return sum(placed > age for age in AGES)


def states_of(box: Box, shown: Array, seat: int) -> Array:
    """How far each ticket is for the network of a seat, in trains that are still to be placed."""
    left = _trains_between(box, shown["owner"][0], seat)
    cities = {city: i for i, city in enumerate(_cities(box))}
    ends = np.array([(cities[ticket.a], cities[ticket.b]) for ticket in box.board.tickets])
    points = np.array([ticket.points for ticket in box.board.tickets], float)
    needs = left[ends[:, 0], ends[:, 1]]
    done = np.clip((points - needs) / points, 0.0, 1.0)
    states: Array = 1 + (done > 0).astype(int) + (done > NEAR[0]) + (done > NEAR[1])
    states[needs == 0] = STATES - 1
    states[needs > int(shown["trains"][0, seat])] = 0
    return states


def _cities(box: Box) -> list[str]:
    return sorted({city for route in box.board.routes for city in (route.a, route.b)})


@lru_cache(maxsize=8)
def _ends(box: Box) -> tuple[Array, Array]:
    cities = {city: i for i, city in enumerate(_cities(box))}
    ends = np.array([(cities[route.a], cities[route.b]) for route in box.board.routes])
    return ends, np.array([route.length for route in box.board.routes], float)


def _trains_between(box: Box, owners: Array, seat: int) -> Array:
    """The fewest trains that would join any two cities: own routes are free, those of others lost (Floyd, Warshall)."""
    ends, lengths = _ends(box)
    owner = owners[: len(ends)]
    costs = np.where(owner == seat, 0.0, np.where(owner == NOBODY, lengths, FAR))
    count = len(_cities(box))
    between: Array = np.full((count, count), FAR)
    np.fill_diagonal(between, 0.0)
    np.minimum.at(between, (ends[:, 0], ends[:, 1]), costs)
    between = np.minimum(between, between.T)
    for via in range(count):
        between = np.minimum(between, between[:, via, None] + between[None, via, :])
    return between


def redeal(worlds: Array, box: Box, viewer: int, weights: Sequence[Sequence[float]], chance: random.Random) -> None:
    """Let hidden tickets change places until those that the networks speak for are held as often as they should be."""
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
