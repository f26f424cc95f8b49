"""Drawing train cards: the deck, the face-up row and the discards."""

from __future__ import annotations

from whistlestop.engine.actions import DRAW, DRAW_DECK
from whistlestop.engine.chance import shuffle
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.turn import end_turn
from whistlestop.rules import CARD_KINDS, LOCO, ROW, Rules


@kernel
def shuffle_discards(state: State) -> None:
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
def pop_card(state: State) -> int:
    """D9, D10: the top card of the deck, which is renewed only when a card is needed; NONE if there is none."""
    if state.deck_count == 0:
        shuffle_discards(state)
    if state.deck_count == 0:
        return NONE
    state.deck_count -= 1
    return int(state.deck[state.deck_count])


@kernel
def has_hidden_cards(state: State) -> bool:
    """D10: whether a card can be drawn blind."""
    if state.deck_count > 0:
        return True
    for kind in range(CARD_KINDS):
        if state.discard[kind] > 0:
            return True
    return False


@kernel
def fill_gaps(state: State) -> None:
    """S5, D2: each gap in the row is filled from the deck, as long as there are cards."""
    for slot in range(ROW):
        if state.row[slot] == NONE:
            state.row[slot] = pop_card(state)


@kernel
def is_flushed(rules: Rules, state: State) -> bool:
    """D6, D7, D12: whether the row has enough locomotives to be cleared, and a better one is possible."""
    locos = 0
    for slot in range(ROW):
        locos += state.row[slot] == LOCO
    if rules.row_flush == 0 or locos < rules.row_flush:
        return False
    others = 0
    for slot in range(ROW):
        others += 0 <= state.row[slot] < LOCO
    for kind in range(LOCO):
        others += state.discard[kind]
    for i in range(state.deck_count):
        others += state.deck[i] != LOCO
    return others > ROW - rules.row_flush


@kernel
def tidy_row(rules: Rules, state: State) -> None:
    """D2, D6, D12: gaps are filled as soon as there are cards, and a row with too many locomotives is replaced."""
    fill_gaps(state)
    clear_locos(rules, state)


@kernel
def clear_locos(rules: Rules, state: State) -> None:
    """D6, D12: a row with too many locomotives is replaced."""
    while is_flushed(rules, state):
        for slot in range(ROW):
            if state.row[slot] != NONE:
                state.discard[state.row[slot]] += 1
                state.row[slot] = NONE
        state.clearings += 1
        fill_gaps(state)


@kernel
def slot_of(state: State, kind: int) -> int:
    """The leftmost face-up card of this kind, or NONE."""
    for slot in range(ROW):
        if state.row[slot] == kind:
            return slot
    return NONE


@kernel
def is_drawing_over(rules: Rules, state: State) -> bool:
    """D10: whether a turn cannot start with a card, not even a face-up one; D11 decides about a second card."""
    return bool(state.phase == Phase.TURN and rules.draw_without_deck == 0 and not has_hidden_cards(state))


@kernel
def drawable(rules: Rules, state: State) -> int:
    """D4, D7, D10: the kinds of face-up cards that can be drawn now, as bits."""
    kinds = 0
    if is_drawing_over(rules, state):
        return kinds
    for slot in range(ROW):
        if state.row[slot] != NONE:
            kinds |= 1 << int(state.row[slot])
    if state.phase == Phase.SECOND_CARD and rules.loco_draw > 1:
        kinds &= ~(1 << LOCO)
    return kinds


@kernel
def draw_objection(rules: Rules, state: State, action: int) -> int:
    """D1, D4, D8, D10: why this card cannot be drawn now; the size of the hand is never the reason."""
    if action == DRAW_DECK:
        return Reason.ALLOWED if has_hidden_cards(state) else Reason.NO_CARDS
    if is_drawing_over(rules, state):
        return Reason.NO_DRAW
    kind = action - DRAW
    if (drawable(rules, state) >> kind) & 1:
        return Reason.ALLOWED
    return Reason.NOT_IN_ROW if slot_of(state, kind) == NONE else Reason.LOCO_AS_SECOND


@kernel
def list_draws(rules: Rules, state: State, out: Array, count: int) -> int:
    """Add every card that can be drawn now."""
    kinds = drawable(rules, state)
    for kind in range(CARD_KINDS):
        out[count] = DRAW + kind
        count += (kinds >> kind) & 1
    out[count] = DRAW_DECK
    return count + has_hidden_cards(state)


@kernel
def draw(rules: Rules, state: State, action: int) -> None:
    """D1, D3, D5: take a card; a face-up locomotive may count as both."""
    taken = 1
    if action == DRAW_DECK:
        state.hands[state.seat, pop_card(state)] += 1
    else:
        kind = action - DRAW
        state.hands[state.seat, kind] += 1
        state.known[state.seat, kind] += 1
        # D2: there is no other gap, or there are no cards.
        state.row[slot_of(state, kind)] = pop_card(state)
        clear_locos(rules, state)
        if kind == LOCO:
            taken = rules.loco_draw
    if state.phase == Phase.SECOND_CARD or taken > 1:
        end_turn(rules, state)
    else:
        ask_for_second_card(rules, state)


@kernel
def ask_for_second_card(rules: Rules, state: State) -> None:
    """D1, D11: a second card follows, unless none can be taken."""
    state.phase = Phase.SECOND_CARD
    if drawable(rules, state) == 0 and not has_hidden_cards(state):
        end_turn(rules, state)
