"""Exact odds from what one seat may know: the next blind card, and the extra cards of a tunnel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

import numpy as np

from whistlestop.belief import most_others, recollections
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.actions import Payment
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import DECK, NONE, Phase, State
from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted
from whistlestop.notation.actions import payment_words
from whistlestop.rules import CARDS, LOCO
from whistlestop.views.view import View

Shares = list[Fraction]  # the chance that 0, 1, 2, … of some cards are locomotives or of one colour


class TunnelChances(NamedTuple):
    """The chances that a tunnel costs 0, 1, 2, … extra cards, and the chance that the hand can pay them."""

    asked: tuple[Fraction, ...]
    can_pay: Fraction


class _Pile(NamedTuple):
    """Cards to draw from: `size` of `total` cards, of which at most `most_others` are not locomotives."""

    locos: int
    coloured: int  # of the colour in question
    total: int
    size: int
    most_others: int

    def first(self, count: int) -> Shares:
        """The chance that 0, 1, 2, … of the first cards are locomotives or of the colour."""
        locos, coloured, total = self.locos, self.coloured, self.total
        ways: list[Fraction | int] = [0] * (count + 1)
        for i in range(min(count, locos) + 1):
            others = count - i
            if others > total - locos:
                continue
            fits = self._fits(locos - i, total - locos - others, self.size - count, self.most_others - others)
            for j in range(min(others, coloured) + 1):
                ways[i + j] += comb(locos, i) * comb(coloured, j) * comb(total - locos - coloured, others - j) * fits
        whole = comb(total, count) * self._fits(locos, total - locos, self.size, self.most_others)
        return [Fraction(way) / whole for way in ways]

    def _fits(self, locos: int, others: int, size: int, most: int) -> Fraction | int:
        """D12: the chance that `size` cards contain no more than `most` others."""
        if size <= most:
            return 1
        ways = sum(comb(others, n) * comb(locos, size - n) for n in range(most + 1))
        return Fraction(ways, comb(locos + others, size))


class _Table:
    """The cards as one seat knows them."""

    def __init__(self, view: View) -> None:
        self.box: Box
        self.shown: Records[State]
        self.box, self.shown, likely = recollections(view)
        assert view["viewer"] is not None  # a spectator's view would have been refused
        self.viewer = view["viewer"]
        self.likely = [(cards.fresh, chance) for cards, chance in likely.items()]
        self.most_others = most_others(self.box.rules_table[0], self.shown[0])
        state = record_at(self.shown)
        self.deck_count, self.discard = state.deck_count, state.discard.tolist()

    def next_cards(self, count: int, colour: int) -> Shares:
        """D9, U6: the same for the next cards, with the discards shuffled midway if the deck runs out."""
        before = min(count, self.deck_count)
        after = min(count - before, sum(self.discard))
        again = _pile(self.discard, colour, sum(self.discard), DECK).first(after)
        shares = [Fraction(0)] * (count + 1)
        for deck, chance in self._decks(colour).items():
            for i, share in enumerate(deck.first(before)):
                for j, more in enumerate(again):
                    shares[i + j] += chance * share * more
        return shares

    def _decks(self, colour: int) -> dict[_Pile, Fraction]:
        """What the deck may be; many possible decks look the same to one colour."""
        decks: dict[_Pile, Fraction] = {}
        for kinds, chance in self.likely:
            deck = _pile(kinds, colour, self.deck_count, self.most_others)
            decks[deck] = decks[deck] + chance if deck in decks else chance
        return decks


def _pile(kinds: Sequence[int], colour: int, size: int, most_others: int) -> _Pile:
    return _Pile(kinds[LOCO], kinds[colour] if colour != LOCO else 0, sum(kinds), size, most_others)


def blind_odds(view: View) -> dict[str, Fraction]:
    """D9: the chance of each kind of card for the next blind draw; all are zero when there is no card to draw."""
    table = _Table(view)
    either = [table.next_cards(1, kind)[1] for kind in range(len(CARDS))]
    loco = either[LOCO]
    return {card: loco if kind == LOCO else either[kind] - loco for kind, card in enumerate(CARDS)}


def tunnel_odds(view: View, route: str) -> dict[str, TunnelChances]:
    """U1, U2, U3, U6: for each way the viewer can pay for a tunnel, the odds of its extra cards."""
    table = _Table(view)
    board = table.box.board
    tunnels = [name for name, track in zip(board.route_names, board.routes, strict=True) if track.kind == "tunnel"]
    if route not in tunnels:
        raise RulesError(
            f"{quoted(route)} is not a tunnel of {board.name}; choose {', '.join(tunnels) or 'another board'}"
        )
    odds = _odds(table, _payments(table, board.route_index[route]))
    return {payment_words(payment): chances for payment, chances in odds.items()}


def payment_odds(view: View, payments: Iterable[Payment]) -> dict[Payment, TunnelChances]:
    """U1, U2, U3, U6: the same for payments from the hand, whichever tunnels they are for."""
    return _odds(_Table(view), payments)


def _odds(table: _Table, payments: Iterable[Payment]) -> dict[Payment, TunnelChances]:
    """What a tunnel costs depends only on the colour played, so it is computed once for each."""
    hand = table.shown["hands"][0, table.viewer].tolist()
    asked: dict[int, Shares] = {}
    odds: dict[Payment, TunnelChances] = {}
    for payment in payments:
        colour = payment.colour
        if colour not in asked:
            asked[colour] = table.next_cards(table.box.rules.tunnel_cards, colour)
        left = hand[LOCO] - payment.locos + (hand[colour] - payment.cards if colour != LOCO else 0)
        odds[payment] = TunnelChances(tuple(asked[colour]), sum(asked[colour][: left + 1], Fraction(0)))
    return odds


def _payments(table: _Table, route: int) -> list[Payment]:
    """The ways to pay for a route, as if the viewer were just claiming it."""
    claiming = table.shown.copy()
    state = record_at(claiming)
    state.phase, state.seat, state.route, state.city = Phase.PAYMENT, table.viewer, route, NONE
    numbers = np.empty(table.box.actions.size, np.int16)
    count = batch.legal(table.box.board_table, table.box.rules_table, claiming, numbers)
    return [table.box.actions.payments[number - table.box.actions.pay_first] for number in numbers[:count].tolist()]
