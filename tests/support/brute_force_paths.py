"""All sets of paths that connect some pairs of cities, tried one by one in plain Python: slow, but clearly right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlestop.box import Box
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.rules import COLOURS

Routes = frozenset[int]


class PathSets:
    """The sets of routes that the seat on turn could claim to connect pairs of cities, with no more than its trains."""

    def __init__(self, box: Box, shown: Records[State]) -> None:
        self.board = box.board
        self.seat = int(shown["seat"][0])
        self.owner = shown["owner"][0].tolist()
        self.hand: dict[str, int] = dict(zip(COLOURS, shown["hands"][0, self.seat].tolist(), strict=False))
        self.trains = int(shown["trains"][0, self.seat])
        self.are_doubles_open = int(shown["seats"][0]) >= box.rules.double_from
        self.usable = [number for number in range(len(self.board.routes)) if self._is_usable(number)]

    def _is_usable(self, number: int) -> bool:
        twin = self.board.twin(number)
        beside = self.owner[twin] if twin >= 0 else -1
        if self.owner[number] >= 0:
            return bool(self.owner[number] == self.seat)
        return bool(beside < 0 or (beside != self.seat and self.are_doubles_open))

    def spaces(self, routes: Routes) -> int:
        """The trains that a set takes."""
        return sum(self.board.routes[number].length for number in routes)

    def cost(self, routes: Routes) -> int:
        """The square of the cards that each colour is missing, and one for each grey card and each symbol."""
        asked = dict.fromkeys(COLOURS, 0)
        cost = 0
        for route in (self.board.routes[number] for number in routes):
            cost += route.locomotives
            if route.colour in COLOURS:
                asked[route.colour] += route.length - route.locomotives
            else:
                cost += route.length - route.locomotives
        lacking = [max(0, asked[colour] - self.hand[colour]) for colour in COLOURS]
        return cost + sum(cards * cards for cards in lacking)

    def paths(
        self, start: str, goal: str, trains: int, seen: Routes = frozenset(), been: tuple[str, ...] = ()
    ) -> Iterator[Routes]:
        """The routes still to claim on every simple path between two cities."""
        if start == goal:
            yield seen
            return
        for number in self.usable:
            route = self.board.routes[number]
            if start not in {route.a, route.b}:
                continue
            other = route.b if start == route.a else route.a
            is_own = self.owner[number] == self.seat
            left = trains - (0 if is_own else route.length)
            if other not in been and left >= 0:
                yield from self.paths(other, goal, left, seen if is_own else seen | {number}, (*been, start))

    def is_lawful(self, routes: Routes) -> bool:
        """Whether the trains suffice and no double route is taken twice."""
        return self.spaces(routes) <= self.trains and not any(self.board.twin(number) in routes for number in routes)

    def cheapest(self, pairs: Sequence[tuple[str, str]]) -> tuple[int, Routes] | None:
        """The cost and the routes of the cheapest set for all pairs; trains, then high numbers, settle ties."""
        found: set[Routes] = {frozenset()}
        for pair in pairs:
            ways = set(self.paths(*pair, self.trains))
            found = {routes | way for routes in found for way in ways if self.is_lawful(routes | way)}
        ranked = ((self.cost(r), self.spaces(r), sorted(r, reverse=True), r) for r in found)
        best = min(ranked, default=None)
        return best and (best[0], best[3])
