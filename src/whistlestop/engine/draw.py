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
def shuffle_discards(state: np.record) -> None:
    """D9: the discards are shuffled and become the deck."""
    count = 0
    for kind in range(CARD_KINDS):
        for _ in range(state.discard[kind]):
            state.deck[count] = kind
            count += 1
        state.discard[kind] = 0
    if count > 0:
        state.deck_count = count
        shuffle(state, state.deck, count)
        state.shuffles += 1


@kernel
def pop_card(state: np.record) -> int:
    """D9, D10: the top card of the deck, renewed only when a card is needed; NONE when there is none."""
    if state.deck_count == 0:
        shuffle_discards(state)
    if state.deck_count == 0:
        return NONE
    state.deck_count -= 1
    return int(state.deck[state.deck_count])


@kernel
def has_hidden_cards(state: np.record) -> bool:
    """D10: whether a card can be drawn blind."""
    if state.deck_count > 0:
        return True
    for kind in range(CARD_KINDS):
        if state.discard[kind] > 0:
            return True
    return False


@kernel
def fill_gaps(state: np.record) -> None:
    """S5, D2: each gap in the row is filled from the deck, as long as there are cards."""
    for slot in range(ROW):
        if state.row[slot] == NONE:
            state.row[slot] = pop_card(state)


@kernel
def is_flushed(rules: Rules, state: np.record) -> bool:
    """D6, D7, D12: whether so many locomotives lie face up that the row has to go, and a better one can come."""
    locos = 0
    others = 0
    for slot in range(ROW):
        locos += state.row[slot] == LOCO
        others += 0 <= state.row[slot] < LOCO
    if rules.row_flush == 0 or locos < rules.row_flush:
        return False
    for kind in range(LOCO):
        others += state.discard[kind]
    for i in range(state.deck_count):
        others += state.deck[i] != LOCO
    return others > ROW - rules.row_flush


@kernel
def tidy_row(rules: Rules, state: np.record) -> None:
    """D2, D6, D12: gaps are filled as soon as there are cards, and a row of too many locomotives is replaced."""
    fill_gaps(state)
    while is_flushed(rules, state):
        for slot in range(ROW):
            if state.row[slot] != NONE:
                state.discard[state.row[slot]] += 1
                state.row[slot] = NONE
        state.clearings += 1
        fill_gaps(state)


@kernel
def slot_of(state: np.record, kind: int) -> int:
    """The leftmost face-up card of this kind, or NONE."""
    for slot in range(ROW):
        if state.row[slot] == kind:
            return slot
    return NONE


@kernel
def drawable(rules: Rules, state: np.record) -> int:
    """D4, D7: the kinds of face-up cards that may be drawn now, as bits."""
    kinds = 0
    for slot in range(ROW):
        if state.row[slot] != NONE:
            kinds |= 1 << int(state.row[slot])
    if state.phase == Phase.SECOND_CARD and rules.loco_draw > 1:
        kinds &= ~(1 << LOCO)
    return kinds


@kernel
def draw_objection(rules: Rules, state: np.record, action: int) -> int:
    """D1, D4, D8, D10: why this card can not be drawn now; how many are in the hand is never the reason."""
    if action == DRAW_DECK:
        return Reason.ALLOWED if has_hidden_cards(state) else Reason.NO_CARDS
    kind = action - DRAW
    if (drawable(rules, state) >> kind) & 1:
        return Reason.ALLOWED
    return Reason.NOT_IN_ROW if slot_of(state, kind) == NONE else Reason.LOCO_AS_SECOND


@kernel
def list_draws(rules: Rules, state: np.record, out: Array, count: int) -> int:
    """Add every card that can be drawn now."""
    kinds = drawable(rules, state)
    for kind in range(CARD_KINDS):
        out[count] = DRAW + kind
        count += (kinds >> kind) & 1
    out[count] = DRAW_DECK
    return count + has_hidden_cards(state)


@kernel
def draw(rules: Rules, state: np.record, action: int) -> None:
    """D1, D3, D5: take a card; a face-up locomotive may count for both."""
    taken = 1
    if action == DRAW_DECK:
        state.hands[state.seat, pop_card(state)] += 1
    else:
        kind = action - DRAW
        state.row[slot_of(state, kind)] = NONE
        state.hands[state.seat, kind] += 1
        state.known[state.seat, kind] += 1
        tidy_row(rules, state)
        if kind == LOCO:
            taken = rules.loco_draw
    if state.phase == Phase.SECOND_CARD or taken > 1:
        end_turn(rules, state)
    else:
        ask_for_second_card(rules, state)


@kernel
def ask_for_second_card(rules: Rules, state: np.record) -> None:
    """D1, D11: a second card follows, unless none may be taken."""
    state.phase = Phase.SECOND_CARD
    if drawable(rules, state) == 0 and not has_hidden_cards(state):
        end_turn(rules, state)
