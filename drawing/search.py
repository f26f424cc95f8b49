"""The search for a layout: put each thing in its best place, then kick, settle again, and keep what is better."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from drawing.layout import Layout
from drawing.names import Floats
from drawing.tracks import BULGE, SKEW, SLIDE, STRAIGHT, TIGHTNESS

BULGES = (0.0, 0.03, 0.06, 0.1, 0.15, 0.21, 0.28, 0.36, 0.46, 0.58)
SKEWS = (0.0, 0.05, -0.05, 0.11, -0.11, 0.2, -0.2)
SLIDES = (0.5, 0.25, 0.75, 0.0, 1.0)
TIGHT = (0.94, 0.88, 0.82)
LARGEST_BULGE, LARGEST_SKEW = 150.0, 70.0  # units
NUDGES = 16
NEAR_NAMES = 5
KICKS = ("shift", "straighten", "name")

Tell = Callable[[str], None]


def _candidates() -> Floats:
    """All bends that are tried for every track."""
    bulges = sorted({sign * bulge for bulge in BULGES for sign in (1, -1)})
    loose = [(b, s, slide, 1.0) for b in bulges for s in SKEWS for slide in SLIDES]
    tight = [
        (b, s, slide, t) for b in bulges if abs(b) < 0.2 for s in SKEWS[:3] for t in TIGHT for slide in (0.5, 0.0, 1.0)
    ]
    return np.array(loose + tight)


CANDIDATES = _candidates()


class Search:
    """One search; `run` goes on for some seconds and leaves the best layout that was found."""

    def __init__(self, layout: Layout, seed: int, tell: Tell) -> None:
        self.layout = layout
        self.rng = np.random.default_rng(seed)
        self.tell = tell

    def run(self, seconds: float, is_new: bool) -> float:
        """Search for so long and return the price."""
        layout, began, rounds = self.layout, time.monotonic(), 0
        self.settle(tracks=is_new)
        best, kept, told = self.price(), layout.state.copy(), began
        while time.monotonic() - began < seconds:
            rounds += 1
            getattr(self, self.rng.choice(KICKS))()
            price = self.price()
            if price < best - 1e-6:
                best, kept = price, layout.state.copy()
            layout.state = kept.copy()
            if time.monotonic() - told > 10:
                told = time.monotonic()
                self.tell(f"{told - began:.0f} of {seconds:.0f} s: {rounds} tries, price {best:.2f}")
        layout.state = kept
        return best

    def price(self) -> float:
        """The price of the layout as it stands."""
        return float(sum(part.sum() for part in self.layout.prices()))

    def settle(self, tracks: bool) -> None:
        """Put every track and name in its best place, twice."""
        for _ in range(2):
            for u in self.rng.permutation(len(self.layout.tracks)) if tracks else ():
                self.best_bend(int(u))
            for i in self.rng.permutation(len(self.layout.home)):
                self.best_name(int(i))

    def best_bend(self, u: int) -> None:
        """Give a track the bend that costs least."""
        bends = self._bends(u)
        self.layout.state.bends[u] = bends[int(self.layout.track_prices(u, bends).argmin())]
        self.layout.lay(u)

    def _bends(self, u: int) -> Floats:
        layout, track, now = self.layout, self.layout.tracks[u], self.layout.state.bends[u]
        chord = np.hypot(*(layout.state.cities[track.a] - layout.state.cities[track.b]))
        fits = (abs(CANDIDATES[:, BULGE]) * chord < LARGEST_BULGE) & (abs(CANDIDATES[:, SKEW]) * chord < LARGEST_SKEW)
        nudged = now + self.rng.normal(0, 1, (NUDGES, 4)) * [0.03, 0.02, 0.12, 0.03]
        nudged[:, SLIDE] = nudged[:, SLIDE].clip(0, 1)
        nudged[:, TIGHTNESS] = nudged[:, TIGHTNESS].clip(0.8, 1)
        some = self.rng.random(len(CANDIDATES)) < 0.35
        return np.concatenate([CANDIDATES[fits & some], nudged, STRAIGHT[None], now[None]])

    def best_name(self, i: int) -> None:
        """Put a name in the place that costs least."""
        self.layout.state.names[i] = int(self.layout.name_prices(i, np.arange(len(self.layout.options[i]))).argmin())

    def _trouble(self) -> Floats:
        """For each city, how likely the next kick is there: most where most is paid."""
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
            layout.lay(u)
        hood = self._nearest(state.cities[i])
        nearby = sorted({u for h in hood[: self.rng.integers(1, 4)] for u in layout.at_city[h]})
        self._resettle([int(u) for u in self.rng.permutation(nearby)], hood)

    def straighten(self) -> None:
        """Force a bent track straighter, let names and neighbours give way, and only then let it choose."""
        layout, state = self.layout, self.layout.state
        bent = np.abs(state.bends[:, BULGE]) + np.abs(state.bends[:, SKEW])
        u = int(self.rng.choice(len(bent), p=(bent + 0.01) / (bent + 0.01).sum()))
        track = layout.tracks[u]
        state.bends[u] = [state.bends[u][BULGE] * self.rng.choice([0, 0, 0.4, -0.5]), 0.0, 0.5, 1.0]
        layout.lay(u)
        neighbours = sorted({*layout.at_city[track.a], *layout.at_city[track.b]} - {u})
        middle = (state.cities[track.a] + state.cities[track.b]) / 2
        self._resettle(neighbours, self._nearest(middle))
        self.best_bend(u)

    def name(self) -> None:
        """Put a name near its dot whatever stands there, let the tracks give way, and only then let it choose."""
        layout, state = self.layout, self.layout.state
        cost = np.array([tastes[k] for tastes, k in zip(layout.tastes, state.names, strict=True)]) + 0.02
        i = int(self.rng.choice(len(cost), p=cost / cost.sum()))
        near = np.flatnonzero(layout.tastes[i] < 0.12)
        state.names[i] = near[int(self.rng.choice(np.argsort(layout.name_prices(i, near))[:6]))]
        hood = self._nearest(state.cities[i])
        nearby = sorted({u for h in hood[:3] for u in layout.at_city[h]})
        self._resettle(nearby, [h for h in hood if h != i])
        self.best_name(i)

    def _resettle(self, tracks: list[int], names: list[int]) -> None:
        for u in tracks:
            self.best_bend(u)
        for h in names:
            self.best_name(h)

    def _nearest(self, point: Floats) -> list[int]:
        """The cities nearest to a point."""
        return [int(i) for i in np.argsort(np.hypot(*(self.layout.state.cities - point).T))[:NEAR_NAMES]]
