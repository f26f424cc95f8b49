"""A payment in progress: the seat on turn holds the cards for it, even where nobody else sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from whistlestop.belief.cards import hidden_cards, unseen
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.actions import Payment
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import Phase, State
from whistlestop.engine.step import bill_due
from whistlestop.rules import CARD_KINDS, LOCO


def can_continue(box: Box, states: Records[State]) -> bool:
    """Whether the seat on turn can finish what it has started: pay, or give the cards still to be given."""
    if states["phase"][0] not in {Phase.PAYMENT, Phase.SUBSTITUTE}:
        return True
    return batch.legal(box.board_table, box.rules_table, states, np.empty(box.actions.size, np.int16)) > 0


def list_reserves(box: Box, shown: Records[State], chance: random.Random) -> Iterator[Array]:
    """Unseen cards with which the seat on turn can continue, in a random order of the ways to pay."""
    state = record_at(shown)
    left = np.zeros(CARD_KINDS, np.int64)
    unseen(shown[0], left)
    places = hidden_cards(shown[0], state.seat)
    if state.phase == Phase.SUBSTITUTE:
        yield _cards_to_give(state, left, places, chance)
        return
    for payment in chance.sample(payments := _payments_due(box, shown), len(payments)):
        need = np.zeros(CARD_KINDS, np.int64)
        need[payment.colour] += payment.cards
        need[LOCO] += payment.locos
        reserve = np.maximum(need - state.known[state.seat], 0)
        if reserve.sum() <= places and (reserve <= left).all():
            yield _of_seat(reserve, state)


def _payments_due(box: Box, shown: Records[State]) -> list[Payment]:
    board = record_at(box.board_table)
    bill = bill_due(box.board_table[0], box.rules_table[0], shown[0])
    return [box.actions.payments[i] for i in board.candidates[board.bills[bill] : board.bills[bill + 1]]]


def _cards_to_give(state: State, left: Array, places: int, chance: random.Random) -> Array:
    """F3, M1: cards are given in colour order, so only those from the last colour on count."""
    low = max(state.last, 0)
    missing = max(0, state.give - int(state.known[state.seat, low:].sum()))
    cards = [kind for kind in range(low, CARD_KINDS) for _ in range(left[kind])]
    drawn = chance.sample(cards, min(missing, places, len(cards)))
    return _of_seat(np.bincount(drawn, minlength=CARD_KINDS), state)


def _of_seat(cards: Array, state: State) -> Array:
    reserve = np.zeros(state.known.shape, np.int8)
    reserve[state.seat] = cards
    return reserve
