"""The numbered table of all actions on a board: fixed, small and complete.

A fixed block comes first; claims, stations and payments follow, and their number depends on the board.
"""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.boards.board import Board, Route
from whistlestop.rules import CARDS, COLOURS, LOCO, MAX_STATIONS, MAX_TICKETS_OFFERED, MAX_TURNED_UP

DRAW = 0  # + the kind of the face-up card
DRAW_DECK = DRAW + len(CARDS)
DRAW_TICKETS = DRAW_DECK + 1
PASS = DRAW_TICKETS + 1
WITHDRAW = PASS + 1
GIVE = WITHDRAW + 1  # + the kind of card
KEEP = GIVE + len(CARDS) - 1  # + the kept tickets as bits; never empty, so KEEP + 0 is the last GIVE
CLAIM = KEEP + (1 << MAX_TICKETS_OFFERED)  # + the route; stations and payments follow

# The colour of a bill that any one colour can pay, and of one that only locomotives can pay.
GREY = len(COLOURS)
ONLY_LOCOS = GREY + 1


class Payment(NamedTuple):
    """Cards of one colour, locomotives, and substitutes, each of which is several cards that follow."""

    colour: int  # LOCO where no coloured card is paid
    cards: int
    locos: int
    subs: int


class Bill(NamedTuple):
    """What is to be paid: a number of spaces, some for locomotives, the others in one colour."""

    colour: int
    spaces: int
    locomotives: int = 0
    takes_locos: bool = True
    takes_subs: bool = False


def route_bill(route: Route) -> Bill:
    """What a route costs, whatever the house rules say about locomotives and substitutes."""
    colour = COLOURS.index(route.colour) if route.colour in COLOURS else GREY
    takes_subs = route.kind == "ferry" or route.swap > 0
    return Bill(colour, route.length, route.locomotives, takes_locos=route.swap == 0, takes_subs=takes_subs)


def station_bill(station: int) -> Bill:
    """What the n-th station costs."""
    return Bill(GREY, station)


def tunnel_bill(colour: int, asked: int) -> Bill:
    """The extra cards of a tunnel, after this colour or only locomotives were played."""
    return Bill(colour, asked)


def payments_for(bill: Bill) -> list[Payment]:
    """Every way to pay a bill, the cheapest first."""
    colours = range(len(COLOURS)) if bill.colour == GREY else [c for c in range(len(COLOURS)) if c == bill.colour]
    payments = set()
    for subs in range(bill.spaces + 1 if bill.takes_subs else 1):
        for locos in range(bill.spaces - subs + 1 if bill.takes_locos else 1):
            cards = bill.spaces - subs - locos
            if subs + locos >= bill.locomotives:
                payments |= (
                    {Payment(c, cards, locos, subs) for c in colours} if cards else {Payment(LOCO, 0, locos, subs)}
                )
    return sorted(payments, key=_thrift)


def _thrift(payment: Payment) -> tuple[int, ...]:
    return payment.subs, payment.locos, payment.colour, payment.cards


class ActionTable:
    """The numbers of a board's claims, stations and payments, and which payments can pay which bill."""

    def __init__(self, board: Board) -> None:
        self.station_first = CLAIM + len(board.routes)
        self.pay_first = self.station_first + len(board.cities)
        bills = {route_bill(route) for route in board.routes}
        bills |= {station_bill(n) for n in range(1, MAX_STATIONS + 1)}
        bills |= {tunnel_bill(c, n) for c in (*range(len(COLOURS)), ONLY_LOCOS) for n in range(1, MAX_TURNED_UP + 1)}
        self.bills = sorted(bills)
        self.payments = sorted({p for bill in self.bills for p in payments_for(bill)}, key=_thrift)
        self.size = self.pay_first + len(self.payments)
        self.payment_index = {payment: i for i, payment in enumerate(self.payments)}
        self.bill_index = {bill: i for i, bill in enumerate(self.bills)}
