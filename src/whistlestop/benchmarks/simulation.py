"""Random games by the thousand: in compiled code on all cores, or one by one as objects with the same results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from whistlestop.boards.editions import BoardSource
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.chance import keys_of, words_of
from whistlestop.engine.invariant import Breach
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import NOBODY, Phase, State
from whistlestop.errors import WhistlestopError
from whistlestop.game import Game
from whistlestop.rules import MAX_SEATS

CHUNK = 500


class BrokenGame(WhistlestopError):  # noqa: N818 - the game is what is broken
    """A game in which an invariant does not hold."""


class SimulationTally:
    """The results of a number of games: points and tickets by seat, turns and decisions by game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = np.empty((0, seats), np.int64)
        self.kept = np.empty((0, seats), np.int64)
        self.completed = np.empty((0, seats), np.int64)
        self.turns = np.empty(0)
        self.lengths = np.empty(0, np.int64)

    def add(self, states: Records[State], scores: Records[Records[Score]], lengths: Array) -> None:
        """Add finished games."""
        seats = self.seats
        kept = np.stack([(states["ticket_owner"] == seat).sum(axis=1) for seat in range(seats)], axis=1)
        self.points = np.concatenate([self.points, scores["total"][:, :seats]])
        self.kept = np.concatenate([self.kept, kept])
        self.completed = np.concatenate([self.completed, scores["completed"][:, :seats]])
        self.turns = np.concatenate([self.turns, states["turn"] / seats])
        self.lengths = np.concatenate([self.lengths, lengths])

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.lengths)


def choosers_of(seeds: range) -> Array:
    """The state of the fast generator that chooses the moves of each game."""
    return words_of(b"whistlestop random play\n", seeds)[:, :4].astype(np.int64)


Played = tuple[Records[State], Records[Records[Score]], Array]


def play_chunk(box: Box, seats: int, seeds: range, *, check: bool = False) -> Played:
    """Play one random game for each seed; returns states, scores and numbers of decisions."""
    states = records(len(seeds), State)
    scores = records((len(seeds), MAX_SEATS), Score)
    lengths = np.zeros(len(seeds), np.int64)
    batch.start(box.board_table, box.rules_table, states, keys_of(seeds), seats, NOBODY)
    table = box.board_table, box.rules_table, states, choosers_of(seeds), scores, lengths, records(1, Component)
    found = Breach(batch.play_randomly(*table, check))
    if found != Breach.WHOLE:
        what = found.name.lower().replace("_", " ")
        broken = seeds[int(np.argmax(states["phase"] != Phase.OVER))]
        raise BrokenGame(f"{what} in {box.board.id} with {seats} seats, seed {broken}: please report it")
    return states, scores, lengths


def simulate(box: Box, seeds: range, tally: SimulationTally, *, workers: int = 1, check: bool = False) -> Iterator[int]:
    """Play random games on several threads and add them to the tally; yields how many were just added."""
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        for played in pool.map(partial(play_chunk, box, tally.seats, check=check), chunks):
            tally.add(*played)
            yield len(played[0])


def random_game(edition: BoardSource | None, seats: int, seed: int, house: Mapping[str, Any] | None = None) -> Game:
    """The game that a batch plays for this seed, as an object with its log."""
    game = Game(edition, seats, seed, house=house)
    chooser = choosers_of(range(seed, seed + 1))[0]
    while not game.over:
        legal = game.legal()
        game.play(legal[batch.next_choice(chooser, len(legal))])
    return game
