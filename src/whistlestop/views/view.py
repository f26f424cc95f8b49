"""What one seat may know: the state and the log, redacted. The only place where secrets are cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from whistlestop.box import Box
from whistlestop.engine.jit import Array, kernel, records
from whistlestop.engine.state import HIDDEN, NOBODY, NONE, Phase, state_dtype
from whistlestop.notation.actions import Decision
from whistlestop.notation.outcome import ticket_names
from whistlestop.positions.position import Reading, Snapshot, card_counts, read_state

PRIVATE = ("card", "offer")


def view_of(box: Box, states: Array, log: Sequence[Decision], viewer: int | None) -> dict[str, Any]:
    """S9, K3: all that a seat may know of the table and nothing else; None is an onlooker."""
    return views_of(box, read_state(box, states), log, [viewer])[0]


def views_of(
    box: Box, reading: Reading, log: Sequence[Decision], viewers: Iterable[int | None]
) -> list[dict[str, Any]]:
    """The same for several viewers, from a state that was read before; what everybody sees is the same data in all."""
    state, table, tickets = reading
    shown = {
        **table,
        "stations_left": state.stations[: state.seats].tolist(),
        "deck": state.deck_count,
        "cards": [sum(hand) for hand in state.hands[: state.seats].tolist()],
        "offer_counts": [len(offer) - offer.count(NONE) for offer in state.offers[: state.seats].tolist()],
    }
    return [
        {
            "viewer": viewer,
            **shown,
            **_tickets_shown(state, [len(held) for held in tickets], viewer),
            **_own(box, state, tickets, viewer),
            "log": [_told(decision, viewer, state.phase) for decision in log],
        }
        for viewer in viewers
    ]


def redacted(states: Array, viewer: int) -> Array:
    """The state of the first game as one seat may know it, for thinking that is compiled."""
    shown = records(1, state_dtype)
    redact(states, 0, viewer, shown)
    return shown


@kernel
def redact(states: Array, game: int, viewer: int, shown: Array) -> None:
    """S9, K3: copy a state without what is hidden from a seat; of cards and tickets, what can be counted stays."""
    shown[0] = states[game]
    s = shown[0]
    s.key[:] = 0
    s.blocks = 0
    s.clearings = 0
    s.shuffles = 0
    redact_cards(s, viewer)
    redact_tickets(s, viewer)
    redact_pending(s)


@kernel
def redact_cards(state: np.record, viewer: int) -> None:
    """The deck and the hands of the others are hidden, but for their sizes."""
    for i in range(len(state.deck)):
        state.deck[i] = HIDDEN if i < state.deck_count else NONE
    for seat in range(state.seats):
        state.cards[seat] = state.hands[seat].sum()
        if seat != viewer:
            state.hands[seat, :] = 0


@kernel
def redact_tickets(state: np.record, viewer: int) -> None:
    """Tickets of others and in the deck are hidden; while the first are chosen, also how many there are."""
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
def redact_pending(state: np.record) -> None:
    """What lay on the table and lies there no more is forgotten."""
    if state.phase != Phase.TUNNEL:
        state.turned_up[:] = NONE


def _own(box: Box, state: Snapshot, tickets: Sequence[list[str]], viewer: int | None) -> dict[str, Any]:
    if viewer is None:
        return {"hand": None, "tickets": None, "offer": None}
    return {
        "hand": card_counts(state.hands[viewer]),
        "tickets": tickets[viewer],
        "offer": ticket_names(box.board, state.offers[viewer]),
    }


def _tickets_shown(state: Snapshot, held: Sequence[int], viewer: int | None) -> dict[str, Any]:
    """How many tickets everybody has; while the first are chosen, that would tell how many another seat kept."""
    is_choosing = state.phase == Phase.FIRST_TICKETS
    return {
        "ticket_counts": [None if is_choosing and seat != viewer else count for seat, count in enumerate(held)],
        "ticket_deck": None if is_choosing else state.ticket_count,
    }


def _told(decision: Decision, viewer: int | None, phase: int) -> dict[str, Any]:
    """A line of the log as the viewer saw it happen."""
    verb, *kept = decision.action.split()
    is_own = decision.seat == viewer
    shown = {name: value for name, value in decision.outcome.items() if is_own or name not in PRIVATE}
    outcome = {name: list(value) if isinstance(value, list) else value for name, value in shown.items()}
    action = decision.action
    if verb == "keep":
        action = action if is_own else verb
        if is_own or phase != Phase.FIRST_TICKETS:
            outcome["kept"] = len(kept)
    return {"seat": decision.seat, "action": action, "outcome": outcome}
