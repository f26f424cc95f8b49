"""How long a bot thinks: a mean and a small histogram on a logarithmic scale, which can be added up."""

from __future__ import annotations

from math import ceil, floor, log10

import msgspec

STEPS = 40  # per factor of ten, so that a step is about 6%
QUICKEST = 0.01  # milliseconds; quicker decisions are not distinguished


class Clock(msgspec.Struct):
    """The times of a number of decisions; a step of the histogram counts those that took at least its time."""

    decisions: int = 0
    milliseconds: float = 0.0
    slowest: float = 0.0
    steps: dict[int, int] = {}

    def note(self, seconds: float) -> None:
        """Record how long one decision took."""
        took = 1000 * seconds
        step = _step(took)
        self.decisions += 1
        self.milliseconds += took
        self.slowest = max(self.slowest, took)
        self.steps[step] = self.steps.get(step, 0) + 1

    def add(self, other: Clock) -> None:
        """Add the times of another clock."""
        self.decisions += other.decisions
        self.milliseconds += other.milliseconds
        self.slowest = max(self.slowest, other.slowest)
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def mean(self) -> float:
        """Mean milliseconds per decision."""
        return self.milliseconds / max(1, self.decisions)

    def percentile(self, share: float) -> float:
        """The milliseconds that this share of the decisions did not exceed, to within one step."""
        wanted = ceil(share * self.decisions)
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return min(self.slowest, 10 ** ((step + 1) / STEPS))
        return self.slowest

    def share_over(self, milliseconds: float) -> float:
        """The share of the decisions that took longer, to within one step."""
        limit = _step(milliseconds)
        return sum(count for step, count in self.steps.items() if step >= limit) / max(1, self.decisions)


def _step(milliseconds: float) -> int:
    """The step of a time; 1, 2 and 5 times powers of ten are on the border of a step, to within 0.25%."""
    return floor(STEPS * log10(max(milliseconds, QUICKEST)) + 0.1)
