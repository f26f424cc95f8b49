"""Settling: every track gets its cheapest bend among everything else, and every name its cheapest place."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.automatic_drawing.crowding import Ints
from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.tracks import BULGE, SKEW, SLIDE, STRAIGHT, TIGHTNESS

BULGES = (0.0, 0.03, 0.06, 0.1, 0.15, 0.21, 0.28, 0.36, 0.46, 0.58)
SKEWS = (0.0, 0.05, -0.05, 0.11, -0.11, 0.2, -0.2)
SLIDES = (0.5, 0.25, 0.75, 0.0, 1.0)
TIGHT = (0.94, 0.88, 0.82)
LARGEST_BULGE, LARGEST_SKEW = 150.0, 70.0  # units
NUDGES = 16
SHARE = 0.35  # of all bends, tried for a track
NEAR_NAMES = 5
MAX_SEARCHES = 400  # twice what the largest edition needs: a board that is crowded everywhere stays as it is then


def _candidates() -> Floats:
    """All bends to try for every track."""
    bulges = sorted({sign * bulge for bulge in BULGES for sign in (1, -1)})
    loose = [(b, s, slide, 1.0) for b in bulges for s in SKEWS for slide in SLIDES]
    tight = [
        (b, s, slide, t) for b in bulges if abs(b) < 0.2 for s in SKEWS[:3] for t in TIGHT for slide in (0.5, 0.0, 1.0)
    ]
    return np.array(loose + tight)


CANDIDATES = _candidates()
GENTLE = np.array(
    [STRAIGHT, *((b, 0.0, slide, 1.0) for b in (0.0, 0.03, -0.03, 0.06, -0.06) for slide in (0.25, 0.75))]
)
CHEAP = 0.1  # a track or a name that costs no more is left alone
EXPENSIVE = 1.0  # one that costs more may overlap something


def most_expensive(prices: Floats) -> list[int]:
    """Those above the limit, the most expensive first."""
    return [int(k) for k in np.argsort(-prices, kind="stable") if prices[k] > EXPENSIVE]


class Settling:
    """Moves the tracks and names of a layout to where they cost least."""

    def __init__(self, layout: Layout, seed: int) -> None:
        self.layout = layout
        self.rng = np.random.default_rng(seed)
        self.searches = 0  # how many tracks were not content with a gentle bend

    def price(self) -> float:
        """The current price of the layout."""
        return float(sum(part.sum() for part in self.layout.prices()))

    def settle(self, tracks: bool) -> None:
        """Put every track and name in its best place, twice."""
        for _ in range(2):
            for u in self.rng.permutation(len(self.layout.tracks)) if tracks else ():
                self.best_bend(int(u))
            for i in self.rng.permutation(len(self.layout.home)):
                self.best_name(int(i))

    def settle_expensive(self) -> None:
        """Put every expensive track and name in a better place."""
        tracks, names = self.layout.prices()
        self.resettle(most_expensive(tracks), most_expensive(names))

    def straighten_expensive(self, tries: int) -> None:
        """Straighten the most expensive tracks one by one, keeping each change that improves the whole layout."""
        for u in most_expensive(self.layout.prices()[0])[:tries]:
            before, kept = self.price(), self.layout.state.copy()
            self.straighten(u)
            if self.price() >= before:
                self.layout.state = kept

    def straighten(self, u: int, bulge: float = 0.0) -> None:
        """Force a track straighter, let its neighbours and names move away, and only then let it choose."""
        layout, state = self.layout, self.layout.state
        track = layout.tracks[u]
        state.bends[u] = [bulge, 0.0, 0.5, 1.0]
        layout.update_track(u)
        neighbours = sorted({*layout.at_city[track.a], *layout.at_city[track.b]} - {u})
        self.resettle(neighbours, self.nearest_cities((state.cities[track.a] + state.cities[track.b]) / 2))
        self.best_bend(u)

    def resettle(self, tracks: list[int], names: list[int]) -> None:
        """Put these tracks and names where they cost least now."""
        for u in tracks:
            self.best_bend(u)
        for i in names:
            self.best_name(i)

    def nearest_cities(self, point: Floats) -> list[int]:
        """The cities nearest to a point."""
        return [int(i) for i in np.argsort(np.hypot(*(self.layout.state.cities - point).T))[:NEAR_NAMES]]

    def best_bend(self, u: int) -> None:
        """Give a track its cheapest bend: a gentle one, if that is good enough."""
        best, price = self._cheapest_bend(u, np.concatenate([GENTLE, self.layout.state.bends[u][None]]))
        if price > CHEAP and self.searches < MAX_SEARCHES:
            self.searches += 1
            best, _ = self._cheapest_bend(u, self._bends(u))
        self.layout.state.bends[u] = best
        self.layout.update_track(u)

    def _cheapest_bend(self, u: int, bends: Floats) -> tuple[Floats, float]:
        prices = self.layout.track_prices(u, bends)
        k = int(prices.argmin())
        return bends[k], float(prices[k])

    def _bends(self, u: int) -> Floats:
        layout, track, now = self.layout, self.layout.tracks[u], self.layout.state.bends[u]
        chord = np.hypot(*(layout.state.cities[track.a] - layout.state.cities[track.b]))
        fits = (abs(CANDIDATES[:, BULGE]) * chord < LARGEST_BULGE) & (abs(CANDIDATES[:, SKEW]) * chord < LARGEST_SKEW)
        nudged = now + self.rng.normal(0, 1, (NUDGES, 4)) * [0.03, 0.02, 0.12, 0.03]
        nudged[:, SLIDE] = nudged[:, SLIDE].clip(0, 1)
        nudged[:, TIGHTNESS] = nudged[:, TIGHTNESS].clip(0.8, 1)
        some = self.rng.random(len(CANDIDATES)) < SHARE
        return np.concatenate([CANDIDATES[fits & some], nudged, STRAIGHT[None], now[None]])

    def best_name(self, i: int) -> None:
        """Put a name in its cheapest place: one beside its dot, if that is good enough."""
        best, price = self._cheapest_place(i, np.flatnonzero(self.layout.tastes[i] < CHEAP))
        if price > CHEAP:
            best, _ = self._cheapest_place(i, np.arange(len(self.layout.options[i])))
        self.layout.state.names[i] = best

    def _cheapest_place(self, i: int, places: Ints) -> tuple[int, float]:
        prices = self.layout.name_prices(i, places)
        k = int(prices.argmin())
        return int(places[k]), float(prices[k])
