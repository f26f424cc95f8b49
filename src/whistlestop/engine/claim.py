"""Claiming a route: which routes are open, what pays for them, and what a claim brings."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import CLAIM, GREY
from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import cards_in_hand, discard_laid, holds, most_of_a_colour
from whistlestop.engine.reach import close, lowest_bit, most_subs, within_reach
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, WORD, Phase
from whistlestop.engine.table import FERRY, PLAIN, TUNNEL
from whistlestop.engine.turn import end_turn
from whistlestop.rules import LOCO, Rules


@kernel
def swap_of(b: np.record, rules: Rules, route: int) -> int:
    """F3, M1: how many cards, of any kinds, replace a locomotive of this ferry, or a card of this route; 0 for none."""
    return rules.ferry_swap if b.kind[route] == FERRY else b.swap[route]


@kernel
def is_wild(b: np.record, rules: Rules, route: int) -> bool:
    """C2, C3, M1: whether locomotives stand in for coloured cards here."""
    return b.kind[route] != PLAIN or (rules.wild_plain > 0 and b.swap[route] == 0)


@kernel
def track_objection(b: np.record, rules: Rules, s: np.record, route: int) -> int:
    """C4, C6, C8, C9, C10: why this track is not open to the seat on turn."""
    if s.owner[route] != NOBODY:
        return Reason.ROUTE_TAKEN
    twin = b.twin[route]
    if twin != NONE and s.owner[twin] != NOBODY:
        if s.owner[twin] == s.seat:
            return Reason.OWN_OTHER_TRACK
        if s.seats < rules.double_from:
            return Reason.OTHER_TRACK_CLOSES
    if s.trains[s.seat] < b.length[route]:
        return Reason.TOO_FEW_TRAINS
    return Reason.ALLOWED


@kernel
def can_pay(b: np.record, rules: Rules, s: np.record, route: int, most: int, total: int) -> bool:
    """C1, F1, M1: whether any payment for the route is at hand; it is so if the one with the fewest substitutes is."""
    colour = b.colour[route]
    length = b.length[route]
    cards = min(most if colour == GREY else s.hands[s.seat, colour], length - b.symbols[route])
    subs = length - cards
    if is_wild(b, rules, route):
        subs -= min(subs, s.hands[s.seat, LOCO])
    if subs == 0:
        return True
    swap = swap_of(b, rules, route)
    return swap > 0 and length + (swap - 1) * subs <= total


@kernel
def claim_objection(b: np.record, rules: Rules, s: np.record, route: int, most: int, total: int) -> int:
    """C1, C6, F1: why the route can not be claimed; most and total are of the hand, counted once for all routes."""
    closed = track_objection(b, rules, s, route)
    if closed != Reason.ALLOWED:
        return closed
    if can_pay(b, rules, s, route, most, total):
        return Reason.ALLOWED
    return Reason.FERRY_CARDS_SHORT if b.kind[route] == FERRY else Reason.CARDS_SHORT


@kernel
def list_claims(b: np.record, rules: Rules, s: np.record, out: Array, count: int) -> int:
    """Add every route that can be claimed now: ordinary ones, tunnels, then ferries and the like."""
    most = most_of_a_colour(s)
    total = cards_in_hand(s)
    locos = s.hands[s.seat, LOCO]
    low, high = within_reach(b, s, PLAIN, most, locos if rules.wild_plain else 0)
    count = list_claims_among(b, s, low, 0, out, count)
    count = list_claims_among(b, s, high, WORD, out, count)
    if b.has_special_routes:
        low, high = within_reach(b, s, TUNNEL, most, locos)
        count = list_claims_among(b, s, low, 0, out, count)
        count = list_claims_among(b, s, high, WORD, out, count)
        low, high = within_reach(b, s, FERRY, most, locos + most_subs(b, rules, total - locos))
        count = list_claims_judged(b, rules, s, low, 0, most, total, out, count)
        count = list_claims_judged(b, rules, s, high, WORD, most, total, out, count)
    return count


@kernel
def owns_twin(b: np.record, s: np.record, route: int) -> bool:
    """C8: whether the seat on turn owns the other track of a double route."""
    return b.twin[route] != NONE and s.owner[b.twin[route]] == s.seat


@kernel
def list_claims_among(b: np.record, s: np.record, bits: int, first: int, out: Array, count: int) -> int:
    """Add those of some routes within reach that can be claimed; open and paid for, only one's own twin forbids it."""
    while bits:
        route = first + lowest_bit(b, bits)
        bits &= bits - 1
        if not owns_twin(b, s, route):
            out[count] = CLAIM + route
            count += 1
    return count


@kernel
def list_claims_judged(
    b: np.record, rules: Rules, s: np.record, bits: int, first: int, most: int, total: int, out: Array, count: int
) -> int:
    """The same for routes whose symbols and substitutes make being within reach not enough to pay."""
    while bits:
        route = first + lowest_bit(b, bits)
        bits &= bits - 1
        if can_pay(b, rules, s, route, most, total) and not owns_twin(b, s, route):
            out[count] = CLAIM + route
            count += 1
    return count


@kernel
def begin_claim(s: np.record, route: int) -> None:
    """C6: one route a turn, the whole of it; how it is paid for is asked next."""
    s.route = route
    s.phase = Phase.PAYMENT


@kernel
def route_payment_objection(
    b: np.record, rules: Rules, s: np.record, colour: int, cards: int, locos: int, subs: int
) -> int:
    """C1, C2, C3, F1, F2, F3, M1: why these cards do not pay for the route being claimed."""
    route = s.route
    swap = swap_of(b, rules, route)
    is_ferry = b.kind[route] == FERRY
    if subs > 0 and swap == 0:
        return Reason.NO_SUBSTITUTES
    if cards + locos + subs != b.length[route]:
        return Reason.WRONG_COUNT
    if cards > 0 and b.colour[route] != GREY and b.colour[route] != colour:
        return Reason.WRONG_COLOUR
    if locos > 0 and not is_wild(b, rules, route):
        return Reason.LOCO_NOT_ON_SWAP if b.swap[route] > 0 else Reason.LOCO_NOT_WILD
    if locos + subs < b.symbols[route]:
        return Reason.FERRY_NEEDS_LOCOS
    if not holds(s, colour, cards, locos):
        return Reason.CARDS_NOT_HELD
    if subs > 0 and cards_in_hand(s) < cards + locos + swap * subs:
        return Reason.FERRY_SUBS_SHORT if is_ferry else Reason.SWAP_SUBS_SHORT
    return Reason.ALLOWED


@kernel
def complete_claim(b: np.record, rules: Rules, s: np.record) -> None:
    """C4, C5, C7: the trains are placed, the cards discarded, the points scored."""
    route = s.route
    s.route = NONE
    s.owner[route] = s.seat
    close(s, route)
    if b.twin[route] != NONE and s.seats < rules.double_from:
        close(s, int(b.twin[route]))
    s.trains[s.seat] -= b.length[route]
    s.points[s.seat] += rules.route_points[b.length[route] - 1]
    discard_laid(s)
    tidy_row(rules, s)
    end_turn(rules, s)
