"""A plan of routes to claim: what it takes now, who has broken it, and the shortest repair, from a view alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil, inf
from typing import Literal, TypedDict, cast

from whistlestop.boards.board import Board
from whistlestop.box import box_of
from whistlestop.choices.needs import need_of, shortage
from whistlestop.choices.ways import nearest_way, route_costs
from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted
from whistlestop.rules import Cards
from whistlestop.views.view import View

DRAWN = 2  # cards in a turn
TRAIN, NEW = 10_000, 100  # the weights of a train and of a route that is not planned, in missing cards


class PlanNeeds(TypedDict):
    """What some routes take that are not the player's own yet; tunnels may cost more cards."""

    routes: list[str]
    trains: int
    missing: Cards  # cards that the hand lacks, by kind; locomotives in it are not counted as wild
    any: int  # the same for grey routes that no card in the hand fits: cards of one colour for each
    locos: int  # how many of the missing cards locomotives in the hand can replace
    cards: int  # fewest still to be drawn, with these locomotives
    turns: int  # claims, and turns that draw two of the missing cards


class BrokenRoute(TypedDict):
    """A planned route that is closed to the player, and the seat whose claim closed it."""

    route: str
    seat: int


class Plan(PlanNeeds):
    """A plan as it stands: what is still open takes the numbers; what is broken may be repaired."""

    state: Literal["done", "possible", "impossible", "broken"]
    ends: list[str]  # cities in which one planned route ends
    tickets: list[str]  # the player's tickets that it completes
    longer: int  # trains that it takes more than the shortest way between the same cities
    broken: list[BrokenRoute]
    repair: PlanNeeds | None  # the whole plan as it could be


def plan_of(view: View, routes: Iterable[str], connect: tuple[str, str] | None = None) -> Plan:
    """What a plan of routes takes from the viewer; the shortest way between two cities can be added to it first."""
    if view["viewer"] is None:
        raise RulesError("a spectator has nothing to plan; pass the view of a seat")
    seat = _Seat(view)
    planned = seat.read(routes)
    if connect is not None:
        planned = [*dict.fromkeys([*planned, *seat.way_between(connect, planned)])]
    return seat.plan(planned)


