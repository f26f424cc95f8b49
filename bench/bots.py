"""How fast the bots are: games per second among planners in one call, and milliseconds per decision of every bot.

    python bench/bots.py --repeats 5

All bots are measured side by side in every repeat, on one core; bench/results/bots.json gets the median, lowest and
highest of the repeats.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from pathlib import Path
from statistics import median
from typing import Any

import numba
import numpy as np

from whistlestop.boards.editions import EDITIONS
from whistlestop.bots import LEVELS, bot_names, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.levels import traits_of
from whistlestop.bots.planner.batch import play_line_ups
from whistlestop.bots.planner.traits import traits_table
from whistlestop.box import open_box
from whistlestop.game import Game

RESULTS = Path(__file__).parent / "results" / "bots.json"
GAMES = 100
FIRST_SEED = 500_000_000


def games_a_second(level: str, edition: str, repeat: int) -> float:
    """Complete games of a level against itself per CPU second of this thread."""
    traits = traits_table(traits_of(level, edition, 2))
    first = FIRST_SEED + repeat * GAMES
    began = time.thread_time()
    play_line_ups(open_box(edition), range(first, first + GAMES), np.zeros((GAMES, 2), np.int64), traits)
    return GAMES / (time.thread_time() - began)


def milliseconds(name: str, edition: str, seed: int) -> list[float]:
    """The time of each decision of a bot in a game against itself."""
    game = Game(edition, 2, seed)
    bot = make_bot(name, seed)
    assert isinstance(bot, CompiledBot)
    times = []
    while game.seat is not None:
        shown = game.redacted(game.seat)
        began = time.perf_counter()
        words = bot.choose_from(game.box, shown)
        times.append(1000 * (time.perf_counter() - began))
        game.play(words)
    return times


def spread(values: list[float], digits: int) -> dict[str, float]:
    """Median, lowest and highest."""
    return {
        "median": round(median(values), digits),
        "low": round(min(values), digits),
        "high": round(max(values), digits),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    repeats = range(parser.parse_args().repeats)
    compiled = [name for name in bot_names() if isinstance(make_bot(name), CompiledBot)]
    figures: dict[str, Any] = {"python": platform.python_version(), "numba": numba.__version__, "repeats": len(repeats)}
    for edition in EDITIONS:
        for level in LEVELS:
            games_a_second(level, edition, 999)  # load compiled code before measuring
        for name in compiled:
            milliseconds(name, edition, FIRST_SEED - 1)
        speeds: dict[str, list[float]] = {level: [] for level in LEVELS}
        times: dict[str, list[list[float]]] = {name: [] for name in compiled}
        for repeat in repeats:
            for level in LEVELS:
                speeds[level].append(games_a_second(level, edition, repeat))
            for name in compiled:
                times[name].append(milliseconds(name, edition, FIRST_SEED + repeat))
        figures[edition] = {
            "games a second": {level: spread(speeds[level], 0) for level in LEVELS},
            "milliseconds a decision": {
                name: {
                    "mean": spread([float(np.mean(game)) for game in times[name]], 4),
                    "p99": round(float(np.percentile(np.concatenate(times[name]), 99)), 3),
                    "slowest": round(float(np.max(np.concatenate(times[name]))), 3),
                }
                for name in compiled
            },
        }
        print(edition, json.dumps(figures[edition]), flush=True)
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
