"""The cards that came blind, by kind, against what was to be expected from all that the seat could know."""

from __future__ import annotations

from typing import Any

import numpy as np

from whistlestop.belief import unseen
from whistlestop.engine.jit import Array
from whistlestop.game import Game
from whistlestop.records.files import at_decision
from whistlestop.review.moments import ReviewedDecision, steps_of
from whistlestop.rules import CARD_KINDS, CARDS


def cards_of(game: Game) -> list[dict[str, Any]]:
    """For each seat and kind: the cards dealt or drawn blind, how many were to be expected, and those chosen."""
    piles = [_Pile() for _ in range(game.seats)]
    beginning = at_decision(game, 0)
    if not game.log or beginning.phase == "first_tickets":
        for seat, pile in enumerate(piles):
            pile.deal(beginning.redacted(seat), seat)
    for step in steps_of(game):
        if step.decision.action.startswith("draw "):
            piles[step.decision.seat].draw(step)
    return [pile.told() for pile in piles]


class _Pile:
    """What one seat has got."""

    def __init__(self) -> None:
        self.blind = np.zeros(CARD_KINDS)
        self.expected = np.zeros(CARD_KINDS)
        self.chosen = np.zeros(CARD_KINDS)

    def deal(self, shown: Array, seat: int) -> None:
        """The hand dealt: before it, only the row was known."""
        hand = shown["hands"][0, seat].copy()
        before = shown.copy()
        before["hands"][0, seat] = 0
        self.blind += hand
        self.expected += hand.sum() * shares(before)

    def draw(self, step: ReviewedDecision) -> None:
        """A card from the row is chosen; for a blind one every card that the seat has not seen is as likely."""
        decision = step.decision
        if decision.action != "draw deck":
            self.chosen[CARDS.index(decision.action.split()[1])] += 1
            return
        self.blind[CARDS.index(decision.outcome["card"])] += 1
        self.expected += shares(step.before.redacted(decision.seat))

    def told(self) -> dict[str, Any]:
        """All of it by the names of the kinds."""
        return {
            "blind": dict(zip(CARDS, map(int, self.blind), strict=True)),
            "expected": {kind: round(float(count), 2) for kind, count in zip(CARDS, self.expected, strict=True)},
            "chosen": dict(zip(CARDS, map(int, self.chosen), strict=True)),
        }


def shares(shown: Array) -> Array:
    """How likely the next blind card is of each kind; once the deck is used up, it comes from the discards."""
    counts = np.zeros(CARD_KINDS, np.int64)
    if shown["deck_count"][0]:
        unseen(shown[0], counts)
    else:
        counts += shown["discard"][0]
    found: Array = counts / max(1, counts.sum())
    return found
