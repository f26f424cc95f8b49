"""The train cards that a seat has not seen: counting them, and dealing them to the places where they may be."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.batch import next_choice
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import DECK, Phase, State
from whistlestop.rules import CARD_KINDS, CARDS_OF_A_COLOUR, LOCO, LOCOMOTIVES, ROW, Rules

FINE = 1 << 31  # as finely as the fast generator draws


@kernel
def unseen(state: State, counts: Array) -> int:
    """Count the train cards that a redacted record does not show, by kind, and return how many there are."""
    total = 0
    for kind in range(CARD_KINDS):
        left = LOCOMOTIVES if kind == LOCO else CARDS_OF_A_COLOUR
        left -= int(state.discard[kind]) + int(state.laid[kind])
        for seat in range(state.seats):
            left -= max(int(state.hands[seat, kind]), int(state.known[seat, kind]))
        for slot in range(ROW):
            left -= state.row[slot] == kind
        for slot in range(len(state.turned_up)):
            left -= state.phase == Phase.TUNNEL and state.turned_up[slot] == kind
        counts[kind] = max(left, 0)
        total += counts[kind]
    return int(total)


@kernel
def hidden_cards(state: State, seat: int) -> int:
    """How many cards of unknown kind a seat holds in a redacted record; none for the viewer."""
    count = int(state.cards[seat])
    for kind in range(CARD_KINDS):
        count -= max(int(state.hands[seat, kind]), int(state.known[seat, kind]))
    return max(count, 0)


@kernel
def mix(things: Array, count: int, chooser: Array) -> None:
    """Shuffle the first `count` things."""
    for i in range(count - 1, 0, -1):
        j = next_choice(chooser, i + 1)
        thing = things[i]
        things[i] = things[j]
        things[j] = thing


@kernel
def gather(counts: Array, pool: Array, chooser: Array) -> int:
    """List cards given by their counts, in random order, and return how many there are."""
    size = 0
    for kind in range(CARD_KINDS):
        for _ in range(counts[kind]):
            pool[size] = kind
            size += 1
    mix(pool, size, chooser)
    return size


@kernel
def deal_cards(rules: Rules, state: State, fresh: Array, stale: Array, stale_places: Array, chooser: Array) -> None:
    """Deal fresh cards to the deck and the hidden places of hands, and stale ones to some places in each hand."""
    pool = np.empty(DECK, np.int8)
    old = np.empty(DECK, np.int8)
    size = gather(fresh, pool, chooser)
    old_size = gather(stale, old, chooser)
    at = min(int(state.deck_count), size)
    most = most_others(rules, state)
    if most < at:
        spare_row(pool, size, at, most, chooser)
    for i in range(at):
        state.deck[i] = pool[i]
    old_at = 0
    for seat in range(state.seats):
        hidden = hidden_cards(state, seat)
        from_old = min(hidden, int(stale_places[seat]), old_size - old_at)
        from_pool = min(hidden - from_old, size - at)
        for kind in range(CARD_KINDS):
            state.hands[seat, kind] = max(state.hands[seat, kind], state.known[seat, kind])
        for i in range(old_at, old_at + from_old):
            state.hands[seat, old[i]] += 1
        for i in range(at, at + from_pool):
            state.hands[seat, pool[i]] += 1
        old_at += from_old
        at += from_pool


@kernel
def most_others(rules: Rules, state: State) -> int:
    """D12: the most other cards that the deck can hold while a row of many locomotives is not cleared."""
    locos = 0
    others = 0
    for slot in range(ROW):
        locos += state.row[slot] == LOCO
        others += 0 <= state.row[slot] < LOCO
    if rules.row_flush == 0 or locos < rules.row_flush:
        return DECK
    for kind in range(LOCO):
        others += int(state.discard[kind])
    return max(0, int(ROW - rules.row_flush - others))


@kernel
def spare_row(pool: Array, size: int, deck: int, most: int, chooser: Array) -> None:
    """D12: move cards to the front that can be a deck with at most `most` cards other than locomotives."""
    locos = 0
    for i in range(size):
        locos += pool[i] == LOCO
    least = max(0, deck - locos)
    chances = np.zeros(most + 1, np.float64)
    # Weight each number of others by how many decks have it, up to a common factor.
    chance = 1.0
    total = 0.0
    for others in range(least, most + 1):
        chances[others] = chance
        total += chance
        chance *= (size - locos - others) * (deck - others) / ((others + 1) * (locos - deck + others + 1))
    drawn = total * next_choice(chooser, FINE) / FINE
    others = least
    while others < most and drawn >= chances[others]:
        drawn -= chances[others]
        others += 1
    bring_to_front(pool, size, deck - others, others)
    mix(pool, deck, chooser)


@kernel
def bring_to_front(pool: Array, size: int, locos: int, others: int) -> None:
    """Move the given numbers of locomotives and other cards to the front of a pool."""
    front = 0
    for i in range(size):
        is_wanted = locos > 0 if pool[i] == LOCO else others > 0
        if is_wanted:
            locos -= pool[i] == LOCO
            others -= pool[i] != LOCO
            card = pool[i]
            pool[i] = pool[front]
            pool[front] = card
            front += 1
