"""How far the tickets of one seat are: completed, possible with some more trains and cards, or impossible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from math import inf
from typing import Literal, NamedTuple, TypedDict, cast

from whistlestop.boards.board import Board
from whistlestop.box import box_of
from whistlestop.choices.needs import Need, need_of, shortage
from whistlestop.choices.ways import route_costs, routes_around
from whistlestop.rules import Rules
from whistlestop.views.view import View


class Goal(TypedDict):
    """How far a ticket is, from what the player knows; stations that could borrow a route count too."""

    ticket: str
    state: Literal["done", "possible", "impossible"]
    trains: int  # fewest still needed
    cards: int  # fewest still to be drawn, without a tunnel's extra cards
    stations: int  # routes to borrow, with existing stations or new ones
    way: list[str]  # the routes from city to city, including the player's own


class _Way(NamedTuple):
    """A path from city to city, including own routes: what it takes in trains, borrowed routes and new stations."""

    trains: float
    loans: int  # fewer are better among paths with equally many trains
    lack: int  # cards of the right colours missing in the hand: of two tracks, the easier one to pay
    length: int
    city: str
    lent: frozenset[str]  # the cities whose own stations borrow a route for it
    built: int  # stations that would have to be built
    routes: tuple[int, ...]


def goals_of(view: View) -> list[Goal]:
    """Every ticket that the viewer holds or is offered, with its state and its shortest path, from the view alone."""
    seat = _Seat(view)
    return [seat.goal(ticket) for ticket in [*(view["tickets"] or ()), *(view["offer"] or ())]]


class _Seat:
    """The board as the viewer sees it."""

    def __init__(self, view: View) -> None:
        assert view["viewer"] is not None  # a spectator has no tickets
        self.view, self.me = view, view["viewer"]
        self._hand = cast("Mapping[str, int]", view["hand"] or {})
        self._box = box_of(view)
        self.board: Board = self._box.board
        self.rules: Rules = self._box.rules
        self.costs = route_costs(view, self.me)
        self.mine = {city for city, owner in view["stations"].items() if owner == self.me}

    def goal(self, ticket: str) -> Goal:
        """A ticket's state: own routes alone complete it, because what stations borrow is only settled at the end."""
        way = self._best_way(ticket)
        if way is None:
            return {"ticket": ticket, "state": "impossible", "trains": 0, "cards": 0, "stations": 0, "way": []}
        is_possible = way.trains <= self.view["trains"][self.me]
        is_done = not way.trains and not way.loans
        return {
            "ticket": ticket,
            "state": "done" if is_done else "possible" if is_possible else "impossible",
            "trains": int(way.trains),
            "cards": self._cards_missing(way),
            "stations": way.loans,
            "way": [self.board.route_name(route) for route in way.routes],
        }

    def _best_way(self, ticket: str) -> _Way | None:
        """The path with the fewest trains; new stations are considered only if the trains do not suffice without."""
        found: _Way | None = None
        for stations in range(self.view["stations_left"][self.me] + 1):
            way = self._shortest(ticket, stations)
            if way is not None and way.trains <= self.view["trains"][self.me]:
                return way
            found = found or way
        return found

    def _shortest(self, ticket: str, stations: int) -> _Way | None:
        start, goal = ticket.split(":")
        ahead = [_Way(0, 0, 0, 0, start, frozenset(), 0, ())]
        reached: set[tuple[str, frozenset[str], int]] = set()
        while ahead:
            way = heappop(ahead)
            if way.city == goal:
                return way
            if (way.city, way.lent, way.built) not in reached:
                reached.add((way.city, way.lent, way.built))
                for step in self._steps(way, stations):
                    heappush(ahead, step)
        return None

    def _steps(self, way: _Way, stations: int) -> Iterator[_Way]:
        for route, city in routes_around(self.board)[way.city]:
            on = way._replace(length=way.length + 1, city=city, routes=(*way.routes, route))
            if self.costs[route] < inf:
                yield on._replace(trains=way.trains + self.costs[route], lack=way.lack + self._lack(route))
            elif self.view["routes"].get(self.board.route_name(route), self.me) != self.me:
                lent = on._replace(loans=way.loans + 1)
                for lender in (way.city, city):
                    if lender in self.mine - way.lent:
                        yield lent._replace(lent=way.lent | {lender})
                if way.built < stations and not {way.city, city} <= self.view["stations"].keys():
                    yield lent._replace(built=way.built + 1)

    def _lack(self, route: int) -> int:
        return need_of(self._box, route).lack(self._hand) if self.costs[route] else 0

    def _cards_missing(self, way: _Way) -> int:
        """Fewest cards to draw for a path if each card in hand is used where it helps; tunnels may cost more."""
        return shortage(self._hand, self._needs(way)).fewest

    def _needs(self, way: _Way) -> list[Need]:
        routes = [need_of(self._box, route) for route in way.routes if 0 < self.costs[route] < inf]
        built = self.rules.stations - self.view["stations_left"][self.me]
        prices = range(built + 1, built + way.built + 1)  # B2: the first station costs one card, the second two
        return [*routes, *(Need(None, price, 0, True) for price in prices)]
