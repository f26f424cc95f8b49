"""The plan of the ticket-chasing bot: which routes to go for, and what claims, tickets and stations are worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf

from whistlestop.board import Board
from whistlestop.bots.base import View
from whistlestop.bots.ways import route_costs, shortest_way, with_routes

CLAIM_COST = 1.0  # a claim takes a turn, so that few long routes beat many short ones
BORROWED = 20.0  # a route of another player, which a station would open
TRAIN_PRICE = 0.6  # points that a train spent on a ticket might have brought elsewhere
SINGLE_TRACK = 3.0  # spaces by which a claim is more urgent if there is no second track


class Plan:
    """The routes that a seat still wants, seen from one moment."""

    def __init__(self, board: Board, view: View) -> None:
        self.board = board
        self.view = view
        self.seat: int = view["viewer"]
        self.tickets: list[str] = view["tickets"]
        self.trains: int = view["trains"][self.seat]
        self.rules = board.base_rules().changed(view["house"])
        self.taken = [view["routes"].get(name) not in (None, self.seat) for name in board.route_names]
        self.costs = with_routes(route_costs(board, view, self.seat), self._borrowable())

    def _borrowable(self) -> list[int]:
        """The routes of others at the seat's stations; that a station opens only one of them is let pass."""
        mine = {city for city, seat in self.view["stations"].items() if seat == self.seat}
        return [i for i, route in enumerate(self.board.routes) if self.taken[i] and mine & {route.a, route.b}]

    @cached_property
    def on_tickets(self) -> list[int]:
        """The routes that the tickets still ask for."""
        return self._joining(self.tickets)[0]

    @cached_property
    def routes(self) -> list[int]:
        """The routes to go for: those of the tickets, or else the longest one."""
        return self.on_tickets or self._longest()

    def _joining(self, tickets: Sequence[str]) -> tuple[list[int], list[str]]:
        """The routes that complete the tickets, and the tickets for which there is no way or are no trains."""
        routes: list[int] = []
        left_out = []
        for ticket in sorted(tickets, key=self._points, reverse=True):
            way = self._way(with_routes(self.costs, routes), ticket)
            if way is None or self._length([*routes, *way]) > self.trains:
                left_out.append(ticket)
            else:
                routes += way
        return routes, left_out

    def _longest(self) -> list[int]:
        within_reach = [route for route, cost in enumerate(self.costs) if 0 < cost <= self.trains]
        return sorted(within_reach, key=self._route_points)[-1:]

    def _way(self, costs: Sequence[float], ticket: str) -> list[int] | None:
        return shortest_way(self.board, costs, ticket, claim=CLAIM_COST)

    def _length(self, routes: Sequence[int]) -> int:
        return sum(self.board.routes[route].length for route in routes)

    def _route_points(self, route: int) -> int:
        return self.rules.route_points[self.board.routes[route].length - 1]

    def _points(self, ticket: str) -> int:
        return self.board.tickets[self.board.ticket_index[ticket]].points

    def worth_keeping(self, kept: Sequence[str]) -> float:
        """Points of the tickets that can be completed, less those that can not, less the trains they take."""
        routes, left_out = self._joining([*self.tickets, *kept])
        won = sum(self._points(ticket) * (-1 if ticket in left_out else 1) for ticket in kept)
        return won - TRAIN_PRICE * self._length(routes)

    def wants_tickets(self) -> bool:
        """Whether the tickets are settled and there is time for more."""
        return not self.on_tickets and self.trains >= 14 and min(self.view["trains"]) >= 10

    def urgency(self, route: int) -> float:
        """A single track may be taken by others, and a long one is worth more."""
        return self.board.routes[route].length + (SINGLE_TRACK if self.board.twin(route) < 0 else 0)

    def worth_now(self, route: int) -> float:
        """The points that a claim brings if the game ended with it."""
        after = with_routes(self.costs, [route])
        done = [ticket for ticket in self.tickets if self._way(self.costs, ticket) != [] == self._way(after, ticket)]
        return self._route_points(route) + 2 * sum(map(self._points, done))

    def is_last_turn(self) -> bool:
        """Whether the seat will not be on turn again."""
        left = self.view["turns_left"]
        return left is not None and left <= self.view["seats"]

    def useful_station(self) -> str:
        """Where one borrowed route opens a way for a ticket that has none left, if anywhere."""
        costs = [BORROWED if cost == inf and self.taken[i] else cost for i, cost in enumerate(self.costs)]
        for ticket in self.tickets:
            way = self._way(costs, ticket) or []
            borrowed = [route for route in way if self.taken[route]]
            if len(borrowed) == 1 and self._way(self.costs, ticket) is None:
                return f"station {self.board.routes[borrowed[0]].a}"
        return "no station"
