"""The room to think in: one record of working space, handed in from outside so that nothing is allocated per move."""

from __future__ import annotations

import numpy as np

from whistlestop.boards.board import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.engine.longest import MAX_TRACKS
from whistlestop.rules import CARD_KINDS, MAX_SEATS

MAX_GOALS = 12  # open tickets that are planned for; nobody holds more that are worth it
MAX_PLANNED = 48  # routes in a plan; nobody has more trains

scratch_dtype = np.dtype(
    [
        # the ways: what each route costs, and the same while a plan is being joined
        ("price", np.float64, (MAX_ROUTES,)),
        ("ways", np.float64, (MAX_ROUTES,)),
        ("spent", np.float64, (MAX_CITIES,)),
        ("came_by", np.int64, (MAX_CITIES,)),
        ("waiting", np.int64, (MAX_CITIES,)),
        ("roots", np.int64, (MAX_CITIES,)),  # of the own network
        ("rival_roots", np.int64, (MAX_CITIES,)),
        ("is_own", np.int64, (MAX_CITIES,)),  # whether the own network touches a city
        ("rivals", np.int64, (MAX_CITIES,)),  # the seats of others whose routes touch a city, as bits
        # the open tickets that are planned for, those of them left out, and the order in which they are joined
        ("goals", np.int64, (MAX_GOALS,)),
        ("goal_count", np.int64),
        ("left_out", np.int64, (MAX_GOALS,)),
        ("joined", np.int64, (MAX_GOALS,)),
        # the plan under trial, the best so far, and the one that is kept
        ("trial", np.int64, (MAX_PLANNED,)),
        ("trial_count", np.int64),
        ("best", np.int64, (MAX_PLANNED,)),
        ("best_count", np.int64),
        ("best_joined", np.int64, (MAX_GOALS,)),
        ("plan", np.int64, (MAX_PLANNED,)),
        ("plan_count", np.int64),
        ("plan_joined", np.int64, (MAX_GOALS,)),
        ("plan_value", np.float64),
        ("plan_turns", np.float64),
        ("is_planned", np.int64, (MAX_ROUTES,)),
        ("is_spare", np.int64),  # whether the plan is one for spare trains
        # cards: what the plan asks for, what is missing, what each kind is worth, and what nobody has seen
        ("need", np.int64, (CARD_KINDS,)),
        ("missing", np.int64, (CARD_KINDS,)),
        ("worth", np.float64, (CARD_KINDS,)),
        ("unseen", np.int64, (CARD_KINDS,)),
        ("unseen_count", np.int64),
        ("likely", np.float64, (MAX_SEATS, MAX_TICKETS)),  # how much each rival's network speaks for each ticket
        ("threat", np.float64, (MAX_ROUTES,)),  # how much a route seems to matter to the rivals
        # the longest paths: the own one, what a rival may reach, and space to walk one
        ("own_path", np.int64),
        ("rival_path", np.float64),
        ("trail", np.int64, (MAX_TRACKS,)),
        # own turns that the game is thought to last
        ("horizon", np.float64),
        # ticket values, when new tickets are thought of
        ("promise", np.float64, (MAX_TICKETS,)),
        # the choice, the second best, and what they are worth
        ("choice", np.int64),
        ("score", np.float64),
        ("second", np.int64),
        ("second_score", np.float64),
        ("noise", np.int64, (4,)),
    ],
    align=True,
)
