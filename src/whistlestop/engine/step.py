"""What is legal now, and doing it: each action is passed to its chapter. `step` trusts its caller."""

from __future__ import annotations

from whistlestop.engine.actions import CLAIM, DRAW_DECK, DRAW_TICKETS, GIVE, KEEP, PASS, WITHDRAW
from whistlestop.engine.board_table import FERRY, TUNNEL, BoardTable
from whistlestop.engine.claim import (
    begin_claim,
    claim_objection,
    complete_claim,
    list_claims,
    route_payment_objection,
    swap_of,
)
from whistlestop.engine.draw import draw, draw_objection, list_draws
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import cards_in_hand, most_of_a_colour, play_payment
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase, State
from whistlestop.engine.station import (
    begin_station,
    build_station,
    list_stations,
    station_objection,
    station_payment_objection,
    station_price,
)
from whistlestop.engine.substitute import ask_for_substitutes, give, give_objection, list_gives
from whistlestop.engine.tickets import draw_tickets, keep, keep_objection, list_keeps, tickets_objection
from whistlestop.engine.tunnel import asked, colour_laid, dig, pay_for_tunnel, tunnel_payment_objection, withdraw
from whistlestop.engine.turn import forget_news, pass_turn
from whistlestop.rules import LOCO, Rules


@kernel
def step(board: BoardTable, rules: Rules, state: State, action: int) -> None:
    """T1: carry out a legal action."""
    forget_news(state)
    if state.phase == Phase.TURN and action != PASS:
        state.passes = 0
    if action <= DRAW_DECK:
        draw(rules, state, action)
    elif action == DRAW_TICKETS:
        draw_tickets(rules, state)
    elif action == PASS:
        pass_turn(rules, state)
    elif action == WITHDRAW:
        withdraw(rules, state)
    elif action <= KEEP:
        give(board, rules, state, action - GIVE)
    elif action < CLAIM:
        keep(rules, state, action - KEEP)
    elif action < board.station_first:
        begin_claim(state, action - CLAIM)
    elif action < board.pay_first:
        begin_station(state, action - board.station_first)
    else:
        pay(board, rules, state, action - board.pay_first)


@kernel
def pay(board: BoardTable, rules: Rules, state: State, payment: int) -> None:
    """C1, B2, U2: pay what is due: a tunnel's extra cards, a station or a route."""
    if state.phase == Phase.TUNNEL:
        pay_for_tunnel(board, rules, state, payment)
    elif state.city != NONE:
        build_station(board, rules, state, payment)
    else:
        pay_for_route(board, rules, state, payment)


@kernel
def pay_for_route(board: BoardTable, rules: Rules, state: State, payment: int) -> None:
    """C1, F3, U1: the cards are played; substitutes or a tunnel's cards may follow."""
    play_payment(board, state, payment)
    if board.pay_subs[payment] > 0:
        ask_for_substitutes(state, board.pay_subs[payment] * swap_of(board, rules, state.route))
    elif board.kind[state.route] == TUNNEL:
        dig(board, rules, state)
    else:
        complete_claim(board, rules, state)


@kernel
def bill_due(board: BoardTable, rules: Rules, state: State) -> int:
    """The bill to pay now."""
    if state.phase == Phase.TUNNEL:
        return int(board.tunnel_bill[colour_laid(state), asked(state)])
    if state.city != NONE:
        return int(board.station_bill[station_price(rules, state)])
    return int(board.route_bill[state.route])


@kernel
def payment_objection(
    board: BoardTable, rules: Rules, state: State, colour: int, cards: int, locos: int, subs: int
) -> int:
    """Why these cards do not settle the bill that is due."""
    if state.phase == Phase.TUNNEL:
        return tunnel_payment_objection(state, colour, cards, locos, subs)
    if state.city != NONE:
        return station_payment_objection(rules, state, colour, cards, locos, subs)
    return route_payment_objection(board, rules, state, colour, cards, locos, subs)


@kernel
def listed_payment_objection(board: BoardTable, rules: Rules, state: State, i: int) -> int:
    """Why the i-th payment of the table does not settle the bill that is due."""
    return payment_objection(
        board, rules, state, board.pay_colour[i], board.pay_cards[i], board.pay_locos[i], board.pay_subs[i]
    )


@kernel
def list_payments(board: BoardTable, rules: Rules, state: State, out: Array, count: int) -> int:
    """Add every payment that settles the bill that is due."""
    held = list_held(board, state, bill_due(board, rules, state), out, count)
    for i in range(count, held):
        payment = int(out[i])
        if listed_payment_objection(board, rules, state, payment) == Reason.ALLOWED:
            out[count] = board.pay_first + payment
            count += 1
    return count


