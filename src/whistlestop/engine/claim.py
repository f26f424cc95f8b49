"""Claiming a route: which routes are open, what pays for them, and what a claim brings."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import CLAIM, GREY
from whistlestop.engine.board_table import FERRY, PLAIN, TUNNEL
from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import cards_in_hand, discard_laid, holds, most_of_a_colour
from whistlestop.engine.reach import close, lowest_bit, most_subs, within_reach
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, WORD, Phase
from whistlestop.engine.turn import end_turn
from whistlestop.rules import LOCO, Rules


@kernel
def swap_of(board: np.record, rules: Rules, route: int) -> int:
    """F3, M1: how many cards, of any kinds, replace a locomotive of this ferry, or a card of this route; 0 for none."""
    return rules.ferry_swap if board.kind[route] == FERRY else board.swap[route]


@kernel
def is_wild(board: np.record, rules: Rules, route: int) -> bool:
    """C2, C3, M1: whether locomotives stand in for coloured cards here."""
    return board.kind[route] != PLAIN or (rules.wild_plain > 0 and board.swap[route] == 0)


@kernel
def track_objection(board: np.record, rules: Rules, state: np.record, route: int) -> int:
    """C4, C6, C8, C9, C10: why this track is not open to the seat on turn."""
    if state.owner[route] != NOBODY:
        return Reason.ROUTE_TAKEN
    twin = board.twin[route]
    if twin != NONE and state.owner[twin] != NOBODY:
        if state.owner[twin] == state.seat:
            return Reason.OWN_OTHER_TRACK
        if state.seats < rules.double_from:
            return Reason.OTHER_TRACK_CLOSES
    if state.trains[state.seat] < board.length[route]:
        return Reason.TOO_FEW_TRAINS
    return Reason.ALLOWED


@kernel
def can_pay(board: np.record, rules: Rules, state: np.record, route: int, most: int, total: int) -> bool:
    """C1, F1, M1: whether any payment for the route is at hand; it is so if the one with the fewest substitutes is."""
    colour = board.colour[route]
    length = board.length[route]
    cards = min(most if colour == GREY else state.hands[state.seat, colour], length - board.symbols[route])
    subs = length - cards
    if is_wild(board, rules, route):
        subs -= min(subs, state.hands[state.seat, LOCO])
    if subs == 0:
        return True
    swap = swap_of(board, rules, route)
    return swap > 0 and length + (swap - 1) * subs <= total


@kernel
def claim_objection(board: np.record, rules: Rules, state: np.record, route: int, most: int, total: int) -> int:
    """C1, C6, F1: why the route can not be claimed; most and total are of the hand, counted once for all routes."""
    closed = track_objection(board, rules, state, route)
    if closed != Reason.ALLOWED:
        return closed
    if can_pay(board, rules, state, route, most, total):
        return Reason.ALLOWED
    return Reason.FERRY_CARDS_SHORT if board.kind[route] == FERRY else Reason.CARDS_SHORT


@kernel
def list_claims(board: np.record, rules: Rules, state: np.record, out: Array, count: int) -> int:
    """Add every route that can be claimed now: ordinary ones, tunnels, then ferries and the like."""
    most = most_of_a_colour(state)
    total = cards_in_hand(state)
    locos = state.hands[state.seat, LOCO]
    low, high = within_reach(board, state, PLAIN, most, locos if rules.wild_plain else 0)
    count = list_claims_among(board, state, low, 0, out, count)
    count = list_claims_among(board, state, high, WORD, out, count)
    if board.has_special_routes:
        low, high = within_reach(board, state, TUNNEL, most, locos)
        count = list_claims_among(board, state, low, 0, out, count)
        count = list_claims_among(board, state, high, WORD, out, count)
        low, high = within_reach(board, state, FERRY, most, locos + most_subs(board, rules, total - locos))
        count = list_claims_judged(board, rules, state, low, 0, most, total, out, count)
        count = list_claims_judged(board, rules, state, high, WORD, most, total, out, count)
    return count


@kernel
def owns_twin(board: np.record, state: np.record, route: int) -> bool:
    """C8: whether the seat on turn owns the other track of a double route."""
    return board.twin[route] != NONE and state.owner[board.twin[route]] == state.seat


@kernel
def list_claims_among(board: np.record, s: np.record, bits: int, first: int, out: Array, count: int) -> int:
    """Add those of some routes within reach that can be claimed; open and paid for, only one's own twin forbids it."""
    while bits:
        route = first + lowest_bit(board, bits)
        bits &= bits - 1
        if not owns_twin(board, s, route):
            out[count] = CLAIM + route
            count += 1
    return count


@kernel
def list_claims_judged(
    board: np.record,
    rules: Rules,
    state: np.record,
    bits: int,
    first: int,
    most: int,
    total: int,
    out: Array,
    count: int,
) -> int:
    """The same for routes whose symbols and substitutes make being within reach not enough to pay."""
    while bits:
        route = first + lowest_bit(board, bits)
        bits &= bits - 1
        if can_pay(board, rules, state, route, most, total) and not owns_twin(board, state, route):
            out[count] = CLAIM + route
            count += 1
    return count


@kernel
def begin_claim(state: np.record, route: int) -> None:
    """C6: one route a turn, the whole of it; how it is paid for is asked next."""
    state.route = route
    state.phase = Phase.PAYMENT


@kernel
def route_payment_objection(
    board: np.record, rules: Rules, state: np.record, colour: int, cards: int, locos: int, subs: int
) -> int:
    """C1, C2, C3, F1, F2, F3, M1: why these cards do not pay for the route being claimed."""
    route = state.route
    swap = swap_of(board, rules, route)
    is_ferry = board.kind[route] == FERRY
    if subs > 0 and swap == 0:
        return Reason.NO_SUBSTITUTES
    if cards + locos + subs != board.length[route]:
        return Reason.WRONG_COUNT
    if cards > 0 and board.colour[route] != GREY and board.colour[route] != colour:
        return Reason.WRONG_COLOUR
    if locos > 0 and not is_wild(board, rules, route):
        return Reason.LOCO_NOT_ON_SWAP if board.swap[route] > 0 else Reason.LOCO_NOT_WILD
    if locos + subs < board.symbols[route]:
        return Reason.FERRY_NEEDS_LOCOS
    if not holds(state, colour, cards, locos):
        return Reason.CARDS_NOT_HELD
    if subs > 0 and cards_in_hand(state) < cards + locos + swap * subs:
        return Reason.FERRY_SUBS_SHORT if is_ferry else Reason.SWAP_SUBS_SHORT
    return Reason.ALLOWED


@kernel
def complete_claim(board: np.record, rules: Rules, state: np.record) -> None:
    """C4, C5, C7: the trains are placed, the cards discarded, the points scored."""
    route = state.route
    state.route = NONE
    state.owner[route] = state.seat
    close(state, route)
    if board.twin[route] != NONE and state.seats < rules.double_from:
        close(state, int(board.twin[route]))
    state.trains[state.seat] -= board.length[route]
    state.points[state.seat] += rules.route_points[board.length[route] - 1]
    discard_laid(state)
    tidy_row(rules, state)
    end_turn(rules, state)