class _Seat:
    """The board as the viewer sees it; routes are numbers here."""

    def __init__(self, view: View) -> None:
        assert view["viewer"] is not None
        self.view, self.me = view, view["viewer"]
        self.box = box_of(view)
        self.board: Board = self.box.board
        self.hand = cast("Mapping[str, int]", view["hand"] or {})
        self.costs = route_costs(view, self.me)
        self.own = [route for route, cost in enumerate(self.costs) if cost == 0]

    def read(self, routes: Iterable[str]) -> list[int]:
        """The routes by number, each once; where the viewer owns the other track, that one stands for both."""
        for name in routes:
            if name not in self.board.route_index:
                raise RulesError(f"{self.board.name} has no route {quoted(name)}")
        return [*dict.fromkeys(self._or_own_twin(self.board.route_index[name]) for name in routes)]

    def _or_own_twin(self, route: int) -> int:
        twin = self.board.twin(route)
        return twin if twin >= 0 and self.costs[twin] == 0 else route

    def plan(self, planned: Sequence[int]) -> Plan:
        """The plan as it stands."""
        is_open = [route for route in planned if self.costs[route] < inf]
        broken = [route for route in planned if self.costs[route] == inf]
        needs = self._needs(is_open, planned)
        return {
            **needs,
            "state": "broken" if broken else self._state(needs),
            "ends": self._ends(planned),
            "tickets": self._tickets(planned),
            "longer": 0 if broken else self._longer(planned, needs["trains"]),
            "broken": [{"route": self.board.route_name(route), "seat": self._closed_by(route)} for route in broken],
            "repair": self._repair(planned, broken) if broken else None,
        }

    def way_between(self, cities: tuple[str, str], planned: Collection[int]) -> list[int]:
        """The routes of the shortest way between two cities: of equal ones, that with most of the plan in it."""
        for city in cities:
            if city not in self.board.city_index:
                raise RulesError(f"{self.board.name} has no city {quoted(city)}")
        way = nearest_way(self.board, self._weights(planned), cities[:1], cities[1:])
        if way is None:
            raise RulesError(f"no way is left from {cities[0]} to {cities[1]}")
        return way

    def _weights(self, planned: Collection[int]) -> list[float]:
        """What a path costs at each route: trains first, then routes that are not planned, then missing cards."""
        return [
            TRAIN * cost + NEW * (route not in planned) + need_of(self.box, route).lack(self.hand) if cost else 0
            for route, cost in enumerate(self.costs)
        ]

    def _needs(self, routes: Iterable[int], planned: Iterable[int]) -> PlanNeeds:
        wanted = [route for route in routes if self.costs[route]]
        short = shortage(self.hand, [need_of(self.box, route) for route in wanted])
        return {
            "routes": [self.board.route_name(route) for route in planned],
            "trains": int(sum(self.costs[route] for route in wanted)),
            "missing": short.cards,
            "any": short.any,
            "locos": short.wild,
            "cards": short.fewest,
            "turns": len(wanted) + ceil(short.total / DRAWN),
        }

    def _state(self, needs: PlanNeeds) -> Literal["done", "possible", "impossible"]:
        if not needs["trains"]:
            return "done"
        return "possible" if needs["trains"] <= self.view["trains"][self.me] else "impossible"

    def _ends(self, planned: Iterable[int]) -> list[str]:
        touched = [city for route in planned for city in self._cities(route)]
        return [city for city in dict.fromkeys(touched) if touched.count(city) == 1]

    def _tickets(self, planned: Iterable[int]) -> list[str]:
        """The tickets that the plan completes together with own routes, and that these do not complete alone."""
        tickets = [*(self.view["tickets"] or ()), *(self.view["offer"] or ())]
        with_plan, alone = self._networks([*planned, *self.own]), self._networks(self.own)
        return [ticket for ticket in tickets if _is_within(with_plan, ticket) and not _is_within(alone, ticket)]

    def _networks(self, routes: Iterable[int]) -> list[set[str]]:
        """The cities that some routes connect, one set for each connected part."""
        networks: list[set[str]] = []
        for route in routes:
            ends = {*self._cities(route)}
            touched = [network for network in networks if network & ends]
            networks = [network for network in networks if network not in touched] + [ends.union(*touched)]
        return networks

    def _longer(self, planned: Sequence[int], trains: int) -> int:
        shortest = self._rerouted(planned, planned, self._weights(()))
        return 0 if shortest is None else max(0, trains - int(sum(self.costs[route] for route in shortest)))

    def _repair(self, planned: Sequence[int], broken: Collection[int]) -> PlanNeeds | None:
        """The plan with the shortest way around what is broken; None if no way is left, or too few trains."""
        routes = self._rerouted(planned, broken, self._weights(planned))
        if routes is None:
            return None
        needs = self._needs(routes, routes)
        return needs if needs["trains"] <= self.view["trains"][self.me] else None

    def _rerouted(self, planned: Sequence[int], lost: Collection[int], weights: Sequence[float]) -> list[int] | None:
        """The plan with the shortest connection in place of each connected part that contains something lost."""
        found: list[int] = []
        ends = [*self._ends(planned), *(city for ticket in self._tickets(planned) for city in ticket.split(":"))]
        for network in self._networks([*planned, *self.own]):
            within = [route for route in planned if self._cities(route)[0] in network]
            cities = [city for city in dict.fromkeys(ends) if city in network]
            is_rerouted = len(cities) > 1 and any(route in lost for route in within)
            kept = [route for route in within if self.costs[route] < inf]
            way = self._connection(cities, weights) if is_rerouted else kept
            if way is None:
                return None
            found += [route for route in way if route not in found]
        return found

    def _connection(self, cities: Sequence[str], weights: Sequence[float]) -> list[int] | None:
        """Routes that connect cities: from what is connected, the shortest way to the nearest of the others."""
        found: list[int] = []
        reached = {*cities[:1]}
        while left := [city for city in cities if city not in reached]:
            way = nearest_way(self.board, weights, reached, left)
            if way is None:
                return None
            found += way
            reached.update(city for route in way for city in self._cities(route))
        return found

    def _cities(self, route: int) -> tuple[str, str]:
        return self.board.routes[route].a, self.board.routes[route].b

    def _closed_by(self, route: int) -> int:
        """The seat whose claim closed a route: of this track, or of the other one."""
        names = [self.board.route_name(number) for number in (route, self.board.twin(route)) if number >= 0]
        return next(self.view["routes"][name] for name in names if name in self.view["routes"])


def _is_within(networks: Iterable[Collection[str]], ticket: str) -> bool:
    start, goal = ticket.split(":")
    return any(start in network and goal in network for network in networks)
