"""A layout: the current places of a board's cities, rows and names, and their price."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from whistlestop.boards.automatic_drawing import crowding as c
from whistlestop.boards.automatic_drawing.crowding import Ask, Ints, ask
from whistlestop.boards.automatic_drawing.geometry import Floats
from whistlestop.boards.automatic_drawing.measures import CITY, FARTHEST_SHIFT, FRAME, MARGIN, STATION, printed_size
from whistlestop.boards.automatic_drawing.names import places, shape_table
from whistlestop.boards.automatic_drawing.tracks import STRAIGHT, row_price, rows, shapes, tracks_of
from whistlestop.boards.board import Board

FRAME_AIR = 3.0
SHIFT_PRICE = 0.5
MISLEADING = 0.03  # per unit by which a name is nearer to another city's dot than to its own
WIDEST_AIR = 30.0  # nothing wants more air, corners included


@dataclass
class Placement:
    """Everything that a search changes."""

    cities: Floats
    bends: Floats
    names: Ints
    spaces: Floats
    row_prices: Floats

    def copy(self) -> Placement:
        """A copy to return to."""
        return Placement(*(getattr(self, name).copy() for name in self.__dataclass_fields__))


class Layout:
    """A drawing in progress: shapes to move around, and prices to compare."""

    def __init__(self, board: Board, ferry_sides: dict[str, int]) -> None:
        self.board = board
        size = np.array(printed_size(board))
        self.width, self.height = size + 2 * MARGIN
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
        self.owner = np.repeat(np.arange(len(sizes)), sizes)
        self.asks = self._asks()
        self.state = self._first_state()
        self.update_tracks()

    def _first_state(self) -> Placement:
        """Cities at their printed places, tracks straight, names to the right."""
        tracks, cities = len(self.tracks), len(self.home)
        bends, spaces = np.tile(STRAIGHT, (tracks, 1)), np.zeros((len(self.owner), 7))
        return Placement(self.home.copy(), bends, np.zeros(cities, np.int64), spaces, np.zeros(tracks))

    def _asks(self) -> dict[str, dict[str, Ask]]:
        """How much air tracks and names want from spaces, cities and the lines of names."""
        tracks, cities, spaces = len(self.tracks), len(self.home), len(self.owner)
        others, line_of = ~np.eye(cities, dtype=bool), np.repeat(np.arange(cities), 2)
        of_cities = ask(c.CITY_AIR, c.CITY_WEIGHT, np.ones((tracks, cities), bool))
        for u, track in enumerate(self.tracks):
            of_cities.air[u, [track.a, track.b]] = c.END_AIR
        return {
            "track": {
                "space": ask(c.SPACE_AIR, c.SPACE_WEIGHT, self.owner[None] != np.arange(tracks)[:, None]),
                "city": of_cities,
                "name": ask(c.NAME_AIR, c.NAME_WEIGHT, np.ones((tracks, 2 * cities), bool)),
            },
            "name": {
                "space": ask(c.NAME_AIR, c.NAME_WEIGHT, np.ones((cities, spaces), bool)),
                "city": ask(c.DOT_AIR, c.DOT_WEIGHT, others),
                "name": ask(c.NAMES_AIR, c.NAMES_WEIGHT, line_of[None] != np.arange(cities)[:, None]),
            },
        }

    def spaces_of(self, u: int, bends: Floats) -> tuple[Floats, Floats]:
        """The spaces of a track for each bend, and the price of the bend itself."""
        track, cities = self.tracks[u], self.state.cities
        start, end = cities[track.a], cities[track.b]
        found = rows(track, start, end, bends)
        return shapes(found), row_price(track, found, bends, float(np.hypot(*(end - start))))

    def update_track(self, u: int) -> None:
        """Recompute a track after its bend or its cities have changed."""
        spaces, price = self.spaces_of(u, self.state.bends[u][None])
        self.state.spaces[self.first[u] : self.first[u + 1]] = spaces[0]
        self.state.row_prices[u] = price[0]

    def update_tracks(self) -> None:
        """Recompute every track."""
        for u in range(len(self.tracks)):
            self.update_track(u)

    def widen(self, factor: float) -> None:
        """Enlarge the board: its cities move apart, and everything on it keeps its size."""
        width, height = self.width - 2 * MARGIN, self.height - 2 * MARGIN
        self.width, self.height = width * factor + 2 * MARGIN, height * factor + 2 * MARGIN
        self.home = MARGIN + (self.home - MARGIN) * factor
        self.state.cities = MARGIN + (self.state.cities - MARGIN) * factor
        self.limit *= factor
        self.update_tracks()

    def standing(self, kind: str) -> Floats:
        """All shapes of a kind as they are now; a name has two lines, and the second may be NOWHERE."""
        if kind == "space":
            return self.state.spaces
        if kind == "city":
            radius = STATION if self.has_stations else CITY
            dot = np.array([1.0, 0.0, 0.0, 0.0, radius])
            return np.hstack([self.state.cities, np.tile(dot, (len(self.home), 1))])
        names = np.array([table[k] for table, k in zip(self.name_tables, self.state.names, strict=True)])
        names[:, :, :2] += self.state.cities[:, None]
        return names.reshape(-1, 7)

    def track_prices(self, u: int, bends: Floats) -> Floats:
        """The price of each bend of a track, among everything else as it is now."""
        spaces, price = self.spaces_of(u, bends)
        for kind in ("space", "city", "name"):
            price += self._crowding("track", np.array([u]), spaces, kind)
        return price + c.outside(spaces, self.width, self.height, FRAME + FRAME_AIR)

    def name_prices(self, i: int, chosen: Ints) -> Floats:
        """The price of each of these places for a name, among everything else as it is now."""
        table = self.name_tables[i][chosen]
        table[:, :, :2] += self.state.cities[i]
        price = self.tastes[i][chosen] + self._misleading(np.full(len(table), i), table)
        for kind in ("space", "city", "name"):
            price += self._crowding("name", np.array([i]), table, kind)
        return price + c.outside(table, self.width, self.height, FRAME + FRAME_AIR)

    def _crowding(self, who: str, which: Ints, candidates: Floats, kind: str) -> Floats:
        """The price of crowding among shapes of one kind, for candidates of one track or name, or one of each."""
        standing = self.standing(kind)
        real = candidates[candidates[..., 4] >= 0]
        far = real[:, 4].max() + standing[:, 4].max() + WIDEST_AIR
        low, high = real[:, :2].min(axis=0) - far, real[:, :2].max(axis=0) + far
        near = ((standing[:, :2] > low) & (standing[:, :2] < high)).all(axis=1)
        asked = self.asks[who][kind].of(which, near)
        groups = np.arange(len(candidates)) if len(which) > 1 else np.zeros(len(candidates), np.int64)
        return c.crowding(candidates, groups, standing[near], asked)

    def _misleading(self, owners: Ints, table: Floats) -> Floats:
        """The price of names that are nearer to another dot than to their own."""
        from_middle = np.abs(table[:, :, None, :2] - self.state.cities[None, None]) - table[:, :, None, 4:6]
        away = np.hypot(*np.moveaxis(np.maximum(from_middle, 0), -1, 0))
        nearest = np.where(table[:, :, 4, None] < 0, np.inf, away).min(axis=1)
        each = np.arange(len(table))
        own = nearest[each, owners]
        nearest[each, owners] = np.inf
        price: Floats = MISLEADING * np.maximum(0, own + 6 - nearest.min(axis=1))
        return price

    def prices(self) -> tuple[Floats, Floats]:
        """The current price of each track and name, shifted cities included; their sum is the price of the layout."""
        spaces, names = self.state.spaces[:, None].copy(), self.standing("name").reshape(-1, 2, 7)
        each_name = np.arange(len(names))
        # Two of a kind pay half each; for a space and a name too near each other, the name pays.
        of_spaces = self._crowding("track", self.owner, spaces, "space") / 2
        of_spaces += self._crowding("track", self.owner, spaces, "city")
        of_spaces += c.outside(spaces, self.width, self.height, FRAME + FRAME_AIR)
        of_names = self._crowding("name", each_name, names, "name") / 2 + self._misleading(each_name, names)
        of_names += self._crowding("name", each_name, names, "space") + self._crowding("name", each_name, names, "city")
        of_names += c.outside(names, self.width, self.height, FRAME + FRAME_AIR)
        of_names += np.array([tastes[k] for tastes, k in zip(self.tastes, self.state.names, strict=True)])
        of_names += SHIFT_PRICE * (np.hypot(*(self.state.cities - self.home).T) / self.limit) ** 2
        return self.state.row_prices + np.bincount(self.owner, of_spaces), of_names
