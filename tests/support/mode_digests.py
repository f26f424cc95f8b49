"""Digests of games in this process's kernel mode, to compare modes: `python -m tests.support.mode_digests`."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from tests.support.games import SOME_TABLES, TABLES
from whistlestop.benchmarks.simulation import play_chunk
from whistlestop.bots.levels import traits_of
from whistlestop.bots.planner.batch import play_line_ups
from whistlestop.bots.planner.traits import Traits, traits_table
from whistlestop.box import Box, open_box
from whistlestop.engine.jit import Array
from whistlestop.engine.records import records

LEVELS = ("beginner", "casual", "regular", "strong")


def digest(*arrays: Array) -> str:
    """A digest of every byte of some arrays."""
    whole = hashlib.sha256()
    for array in arrays:
        whole.update(array.tobytes())
    return whole.hexdigest()[:16]


def random_games(box: Box, seats: int, games: int) -> str:
    """A digest of finished random games, their scores and lengths, with all invariants checked on the way."""
    return digest(*play_chunk(box, seats, range(games), check=True))


def bot_games(box: Box, seats: int, games: int) -> str:
    """The same for games among bots of all levels, in changing seats."""
    tables = [traits_table(traits_of(level, box.board.id, seats)) for level in LEVELS]
    traits = records(len(tables), Traits)
    for i, table in enumerate(tables):
        traits[i : i + 1] = table
    line_ups = np.array([[(game + seat) % len(LEVELS) for seat in range(seats)] for game in range(games)])
    return digest(*play_line_ups(box, range(games), line_ups, traits))


def main(random: int, bots: int, trains: int = 0) -> None:
    """Print a line for each board and number of seats, or only for some if the games are short."""
    for edition, seats in SOME_TABLES if trains else TABLES:
        box = open_box(edition, {"trains": trains} if trains else None)
        found = random_games(box, seats, random), bot_games(box, seats, bots)
        print(edition, seats, *found, flush=True)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
