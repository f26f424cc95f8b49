"""Scratch space: one record of working memory, passed in by the caller so that moves allocate nothing."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.engine.jit import Array
from whistlestop.engine.longest import MAX_TRACKS
from whistlestop.engine.records import Float64, Int64, dtype_of
from whistlestop.rules import CARD_KINDS, MAX_SEATS

MAX_GOALS = 12  # open tickets to plan for; nobody holds more that are worthwhile
MAX_PLANNED = 48  # routes in a plan; nobody has more trains


class Scratch:
    """The working memory of a planner, so that moves allocate nothing."""

    # paths: what each route costs, and the same while a plan is being built
    price: Annotated[Array, np.float64, MAX_ROUTES]
    ways: Annotated[Array, np.float64, MAX_ROUTES]
    spent: Annotated[Array, np.float64, MAX_CITIES]
    came_by: Annotated[Array, np.int64, MAX_CITIES]
    waiting: Annotated[Array, np.int64, MAX_CITIES]
    roots: Annotated[Array, np.int64, MAX_CITIES]  # of the seat's network
    rival_roots: Annotated[Array, np.int64, MAX_CITIES]
    is_own: Annotated[Array, np.int64, MAX_CITIES]  # whether the seat's network touches a city
    rivals: Annotated[Array, np.int64, MAX_CITIES]  # the seats of others whose routes touch a city, as bits
    # the open tickets to plan for, those left out, and the order in which they are connected
    goals: Annotated[Array, np.int64, MAX_GOALS]
    goal_count: Int64
    left_out: Annotated[Array, np.int64, MAX_GOALS]
    joined: Annotated[Array, np.int64, MAX_GOALS]
    # the trial plan, the best so far, and the one chosen
    trial: Annotated[Array, np.int64, MAX_PLANNED]
    trial_count: Int64
    best: Annotated[Array, np.int64, MAX_PLANNED]
    best_count: Int64
    best_joined: Annotated[Array, np.int64, MAX_GOALS]
    plan: Annotated[Array, np.int64, MAX_PLANNED]
    plan_count: Int64
    plan_joined: Annotated[Array, np.int64, MAX_GOALS]
    plan_value: Float64
    plan_turns: Float64
    is_planned: Annotated[Array, np.int64, MAX_ROUTES]
    is_spare: Int64  # whether the plan is one for spare trains
    # cards: what the plan needs, what is missing, what each kind is worth, and what nobody has seen
    need: Annotated[Array, np.int64, CARD_KINDS]
    missing: Annotated[Array, np.int64, CARD_KINDS]
    worth: Annotated[Array, np.float64, CARD_KINDS]
    unseen: Annotated[Array, np.int64, CARD_KINDS]
    unseen_count: Int64
    likely: Annotated[Array, np.float64, MAX_SEATS, MAX_TICKETS]  # how likely each rival's network makes each ticket
    threat: Annotated[Array, np.float64, MAX_ROUTES]  # how much a route seems to matter to the rivals
    # the longest paths: the seat's, what a rival may reach, and space to trace one
    own_path: Int64
    rival_path: Float64
    trail: Annotated[Array, np.int64, MAX_TRACKS]
    # the seat's turns that the game is expected to last
    horizon: Float64
    # ticket values, when new tickets are considered
    promise: Annotated[Array, np.float64, MAX_TICKETS]
    # the choice, the second best, and what they are worth
    choice: Int64
    score: Float64
    second: Int64
    second_score: Float64
    noise: Annotated[Array, np.int64, 4]


scratch_dtype = dtype_of(Scratch)
