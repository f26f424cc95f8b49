"""The scratch space of CFAE's search, by level (the current ticket) and by frame (a city on its path)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.rules import CARD_KINDS

FORESEEN = 3  # tickets that the bounds consider together; more would take longer than they save


class Quest(NamedTuple):
    """What to search for, and the best found so far."""

    hand: Array
    trains: int
    tickets: Array
    routes: Array  # that can be claimed
    best: Array  # the price of the best set, and the steps taken
    best_set: Array


class CfaeScratch(NamedTuple):
    """The working memory of a search: by level, by frame (a city on a path), and for the set being built."""

    # by level: what is connected, the links between the rest, the current ticket, and trees for what is missing
    roots: Array
    link_first: Array
    link_route: Array
    link_other: Array
    link_price: Array
    link_trains: Array
    start: Array
    ends: Array  # the goal, then the ends of the next tickets in pairs
    size: Array  # how many ends
    cost_trees: Array
    cost_apart: Array
    train_trees: Array
    train_apart: Array
    is_on: Array  # whether the path has been in a city
    # by frame: its city, how it got there, where it can continue, and trees attached to the path so far
    level: Array
    city: Array
    via: Array
    next_child: Array
    last_child: Array
    hung_cost: Array
    hung_trains: Array
    # the children of all frames in one row
    child_bound: Array
    child_link: Array
    # the set
    asked: Array
    chosen: Array
    together: Array


@kernel
def make_scratch(board: BoardTable, levels: int) -> CfaeScratch:
    """Make the scratch space of a search for a number of tickets."""
    links = 2 * MAX_ROUTES
    foreseen = min(levels, FORESEEN)
    groups = 1 << (2 * foreseen - 1)
    pairs = 1 << (foreseen - 1)
    frames = board.cities + levels + 1
    return CfaeScratch(
        np.empty((levels + 1, MAX_CITIES), np.int64),
        np.empty((levels + 1, MAX_CITIES + 1), np.int64),
        np.empty((levels + 1, links), np.int64),
        np.empty((levels + 1, links), np.int64),
        np.empty((levels + 1, links), np.int64),
        np.empty((levels + 1, links), np.int64),
        np.empty(levels + 1, np.int64),
        np.empty((levels + 1, 2 * FORESEEN), np.int64),
        np.empty(levels + 1, np.int64),
        np.empty((levels, groups, board.cities), np.int64),
        np.empty((levels, pairs), np.int64),
        np.empty((levels, groups, board.cities), np.int64),
        np.empty((levels, pairs), np.int64),
        np.zeros((levels, MAX_CITIES), np.bool_),
        np.empty(frames, np.int64),
        np.empty(frames, np.int64),
        np.empty(frames, np.int64),
        np.empty(frames, np.int64),
        np.empty(frames, np.int64),
        np.empty((frames + 1, groups), np.int64),
        np.empty((frames + 1, groups), np.int64),
        np.empty(links * levels, np.int64),
        np.empty(links * levels, np.int64),
        np.zeros(CARD_KINDS, np.int64),
        np.zeros(MAX_ROUTES, np.bool_),
        np.empty(groups, np.int64),
    )
