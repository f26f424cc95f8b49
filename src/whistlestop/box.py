"""A game's box: the board, the rules in force, both as tables of numbers, and the words of the actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from whistlestop.boards.board import Board
from whistlestop.boards.editions import BoardSource, carried_board, open_board, own_board
from whistlestop.engine.actions import ActionTable
from whistlestop.engine.board_table import board_table, rules_table
from whistlestop.engine.claim import is_wild, swap_of
from whistlestop.errors import RulesError
from whistlestop.kernels.sources import RULES, digest_of
from whistlestop.notation.actions import Notation
from whistlestop.rules import Rules


class Box:
    """Everything that is fixed when a game starts; shared by all games of the same edition and house rules."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.own_board = own_board(board)  # as data stored with its games; None for an edition
        self.rules = rules
        self.house = rules.differences(board.base_rules())
        self.actions = ActionTable(board)
        self.notation = Notation(board, self.actions)
        self.board_table = board_table(board, self.actions)
        self.rules_table = rules_table(rules)

    @cached_property
    def swaps(self) -> tuple[int, ...]:
        """F3, M1: for each route, how many cards of any kind make up a substitute; 0 where there are none."""
        board, rules = self.board_table[0], self.rules_table[0]
        return tuple(int(swap_of(board, rules, number)) for number in range(len(self.board.routes)))

    @cached_property
    def wild(self) -> tuple[bool, ...]:
        """C2, C3, M1: for each route, whether locomotives are wild there."""
        board, rules = self.board_table[0], self.rules_table[0]
        return tuple(bool(is_wild(board, rules, number)) for number in range(len(self.board.routes)))

    def check_seats(self, seats: object) -> int:
        """S1, S6: the number of seats, once it is known to suit this edition."""
        low, high = self.rules.seats_min, self.rules.seats_max
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise RulesError(f"{self.board.name} is played with {low} to {high} seats, not {seats!r}")
        for deck, dealt in (("long", self.rules.first_long), ("regular", self.rules.first_tickets)):
            held = sum(ticket.deck == deck for ticket in self.board.tickets)
            if held < dealt * seats:
                raise RulesError(f"{seats} seats with {dealt} {deck} tickets each: {self.board.name} has only {held}")
        return seats


@lru_cache
def rules_version() -> str:
    """An identifier of today's rules and boards: it changes whenever one of them does."""
    return digest_of(*RULES, "boards/*/board.json").hexdigest()[:16]


def open_box(
    edition: BoardSource | None = None,
    house: Mapping[str, Any] | None = None,
    *,
    board: BoardSource | None = None,
) -> Box:
    """The box of an edition, or of a custom board, with some house rules."""
    return _box(open_board(edition, board), house)


def box_of(shown: Mapping[str, Any]) -> Box:
    """The box that data such as a view refer to: an edition or the board they carry, with their house rules."""
    return _box(carried_board(shown["edition"], shown.get("board")), shown.get("house"))


def _box(board: Board, house: Mapping[str, Any] | None) -> Box:
    return _packed(board, board.base_rules().changed(house or {}))


@lru_cache(maxsize=64)
def _packed(board: Board, rules: Rules) -> Box:
    return Box(board, rules)
