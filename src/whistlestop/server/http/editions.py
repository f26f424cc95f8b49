"""The editions as a host chooses between them: their seats, and the rules that a table may change."""

from __future__ import annotations

from dataclasses import fields
from functools import cache

from whistlestop.boards.board import Board
from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.rules import Rules
from whistlestop.server.http.bodies import Edition, Editions, HouseRule

# Seats are chosen chair by chair, and a table of points is no single number.
NOT_OFFERED = ("seats_min", "seats_max", "route_points")


@cache
def all_editions() -> Editions:
    """All editions."""
    return Editions([_edition(load_board(edition)) for edition in EDITIONS])


def _edition(board: Board) -> Edition:
    rules = board.base_rules()
    offered = [
        HouseRule(rule.name, getattr(rules, rule.name), rule.metadata["low"], rule.metadata["high"])
        for rule in fields(Rules)
        if rule.name not in (*NOT_OFFERED, *_idle(board))
    ]
    return Edition(board.id, rules.seats_min, rules.seats_max, offered)


def _idle(board: Board) -> list[str]:
    """The rules of what is not on a board."""
    kinds = {route.kind for route in board.routes}
    decks = {ticket.deck for ticket in board.tickets}
    on_the_board = {"ferry_swap": "ferry" in kinds, "tunnel_cards": "tunnel" in kinds, "first_long": "long" in decks}
    return [rule for rule, is_there in on_the_board.items() if not is_there]
