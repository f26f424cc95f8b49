"""The cards of a planner: what routes still need, how a plan divides the hand, and what it can spare."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import GIVE, GREY, WITHDRAW
from whistlestop.engine.board_table import FERRY, TUNNEL, BoardTable
from whistlestop.engine.claim import is_wild, swap_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.rules import CARD_KINDS, LOCO, Rules

SUBSTITUTE = 1.2  # cards that a substitute counts as: it takes several, but of any kind
LOCO_PAIN = 2.0
LOCO_PAIN_WHERE_TAME = 0.9  # where locomotives are wild on few routes, they are worth less than a card
SUB_PAIN = 1.5


@kernel
def richest(state: State) -> int:
    """The colour of which the seat on turn holds most."""
    best = 0
    for colour in range(1, LOCO):
        if state.hands[state.seat, colour] > state.hands[state.seat, best]:
            best = colour
    return best


@kernel
def colour_for(board: BoardTable, state: State, route: int) -> int:
    """The colour in which a route would be paid for: its own, or for a grey one the most frequent colour in hand."""
    return richest(state) if board.colour[route] == GREY else int(board.colour[route])


@kernel
def missing_for(
    board: BoardTable, rules: Rules, state: State, traits: Traits, route: int, most: int
) -> tuple[float, float]:
    """The cards and locomotives that a route still needs on its own; the whole hand counts for each route."""
    needed_locos = int(board.locomotives[route])
    plain = int(board.length[route]) - needed_locos
    colour = int(board.colour[route])
    held = int(state.hands[state.seat, most if colour == GREY else colour])
    locos = int(state.hands[state.seat, LOCO])
    short_locos = max(0, needed_locos - locos)
    short = float(max(0, plain - held))
    if is_wild(board, rules, route):
        short -= traits.wild * min(short, max(0, locos - needed_locos))
    swap = swap_of(board, rules, route)
    if swap > 0 and short_locos > 0:
        return short + SUBSTITUTE * short_locos, 0.0
    if swap > 0 and board.kind[route] != FERRY:
        return min(short, 2.0 + 0.5 * short), 0.0
    return short, float(short_locos)


@kernel
def allot(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, routes: Array, count: int
) -> float:
    """Divide the hand among routes; writes need and missing, and returns the turns until all can be claimed."""
    scratch.need[:] = 0
    turns = 0.0
    tame = 0  # spaces for which locomotives are not wild
    for i in range(count):
        route = routes[i]
        if state.owner[route] != NOBODY:
            turns += traits.station
            continue
        turns += 1.0
        if board.kind[route] == TUNNEL:
            turns += traits.tunnel
        scratch.need[LOCO] += board.locomotives[route]
        if board.colour[route] != GREY:
            plain = int(board.length[route]) - int(board.locomotives[route])
            scratch.need[board.colour[route]] += plain
            if not is_wild(board, rules, route):
                tame += plain
    allot_grey(board, state, scratch, routes, count)
    short = 0
    for colour in range(LOCO):
        scratch.missing[colour] = max(0, scratch.need[colour] - int(state.hands[state.seat, colour]))
        short += scratch.missing[colour]
    locos = int(state.hands[state.seat, LOCO])
    scratch.missing[LOCO] = max(0, scratch.need[LOCO] - locos)
    helped = min(short if rules.wild_plain else max(0, short - tame), max(0, locos - scratch.need[LOCO]))
    turns += traits.card * (short - helped)
    return turns + scratch.missing[LOCO] * (traits.card * SUBSTITUTE if rules.ferry_swap > 0 else traits.loco)


@kernel
def allot_grey(board: BoardTable, state: State, scratch: Scratch, routes: Array, count: int) -> None:
    """Grey routes take the colours with the most cards left, the longest route first."""
    longest = 99
    while longest > 0:
        below = 0
        for i in range(count):
            route = routes[i]
            if board.colour[route] == GREY and state.owner[route] == NOBODY:
                plain = int(board.length[route]) - int(board.locomotives[route])
                if plain == longest:
                    scratch.need[roomiest(state, scratch)] += plain
                elif below < plain < longest:
                    below = plain
        longest = below


@kernel
def roomiest(state: State, scratch: Scratch) -> int:
    """The colour of which the hand holds most beyond what is already needed."""
    best = 0
    for colour in range(1, LOCO):
        if state.hands[state.seat, colour] - scratch.need[colour] > state.hands[state.seat, best] - scratch.need[best]:
            best = colour
    return best


@kernel
def spare_cards(state: State, scratch: Scratch, kind: int) -> int:
    """The cards of a kind that the plan can spare."""
    return int(state.hands[state.seat, kind]) - scratch.need[kind]


@kernel
def pain(board: BoardTable, rules: Rules, state: State, scratch: Scratch, payment: int) -> float:
    """How much a payment hurts: locomotives, substitutes, and cards that the rest of the plan needs."""
    cards = int(board.pay_cards[payment])
    locos = int(board.pay_locos[payment])
    hurt = SUB_PAIN * int(board.pay_subs[payment])
    hurt += (LOCO_PAIN if rules.wild_plain else LOCO_PAIN_WHERE_TAME) * locos
    if cards > 0:
        colour = int(board.pay_colour[payment])
        spare = spare_cards(state, scratch, colour)
        hurt += max(0, cards - max(0, spare)) - 0.01 * (spare - cards)
    return hurt


@kernel
def weigh_payments(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """Weigh each payment by how much it hurts; a tunnel's extra cards are paid whenever possible."""
    for i in range(count):
        if actions[i] != WITHDRAW:
            consider(traits, scratch, actions[i], -pain(board, rules, state, scratch, actions[i] - board.pay_first))


@kernel
def choose_gift(state: State, scratch: Scratch, actions: Array, count: int) -> int:
    """The first card, in colour order, of those that the plan can best spare."""
    gifts = np.zeros(CARD_KINDS, np.int64)
    for _ in range(state.give):
        best = NONE
        most = -99.0
        for i in range(count):
            kind = int(actions[i]) - GIVE
            if state.hands[state.seat, kind] > gifts[kind]:
                spare = spare_cards(state, scratch, kind) - gifts[kind] - (3.0 if kind == LOCO else 0.0)
                if spare > most:
                    most = spare
                    best = kind
        if best == NONE:
            break
        gifts[best] += 1
    for i in range(count):
        if gifts[actions[i] - GIVE] > 0:
            return actions[i]
    return actions[0]


@kernel
def locos_spent(board: BoardTable, state: State, route: int) -> int:
    """The locomotives that a claim would cost beyond the route's symbols."""
    held = int(state.hands[state.seat, colour_for(board, state, route)])
    return max(0, int(board.length[route]) - int(board.locomotives[route]) - held)
