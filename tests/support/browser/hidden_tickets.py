"""Tickets that only their player may see: which of them differ from routes, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.editions import load_board


def hidden(edition: str, tickets: Iterable[str]) -> set[str]:
    """These tickets without those whose cities a route connects too: routes are public."""
    routes = {name.split("/")[0] for name in load_board(edition).route_names}
    return {ticket for ticket in tickets if ticket not in routes}


def cities_of(edition: str, ticket: str) -> list[str]:
    """The names of a ticket's cities."""
    names = {city.id: city.name for city in load_board(edition).cities}
    return [names[city] for city in ticket.split(":")]


def written(edition: str, tickets: Iterable[str]) -> set[str]:
    """Hidden tickets as they are read."""
    return {" – ".join(cities_of(edition, ticket)) for ticket in hidden(edition, tickets)}
