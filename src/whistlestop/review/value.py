"""What a seat can expect to end with, estimated from what it knows; fitted to games finished by strong players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.review.simulator import Simulator

FILE = Path(__file__).with_name("values.json")


@lru_cache
def _values() -> dict[str, dict[str, list[float]]]:
    values: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return values


def weights_of(edition: str, seats: int) -> tuple[Array, Array]:
    """The weights of own and other facts; for an unknown board, the mean of those known for that many seats."""
    values = _values()
    own = values.get(f"{edition}/{seats}")
    known = [own] if own else [found for table, found in values.items() if table.endswith(f"/{seats}")]
    return np.mean([found["own"] for found in known], axis=0), np.mean([found["other"] for found in known], axis=0)


class Value:
    """By how many points a seat will end ahead of another, if strong players finish the game."""

    def __init__(self, simulator: Simulator) -> None:
        self.simulator = simulator
        self._own, self._other = weights_of(simulator.box.board.id, simulator.seats)

    def lead(self, shown: Records[State], seat: int, rival: int) -> float:
        """The expected lead, from what the seat is shown."""
        own = own_facts(self.simulator, shown, seat) @ self._own
        return float(own - other_facts(self.simulator, shown, rival) @ self._other)


def own_facts(simulator: Simulator, shown: Records[State], seat: int) -> Array:
    """What a seat's own points are estimated from: what it has, and the plan that a strong player would make."""
    scratch = simulator.plan(shown, seat)
    board, rules = simulator.box.board, simulator.box.rules
    goals = scratch["goals"][0, : scratch["goal_count"][0]].tolist()
    joined = scratch["plan_joined"][0, : len(goals)].tolist() if not scratch["is_spare"][0] else [0] * len(goals)
    plan = [board.routes[route] for route in scratch["plan"][0, : scratch["plan_count"][0]].tolist()]
    held = np.flatnonzero(shown["ticket_owner"][0] == seat).tolist()
    worth = {ticket: board.tickets[ticket].points for ticket in {*held, *goals}}
    within = sum(worth[ticket] for ticket, is_joined in zip(goals, joined, strict=True) if is_joined)
    turns, horizon = float(scratch["plan_turns"][0]), float(scratch["horizon"][0])
    trains = int(shown["trains"][0, seat])
    facts = [
        int(shown["points"][0, seat]),
        sum(worth[ticket] for ticket in held if ticket not in goals),
        within,
        sum(worth[ticket] for ticket in goals) - within,
        sum(rules.route_points[route.length - 1] for route in plan),
        turns,
        horizon,
        max(0.0, turns - horizon),
        trains,
        trains - sum(route.length for route in plan),
        int(shown["hands"][0, seat].sum()),
        int(shown["hands"][0, seat, -1]),
        int(scratch["missing"][0].sum()),
        int(shown["stations"][0, seat]),
        *turns_before(simulator, shown, seat),
    ]
    return _in_time(simulator, shown, facts)


def other_facts(simulator: Simulator, shown: Records[State], seat: int) -> Array:
    """What another seat's points are estimated from: what everybody sees of it."""
    trains = shown["trains"][0, : simulator.seats].tolist()
    tickets = int(shown["ticket_counts"][0, seat])
    facts = [
        int(shown["points"][0, seat]),
        trains[seat],
        min(trains),
        int(shown["cards"][0, seat]),
        tickets if tickets != NONE else simulator.box.rules.first_keep,
        int(shown["stations"][0, seat]),
        int(shown["turns_left"][0] != NONE),
        *turns_before(simulator, shown, seat),
    ]
    return _in_time(simulator, shown, facts)


def _in_time(simulator: Simulator, shown: Records[State], facts: Sequence[float]) -> Array:
    """The facts as they are, and weighted by how far the game has progressed."""
    past = 1 - int(shown["trains"][0, : simulator.seats].min()) / simulator.box.rules.trains
    known = np.array([1.0, *facts])
    return np.concatenate([known, known * past, [past * past]])


def turns_before(simulator: Simulator, shown: Records[State], seat: int) -> list[float]:
    """How many others move before a seat does, since a turn still to come is worth something."""
    now = int(shown["seat"][0])
    wait = (seat - now) % simulator.seats if now != NOBODY else simulator.seats - 1
    return [float(wait), float(wait == 0)]
