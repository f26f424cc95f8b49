"""The cost of CFAE's sets of routes: the squares of each kind's missing cards, plus the cards of grey routes.

Locomotives in hand do not count, and the symbols of a ferry count as grey cards.
"""

from __future__ import annotations

from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel

STEP = 64  # one unit of cost outweighs all trains together, which only settle ties


@kernel
def added_square(cards: int, held: int, asked: int) -> int:
    """How much the square of a kind's missing cards grows with some more cards."""
    before = max(0, asked - held)
    after = max(0, asked + cards - held)
    return after * after - before * before


@kernel
def price_in_set(board: BoardTable, hand: Array, asked: Array, route: int) -> int:
    """How much a route adds to a set that needs some cards of each kind: its cost first, then its trains."""
    needed_locos = int(board.locomotives[route])
    cards = int(board.length[route]) - needed_locos
    colour = int(board.colour[route])
    cost = cards if colour == GREY else added_square(cards, int(hand[colour]), int(asked[colour]))
    return STEP * (needed_locos + cost) + int(board.length[route])


@kernel
def count_cards(board: BoardTable, route: int, sign: int, asked: Array) -> None:
    """Add the cards of a route to what a set needs, or subtract them."""
    if board.colour[route] != GREY:
        asked[board.colour[route]] += sign * (int(board.length[route]) - int(board.locomotives[route]))
