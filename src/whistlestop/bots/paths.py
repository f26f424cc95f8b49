"""The cheapest paths across the board, for compiled bots, each with its own prices for routes."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE

CLOSED = 1e9  # the price of a route that cannot be used


@kernel
def price_ways(board: BoardTable, prices: Array, start: int, spent: Array, came_by: Array) -> None:
    """Dijkstra: the price of the cheapest path to every city, CLOSED if there is none, and the last route of each."""
    is_settled = np.zeros(board.cities, np.bool_)
    for city in range(board.cities):
        spent[city] = CLOSED
        came_by[city] = NONE
    spent[start] = 0.0
    for _ in range(board.cities):
        city = NONE
        for other in range(board.cities):
            if not is_settled[other] and (city == NONE or spent[other] < spent[city]):
                city = other
        if spent[city] >= CLOSED:
            return
        is_settled[city] = True
        for i in range(board.around[city], board.around[city + 1]):
            route = board.tracks[i]
            other = board.end_a[route] + board.end_b[route] - city
            if spent[city] + prices[route] < spent[other]:
                spent[other] = spent[city] + prices[route]
                came_by[other] = route
