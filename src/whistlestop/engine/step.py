"""What may be done now, and doing it: each action is handed to its chapter. `step` trusts its caller."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.actions import CLAIM, DRAW_DECK, GIVE, KEEP, PASS, TICKETS, WITHDRAW
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
from whistlestop.engine.payment import cards_in_hand, holds, lay_down_payment, most_of_a_colour
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NONE, Phase
from whistlestop.engine.station import (
    begin_station,
    build_station,
    list_stations,
    station_objection,
    station_payment_objection,
    station_price,
)
from whistlestop.engine.substitute import ask_for_substitutes, give, give_objection, list_gives
from whistlestop.engine.table import FERRY, TUNNEL
from whistlestop.engine.tickets import draw_tickets, keep, keep_objection, list_keeps, tickets_objection
from whistlestop.engine.tunnel import asked, colour_laid, dig, pay_for_tunnel, tunnel_payment_objection, withdraw
from whistlestop.engine.turn import forget_news, pass_turn
from whistlestop.rules import Rules


@kernel
def step(b: np.record, rules: Rules, s: np.record, action: int) -> None:
    """T1: carry out a legal action."""
    forget_news(s)
    if s.phase == Phase.TURN and action != PASS:
        s.passes = 0
    if action <= DRAW_DECK:
        draw(rules, s, action)
    elif action == TICKETS:
        draw_tickets(rules, s)
    elif action == PASS:
        pass_turn(rules, s)
    elif action == WITHDRAW:
        withdraw(rules, s)
    elif action <= KEEP:
        give(b, rules, s, action - GIVE)
    elif action < CLAIM:
        keep(rules, s, action - KEEP)
    elif action < b.station_first:
        begin_claim(s, action - CLAIM)
    elif action < b.pay_first:
        begin_station(s, action - b.station_first)
    else:
        pay(b, rules, s, action - b.pay_first)


@kernel
def pay(b: np.record, rules: Rules, s: np.record, payment: int) -> None:
    """C1, B2, U2: pay for whatever is asked for: a tunnel's surprise, a station or a route."""
    if s.phase == Phase.TUNNEL:
        pay_for_tunnel(b, rules, s, payment)
    elif s.city != NONE:
        build_station(b, rules, s, payment)
    else:
        pay_for_route(b, rules, s, payment)


@kernel
def pay_for_route(b: np.record, rules: Rules, s: np.record, payment: int) -> None:
    """C1, F3, U1: the cards are laid down; substitutes or the cards of a tunnel may follow."""
    lay_down_payment(b, s, payment)
    if b.pay_subs[payment] > 0:
        ask_for_substitutes(s, b.pay_subs[payment] * swap_of(b, rules, s.route))
    elif b.kind[s.route] == TUNNEL:
        dig(b, rules, s)
    else:
        complete_claim(b, rules, s)


@kernel
def bill_due(b: np.record, rules: Rules, s: np.record) -> int:
    """The bill that is to be paid now."""
    if s.phase == Phase.TUNNEL:
        return int(b.tunnel_bill[colour_laid(s), asked(s)])
    if s.city != NONE:
        return int(b.station_bill[station_price(rules, s)])
    return int(b.route_bill[s.route])


@kernel
def payment_objection(b: np.record, rules: Rules, s: np.record, colour: int, cards: int, locos: int, subs: int) -> int:
    """Why these cards do not settle the bill that is due."""
    if s.phase == Phase.TUNNEL:
        return tunnel_payment_objection(s, colour, cards, locos, subs)
    if s.city != NONE:
        return station_payment_objection(rules, s, colour, cards, locos, subs)
    return route_payment_objection(b, rules, s, colour, cards, locos, subs)


@kernel
def listed_payment_objection(b: np.record, rules: Rules, s: np.record, i: int) -> int:
    """Why the i-th payment of the table does not settle the bill that is due."""
    return payment_objection(b, rules, s, b.pay_colour[i], b.pay_cards[i], b.pay_locos[i], b.pay_subs[i])


