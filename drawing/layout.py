"""A layout: where the cities, rows and names of a board stand now, and what that costs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from drawing import crowding as c
from drawing.measures import CITY, FARTHEST_SHIFT, FRAME, MARGIN, STATION, drawn_size, printed_size
from drawing.names import Floats, places, shape_table
from drawing.tracks import STRAIGHT, row_price, rows, shapes, tracks_of
from whistlestop.board import Board

FRAME_AIR = 3.0
SHIFT_PRICE = 0.5
MISLEADING = 0.03  # for each unit by which a name is nearer to another city's dot than to its own


@dataclass
class State:
    """All that a search changes."""

    cities: Floats
    bends: Floats
    names: NDArray[np.int64]
    spaces: Floats

    def copy(self) -> State:
        """The same, to come back to."""
        return State(self.cities.copy(), self.bends.copy(), self.names.copy(), self.spaces.copy())


class Layout:
    """A board's drawing on the table: shapes to move about, and prices to compare."""

    def __init__(self, board: Board, ferry_sides: dict[str, int]) -> None:
        self.board = board
        self.width, self.height = drawn_size(board.aspect)
        size = np.array(printed_size(board.aspect))
        self.home = MARGIN + np.array([[city.x, city.y] for city in board.cities]) * size
        self.limit = FARTHEST_SHIFT * size[0]
        self.has_stations = board.base_rules().stations > 0
        self.tracks = tracks_of(board, ferry_sides)
        self.at_city = [[u for u, t in enumerate(self.tracks) if i in (t.a, t.b)] for i in range(len(board.cities))]
        self.options = [places(city.name, self.has_stations) for city in board.cities]
        self.name_tables = [shape_table(options) for options in self.options]
        self.tastes = [np.array([option.taste for option in options]) for options in self.options]
        sizes = [track.length * len(track.routes) for track in self.tracks]
        self.first = np.concatenate([[0], np.cumsum(sizes)])
        self.owner = np.repeat(np.arange(len(self.tracks)), sizes)
        self.state = State(
            self.home.copy(),
            np.tile(STRAIGHT, (len(self.tracks), 1)),
            np.zeros(len(board.cities), np.int64),
            np.zeros((self.first[-1], 7)),
        )
        for u in range(len(self.tracks)):
            self.lay(u)

    def spaces_of(self, u: int, bends: Floats) -> tuple[Floats, Floats]:
        """The spaces of a track for each bend, and what speaks against the bend itself."""
        track, cities = self.tracks[u], self.state.cities
        start, end = cities[track.a], cities[track.b]
        found = rows(track, start, end, bends)
        return shapes(found), row_price(track, found, bends, float(np.hypot(*(end - start))))

    def lay(self, u: int) -> None:
        """Lay a track anew, after its bend or its cities have changed."""
        self.state.spaces[self.first[u] : self.first[u + 1]] = self.spaces_of(u, self.state.bends[u][None])[0][0]

    def city_shapes(self) -> Floats:
        """Every city, or the station that may stand there."""
        dots = np.zeros((len(self.home), 7))
        dots[:, :2], dots[:, 2], dots[:, 6] = self.state.cities, 1, STATION if self.has_stations else CITY
        return dots

    def name_shapes(self) -> Floats:
        """Both lines of every name: cities, lines, the seven numbers of a shape."""
        names = np.array([table[k] for table, k in zip(self.name_tables, self.state.names, strict=True)])
        names[:, :, :2] += self.state.cities[:, None]
        return names

    def track_prices(self, u: int, bends: Floats, share: float = 1.0) -> Floats:
        """The price of each bend of a track, among all that stands now; space to space counts by its share."""
        spaces, price = self.spaces_of(u, bends)
        track = self.tracks[u]
        weight = np.where(self.owner == u, 0, c.SPACE_WEIGHT * share)
        air = np.full(len(self.home), c.CITY_AIR)
        air[[track.a, track.b]] = c.END_AIR
        names = self.name_shapes().reshape(-1, 7)
        price += self._among(spaces, self.state.spaces, np.full(len(weight), c.SPACE_AIR), weight)
        price += self._among(spaces, self.city_shapes(), air, np.full(len(air), c.CITY_WEIGHT))
        price += self._among(
            spaces, names, np.full(len(names), c.NAME_AIR), np.where(names[:, 4] < 0, 0, c.NAME_WEIGHT)
        )
        return price + c.outside(spaces, self.width, self.height, FRAME + FRAME_AIR)

    def name_prices(self, i: int, kept: slice, share: float = 1.0, among_spaces: bool = True) -> Floats:
        """The price of each of these places of a name, among all that stands now."""
        table = self.name_tables[i][kept].copy()
        table[:, :, :2] += self.state.cities[i]
        price = self.tastes[i][kept] + self._misleading(i, table)
        dots = self.city_shapes()
        price += self._among(table, dots, np.full(len(dots), c.DOT_AIR), np.where(np.arange(len(dots)) == i, 0, c.DOT_WEIGHT))
        names = np.delete(self.name_shapes(), i, axis=0).reshape(-1, 7)
        weight = np.where(names[:, 4] < 0, 0, c.NAMES_WEIGHT * share)
        price += self._among(table, names, np.full(len(names), c.NAMES_AIR), weight)
        if among_spaces:
            spaces = self.state.spaces
            price += self._among(table, spaces, np.full(len(spaces), c.NAME_AIR), np.full(len(spaces), c.NAME_WEIGHT))
        return price + c.outside(table, self.width, self.height, FRAME + FRAME_AIR)

    def _misleading(self, i: int, table: Floats) -> Floats:
        """The price of a name that stands nearer to another dot than to its own."""
        from_middle = np.abs(table[:, :, None, :2] - self.state.cities[None, None]) - table[:, :, None, 4:6]
        away = np.hypot(*np.moveaxis(np.maximum(from_middle, 0), -1, 0))
        nearest = np.where(table[:, :, 4, None] < 0, np.inf, away).min(axis=1)
        own = nearest[:, i].copy()
        nearest[:, i] = np.inf
        price: Floats = MISLEADING * np.maximum(0, own + 6 - nearest.min(axis=1))
        return price

    @staticmethod
    def _among(candidates: Floats, standing: Floats, air: Floats, weight: Floats) -> Floats:
        """The price of crowding, asked only of what is near enough to matter."""
        real = candidates[candidates[..., 4] >= 0]
        low, high = real[:, :2].min(axis=0) - 160, real[:, :2].max(axis=0) + 160
        near = ((standing[:, :2] > low) & (standing[:, :2] < high)).all(axis=1) & (weight > 0)
        return c.crowding(candidates, standing[near], air[near], weight[near])

    def prices(self) -> tuple[Floats, Floats]:
        """What each track and each name costs now, shifted cities included; their sum is the price of the layout."""
        bends, names = self.state.bends, self.state.names
        tracks = [self.track_prices(u, bends[u][None], 0.5)[0] for u in range(len(self.tracks))]
        places = [self.name_prices(i, slice(k, k + 1), 0.5, False)[0] for i, k in enumerate(names)]
        shifts = np.hypot(*(self.state.cities - self.home).T) / self.limit
        return np.array(tracks), np.array(places) + SHIFT_PRICE * shifts**2
