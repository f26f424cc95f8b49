"""Tickets: dealt at the start, drawn later, kept or returned."""

from __future__ import annotations

from whistlestop.engine.actions import KEEP
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.turn import begin_turn, end_turn, seat_after
from whistlestop.rules import MAX_TICKETS_OFFERED, Rules


@kernel
def offer(state: State, seat: int, count: int) -> None:
    """K1: offer the top tickets of the deck, or what is left of it, to a seat."""
    slot = offered(state, seat)
    count = min(count, state.ticket_count)
    for i in range(count):
        state.offers[seat, slot + i] = state.ticket_deck[i]
    left = state.ticket_count - count
    for i in range(left):
        state.ticket_deck[i] = state.ticket_deck[i + count]
    state.ticket_count = left


@kernel
def offered(state: State, seat: int) -> int:
    """How many tickets a seat is offered."""
    for slot in range(MAX_TICKETS_OFFERED):
        if state.offers[seat, slot] == NONE:
            return slot
    return MAX_TICKETS_OFFERED


@kernel
def tickets_objection(state: State) -> int:
    """K4: no tickets can be drawn from an empty deck."""
    return Reason.ALLOWED if state.ticket_count > 0 else Reason.NO_TICKETS


@kernel
def draw_tickets(rules: Rules, state: State) -> None:
    """K1: draw tickets, and choose among them."""
    offer(state, state.seat, rules.ticket_draw)
    state.phase = Phase.KEEP_TICKETS


@kernel
def keep_objection(rules: Rules, state: State, kept: int) -> int:
    """S7, K1: only offered tickets can be kept, and at least the minimum."""
    is_first = state.phase == Phase.FIRST_TICKETS
    count = offered(state, state.seat)
    if kept >> count:
        return Reason.FIRST_NOT_OFFERED if is_first else Reason.NOT_OFFERED
    if kept_among(kept, count) < least_kept(rules, state, count):
        return Reason.FIRST_KEEPS_TOO_FEW if is_first else Reason.KEEPS_TOO_FEW
    return Reason.ALLOWED


@kernel
def kept_among(kept: int, count: int) -> int:
    """How many of the offered tickets a choice keeps."""
    size = 0
    for slot in range(count):
        size += (kept >> slot) & 1
    return size


@kernel
def least_kept(rules: Rules, state: State, count: int) -> int:
    """S7, K1: how many of the offered tickets must be kept."""
    return min(count, rules.first_keep if state.phase == Phase.FIRST_TICKETS else rules.ticket_keep)


@kernel
def list_keeps(rules: Rules, state: State, out: Array, count: int) -> int:
    """Add every choice among the tickets offered."""
    on_offer = offered(state, state.seat)
    least = least_kept(rules, state, on_offer)
    for kept in range(1, 1 << on_offer):
        if kept_among(kept, on_offer) >= least:
            out[count] = KEEP + kept
            count += 1
    return count


@kernel
def keep(rules: Rules, state: State, kept: int) -> None:
    """S7, S8, K2, K3: some tickets are kept to the end, the others go under the deck or out of the game."""
    is_first = state.phase == Phase.FIRST_TICKETS
    go_under = rules.first_return if is_first else rules.ticket_return
    for slot in range(offered(state, state.seat)):
        ticket = state.offers[state.seat, slot]
        state.offers[state.seat, slot] = NONE
        if (kept >> slot) & 1:
            state.ticket_owner[ticket] = state.seat
        elif go_under:
            state.ticket_deck[state.ticket_count] = ticket
            state.ticket_count += 1
    if is_first:
        ask_next_seat(state)
    else:
        end_turn(rules, state)


@kernel
def ask_next_seat(state: State) -> None:
    """S9: the next seat chooses its starting tickets; after the last one, the first turn starts."""
    following = seat_after(state)
    if following == state.first:
        begin_turn(state, following)
    else:
        state.seat = following
