"""Tunnels: cards are turned up, extra cards may be due, and the player pays or backs out."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.claim import complete_claim
from whistlestop.engine.draw import pop_card, tidy_row
from whistlestop.engine.jit import kernel
from whistlestop.engine.payment import holds, play_payment
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.turn import end_turn
from whistlestop.rules import CARD_KINDS, LOCO, MAX_TURNED_UP, Rules


@kernel
def colour_laid(state: State) -> int:
    """U2, U3: the colour played, or LOCO if only locomotives were."""
    for colour in range(LOCO):
        if state.laid[colour] > 0:
            return colour
    return LOCO


@kernel
def asked(state: State) -> int:
    """U2, U3: one extra card for each turned-up card that is a locomotive or of the colour played."""
    colour = colour_laid(state)
    count = 0
    for slot in range(MAX_TURNED_UP):
        count += state.turned_up[slot] == colour or state.turned_up[slot] == LOCO
    return count


@kernel
def dig(board: BoardTable, rules: Rules, state: State) -> None:
    """U1, U6: turn up three cards, or as many as there are; if they cost nothing extra, the route is claimed."""
    for slot in range(rules.tunnel_cards):
        state.turned_up[slot] = pop_card(state)
    if asked(state) == 0:
        discard_turned_up(state)
        complete_claim(board, rules, state)
    else:
        state.phase = Phase.TUNNEL


@kernel
def discard_turned_up(state: State) -> None:
    """U5: the turned-up cards are discarded either way; the state keeps them for the log."""
    for slot in range(MAX_TURNED_UP):
        if state.turned_up[slot] != NONE:
            state.discard[state.turned_up[slot]] += 1


@kernel
def tunnel_payment_objection(state: State, colour: int, cards: int, locos: int, subs: int) -> int:
    """U2, U3: why these are not the extra cards due."""
    laid = colour_laid(state)
    if cards > 0 and laid == LOCO:
        return Reason.TUNNEL_ONLY_LOCOS
    if cards > 0 and colour != laid:
        return Reason.TUNNEL_WRONG_COLOUR
    if subs > 0 or cards + locos != asked(state):
        return Reason.TUNNEL_WRONG_COUNT
    return Reason.ALLOWED if holds(state, colour, cards, locos) else Reason.TUNNEL_NOT_HELD


@kernel
def pay_for_tunnel(board: BoardTable, rules: Rules, state: State, payment: int) -> None:
    """U2: the extra cards are paid, and the route is claimed."""
    play_payment(board, state, payment)
    discard_turned_up(state)
    complete_claim(board, rules, state)


@kernel
def withdraw(rules: Rules, state: State) -> None:
    """U4: the cards played, now known to everybody, go back to the hand and the turn is over."""
    for kind in range(CARD_KINDS):
        state.hands[state.seat, kind] += state.laid[kind]
        state.known[state.seat, kind] += state.laid[kind]
        state.laid[kind] = 0
    state.route = NONE
    discard_turned_up(state)
    tidy_row(rules, state)
    end_turn(rules, state)
