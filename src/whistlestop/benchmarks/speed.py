"""How fast the engine is on this machine: each figure measured several times, with its spread."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.benchmarks.simulation import play_chunk, random_game
from whistlestop.benchmarks.worst_paths import worst_path
from whistlestop.boards.editions import EDITIONS
from whistlestop.box import Box, open_box
from whistlestop.engine.jit import MODE
from whistlestop.engine.longest import MAX_TRACKS, Component
from whistlestop.engine.records import records
from whistlestop.engine.state import State
from whistlestop.engine.timing import copy_around, search_often
from whistlestop.positions.reading import read_position

GAMES = 1000
PLAYED = 20  # games through `Game`
COPIES = 1_000_000
WARM_START = "from whistlestop import Game; g = Game(); exec('while not g.over: g.play(g.legal()[0])')"


def spread(values: list[float]) -> dict[str, float]:
    """The median with the minimum and the maximum."""
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def machine() -> dict[str, Any]:
    """The machine measured on, without which figures mean nothing."""
    packages = {name: version(name) for name in ("whistlestop", "numba", "numpy") if find_spec(name)}
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": load,
        "system": platform.platform(),
        "python": platform.python_version(),
        "kernels": MODE,
        **packages,
    }


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor()


def kinds_of_games() -> Iterator[tuple[str, Box, int]]:
    """Every edition with every number of seats."""
    for edition in EDITIONS:
        box = open_box(edition)
        for seats in range(box.rules.seats_min, box.rules.seats_max + 1):
            yield f"{edition}/{seats}", box, seats


def games_a_second(box: Box, seats: int, repeats: int) -> dict[str, float]:
    """Complete random games with full lists of legal actions, dealt and scored, per CPU second of one thread."""
    play_chunk(box, seats, range(10))
    return spread(
        [GAMES / _seconds(lambda: play_chunk(box, seats, range(GAMES)), time.thread_time) for _ in range(repeats)]
    )


def two_workers(repeats: int) -> dict[str, dict[str, float]]:
    """The speed-up of two workers over one: threads, and processes to show what the machine can do.

    On shared machines two cores are sometimes two halves of one; then the processes show it too.
    """
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2, get_context("spawn")) as processes:
        pools: dict[str, Executor] = {"threads": threads, "processes": processes}
        ratios: dict[str, list[float]] = {name: [] for name in pools}
        for round_number in range(repeats + 1):
            for name, pool in pools.items():
                ratio = 2 * _work(pool, 1) / _work(pool, 2)
                # The first round only starts the workers and loads the rules.
                ratios[name] += [ratio] if round_number else []
    return {name: spread(found) for name, found in ratios.items()}


def _work(pool: Executor, workers: int) -> float:
    return _seconds(lambda: list(pool.map(_play, [3 * GAMES] * workers)))


def _play(games: int) -> None:
    play_chunk(open_box(), 2, range(games))


def copy_nanoseconds(repeats: int) -> dict[str, float]:
    """Copying a whole game inside compiled code."""
    states = records(64, State)
    copy_around(states, 64)
    return spread(
        [_seconds(lambda: copy_around(states, COPIES), time.thread_time) / COPIES * 1e9 for _ in range(repeats)]
    )


def decision_microseconds(repeats: int) -> dict[str, float]:
    """One decision through `Game`: legal() and play(), in words, with the log."""
    _decision()
    return spread([_decision() for _ in range(repeats)])


def _decision() -> float:
    decisions = 0
    began = time.thread_time()
    for seed in range(PLAYED):
        decisions += len(random_game(None, 2, seed).log)
    return (time.thread_time() - began) / decisions * 1e6


def longest_path_microseconds(repeats: int) -> dict[str, dict[str, float]]:
    """The longest path of the hardest known networks; found by hill climbing, so there may be harder ones."""
    return {edition: spread([_longest(edition) for _ in range(repeats)]) for edition in EDITIONS if worst_path(edition)}


def _longest(edition: str) -> float:
    routes = dict.fromkeys(worst_path(edition), 0)
    box, states, _ = read_position({"edition": edition, "routes": routes, "phase": "over", "seat": None})
    trail = np.empty(MAX_TRACKS, np.int64)
    components = records(1, Component)
    search_often(box.board_table, states, components, trail, 1)
    return _seconds(lambda: search_often(box.board_table, states, components, trail, 20), time.thread_time) / 20 * 1e6


def warm_start_seconds(repeats: int) -> dict[str, float]:
    """A whole process: import, one game through `Game`, and exit, once the rules are compiled."""
    command = [sys.executable, "-c", WARM_START]
    return spread([_seconds(lambda: subprocess.run(command, check=True)) for _ in range(repeats + 1)][1:])


OTHER_FIGURES: dict[str, Callable[[int], dict[str, Any]]] = {
    "two_workers_ratio": two_workers,
    "state_copy_ns": copy_nanoseconds,
    "decision_us": decision_microseconds,
    "longest_path_us": longest_path_microseconds,
    "warm_start_s": warm_start_seconds,
}


def _seconds(work: Callable[[], Any], clock: Callable[[], float] = time.perf_counter) -> float:
    began = clock()
    work()
    return clock() - began
