"""The search for a layout: put everything in its best place, then kick, settle again, and keep improvements."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.settling import Settling
from whistlestop.boards.automatic_drawing.tracks import BULGE, SKEW

KICKS = ("shift", "unbend", "name")

Tell = Callable[[str], None]


class Search(Settling):
    """One search; `run` takes some seconds and leaves the best layout found."""

    def __init__(self, layout: Layout, seed: int, tell: Tell) -> None:
        super().__init__(layout, seed)
        self.tell = tell

    def run(self, seconds: float, is_new: bool) -> float:
        """Search for some seconds and return the price."""
        layout, began, rounds = self.layout, time.monotonic(), 0
        self.settle(tracks=is_new)
        best, kept, reported = self.price(), layout.state.copy(), began
        while time.monotonic() - began < seconds:
            rounds += 1
            getattr(self, self.rng.choice(KICKS))()
            price = self.price()
            if price < best - 1e-6:
                best, kept = price, layout.state.copy()
            layout.state = kept.copy()
            if time.monotonic() - reported > 10:
                reported = time.monotonic()
                self.tell(f"{reported - began:.0f} of {seconds:.0f} s: {rounds} tries, price {best:.2f}")
        layout.state = kept
        return best

    def _trouble(self) -> Floats:
        """For each city, the probability of the next kick, highest where the price is highest."""
        tracks, names = self.layout.prices()
        cost = np.array([names[i] + sum(tracks[u] for u in at) for i, at in enumerate(self.layout.at_city)])
        likely: Floats = (cost + cost.mean() / 4) / (cost + cost.mean() / 4).sum()
        return likely

    def shift(self) -> None:
        """Move a city a little, and let its neighbourhood settle."""
        layout, state = self.layout, self.layout.state
        i = int(self.rng.choice(len(layout.home), p=self._trouble()))
        away = state.cities[i] + self.rng.normal(0, layout.limit * self.rng.choice([0.1, 0.3, 0.8]), 2) - layout.home[i]
        state.cities[i] = layout.home[i] + away * min(1.0, layout.limit / max(float(np.hypot(*away)), 1e-9))
        for u in layout.at_city[i]:
            layout.update_track(u)
        hood = self.nearest_cities(state.cities[i])
        nearby = sorted({u for h in hood[: self.rng.integers(1, 4)] for u in layout.at_city[h]})
        self.resettle([int(u) for u in self.rng.permutation(nearby)], hood)

    def unbend(self) -> None:
        """Straighten a track that is bent."""
        bends = self.layout.state.bends
        bent = np.abs(bends[:, BULGE]) + np.abs(bends[:, SKEW])
        u = int(self.rng.choice(len(bent), p=(bent + 0.01) / (bent + 0.01).sum()))
        self.straighten(u, bends[u][BULGE] * self.rng.choice([0, 0, 0.4, -0.5]))

    def name(self) -> None:
        """Put a name near its dot regardless of overlaps, let the tracks move away, and only then let it choose."""
        layout, state = self.layout, self.layout.state
        cost = np.array([tastes[k] for tastes, k in zip(layout.tastes, state.names, strict=True)]) + 0.02
        i = int(self.rng.choice(len(cost), p=cost / cost.sum()))
        near = np.flatnonzero(layout.tastes[i] < 0.12)
        state.names[i] = near[int(self.rng.choice(np.argsort(layout.name_prices(i, near))[:6]))]
        hood = self.nearest_cities(state.cities[i])
        nearby = sorted({u for h in hood[:3] for u in layout.at_city[h]})
        self.resettle(nearby, [h for h in hood if h != i])
        self.best_name(i)
