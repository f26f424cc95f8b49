"""Where a game was won: each seat's chance after every turn, from playouts of what it knew."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from whistlestop.engine.jit import Array
from whistlestop.review.moments import ReviewedMoment
from whistlestop.review.simulator import Simulator
from whistlestop.review.suspects import redeal, suspicion
from whistlestop.review.turning import MAX_TURNING_POINTS

PLAYS_ON = "regular"  # the level that plays the playouts
PLAYOUTS = 10_000  # for a whole game
# Turns in all playouts, times the seats, since planning against more seats takes longer: about half a minute
# at most. Counted rather than timed, so that a review is always the same.
WORK = 2_300_000
FEWEST, MOST = 8, 64  # playouts per moment and seat; fewer where they would be too much work
LOOKS = 5  # how many times turning points are looked at again
AGAIN = 256  # playouts more before and after a turning point, for all seats together
FIRST_LOOK = 0.7  # of the work; the rest is for looking again
DRIFT = 0.05  # how much a chance usually changes in a turn
LEAST = 0.005  # nothing is certain before the end
SURENESS = 0.65  # the power of each seat's odds that fits other games best, see bench/review.py

SAMPLES, SAMPLED = 8, 4  # moments for the first impression, and playouts for each of them and each seat

Chances = list[float]  # of all seats at a moment
Progress = Callable[[float], None]
Refined = Callable[[list[Chances]], None]  # the chances from the beginning to some moment


class PlayoutTally:
    """Playouts from each moment for each seat, and the share of them that the seat has won."""

    def __init__(self, simulator: Simulator, moments: Sequence[ReviewedMoment]) -> None:
        self.simulator = simulator
        self.moments = moments
        self.won = np.zeros((len(moments), simulator.seats))
        self._suspicions: dict[int, list[list[float]]] = {}
        self.played = np.zeros((len(moments), simulator.seats))
        self.work = 0  # turns in all of these games, times the seats

    def play(self, moment: int, seat: int, count: int) -> None:
        """Play games to the end from what a seat knew."""
        done = int(self.played[moment, seat])
        worlds = self.simulator.worlds(self.moments[moment].shown[seat], count, moment, seat, done)
        chance = random.Random(f"{moment} {seat} {done}")
        redeal(worlds, self.simulator.box, seat, self._suspicion(moment), chance)
        turns = int(worlds["turn"].sum())
        self.won[moment, seat] += shares_won(self.simulator.play_out(worlds))[:, seat].sum()
        self.work += self.simulator.seats * (int(worlds["turn"].sum()) - turns)
        self.played[moment, seat] += count

    def _suspicion(self, moment: int) -> list[list[float]]:
        if moment not in self._suspicions:
            shown = self.moments[moment].shown[0]
            self._suspicions[moment] = suspicion(self.simulator.box, shown, self.simulator.seats)
        return self._suspicions[moment]

    def chances(self, until: int | None = None) -> Array:
        """Each seat's chance by what it knew; an estimate builds on earlier ones, never on what came later."""
        won, played = self.won[:until], self.played[:until]
        chances = np.empty_like(won)
        for seat in range(self.simulator.seats):
            chances[:, seat] = followed(won[:, seat], played[:, seat], 1 / self.simulator.seats)
        return chances

    def combined(self, until: int | None = None) -> list[Chances]:
        """The chances of all seats at each moment, or at the moments up to one; they add up to one."""
        return [together(row) for row in self.chances(until).tolist()]


def shares_won(scores: Array) -> Array:
    """E5, E6: for every game and seat, its share of the win."""
    first = scores["place"] == 1
    shares: Array = first / first.sum(axis=1, keepdims=True)
    return shares


def followed(won: Array, played: Array, before: float, drift: float = DRIFT) -> Array:
    """A chance filtered over time: the previous estimate and the new count, each weighted by its certainty."""
    chance, doubt = before, 0.04
    found = np.empty(len(won))
    for i, (wins, count) in enumerate(zip(won, played, strict=True)):
        doubt += drift**2
        mean = (wins + before) / (count + 1)
        noise = max(mean * (1 - mean), 0.01) / count
        gain = doubt / (doubt + noise)
        chance += gain * (wins / count - chance)
        doubt *= 1 - gain
        found[i] = chance
    return found


def together(chances: Sequence[float], by: float = SURENESS) -> list[float]:
    """The seats' estimates combined: each knows what the others do not, so their odds are multiplied."""
    held = [min(max(chance, LEAST), 1 - LEAST) for chance in chances]
    odds = [(chance / (1 - chance)) ** by for chance in held]
    return [each / sum(odds) for each in odds]


def first_impression(simulator: Simulator, moments: Sequence[ReviewedMoment]) -> list[Chances | None]:
    """The chances at a few moments, from a few playouts each: within a second or so, and rough."""
    last = len(moments) - 1
    chosen = sorted({round(last * i / (SAMPLES - 1)) for i in range(SAMPLES)})
    tally = PlayoutTally(simulator, [moments[moment] for moment in chosen])
    for sample in range(len(chosen)):
        for seat in range(simulator.seats):
            tally.play(sample, seat, SAMPLED)
    found = dict(zip(chosen, tally.combined(), strict=True))
    return [found.get(moment) for moment in range(len(moments))]


def course_of(
    simulator: Simulator,
    moments: Sequence[ReviewedMoment],
    winners: Sequence[float],
    playouts: int,
    progress: Progress,
    refined: Refined = lambda chances: None,
) -> list[Chances]:
    """Each seat's chance before the first turn and after every turn; after the last one it is known."""
    tally, is_thorough = PlayoutTally(simulator, moments), playouts >= PLAYOUTS
    first = FIRST_LOOK if is_thorough else 1.0
    each = max(FEWEST, min(MOST, playouts // max(1, len(moments) * simulator.seats)))
    for moment in range(len(moments)):
        for seat in range(simulator.seats):
            tally.play(moment, seat, each)
        if moment == 0:
            each = min(each, _affordable(tally, first * WORK))
        refined(tally.combined(moment + 1))
        progress(first * (moment + 1) / len(moments))
    if is_thorough:
        _look_again(tally, lambda share: progress(first + (1 - first) * share))
    return [[round(chance, 4) for chance in row] for row in [*tally.combined(), winners]]


def _affordable(tally: PlayoutTally, work: float) -> int:
    """How many playouts per moment and seat an amount of work pays for, judged by the first moment."""
    usual = tally.work / tally.played.sum() / 2  # later moments have less left to play
    return max(1, int(work / max(1.0, usual) / tally.played.size))


def _look_again(tally: PlayoutTally, progress: Progress) -> None:
    """Play more games around the greatest changes, and around those that are greatest after that."""
    known = set[int]()
    for look in range(LOOKS):
        changes = np.abs(np.diff(tally.combined(), axis=0)).max(axis=1)
        greatest = np.argsort(-changes, kind="stable")[:MAX_TURNING_POINTS].tolist()
        doubtful = {moment for turn in greatest for moment in (turn, turn + 1)} - known
        for moment in sorted(doubtful):
            if tally.work >= WORK:
                return
            for seat in range(tally.simulator.seats):
                tally.play(moment, seat, AGAIN // tally.simulator.seats)
            progress((look + 0.5) / LOOKS)
        known |= doubtful
        progress((look + 1) / LOOKS)
