"""The cards that came blind, by kind, against what the seat could expect from everything it knew."""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from whistlestop.belief import unseen
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.game import Game
from whistlestop.review.moments import ReviewedDecision, steps_of
from whistlestop.rules import CARD_KINDS, CARDS, Card, Cards


class CardsDrawn(TypedDict):
    """The cards that a seat got, by kind."""

    blind: Cards  # dealt, or drawn from the deck
    expected: dict[Card, float]  # how many of those to expect
    chosen: Cards  # taken from the row


def cards_of(game: Game) -> list[CardsDrawn]:
    """For each seat and kind: the cards dealt or drawn blind, how many to expect, and those chosen."""
    piles = [_CardsOfSeat() for _ in range(game.seats)]
    beginning = game.rewound()
    if not game.log or beginning.phase == "first_tickets":
        for seat, pile in enumerate(piles):
            pile.deal(beginning.redacted(seat), seat)
    for step in steps_of(game):
        if step.decision.action.startswith("draw "):
            piles[step.decision.seat].draw(step)
    return [pile.as_data() for pile in piles]


class _CardsOfSeat:
    """The cards that one seat has received."""

    def __init__(self) -> None:
        self.blind = np.zeros(CARD_KINDS)
        self.expected = np.zeros(CARD_KINDS)
        self.chosen = np.zeros(CARD_KINDS)

    def deal(self, shown: Records[State], seat: int) -> None:
        """Count the hand that was dealt; only the row was known before it."""
        hand = shown["hands"][0, seat].copy()
        before = shown.copy()
        before["hands"][0, seat] = 0
        self.blind += hand
        self.expected += hand.sum() * shares(before)

    def draw(self, step: ReviewedDecision) -> None:
        """Count a drawn card; a blind one could have been any card that the seat has not seen, with equal chances."""
        decision = step.decision
        if decision.action != "draw deck":
            self.chosen[CARDS.index(decision.action.split()[1])] += 1
            return
        self.blind[CARDS.index(decision.outcome["card"])] += 1
        self.expected += shares(step.before.redacted(decision.seat))

    def as_data(self) -> CardsDrawn:
        """All counts, by the names of the kinds."""
        return {
            "blind": dict(zip(CARDS, map(int, self.blind), strict=True)),
            "expected": {kind: round(float(count), 2) for kind, count in zip(CARDS, self.expected, strict=True)},
            "chosen": dict(zip(CARDS, map(int, self.chosen), strict=True)),
        }


def shares(shown: Records[State]) -> Array:
    """How likely the next blind card is of each kind; once the deck is used up, it comes from the discards."""
    counts = np.zeros(CARD_KINDS, np.int64)
    if shown["deck_count"][0]:
        unseen(shown[0], counts)
    else:
        counts += shown["discard"][0]
    found: Array = counts / max(1, counts.sum())
    return found
