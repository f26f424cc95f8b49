"""What one seat may know: the state and the log, redacted. The only place where secrets are cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.box import Box
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.state import Phase
from whistlestop.notation import Decision
from whistlestop.outcome import ticket_names
from whistlestop.position import card_counts, table_shown, tickets_of

PRIVATE = ("card", "offer")


def view_of(box: Box, states: Array, log: Sequence[Decision], viewer: int | None) -> dict[str, Any]:
    """S9, K3: all that a seat may know of the table and nothing else; None is an onlooker."""
    state = Record(states)
    return {
        "viewer": viewer,
        **table_shown(box, state),
        "stations_left": state.stations[: state.seats].tolist(),
        "deck": state.deck_count,
        "cards": state.hands[: state.seats].sum(axis=1).tolist(),
        **_tickets_shown(box, state, viewer),
        **_own(box, state, viewer),
        "log": [_told(decision, viewer, state.phase) for decision in log],
    }


def _own(box: Box, state: Record, viewer: int | None) -> dict[str, Any]:
    if viewer is None:
        return {"hand": None, "tickets": None, "offer": None}
    return {
        "hand": card_counts(state.hands[viewer]),
        "tickets": tickets_of(box, state, viewer),
        "offer": ticket_names(box.board, state.offers[viewer]),
    }


def _tickets_shown(box: Box, state: Record, viewer: int | None) -> dict[str, Any]:
    """How many tickets everybody has; while the first are chosen, that would tell how many another seat kept."""
    is_choosing = state.phase == Phase.FIRST_TICKETS
    seats = range(state.seats)
    held = [int((state.ticket_owner == seat).sum()) for seat in seats]
    return {
        "ticket_counts": [None if is_choosing and seat != viewer else held[seat] for seat in seats],
        "ticket_deck": None if is_choosing else state.ticket_count,
        "offer_counts": [len(ticket_names(box.board, state.offers[seat])) for seat in seats],
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
