"""Is A stronger than B? A sequential test over paired deals that stops as soon as the answer is clear."""

from __future__ import annotations

from math import log

import msgspec
import numpy as np

from whistlestop.arena.interval import FEWEST_DEALS, SURE, running
from whistlestop.engine.jit import Array

STRONGER = "stronger"
NOT_STRONGER = "not stronger"
UNDECIDED = "undecided"
ELO = 15.0


class Sprt(msgspec.Struct, frozen=True):
    """The state of the test: the log of the likelihood ratio between its two bounds, and the verdict."""

    first: str
    second: str
    elo: float
    deals: int
    ratio: float
    low: float
    high: float
    verdict: str

    def words(self) -> str:
        """The verdict as a sentence."""
        after = f"after {self.deals:,} deals (log ratio {self.ratio:+.2f}, bounds {self.low:.2f} and {self.high:+.2f})"
        if self.verdict == STRONGER:
            return f"SPRT: {self.first} is stronger than {self.second}, {after}."
        if self.verdict == NOT_STRONGER:
            return f"SPRT: {self.first} is not stronger than {self.second} by {self.elo:g} Elo, {after}."
        return f"SPRT: whether {self.first} is stronger than {self.second} is undecided {after}."


def expected_score(elo: float) -> float:
    """The share of wins that corresponds to a lead in Elo."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def sprt(values: Array, first: str, second: str, elo: float = ELO) -> Sprt:
    """Test equal strength against a lead in Elo, each error 5%; a deal's value is the share that went to the first.

    The ratio is that of normal distributions with the variance seen so far, like the tests of chess engines.
    """
    bound = log((1 - SURE) / SURE)
    counts, means, variances = running(values)
    gain = expected_score(elo) - 0.5
    ratios = counts * gain * (2 * means - 1 - gain) / (2 * variances)
    ended = (np.abs(ratios) >= bound) & (counts >= FEWEST_DEALS)
    last = int(np.argmax(ended)) if ended.any() else len(values) - 1
    verdict = UNDECIDED if not ended.any() else STRONGER if ratios[last] > 0 else NOT_STRONGER
    ratio = float(ratios[last]) if len(values) else 0.0
    return Sprt(first, second, elo, last + 1, ratio, -bound, bound, verdict)


def ended_after(values: Array) -> int | None:
    """After how many deals the test stops; None if it has not yet."""
    test = sprt(values, "", "")
    return None if test.verdict == UNDECIDED else test.deals
