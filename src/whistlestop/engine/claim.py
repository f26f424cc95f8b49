"""Claiming a route: which routes are open, what pays for them, and the effects of a claim."""

from __future__ import annotations

from whistlestop.boards.board import LONGEST_ROUTE
from whistlestop.engine.actions import CLAIM, GREY
from whistlestop.engine.board_table import FERRY, PLAIN, TUNNEL, BoardTable
from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import cards_in_hand, discard_played, holds, most_of_a_colour
from whistlestop.engine.reach import has_substitutes, lowest_bit, mark_claimed, most_subs, within_reach
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, WORD, Phase, State
from whistlestop.engine.tracks import opening_objection
from whistlestop.engine.turn import end_turn
from whistlestop.rules import LOCO, Rules


@kernel
def swap_of(board: BoardTable, rules: Rules, route: int) -> int:
    """F3, M1: how many cards of any kind replace a locomotive of this ferry, or a card of this route; 0: none."""
    return rules.ferry_swap if board.kind[route] == FERRY else board.swap[route]


@kernel
def is_wild(board: BoardTable, rules: Rules, route: int) -> bool:
    """C2, C3, M1: whether locomotives are wild here."""
    return board.kind[route] != PLAIN or (rules.wild_plain > 0 and board.swap[route] == 0)


@kernel
def track_objection(board: BoardTable, rules: Rules, state: State, route: int) -> int:
    """C4, C6, C8, C9, C10: why this track is not open to the seat on turn."""
    closed = opening_objection(board, rules, state, state.seat, route)
    if closed != Reason.ALLOWED:
        return closed
    if state.trains[state.seat] < board.length[route]:
        return Reason.TOO_FEW_TRAINS
    return Reason.ALLOWED


@kernel
def can_pay(board: BoardTable, rules: Rules, state: State, route: int, most: int, total: int) -> bool:
    """C1, F1, M1: whether the hand has any payment for the route; if so, it has the one with the fewest substitutes."""
    colour = board.colour[route]
    length = board.length[route]
    cards = min(most if colour == GREY else state.hands[state.seat, colour], length - board.locomotives[route])
    subs = length - cards
    if is_wild(board, rules, route):
        subs -= min(subs, state.hands[state.seat, LOCO])
    if subs == 0:
        return True
    swap = swap_of(board, rules, route)
    return swap > 0 and length + (swap - 1) * subs <= total


@kernel
def claim_objection(board: BoardTable, rules: Rules, state: State, route: int, most: int, total: int) -> int:
    """C1, C6, F1: why the route cannot be claimed; most and total describe the hand, counted once for all routes."""
    closed = track_objection(board, rules, state, route)
    if closed != Reason.ALLOWED:
        return closed
    if can_pay(board, rules, state, route, most, total):
        return Reason.ALLOWED
    return Reason.FERRY_CARDS_SHORT if board.kind[route] == FERRY else Reason.CARDS_SHORT


@kernel
def list_claims(board: BoardTable, rules: Rules, state: State, out: Array, count: int) -> int:
    """Add every route that can be claimed now: ordinary ones, tunnels, then ferries and similar ones."""
    most = most_of_a_colour(state)
    total = cards_in_hand(state)
    locos = state.hands[state.seat, LOCO]
    low, high = within_reach(board, state, PLAIN, most, locos if rules.wild_plain else 0)
    count = list_claims_among(board, low, 0, out, count)
    count = list_claims_among(board, high, WORD, out, count)
    if board.has_special_routes:
        low, high = within_reach(board, state, TUNNEL, most, locos)
        count = list_claims_among(board, low, 0, out, count)
        count = list_claims_among(board, high, WORD, out, count)
        count = list_ferries(board, rules, state, most, total, out, count)
    return count


@kernel
def list_ferries(board: BoardTable, rules: Rules, state: State, most: int, total: int, out: Array, count: int) -> int:
    """Add ferries and similar routes; without substitutes, those within reach are affordable if their symbols are."""
    locos = state.hands[state.seat, LOCO]
    if has_substitutes(board, rules):
        low, high = within_reach(board, state, FERRY, most, locos + most_subs(board, rules, total - locos))
        count = list_claims_judged(board, rules, state, low, 0, most, total, out, count)
        return list_claims_judged(board, rules, state, high, WORD, most, total, out, count)
    low, high = within_reach(board, state, FERRY, most, locos)
    most_locos = min(locos, LONGEST_ROUTE)
    count = list_claims_among(board, low & board.locomotives_within[most_locos, 0], 0, out, count)
    return list_claims_among(board, high & board.locomotives_within[most_locos, 1], WORD, out, count)


@kernel
def list_claims_among(board: BoardTable, bits: int, first: int, out: Array, count: int) -> int:
    """Add routes within reach: ordinary ones and tunnels that are open and affordable."""
    while bits:
        out[count] = CLAIM + first + lowest_bit(board, bits)
        bits &= bits - 1
        count += 1
    return count


@kernel
def list_claims_judged(
    board: BoardTable, rules: Rules, state: State, bits: int, first: int, most: int, total: int, out: Array, count: int
) -> int:
    """The same for routes that may be unaffordable even within reach, because of symbols and substitutes."""
    while bits:
        route = first + lowest_bit(board, bits)
        bits &= bits - 1
        if can_pay(board, rules, state, route, most, total):
            out[count] = CLAIM + route
            count += 1
    return count


@kernel
def begin_claim(state: State, route: int) -> None:
    """C6: one complete route per turn; the payment is asked for next."""
    state.route = route
    state.phase = Phase.PAYMENT


@kernel
def route_payment_objection(
    board: BoardTable, rules: Rules, state: State, colour: int, cards: int, locos: int, subs: int
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
    if locos + subs < board.locomotives[route]:
        return Reason.FERRY_NEEDS_LOCOS
    if not holds(state, colour, cards, locos):
        return Reason.CARDS_NOT_HELD
    if subs > 0 and cards_in_hand(state) < cards + locos + swap * subs:
        return Reason.FERRY_SUBS_SHORT if is_ferry else Reason.SWAP_SUBS_SHORT
    return Reason.ALLOWED


@kernel
def complete_claim(board: BoardTable, rules: Rules, state: State) -> None:
    """C4, C5, C7: the trains are placed, the cards discarded, the points scored."""
    route = state.route
    state.route = NONE
    state.owner[route] = state.seat
    mark_claimed(board, rules, state, route)
    state.trains[state.seat] -= board.length[route]
    state.points[state.seat] += rules.route_points[board.length[route] - 1]
    discard_played(state)
    tidy_row(rules, state)
    end_turn(rules, state)
