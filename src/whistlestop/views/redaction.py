"""Removing hidden information: the state as one seat may know it. The only place where that is decided."""

from __future__ import annotations

from whistlestop.engine.jit import kernel
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import HIDDEN, NOBODY, NONE, Phase, State


def redacted(states: Records[State], viewer: int | None) -> Records[State]:
    """The state of the first game as one seat may know it; None is a spectator."""
    shown = records(1, State)
    redact(states, 0, NOBODY if viewer is None else viewer, shown)
    return shown


def redacted_for_each(states: Records[State]) -> Records[State]:
    """The same for every seat and, where the index NOBODY finds it, for spectators."""
    shown = records(int(states["seats"][0]) + 1, State)
    redact_each(states, shown)
    return shown


@kernel
def redact(states: Records[State], game: int, viewer: int, shown: Records[State]) -> None:
    """S9, K3: copy a state without what is hidden from a seat, or from NOBODY; what can be counted stays."""
    shown[0] = states[game]
    state = shown[0]
    state.key[:] = 0
    state.blocks = 0
    state.clearings = 0
    state.shuffles = 0
    redact_cards(state, viewer)
    redact_tickets(state, viewer)
    redact_pending(state)


@kernel
def redact_each(states: Records[State], shown: Records[State]) -> None:
    """The same for every seat of the first game, and at the end for NOBODY."""
    last = len(shown) - 1
    for i in range(len(shown)):
        redact(states, 0, i if i < last else NOBODY, shown[i : i + 1])


@kernel
def redact_cards(state: State, viewer: int) -> None:
    """The deck and the hands of the others are hidden, except their sizes."""
    for i in range(len(state.deck)):
        state.deck[i] = HIDDEN if i < state.deck_count else NONE
    for seat in range(state.seats):
        state.cards[seat] = state.hands[seat].sum()
        if seat != viewer:
            state.hands[seat, :] = 0


@kernel
def redact_tickets(state: State, viewer: int) -> None:
    """Tickets of others and in the deck are hidden; while starting tickets are chosen, so are their numbers."""
    is_choosing = state.phase == Phase.FIRST_TICKETS
    state.ticket_counts[:] = 0
    for ticket in range(len(state.ticket_owner)):
        owner = state.ticket_owner[ticket]
        if owner != NOBODY:
            state.ticket_counts[owner] += 1
            if owner != viewer and state.phase != Phase.OVER:
                state.ticket_owner[ticket] = NOBODY
    for i in range(len(state.ticket_deck)):
        state.ticket_deck[i] = HIDDEN if i < state.ticket_count and not is_choosing else NONE
    if is_choosing:
        state.ticket_count = NONE
    for seat in range(state.seats):
        if seat != viewer:
            state.ticket_counts[seat] = NONE if is_choosing else state.ticket_counts[seat]
            for slot in range(state.offers.shape[1]):
                state.offers[seat, slot] = HIDDEN if state.offers[seat, slot] != NONE else NONE


@kernel
def redact_pending(state: State) -> None:
    """Forget what was on the table and is no longer there."""
    if state.phase != Phase.TUNNEL:
        state.turned_up[:] = NONE
