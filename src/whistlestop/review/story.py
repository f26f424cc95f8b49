"""The story of a game: what turns were spent on, and routes and tickets in the order in which they came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Literal, TypedDict, cast

from whistlestop.boards.board import Board
from whistlestop.game import Game
from whistlestop.notation.actions import Decision
from whistlestop.positions.position import PositionData
from whistlestop.records.ending import turns_of
from whistlestop.review.moments import first_turn


class TurnsSpent(TypedDict):
    """What a seat spent its turns on."""

    cards: int
    claims: int
    tickets: int
    stations: int
    withdrawn: int  # backed out of a tunnel
    passes: int


class _When(TypedDict):
    turn: int
    decision: int
    seat: int


class Happening(_When):
    """A route, a station or tickets, with their turn and the number of decisions made by then."""

    kind: Literal["route", "station", "tickets", "done"]
    names: list[str]


SPENT = tuple(TurnsSpent.__annotations__)
VERBS = {"draw": "cards", "claim": "claims", "tickets": "tickets", "station": "stations", "pass": "passes"}


def spent_on(game: Game) -> list[TurnsSpent]:
    """What each seat spent its turns on."""
    counts = [Counter[str]() for _ in range(game.seats)]
    for turn in turns_of(game):
        counts[turn[0].seat][kind_of(turn)] += 1
    return [cast("TurnsSpent", {kind: count[kind] for kind in SPENT}) for count in counts]


def kind_of(turn: Sequence[Decision]) -> str:
    """What a turn was spent on."""
    if turn[-1].action == "withdraw":
        return "withdrawn"
    return VERBS[turn[0].action.split()[0]]


def events_of(game: Game) -> list[Happening]:
    """Everybody's routes, stations and tickets, with the turn and the decision after which they were there."""
    firsts: list[Happening] = [
        {"turn": 0, "decision": number + 1, "seat": line.seat, "kind": "tickets", "names": line.action.split()[1:]}
        for number, line in enumerate(game.log[: first_turn(game)])
    ]
    return [*firsts, *_of_turns(game)]


def _of_turns(game: Game) -> Iterator[Happening]:
    turns = turns_of(game)
    ends = accumulate(map(len, turns), initial=first_turn(game))
    next(ends)
    last = int(game.view(None, len(game.log))["turn"])
    beginning = game.rewound().position()
    networks = [Network(game.box.board, beginning, seat) for seat in range(game.seats)]
    for line in game.log[: first_turn(game)]:
        networks[line.seat].tickets += _kept([line])
    for number, (turn, end) in enumerate(zip(turns, ends, strict=True), last - len(turns) + 1):
        kind, seat = kind_of(turn), turn[0].seat
        when: _When = {"turn": number, "decision": end, "seat": seat}
        if kind == "claims":
            route = turn[0].action.split()[1]
            yield {**when, "kind": "route", "names": [route]}
            networks[seat].claim(route)
        elif kind == "stations":
            yield {**when, "kind": "station", "names": turn[0].action.split()[1:]}
        elif kind == "tickets":
            yield {**when, "kind": "tickets", "names": turn[-1].action.split()[1:]}
        done = networks[seat].newly_completed(_kept(turn))
        if done:
            yield {**when, "kind": "done", "names": done}


def _kept(decisions: Sequence[Decision]) -> list[str]:
    """The tickets that were kept."""
    return [ticket for line in decisions if line.action.startswith("keep ") for ticket in line.action.split()[1:]]


class Network:
    """The routes of a seat, and the tickets that they complete."""

    def __init__(self, board: Board, beginning: PositionData, seat: int) -> None:
        self.board = board
        self.tickets: list[str] = list(beginning["tickets"][seat])
        self._part = {city: city for route in board.routes for city in (route.a, route.b)}
        self._completed: set[str] = set()
        for route, owner in beginning["routes"].items():
            if owner == seat:
                self.claim(route)
        self.newly_completed([])

    def claim(self, route: str) -> None:
        """Connect the ends of a route."""
        track = self.board.routes[self.board.route_index[route]]
        one, other = self._part[track.a], self._part[track.b]
        self._part = {city: one if part == other else part for city, part in self._part.items()}

    def newly_completed(self, kept: Iterable[str]) -> list[str]:
        """The tickets that are completed now and were not before."""
        self.tickets += kept
        found = [ticket for ticket in self.tickets if ticket not in self._completed and self._connects(ticket)]
        self._completed.update(found)
        return found

    def _connects(self, name: str) -> bool:
        ticket = self.board.tickets[self.board.ticket_index[name]]
        return self._part[ticket.a] == self._part[ticket.b]