@kernel
def list_held(board: BoardTable, state: State, bill: int, out: Array, count: int) -> int:
    """Add the payments for a bill that the hand has; without a branch, since processors could not predict it."""
    locos = state.hands[state.seat, LOCO]
    for i in range(board.bills[bill], board.bills[bill + 1]):
        payment = int(board.candidates[i])
        cards = state.hands[state.seat, board.pay_colour[payment]]
        out[count] = payment
        count += int(board.pay_locos[payment] <= locos) & int(board.pay_cards[payment] <= cards)
    return count


@kernel
def list_turn(board: BoardTable, rules: Rules, state: State, out: Array) -> int:
    """T1, T2: everything that a turn can start with; a pass only if there is nothing else."""
    count = list_draws(rules, state, out, 0)
    if tickets_objection(state) == Reason.ALLOWED:
        out[count] = DRAW_TICKETS
        count += 1
    count = list_claims(board, rules, state, out, count)
    count = list_stations(board, rules, state, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@kernel
def list_legal(board: BoardTable, rules: Rules, state: State, out: Array) -> int:
    """Write the legal actions, always in the same order, and return how many there are."""
    if state.phase == Phase.TURN:
        return list_turn(board, rules, state, out)
    if state.phase == Phase.SECOND_CARD:
        return list_draws(rules, state, out, 0)
    if state.phase == Phase.PAYMENT:
        return list_payments(board, rules, state, out, 0)
    if state.phase == Phase.TUNNEL:
        out[0] = WITHDRAW
        return list_payments(board, rules, state, out, 1)
    if state.phase == Phase.SUBSTITUTE:
        return list_gives(board, state, out, 0)
    if state.phase == Phase.OVER:
        return 0
    return list_keeps(rules, state, out, 0)


@kernel
def moment_objection(board: BoardTable, state: State, action: int) -> int:
    """T1: why this kind of action is out of place at this moment."""
    is_pay = action >= board.pay_first
    if state.phase == Phase.TURN:
        if is_pay:
            return Reason.NOTHING_TO_PAY
        if action == WITHDRAW:
            return Reason.NO_TUNNEL
        if GIVE <= action <= KEEP:
            return Reason.NOTHING_TO_GIVE
        return Reason.NOTHING_TO_KEEP if KEEP < action < CLAIM else Reason.ALLOWED
    if state.phase == Phase.SECOND_CARD:
        return Reason.ALLOWED if action <= DRAW_DECK else Reason.SECOND_CARD_DUE
    if state.phase == Phase.PAYMENT:
        due = Reason.CLAIM_PAYMENT_DUE if state.city == NONE else Reason.STATION_PAYMENT_DUE
        return Reason.ALLOWED if is_pay else due
    if state.phase == Phase.TUNNEL:
        return Reason.ALLOWED if is_pay or action == WITHDRAW else Reason.TUNNEL_DUE
    if state.phase == Phase.SUBSTITUTE:
        due = Reason.FERRY_CARDS_DUE if board.kind[state.route] == FERRY else Reason.SWAP_CARDS_DUE
        return Reason.ALLOWED if GIVE <= action <= KEEP else due
    if state.phase == Phase.OVER:
        return Reason.GAME_OVER
    due = Reason.FIRST_TICKETS_DUE if state.phase == Phase.FIRST_TICKETS else Reason.KEEP_DUE
    return Reason.ALLOWED if KEEP < action < CLAIM else due


@kernel
def objection(board: BoardTable, rules: Rules, state: State, action: int, scratch: Array) -> int:
    """Why an action is not allowed now; ALLOWED for exactly the legal ones."""
    moment = moment_objection(board, state, action)
    if moment != Reason.ALLOWED or action == WITHDRAW:
        return moment
    if action <= DRAW_DECK:
        return draw_objection(rules, state, action)
    if action == DRAW_TICKETS:
        return tickets_objection(state)
    if action == PASS:
        list_turn(board, rules, state, scratch)
        return Reason.ALLOWED if scratch[0] == PASS else Reason.CAN_ACT
    if action <= KEEP:
        return give_objection(board, state, action - GIVE)
    if action < CLAIM:
        return keep_objection(rules, state, action - KEEP)
    if action < board.station_first:
        return claim_objection(board, rules, state, action - CLAIM, most_of_a_colour(state), cards_in_hand(state))
    if action < board.pay_first:
        return station_objection(rules, state, action - board.station_first)
    return listed_payment_objection(board, rules, state, action - board.pay_first)
