"""What routes are worth to PLAN: prices in turns, the cards that they ask for, and the best use of spare trains."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.paths import CLOSED, is_closed
from whistlestop.bots.yardsticks.answers import points_of
from whistlestop.engine.actions import GREY
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE
from whistlestop.rules import CARD_KINDS, LOCO, Rules

CARD_TURNS = 0.575
SPACE_TURNS = 0.12
CLAIM_TURNS = 1.0
POINT_WEIGHT = 0.2
TURN_PRICE = 4.0
TOUCHING = 2.0
LEAST_PRICE = 0.01  # so that no way is cheaper for being longer


@kernel
def missing_cards(b: np.record, rules: Rules, s: np.record, route: int) -> int:
    """How many cards a route lacks if nothing else is paid from the hand."""
    hand = s.hands[s.seat]
    colour = b.colour[route]
    symbols = int(b.symbols[route])
    held = 0
    if colour < GREY:
        held = int(hand[colour])
    else:
        for kind in range(LOCO):
            held = max(held, int(hand[kind]))
    cards = int(b.length[route]) - symbols
    locos = int(hand[LOCO])
    short = max(0, cards - held)
    if is_wild(b, rules, route):
        return max(0, short + symbols - locos)
    return short + max(0, symbols - locos)


@kernel
def turns_of(b: np.record, rules: Rules, s: np.record, route: int) -> float:
    """The turns that a route takes on its own: to draw its cards, to lay its trains, to claim it."""
    missing = missing_cards(b, rules, s, route)
    return CARD_TURNS * missing + SPACE_TURNS * int(b.length[route]) + CLAIM_TURNS


@kernel
def price_turns(b: np.record, rules: Rules, s: np.record, prices: Array) -> None:
    """The price of each route in turns, a little cheaper for its points."""
    for route in range(b.routes):
        if s.owner[route] == s.seat:
            prices[route] = 0.0
        elif is_closed(b, rules, s, s.seat, route) or b.length[route] > s.trains[s.seat]:
            prices[route] = CLOSED
        else:
            price = turns_of(b, rules, s, route) - POINT_WEIGHT * points_of(b, rules, route)
            prices[route] = max(LEAST_PRICE, price)


@kernel
def count_needs(b: np.record, rules: Rules, s: np.record, marks: Array, needs: Array) -> int:
    """What all marked routes ask for, kind by kind, a grey one in the colour of which most is spare; how many lack."""
    for kind in range(CARD_KINDS):
        needs[kind] = 0
    for route in range(b.routes):
        if marks[route]:
            needs[LOCO] += b.symbols[route]
            if b.colour[route] < GREY:
                needs[b.colour[route]] += b.length[route] - b.symbols[route]
    hand = s.hands[s.seat]
    for route in range(b.routes):
        if marks[route] and b.colour[route] == GREY:
            best = 0
            for kind in range(1, LOCO):
                if hand[kind] - needs[kind] > hand[best] - needs[best]:
                    best = kind
            needs[best] += b.length[route] - b.symbols[route]
    missing = 0
    for kind in range(LOCO):
        missing += max(0, int(needs[kind]) - int(hand[kind]))
    symbols = int(needs[LOCO]) - int(hand[LOCO])
    return missing + max(symbols, -missing if rules.wild_plain else 0)


@kernel
def worth_of(b: np.record, rules: Rules, s: np.record, marks: Array) -> float:
    """The points of all marked routes less the turns that they take together; -CLOSED if the trains do not suffice."""
    trains = 0
    claims = 0
    points = 0
    for route in range(b.routes):
        if marks[route]:
            trains += int(b.length[route])
            claims += 1
            points += points_of(b, rules, route)
    if trains > s.trains[s.seat]:
        return -CLOSED
    needs = np.empty(CARD_KINDS, np.int64)
    missing = count_needs(b, rules, s, marks, needs)
    return points - TURN_PRICE * (CARD_TURNS * missing + SPACE_TURNS * trains + CLAIM_TURNS * claims)


@kernel
def touches(b: np.record, s: np.record, seat: int, route: int) -> bool:
    """Whether a route of a seat ends where this one does."""
    for end in (b.end_a[route], b.end_b[route]):
        for i in range(b.around[end], b.around[end + 1]):
            if s.owner[b.tracks[i]] == seat:
                return True
    return False


@kernel
def spare_route(b: np.record, rules: Rules, s: np.record) -> int:
    """The route that brings the most points a turn, more if it touches the own network; NONE if there is none."""
    best = NONE
    most = 0.0
    for route in range(b.routes):
        if s.owner[route] != NONE or is_closed(b, rules, s, s.seat, route) or b.length[route] > s.trains[s.seat]:
            continue
        points = points_of(b, rules, route) + (TOUCHING if touches(b, s, s.seat, route) else 0.0)
        rate = points / turns_of(b, rules, s, route)
        if best == NONE or rate > most:
            best = route
            most = rate
    return best
