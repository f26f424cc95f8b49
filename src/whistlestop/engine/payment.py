"""Paying with train cards: for a route, for a tunnel's extra cards or for a station."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import kernel
from whistlestop.engine.state import State
from whistlestop.rules import CARD_KINDS, LOCO


@kernel
def most_of_a_colour(state: State) -> int:
    """The most cards of one colour in the hand of the seat on turn."""
    most = 0
    for colour in range(LOCO):
        most = max(most, state.hands[state.seat, colour])
    return most


@kernel
def cards_in_hand(state: State) -> int:
    """How many cards the seat on turn holds."""
    count = 0
    for kind in range(CARD_KINDS):
        count += state.hands[state.seat, kind]
    return count


@kernel
def play_cards(state: State, kind: int, count: int) -> None:
    """C5: cards go from the hand to the table, seen by everybody."""
    state.hands[state.seat, kind] -= count
    state.known[state.seat, kind] = max(0, state.known[state.seat, kind] - count)
    state.laid[kind] += count


@kernel
def play_payment(board: BoardTable, state: State, payment: int) -> None:
    """C1: the coloured cards and the locomotives of a payment are played; substitutes follow."""
    play_cards(state, board.pay_colour[payment], board.pay_cards[payment])
    play_cards(state, LOCO, board.pay_locos[payment])


@kernel
def discard_played(state: State) -> None:
    """C5: the cards played are discarded."""
    for kind in range(CARD_KINDS):
        state.discard[kind] += state.laid[kind]
        state.laid[kind] = 0


@kernel
def holds(state: State, colour: int, cards: int, locos: int) -> bool:
    """Whether the hand of the seat on turn has these cards."""
    return state.hands[state.seat, LOCO] >= locos and (cards == 0 or state.hands[state.seat, colour] >= cards)
