"""What routes are worth to PLAN: prices in turns, the cards they need, and the best use of spare trains."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED
from whistlestop.bots.reference.answers import points_of
from whistlestop.engine.actions import GREY
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, State
from whistlestop.engine.tracks import is_lost_to
from whistlestop.rules import CARD_KINDS, LOCO, Rules

CARD_TURNS = 0.575
SPACE_TURNS = 0.12
CLAIM_TURNS = 1.0
POINT_WEIGHT = 0.2
TURN_PRICE = 4.0
TOUCHING = 2.0
LEAST_PRICE = 0.01  # so that no path gets cheaper by being longer


@kernel
def missing_cards(board: BoardTable, rules: Rules, state: State, route: int) -> int:
    """How many cards a route is missing if the hand pays for nothing else."""
    hand = state.hands[state.seat]
    colour = board.colour[route]
    needed_locos = int(board.locomotives[route])
    held = 0
    if colour < GREY:
        held = int(hand[colour])
    else:
        for kind in range(LOCO):
            held = max(held, int(hand[kind]))
    cards = int(board.length[route]) - needed_locos
    locos = int(hand[LOCO])
    short = max(0, cards - held)
    if is_wild(board, rules, route):
        return max(0, short + needed_locos - locos)
    return short + max(0, needed_locos - locos)


@kernel
def turns_of(board: BoardTable, rules: Rules, state: State, route: int) -> float:
    """The turns that a route takes on its own: to draw its cards, to place its trains, to claim it."""
    missing = missing_cards(board, rules, state, route)
    return CARD_TURNS * missing + SPACE_TURNS * int(board.length[route]) + CLAIM_TURNS


@kernel
def price_turns(board: BoardTable, rules: Rules, state: State, prices: Array) -> None:
    """The price of each route in turns, a little cheaper for its points."""
    for route in range(board.routes):
        if state.owner[route] == state.seat:
            prices[route] = 0.0
        elif is_lost_to(board, rules, state, state.seat, route) or board.length[route] > state.trains[state.seat]:
            prices[route] = CLOSED
        else:
            price = turns_of(board, rules, state, route) - POINT_WEIGHT * points_of(board, rules, route)
            prices[route] = max(LEAST_PRICE, price)


@kernel
def count_needs(board: BoardTable, rules: Rules, state: State, marks: Array, needs: Array) -> int:
    """The cards of all marked routes, by kind, grey ones in the most plentiful colour; returns how many are missing."""
    for kind in range(CARD_KINDS):
        needs[kind] = 0
    for route in range(board.routes):
        if marks[route]:
            needs[LOCO] += board.locomotives[route]
            if board.colour[route] < GREY:
                needs[board.colour[route]] += board.length[route] - board.locomotives[route]
    hand = state.hands[state.seat]
    for route in range(board.routes):
        if marks[route] and board.colour[route] == GREY:
            best = 0
            for kind in range(1, LOCO):
                if hand[kind] - needs[kind] > hand[best] - needs[best]:
                    best = kind
            needs[best] += board.length[route] - board.locomotives[route]
    missing = 0
    for kind in range(LOCO):
        missing += max(0, int(needs[kind]) - int(hand[kind]))
    missing_locos = int(needs[LOCO]) - int(hand[LOCO])
    return missing + max(missing_locos, -missing if rules.wild_plain else 0)


@kernel
def worth_of(board: BoardTable, rules: Rules, state: State, marks: Array) -> float:
    """The points of all marked routes less the turns they take together; -CLOSED if the trains do not suffice."""
    trains = 0
    claims = 0
    points = 0
    for route in range(board.routes):
        if marks[route]:
            trains += int(board.length[route])
            claims += 1
            points += points_of(board, rules, route)
    if trains > state.trains[state.seat]:
        return -CLOSED
    needs = np.empty(CARD_KINDS, np.int64)
    missing = count_needs(board, rules, state, marks, needs)
    return points - TURN_PRICE * (CARD_TURNS * missing + SPACE_TURNS * trains + CLAIM_TURNS * claims)


@kernel
def touches(board: BoardTable, state: State, seat: int, route: int) -> bool:
    """Whether a route of a seat shares an end with this one."""
    for end in (board.end_a[route], board.end_b[route]):
        for i in range(board.around[end], board.around[end + 1]):
            if state.owner[board.tracks[i]] == seat:
                return True
    return False


@kernel
def spare_route(board: BoardTable, rules: Rules, state: State) -> int:
    """The route with the most points per turn, preferably touching the seat's network; NONE if there is none."""
    best = NONE
    most = 0.0
    for route in range(board.routes):
        if (
            state.owner[route] != NONE
            or is_lost_to(board, rules, state, state.seat, route)
            or board.length[route] > state.trains[state.seat]
        ):
            continue
        points = points_of(board, rules, route) + (TOUCHING if touches(board, state, state.seat, route) else 0.0)
        rate = points / turns_of(board, rules, state, route)
        if best == NONE or rate > most:
            best = route
            most = rate
    return best
