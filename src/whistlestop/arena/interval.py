"""Confidence: 95% intervals over deals; the games of a deal are correlated, so they are averaged first."""

from __future__ import annotations

from math import isnan, log, nan, sqrt

import msgspec
import numpy as np

from whistlestop.engine.jit import Array

Z = 1.959964  # 95% of the normal distribution
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # the same for few degrees of freedom
SURE = 0.05  # the probability of a wrong decision
FEWEST_DEALS = 30  # before anything is decided
USUAL_DEALS = 500  # where the anytime-valid interval is tightest


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its interval; a single deal has only a mean."""

    mean: float
    low: float = nan
    high: float = nan

    @property
    def half(self) -> float:
        """The longer half of the interval: the number after ±."""
        return max(self.high - self.mean, self.mean - self.low)

    def words(self, digits: int = 1, scale: float = 1) -> str:
        """The figure as text for a table."""
        # Rounded twice, so that a share and one minus its opposite read the same.
        mean, half = (f"{round(scale * value, 9):.{digits}f}" for value in (self.mean, self.half))
        return mean if isnan(self.half) else f"{mean} ± {half}"


def mean_of(values: Array) -> Estimate:
    """A mean over deals, with Student's interval."""
    count = len(values)
    mean = float(np.mean(values))
    if count < 2:
        return Estimate(mean)
    half = student(count - 1) * float(np.std(values, ddof=1)) / sqrt(count)
    return Estimate(mean, mean - half, mean + half)


def share_of(values: Array) -> Estimate:
    """A share over deals with Wilson's interval, for the number of independent games with the same variance."""
    count = len(values)
    mean = float(np.mean(values))
    if count < 2:
        return Estimate(mean, 0.0, 1.0)
    # A bot that always wins has no variance and would seem certain; in that case a deal counts as one game.
    single = mean * (1 - mean)
    effect = float(np.var(values, ddof=1)) / single if single > 1e-9 else 1.0
    spread = student(count - 1) ** 2 * effect / count
    middle = (mean + spread / 2) / (1 + spread)
    half = sqrt(spread * (single + spread / 4)) / (1 + spread)
    return Estimate(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def student(freedom: int) -> float:
    """Student's factor for 95%, by its expansion around the normal one."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def running(values: Array) -> tuple[Array, Array, Array]:
    """After each deal: the number of deals, their mean, and their variance, kept above zero by a quarter of a deal."""
    counts = np.arange(1, len(values) + 1)
    means = np.cumsum(values) / counts
    squares = np.cumsum(np.square(values)) - counts * means**2
    return counts, means, (np.maximum(squares, 0) + 0.25) / counts


def half_at_any_time(counts: Array, variances: Array) -> Array:
    """Half the width of an interval that is valid after every deal, however often one looks.

    It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021).
    """
    tuned = (-2 * log(SURE) + log(-2 * log(SURE)) + 1) / USUAL_DEALS
    grown = counts * tuned + 1
    half: Array = np.sqrt(variances * 2 * grown / (counts**2 * tuned) * np.log(np.sqrt(grown) / SURE))
    return half


def decided_after(values: Array, fair: float = 0.5) -> int | None:
    """After how many deals a share is known to differ from the fair one; None if it does not yet."""
    counts, means, variances = running(values)
    differs = (np.abs(means - fair) > half_at_any_time(counts, variances)) & (counts >= FEWEST_DEALS)
    return int(counts[np.argmax(differs)]) if differs.any() else None
