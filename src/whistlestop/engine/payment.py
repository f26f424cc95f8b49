"""Paying with train cards: for a route, for a tunnel's surprise or for a station; every payment the rules allow."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.jit import kernel
from whistlestop.rules import CARD_KINDS, LOCO


@kernel
def most_of_a_colour(s: np.record) -> int:
    """The most cards of one colour in the hand of the seat on turn."""
    most = 0
    for colour in range(LOCO):
        most = max(most, s.hands[s.seat, colour])
    return most


@kernel
def cards_in_hand(s: np.record) -> int:
    """How many cards the seat on turn holds."""
    count = 0
    for kind in range(CARD_KINDS):
        count += s.hands[s.seat, kind]
    return count


@kernel
def lay_down(s: np.record, kind: int, count: int) -> None:
    """C5: cards go from the hand onto the table, seen by everybody."""
    s.hands[s.seat, kind] -= count
    s.known[s.seat, kind] = max(0, s.known[s.seat, kind] - count)
    s.laid[kind] += count


@kernel
def lay_down_payment(b: np.record, s: np.record, payment: int) -> None:
    """C1: the coloured cards and the locomotives of a payment are laid down; substitutes follow."""
    lay_down(s, b.pay_colour[payment], b.pay_cards[payment])
    lay_down(s, LOCO, b.pay_locos[payment])


@kernel
def discard_laid(s: np.record) -> None:
    """C5: what was laid down is discarded."""
    for kind in range(CARD_KINDS):
        s.discard[kind] += s.laid[kind]
        s.laid[kind] = 0


@kernel
def holds(s: np.record, colour: int, cards: int, locos: int) -> bool:
    """Whether the hand of the seat on turn has these cards."""
    return s.hands[s.seat, LOCO] >= locos and (cards == 0 or s.hands[s.seat, colour] >= cards)
