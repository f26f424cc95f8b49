"""Drawing train cards: the deck, the face-up row and the discards."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import DRAW, DRAW_DECK
from whistlestop.engine.chance import shuffle
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase
from whistlestop.engine.turn import end_turn
from whistlestop.rules import CARD_KINDS, LOCO, ROW, Rules


@kernel
def shuffle_discards(s: np.record) -> None:
    """D9: the discards are shuffled and become the deck."""
    count = 0
    for kind in range(CARD_KINDS):
        for _ in range(s.discard[kind]):
            s.deck[count] = kind
            count += 1
        s.discard[kind] = 0
    if count > 0:
        s.deck_count = count
        shuffle(s, s.deck, count)
        s.shuffles += 1


@kernel
def pop_card(s: np.record) -> int:
    """D9, D10: the top card of the deck, renewed only when a card is needed; NONE when there is none."""
    if s.deck_count == 0:
        shuffle_discards(s)
    if s.deck_count == 0:
        return NONE
    s.deck_count -= 1
    return int(s.deck[s.deck_count])


@kernel
def has_hidden_cards(s: np.record) -> bool:
    """D10: whether a card can be drawn blind."""
    if s.deck_count > 0:
        return True
    for kind in range(CARD_KINDS):
        if s.discard[kind] > 0:
            return True
    return False


@kernel
def fill_gaps(s: np.record) -> None:
    """S5, D2: each gap in the row is filled from the deck, as long as there are cards."""
    for slot in range(ROW):
        if s.row[slot] == NONE:
            s.row[slot] = pop_card(s)


@kernel
def is_flushed(rules: Rules, s: np.record) -> bool:
    """D6, D7, D12: whether so many locomotives lie face up that the row has to go, and a better one can come."""
    locos = 0
    others = 0
    for slot in range(ROW):
        locos += s.row[slot] == LOCO
        others += 0 <= s.row[slot] < LOCO
    if rules.row_flush == 0 or locos < rules.row_flush:
        return False
    for kind in range(LOCO):
        others += s.discard[kind]
    for i in range(s.deck_count):
        others += s.deck[i] != LOCO
    return others > ROW - rules.row_flush


@kernel
def tidy_row(rules: Rules, s: np.record) -> None:
    """D2, D6, D12: gaps are filled as soon as there are cards, and a row of too many locomotives is replaced."""
    fill_gaps(s)
    while is_flushed(rules, s):
        for slot in range(ROW):
            if s.row[slot] != NONE:
                s.discard[s.row[slot]] += 1
                s.row[slot] = NONE
        s.clearings += 1
        fill_gaps(s)


@kernel
def slot_of(s: np.record, kind: int) -> int:
    """The leftmost face-up card of this kind, or NONE."""
    for slot in range(ROW):
        if s.row[slot] == kind:
            return slot
    return NONE


@kernel
def drawable(rules: Rules, s: np.record) -> int:
    """D4, D7: the kinds of face-up cards that may be drawn now, as bits."""
    kinds = 0
    for slot in range(ROW):
        if s.row[slot] != NONE:
            kinds |= 1 << int(s.row[slot])
    if s.phase == Phase.SECOND_CARD and rules.loco_draw > 1:
        kinds &= ~(1 << LOCO)
    return kinds


@kernel
def draw_objection(rules: Rules, s: np.record, action: int) -> int:
    """D1, D4, D8, D10: why this card can not be drawn now; how many are in the hand is never the reason."""
    if action == DRAW_DECK:
        return Reason.ALLOWED if has_hidden_cards(s) else Reason.NO_CARDS
    kind = action - DRAW
    if (drawable(rules, s) >> kind) & 1:
        return Reason.ALLOWED
    return Reason.NOT_IN_ROW if slot_of(s, kind) == NONE else Reason.LOCO_AS_SECOND


@kernel
def list_draws(rules: Rules, s: np.record, out: Array, count: int) -> int:
    """Add every card that can be drawn now."""
    kinds = drawable(rules, s)
    for kind in range(CARD_KINDS):
        out[count] = DRAW + kind
        count += (kinds >> kind) & 1
    out[count] = DRAW_DECK
    return count + has_hidden_cards(s)


@kernel
def draw(rules: Rules, s: np.record, action: int) -> None:
    """D1, D3, D5: take a card; a face-up locomotive may count for both."""
    taken = 1
    if action == DRAW_DECK:
        s.hands[s.seat, pop_card(s)] += 1
    else:
        kind = action - DRAW
        s.row[slot_of(s, kind)] = NONE
        s.hands[s.seat, kind] += 1
        s.known[s.seat, kind] += 1
        tidy_row(rules, s)
        if kind == LOCO:
            taken = rules.loco_draw
    if s.phase == Phase.SECOND_CARD or taken > 1:
        end_turn(rules, s)
    else:
        ask_for_second_card(rules, s)


@kernel
def ask_for_second_card(rules: Rules, s: np.record) -> None:
    """D1, D11: a second card follows, unless none may be taken."""
    s.phase = Phase.SECOND_CARD
    if drawable(rules, s) == 0 and not has_hidden_cards(s):
        end_turn(rules, s)
