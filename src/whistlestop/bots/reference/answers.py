"""What all reference bots have in common: paying, tunnels, substitutes, and what they do when nothing suits them.

The published ideas know only ordinary routes; here is the simplest answer to everything else on other boards.
"""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import CLAIM, DRAW_DECK, DRAW_TICKETS, GIVE, KEEP
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.rules import CARD_KINDS, LOCO, Rules


@kernel
def is_keeping(state: State) -> bool:
    """Whether the next decision is a choice of tickets."""
    return bool(state.phase == Phase.FIRST_TICKETS or state.phase == Phase.KEEP_TICKETS)


@kernel
def is_claim(board: BoardTable, action: int) -> bool:
    """Whether an action is a claim."""
    return bool(CLAIM <= action < board.station_first)


@kernel
def points_of(board: BoardTable, rules: Rules, route: int) -> int:
    """The points that a route is worth."""
    return int(rules.route_points[board.length[route] - 1])


@kernel
def settle_bill(board: BoardTable, state: State, legal: Array, count: int) -> int:
    """Pay with the fewest substitutes, then the fewest locomotives, then the most frequent colour in hand."""
    # The cheapest payments come first, so only those as cheap as the first one are considered.
    first = legal[0] - board.pay_first
    best = first
    for i in range(1, count):
        payment = legal[i] - board.pay_first
        if board.pay_subs[payment] != board.pay_subs[first] or board.pay_locos[payment] != board.pay_locos[first]:
            break
        if state.hands[state.seat, board.pay_colour[payment]] > state.hands[state.seat, board.pay_colour[best]]:
            best = payment
    return int(board.pay_first + best)


@kernel
def give_plentiful(state: State) -> int:
    """Give from the most frequent colours in hand, and locomotives only when nothing else is left."""
    left = np.empty(CARD_KINDS, np.int64)
    for kind in range(CARD_KINDS):
        left[kind] = state.hands[state.seat, kind] if kind >= state.last else 0
    lowest = CARD_KINDS
    for _ in range(state.give):
        most = LOCO
        for kind in range(LOCO):
            if left[kind] > 0 and (most == LOCO or left[kind] > left[most]):
                most = kind
        left[most] -= 1
        lowest = min(lowest, most)
    # Cards are given in colour order, so the lowest of those that will be given goes first.
    return GIVE + lowest


@kernel
def answer(board: BoardTable, state: State, legal: Array, count: int) -> int:
    """Pay, pay a tunnel's extra cards whenever possible, or give; NONE in any other phase."""
    if state.phase == Phase.PAYMENT:
        return settle_bill(board, state, legal, count)
    if state.phase == Phase.TUNNEL:
        # Backing out comes first, then the payments, the cheapest first.
        return int(legal[1] if count > 1 else legal[0])
    if state.phase == Phase.SUBSTITUTE:
        return give_plentiful(state)
    return NONE


@kernel
def draw_blind(legal: Array, count: int) -> int:
    """Draw from the deck, or else the first card of the row; NONE if there is no card to draw."""
    for i in range(count):
        if legal[i] == DRAW_DECK:
            return DRAW_DECK
    return int(legal[0]) if legal[0] < DRAW_DECK else NONE


@kernel
def best_claim(board: BoardTable, rules: Rules, legal: Array, count: int) -> int:
    """The claim with the most points, the lowest route among equals; NONE if none is possible."""
    best = NONE
    for i in range(count):
        if is_claim(board, legal[i]):
            route = legal[i] - CLAIM
            if best == NONE:
                best = route
            else:
                gain = points_of(board, rules, route) - points_of(board, rules, best)
                if gain > 0 or (gain == 0 and route < best):
                    best = route
    return NONE if best == NONE else int(CLAIM + best)


@kernel
def last_resort(board: BoardTable, rules: Rules, legal: Array, count: int) -> int:
    """Without a card to draw: claim for points, else draw tickets, else the first action, a station or a pass."""
    claim = best_claim(board, rules, legal, count)
    if claim != NONE:
        return claim
    for i in range(count):
        if legal[i] == DRAW_TICKETS:
            return DRAW_TICKETS
    return int(legal[0])


@kernel
def draw_or_last_resort(board: BoardTable, rules: Rules, legal: Array, count: int) -> int:
    """Draw blind as long as there are cards."""
    drawn = draw_blind(legal, count)
    return drawn if drawn != NONE else last_resort(board, rules, legal, count)


@kernel
def fewest_kept(legal: Array, count: int) -> int:
    """The choice with the fewest tickets, those offered first among equals."""
    best = legal[0]
    for i in range(1, count):
        if bits_set(legal[i] - KEEP) < bits_set(best - KEEP):
            best = legal[i]
    return int(best)


@kernel
def bits_set(bits: int) -> int:
    """How many bits are set."""
    size = 0
    while bits > 0:
        size += bits & 1
        bits >>= 1
    return size