@kernel
def list_payments(b: np.record, rules: Rules, s: np.record, out: Array, count: int) -> int:
    """Add every payment that settles the bill that is due."""
    bill = bill_due(b, rules, s)
    for i in range(b.bills[bill], b.bills[bill + 1]):
        payment = int(b.candidates[i])
        # Most candidates fail here, and this is the cheapest question.
        if not holds(s, b.pay_colour[payment], b.pay_cards[payment], b.pay_locos[payment]):
            continue
        if listed_payment_objection(b, rules, s, payment) == Reason.ALLOWED:
            out[count] = b.pay_first + payment
            count += 1
    return count


@kernel
def list_turn(b: np.record, rules: Rules, s: np.record, out: Array) -> int:
    """T1, T2: everything that a turn can begin with; a pass only where there is nothing else."""
    count = list_draws(rules, s, out, 0)
    if tickets_objection(s) == Reason.ALLOWED:
        out[count] = TICKETS
        count += 1
    count = list_claims(b, rules, s, out, count)
    count = list_stations(b, rules, s, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@kernel
def list_legal(b: np.record, rules: Rules, s: np.record, out: Array) -> int:
    """Write the legal actions, always in the same order, and say how many."""
    if s.phase == Phase.TURN:
        return list_turn(b, rules, s, out)
    if s.phase == Phase.SECOND_CARD:
        return list_draws(rules, s, out, 0)
    if s.phase == Phase.PAYMENT:
        return list_payments(b, rules, s, out, 0)
    if s.phase == Phase.TUNNEL:
        out[0] = WITHDRAW
        return list_payments(b, rules, s, out, 1)
    if s.phase == Phase.SUBSTITUTE:
        return list_gives(b, s, out, 0)
    if s.phase == Phase.OVER:
        return 0
    return list_keeps(rules, s, out, 0)


@kernel
def moment_objection(b: np.record, s: np.record, action: int) -> int:
    """T1: why this kind of action is out of place at this moment."""
    is_pay = action >= b.pay_first
    if s.phase == Phase.TURN:
        if is_pay:
            return Reason.NOTHING_TO_PAY
        if action == WITHDRAW:
            return Reason.NO_TUNNEL
        if GIVE <= action <= KEEP:
            return Reason.NOTHING_TO_GIVE
        return Reason.NOTHING_TO_KEEP if KEEP < action < CLAIM else Reason.ALLOWED
    if s.phase == Phase.SECOND_CARD:
        return Reason.ALLOWED if action <= DRAW_DECK else Reason.SECOND_CARD_DUE
    if s.phase == Phase.PAYMENT:
        due = Reason.CLAIM_PAYMENT_DUE if s.city == NONE else Reason.STATION_PAYMENT_DUE
        return Reason.ALLOWED if is_pay else due
    if s.phase == Phase.TUNNEL:
        return Reason.ALLOWED if is_pay or action == WITHDRAW else Reason.TUNNEL_DUE
    if s.phase == Phase.SUBSTITUTE:
        due = Reason.FERRY_CARDS_DUE if b.kind[s.route] == FERRY else Reason.SWAP_CARDS_DUE
        return Reason.ALLOWED if GIVE <= action <= KEEP else due
    if s.phase == Phase.OVER:
        return Reason.GAME_OVER
    due = Reason.FIRST_TICKETS_DUE if s.phase == Phase.FIRST_TICKETS else Reason.KEEP_DUE
    return Reason.ALLOWED if KEEP < action < CLAIM else due


@kernel
def objection(b: np.record, rules: Rules, s: np.record, action: int, scratch: Array) -> int:
    """Why an action is not allowed now; ALLOWED for exactly the legal ones."""
    moment = moment_objection(b, s, action)
    if moment != Reason.ALLOWED or action == WITHDRAW:
        return moment
    if action <= DRAW_DECK:
        return draw_objection(rules, s, action)
    if action == TICKETS:
        return tickets_objection(s)
    if action == PASS:
        list_turn(b, rules, s, scratch)
        return Reason.ALLOWED if scratch[0] == PASS else Reason.CAN_ACT
    if action <= KEEP:
        return give_objection(b, s, action - GIVE)
    if action < CLAIM:
        return keep_objection(rules, s, action - KEEP)
    if action < b.station_first:
        return claim_objection(b, rules, s, action - CLAIM, most_of_a_colour(s), cards_in_hand(s))
    if action < b.pay_first:
        return station_objection(rules, s, action - b.station_first)
    return listed_payment_objection(b, rules, s, action - b.pay_first)
