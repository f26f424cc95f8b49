"""What CFAE's sets of routes cost: the square of the cards that each kind still lacks, plus the cards of grey routes.

Locomotives in the hand count for nothing, and the symbols of a ferry count like grey cards.
"""

from __future__ import annotations

from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel

STEP = 64  # one of cost weighs more than all trains together, which settle ties


@kernel
def added_square(cards: int, held: int, asked: int) -> int:
    """How much the square of a kind's lacking cards grows by some more cards."""
    before = max(0, asked - held)
    after = max(0, asked + cards - held)
    return after * after - before * before


@kernel
def price_in_set(board: BoardTable, hand: Array, asked: Array, route: int) -> int:
    """How much dearer a route makes a set that asks for so many cards of each kind: its cost first, then its trains."""
    needed_locos = int(board.locomotives[route])
    cards = int(board.length[route]) - needed_locos
    colour = int(board.colour[route])
    cost = cards if colour == GREY else added_square(cards, int(hand[colour]), int(asked[colour]))
    return STEP * (needed_locos + cost) + int(board.length[route])


@kernel
def count_cards(board: BoardTable, route: int, sign: int, asked: Array) -> None:
    """Count the cards of a route into what a set asks for, or out of it."""
    if board.colour[route] != GREY:
        asked[board.colour[route]] += sign * (int(board.length[route]) - int(board.locomotives[route]))
