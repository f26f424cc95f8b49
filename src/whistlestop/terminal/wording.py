"""Cities, routes, tickets and cards in plain English."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.board import Board, Route


class Wording:
    """The words for one board and its players; the reader is "You"."""

    def __init__(self, board: Board, names: list[str], reader: int | None = None) -> None:
        self.board = board
        self.names = names
        self.reader = reader
        self.cities = {city.id: city.name for city in board.cities}

    def who(self, seat: int) -> str:
        """The name of a seat, or You."""
        return "You" if seat == self.reader else self.names[seat]

    def ends(self, name: str) -> str:
        """A route or a ticket by its cities: `Atlanta–Raleigh`, `Atlanta–Raleigh/2` for the second track."""
        cities, slash, track = name.partition("/")
        return "–".join(self.cities[city] for city in cities.split(":")) + slash + track

    def route(self, name: str) -> str:
        """A route with everything that is printed on it: `Palermo–Smyrna, 6 grey ferry, 2 locos`."""
        return f"{self.ends(name)}, {route_words(self.route_named(name))}"

    def route_named(self, name: str) -> Route:
        """The route of a name."""
        return self.board.routes[self.board.route_index[name]]

    def points(self, ticket: str) -> int:
        """The points of a ticket."""
        return self.board.tickets[self.board.ticket_index[ticket]].points


def route_words(route: Route) -> str:
    """What is printed on a route: `5 blue`, `3 red tunnel`, `6 grey ferry, 2 locos`."""
    words = f"{route.length} {route.colour}"
    if route.kind == "ferry":
        return f"{words} ferry, {counted(route.locomotives, 'loco')}"
    if route.swap:
        return f"{words}, any {route.swap} cards for one"
    return f"{words} tunnel" if route.kind == "tunnel" else words


def payment_words(payment: str) -> str:
    """The cards of a payment: `2 red and 1 loco`."""
    _, *parts = payment.split()
    cards = zip(parts[::2], map(int, parts[1::2]), strict=True)
    return listed(counted(count, "substitute") if name == "sub" else f"{count} {name}" for name, count in cards)


def counted(count: int, noun: str) -> str:
    """A number of things: `1 loco`, `2 locos`."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def listed(words: Iterable[str]) -> str:
    """A list in words: `red, blue and green`."""
    *most, last = list(words) or [""]
    return f"{', '.join(most)} and {last}" if most else last
