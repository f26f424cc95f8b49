"""Luck and skill, separated: every moment of a game counts for what it changed, so they add up to the margin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypedDict, get_args

import numpy as np

from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.game import Game
from whistlestop.review.moments import ReviewedDecision, steps_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.value import Value
from whistlestop.views.redaction import redacted

Part = Literal["deal", "luck", "skill", "others", "end"]
PARTS: tuple[Part, ...] = get_args(Part)
MEASURE = "strong"  # the level whose choices are the yardstick
DEALS = 40  # of other games, to compare with
WORLDS = 12  # deals of what is hidden, in which two choices are compared
TENTHS = 10


class Luck(TypedDict):
    """A seat's margin over the best of the others, in parts that add up to it."""

    rival: int
    margin: int
    deal: float  # the starting cards and tickets
    luck: float  # what came on its turns, beyond what was to be expected
    skill: float  # its choices, compared with those of a strong player
    others: float  # what the others did, and what came to them
    end: float  # what the last turn and the revealed tickets changed


def rival_of(totals: list[int], seat: int) -> int:
    """The seat to compare a seat with: the best of the others."""
    return max((other for other in range(len(totals)) if other != seat), key=lambda other: totals[other])


def parts_of(game: Game, totals: list[int], simulator: Simulator, worlds: int = WORLDS) -> list[dict[Part, float]]:
    """For each seat, what the deal, its luck, its skill, the others and the end brought it; the sum is its margin."""
    before = lead_before(simulator)
    followers = [Follower(simulator, seat, rival_of(totals, seat), worlds, before) for seat in range(game.seats)]
    for step in steps_of(game):
        for follower in followers:
            follower.see(step)
    return [follower.settle(totals) for follower in followers]


def lead_before(simulator: Simulator) -> float:
    """The estimated lead before the deal: all seats are equal then, so anything but zero is bias and not luck."""
    value, leads = Value(simulator), []
    for state in simulator.deals(DEALS):
        seat = int(state["seat"][0])
        end = simulator.finish_turn(state, seat, simulator.choice(redacted(state, seat)))
        leads.append(value.lead(redacted(end, seat), seat, (seat + 1) % simulator.seats))
    return float(np.mean(leads))


class Follower:
    """Follows one seat's lead over its rival through the game, and attributes every change of it."""

    def __init__(self, simulator: Simulator, seat: int, rival: int, worlds: int, before: float) -> None:
        self.simulator = simulator
        self.value = Value(simulator)
        self.seat, self.rival, self.worlds = seat, rival, worlds
        self.parts: dict[Part, float] = dict.fromkeys(PARTS, 0.0)
        self._before = self._lead = before
        self._is_dealt = self._is_own_turn = False

    def see(self, step: ReviewedDecision) -> None:
        """Process a decision, its own or another seat's."""
        is_own = step.decision.seat == self.seat
        if is_own and not self._is_own_turn:
            self._begin(step)
        elif not is_own and self._is_own_turn:
            self._move_to(self._lead_in(step.before), "luck")
        self._is_own_turn = is_own
        if is_own:
            self._decide(step)

    def _begin(self, step: ReviewedDecision) -> None:
        """Start the seat's turn: others have acted since its last one; before its first, the cards were dealt."""
        if self._is_dealt:
            self._move_to(self._lead_in(step.before), "others")
            return
        self._is_dealt = True
        shown = step.before.redacted(self.seat)
        self._move_to(self._promise(shown, self.simulator.choice(shown), step.number), "deal")

    def _decide(self, step: ReviewedDecision) -> None:
        """Compare the choice with that of the yardstick; the rest is chance."""
        shown = step.before.redacted(self.seat)
        offer = shown["offers"][0, self.seat].tolist()
        usual, chosen = self.simulator.choice(shown), step.before.box.notation.number(step.decision.action, offer)
        assert chosen is not None  # it was legal
        if chosen != usual:
            gain = self._promise(shown, chosen, step.number) - self._promise(shown, usual, step.number)
            self._book(gain, "skill")

    def _promise(self, shown: Records[State], action: int, number: int) -> float:
        """What an action is worth before chance decides: the mean lead at the end of the turn, over many deals."""
        worlds = self.simulator.worlds(shown, self.worlds, number, self.seat)
        ends = [self.simulator.finish_turn(worlds[i : i + 1], self.seat, action) for i in range(self.worlds)]
        return float(np.mean([self._lead_at(redacted(end, self.seat)) for end in ends]))

    def _lead_in(self, game: Game) -> float:
        return self._lead_at(game.redacted(self.seat))

    def _lead_at(self, shown: Records[State]) -> float:
        return self.value.lead(shown, self.seat, self.rival)

    def _move_to(self, lead: float, part: Part) -> None:
        self._book(lead - self._lead, part)

    def _book(self, change: float, part: Part) -> None:
        self.parts[part] += change
        self._lead += change

    def settle(self, totals: list[int]) -> dict[Part, float]:
        """Account for the end, which reveals what was hidden; the parts, in tenths of a point, that add up."""
        margin = totals[self.seat] - totals[self.rival]
        self._move_to(margin + self._before, "end")
        return in_tenths(self.parts, margin)


def in_tenths(parts: dict[Part, float], margin: int) -> dict[Part, float]:
    """The parts rounded to tenths, such that they still add up."""
    tenths = {part: int(np.floor(value * TENTHS)) for part, value in parts.items()}
    missing = margin * TENTHS - sum(tenths.values())
    for part in _nearest_above(parts, missing):
        tenths[part] += 1
    return {part: value / TENTHS for part, value in tenths.items()}


def _nearest_above(parts: dict[Part, float], count: int) -> Iterator[Part]:
    rests = sorted(parts, key=lambda part: -(parts[part] * TENTHS) % 1)
    yield from rests[:count]
