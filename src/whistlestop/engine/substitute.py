"""Substitutes of any cards: Nordic's three cards for a ferry's locomotive, and four for a card of Murmansk–Lieksa."""

from __future__ import annotations

from whistlestop.engine.actions import GIVE
from whistlestop.engine.board_table import FERRY, BoardTable
from whistlestop.engine.claim import complete_claim
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import play_cards
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.rules import CARD_KINDS, Rules


@kernel
def ask_for_substitutes(state: State, count: int) -> None:
    """F3, M1: a number of cards of any kind are to be given, one by one in colour order."""
    state.give = count
    state.last = NONE
    state.phase = Phase.SUBSTITUTE


@kernel
def give_objection(board: BoardTable, state: State, kind: int) -> int:
    """F3, M1: a card is given if it is held, keeps the colour order, and leaves enough to continue in that order."""
    is_ferry = board.kind[state.route] == FERRY
    if state.hands[state.seat, kind] == 0:
        return Reason.FERRY_GIVE_NOT_HELD if is_ferry else Reason.SWAP_GIVE_NOT_HELD
    if kind < state.last:
        return Reason.FERRY_GIVE_ORDER if is_ferry else Reason.SWAP_GIVE_ORDER
    at_hand = 0
    for later in range(kind, CARD_KINDS):
        at_hand += state.hands[state.seat, later]
    if at_hand < state.give:
        return Reason.FERRY_GIVE_RUNS_OUT if is_ferry else Reason.SWAP_GIVE_RUNS_OUT
    return Reason.ALLOWED


@kernel
def list_gives(board: BoardTable, state: State, out: Array, count: int) -> int:
    """Add every card that can be given next."""
    for kind in range(CARD_KINDS):
        if give_objection(board, state, kind) == Reason.ALLOWED:
            out[count] = GIVE + kind
            count += 1
    return count


@kernel
def give(board: BoardTable, rules: Rules, state: State, kind: int) -> None:
    """F3, M1: one card is given; after the last one the route is claimed."""
    play_cards(state, kind, 1)
    state.give -= 1
    state.last = kind
    if state.give == 0:
        state.last = NONE
        complete_claim(board, rules, state)
