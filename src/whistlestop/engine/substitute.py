"""Any-cards substitutes: Nordic's three cards for a locomotive of a ferry, and four for a card of Murmansk–Lieksa."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import GIVE
from whistlestop.engine.claim import complete_claim
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import lay_down
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase
from whistlestop.engine.table import FERRY
from whistlestop.rules import CARD_KINDS, Rules


@kernel
def ask_for_substitutes(s: np.record, count: int) -> None:
    """F3, M1: so many cards of any kinds are to be given, one by one in colour order."""
    s.give = count
    s.last = NONE
    s.phase = Phase.SUBSTITUTE


@kernel
def give_objection(b: np.record, s: np.record, kind: int) -> int:
    """F3, M1: a card is given if it is held, keeps the colour order, and leaves enough to go on in that order."""
    is_ferry = b.kind[s.route] == FERRY
    if s.hands[s.seat, kind] == 0:
        return Reason.FERRY_GIVE_NOT_HELD if is_ferry else Reason.SWAP_GIVE_NOT_HELD
    if kind < s.last:
        return Reason.FERRY_GIVE_ORDER if is_ferry else Reason.SWAP_GIVE_ORDER
    at_hand = 0
    for later in range(kind, CARD_KINDS):
        at_hand += s.hands[s.seat, later]
    if at_hand < s.give:
        return Reason.FERRY_GIVE_RUNS_OUT if is_ferry else Reason.SWAP_GIVE_RUNS_OUT
    return Reason.ALLOWED


@kernel
def list_gives(b: np.record, s: np.record, out: Array, count: int) -> int:
    """Add every card that can be given next."""
    for kind in range(CARD_KINDS):
        if give_objection(b, s, kind) == Reason.ALLOWED:
            out[count] = GIVE + kind
            count += 1
    return count


@kernel
def give(b: np.record, rules: Rules, s: np.record, kind: int) -> None:
    """F3, M1: one card is given; after the last one the route is claimed."""
    lay_down(s, kind, 1)
    s.give -= 1
    s.last = kind
    if s.give == 0:
        s.last = NONE
        complete_claim(b, rules, s)
