"""Search, by hill climbing, for the networks whose longest path takes longest to find; print the hardest per board.

    python bench/climb_longest_path.py --seconds 60

Put the result into worst_path.json in the edition's folder, for `whistlestop bench` to measure.
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np

from whistlestop import editions
from whistlestop.box import Box, open_box
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import MAX_TRACKS, Component, longest_path, part_dtype
from whistlestop.engine.records import Records
from whistlestop.engine.state import State, state_dtype


@kernel
def search(board: Records[BoardTable], states: Records[State], parts: Records[Component], trail: Array) -> int:
    return longest_path(board[0], states[0], 0, parts[0], trail)


def cost(box: Box, states: Records[State], routes: set[int], trail: Array) -> float:
    """The lowest of three timings in microseconds, since noise only adds."""
    states["owner"] = -1
    states["owner"][0, list(routes)] = 0
    parts = np.zeros(1, part_dtype)
    times = []
    for _ in range(3):
        began = time.thread_time_ns()
        search(box.board_table, states, parts, trail)
        times.append(time.thread_time_ns() - began)
    return min(times) / 1000


def trains(box: Box, routes: set[int]) -> int:
    return sum(box.board.routes[route].length for route in routes)


def grown(box: Box, routes: set[int], chance: random.Random) -> set[int]:
    """Add random routes that touch the network, while there are trains."""
    while True:
        cities = {city for r in routes for city in (box.board.routes[r].a, box.board.routes[r].b)}
        left = box.rules.trains - trains(box, routes)
        more = [
            i
            for i, r in enumerate(box.board.routes)
            if i not in routes and box.board.twin(i) not in routes and r.length <= left
            if not routes or r.a in cities or r.b in cities
        ]
        if not more:
            return routes
        routes = routes | {chance.choice(more)}


def climb(box: Box, seconds: float, chance: random.Random) -> tuple[float, set[int]]:
    states = np.zeros(1, state_dtype)
    trail = np.empty(MAX_TRACKS, np.int64)
    best_cost, best = 0.0, set[int]()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        routes = grown(box, set(), chance)
        found = cost(box, states, routes, trail)
        stale = 0
        while stale < 60 and time.monotonic() < end:
            kept = set(chance.sample(sorted(routes), max(1, len(routes) - chance.randint(1, 4))))
            tried = grown(box, kept, chance)
            value = cost(box, states, tried, trail)
            stale += 1
            if value > found:
                routes, found, stale = tried, value, 0
        if found > best_cost:
            best_cost, best = found, routes
    return best_cost, best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="time per board")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for edition in editions:
        box = open_box(edition)
        worst, routes = climb(box, options.seconds, random.Random(options.seed))
        print(f"# {edition}: {worst:.0f} µs, {len(routes)} tracks, {trains(box, routes)} trains")
        print(" ".join(box.board.route_name(route) for route in sorted(routes)))


if __name__ == "__main__":
    main()
