"""Exact odds from what one seat may know: the next blind card, and what a tunnel will ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any, NamedTuple

import numpy as np

from whistlestop.belief import most_others, recollections
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.actions import Payment
from whistlestop.engine.jit import Array, Record
from whistlestop.engine.state import DECK, NONE, Phase
from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted
from whistlestop.notation import payment_words
from whistlestop.rules import CARDS, LOCO

Shares = dict[tuple[int, int], Fraction]  # the chance of so many locomotives and so many cards of a colour


class TunnelOdds(NamedTuple):
    """The chance that a tunnel asks for no more card, for one, for two, and so on, and that the hand can pay it all."""

    asked: tuple[Fraction, ...]
    can_pay: Fraction


class _Pile(NamedTuple):
    """Cards to draw from: so many out of these kinds, with no more than so many others than locomotives."""

    kinds: Sequence[int]
    size: int
    most_others: int = DECK

    def first(self, count: int, colour: int) -> Shares:
        """The chance of each number of locomotives and of a colour among the first cards."""
        locos, total = self.kinds[LOCO], sum(self.kinds)
        coloured = self.kinds[colour] if colour != LOCO else 0
        whole = comb(total, count) * self._fits(locos, total - locos, self.size, self.most_others)
        shares = {}
        for i in range(min(count, locos) + 1):
            for j in range(min(count - i, coloured) + 1):
                ways = comb(locos, i) * comb(coloured, j) * comb(total - locos - coloured, count - i - j)
                others = count - i
                if ways:
                    fits = self._fits(locos - i, total - locos - others, self.size - count, self.most_others - others)
                    shares[i, j] = ways * fits / whole
        return shares

    def _fits(self, locos: int, others: int, size: int, most: int) -> Fraction:
        """D12: the chance that so many cards have no more others than they can have."""
        if size <= most:
            return Fraction(1)
        ways = sum(comb(others, n) * comb(locos, size - n) for n in range(most + 1))
        return Fraction(ways, comb(locos + others, size))


class _Table:
    """The cards as one seat knows them."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.box: Box
        self.shown: Array
        self.box, self.shown, likely = recollections(view)
        state = Record(self.shown)
        most = most_others(self.box.rules_table[0], self.shown[0])
        self.decks = [(_Pile(cards.fresh, state.deck_count, most), chance) for cards, chance in likely.items()]
        discard = state.discard.tolist()
        self.discard = _Pile(discard, sum(discard))

    def next_cards(self, count: int, colour: int) -> Shares:
        """D9, U6: the same for the next cards, when the discards are shuffled in the middle if the deck runs out."""
        shares: Shares = {}
        for deck, chance in self.decks:
            before = min(count, deck.size)
            after = min(count - before, self.discard.size)
            for (locos, cards), share in deck.first(before, colour).items():
                for (more_locos, more_cards), more in self.discard.first(after, colour).items():
                    found = locos + more_locos, cards + more_cards
                    shares[found] = shares.get(found, Fraction(0)) + chance * share * more
        return shares


def blind_odds(view: Mapping[str, Any]) -> dict[str, Fraction]:
    """D9: the chance of each kind of card for the next blind draw; all are nought when there is no card to draw."""
    table = _Table(view)
    one_card = [table.next_cards(1, kind).get((kind == LOCO, kind != LOCO), Fraction(0)) for kind in range(len(CARDS))]
    return dict(zip(CARDS, one_card, strict=True))


def tunnel_odds(view: Mapping[str, Any], route: str) -> dict[str, TunnelOdds]:
    """U1, U2, U3, U6: for each way in which the viewer can lay down cards for a tunnel, what may come."""
    table = _Table(view)
    board = table.box.board
    tunnels = [name for name, track in zip(board.route_names, board.routes, strict=True) if track.kind == "tunnel"]
    if route not in tunnels:
        raise RulesError(
            f"{quoted(route)} is no tunnel of {board.name}; choose {', '.join(tunnels) or 'another board'}"
        )
    hand = table.shown["hands"][0, view["viewer"]].tolist()
    turned_up = table.box.rules.tunnel_cards
    payments = _payments(table, view["viewer"], board.route_index[route])
    shares = {colour: table.next_cards(turned_up, colour) for colour in {payment.colour for payment in payments}}
    return {payment_words(p): _odds(p, hand, shares[p.colour], turned_up) for p in payments}


def _odds(payment: Payment, hand: Sequence[int], shares: Shares, turned_up: int) -> TunnelOdds:
    asked = [Fraction(0)] * (turned_up + 1)
    for (locos, cards), share in shares.items():
        asked[locos + cards] += share
    left = hand[LOCO] - payment.locos
    if payment.colour != LOCO:
        left += hand[payment.colour] - payment.cards
    return TunnelOdds(tuple(asked), sum(asked[: left + 1], Fraction(0)))


def _payments(table: _Table, viewer: int, route: int) -> list[Payment]:
    """The ways to pay for a route, as if the viewer were just claiming it."""
    claiming = table.shown.copy()
    state = Record(claiming)
    state.phase, state.seat, state.route, state.city = Phase.PAYMENT, viewer, route, NONE
    numbers = np.empty(table.box.actions.size, np.int16)
    count = batch.legal(table.box.board_table, table.box.rules_table, claiming, numbers)
    return [table.box.actions.payments[number - table.box.actions.pay_first] for number in numbers[:count].tolist()]
