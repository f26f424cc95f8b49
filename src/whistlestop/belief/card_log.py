"""The train cards as a seat saw them move: its log, read up to the last shuffle and on from there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from whistlestop.box import Box
from whistlestop.notation.actions import LogLine, Outcome, read_payment
from whistlestop.rules import CARD_KINDS, CARDS, LOCO
from whistlestop.views.view import View

LOCO_NAME = CARDS[LOCO]


class Move(Enum):
    """What can happen to a card."""

    SEEN = "left the deck, and the viewer saw it"
    DRAWN = "was drawn blind by another seat"
    PLAYED = "was played by another seat that nobody saw take it"


class Event(NamedTuple):
    """A card that moved since the last shuffle; its kind is None as long as the viewer does not know it."""

    move: Move
    seat: int
    kind: int | None


class CardLog:
    """What happened to the cards since the discards were last shuffled; `deck` is None if that is unknown."""

    def __init__(self, box: Box, view: View) -> None:
        self.flush = box.rules.row_flush
        assert view["viewer"] is not None  # a spectator has no hand to reason from
        self.viewer = view["viewer"]
        self.known = [[0] * CARD_KINDS for _ in range(view["seats"])]
        self.discard: list[int] | None = [0] * CARD_KINDS
        self.row: list[str | None] | None = None  # the first row is not in the log
        self.on_table = [0] * CARD_KINDS
        self.turned_up: list[int] = []
        self.deck: list[int] | None = None  # as it was shuffled
        self.dug: list[int] = []  # turned up for a tunnel during the shuffle, some before and some after
        self.events: list[Event] = []
        following = [line["action"].split()[0] for line in view["log"][1:]]
        following.append({"tunnel": "withdraw", "substitute": "give"}.get(view["phase"], ""))
        for line, verb in zip(view["log"], following, strict=False):
            self._read(line, continues=verb in {"pay", "give", "withdraw"})

    def _read(self, line: LogLine, *, continues: bool) -> None:
        seat, outcome = line["seat"], line["outcome"].copy()
        verb, *words = line["action"].split()
        if verb == "draw":
            self._draw(seat, words[0], outcome)
        elif verb == "pay":
            self._pay(seat, words, outcome, continues=continues)
        elif verb == "give":
            self._play_cards(seat, CARDS.index(words[0]), 1)
            if not continues:
                self._settle(outcome)
        elif verb == "withdraw":
            self.known[seat] = _added(self.known[seat], self.on_table)
            self.on_table = [0] * CARD_KINDS
            self._settle(outcome)
        if line["outcome"].get("shuffled", 0) > 1:
            self._lose_track()

    def _draw(self, seat: int, card: str, outcome: Outcome) -> None:
        if card != "deck":
            self.known[seat][CARDS.index(card)] += 1
            if self.row is not None:
                self.row[self.row.index(card)] = None
            self._tidy(outcome)
            return
        if "shuffled" in outcome:
            self._shuffle()
        own = outcome.get("card")
        self.events.append(Event(Move.SEEN, seat, CARDS.index(own)) if own else Event(Move.DRAWN, seat, None))

    def _pay(self, seat: int, words: Sequence[str], outcome: Outcome, *, continues: bool) -> None:
        payment = read_payment(words)
        if payment is not None:
            self._play_cards(seat, payment.colour, payment.cards)
            self._play_cards(seat, LOCO, payment.locos)
        if "turned_up" in outcome:
            self.turned_up = [CARDS.index(card) for card in outcome["turned_up"]]
            if outcome.pop("shuffled", 0):
                self._shuffle()
                self.dug = self.turned_up
            else:
                self._see(self.turned_up)
        if not continues:
            self._settle(outcome)

    def _play_cards(self, seat: int, kind: int, count: int) -> None:
        """Count cards that everybody knew of as played first; they are indistinguishable from others of their kind."""
        hidden = max(0, count - self.known[seat][kind])
        self.known[seat][kind] -= count - hidden
        self.on_table[kind] += count
        if seat != self.viewer:
            self.events += [Event(Move.PLAYED, seat, kind)] * hidden

    def _settle(self, outcome: Outcome) -> None:
        self._throw([*self.turned_up, *_listed(self.on_table)])
        self.turned_up = []
        self.on_table = [0] * CARD_KINDS
        self._tidy(outcome)

    def _tidy(self, outcome: Outcome) -> None:
        row = outcome.get("row", self.row)
        if "cleared" in outcome:
            self._clear(outcome)
        elif "shuffled" in outcome:
            self._shuffle()
        if self.row is None and row is not None:
            self.deck = None  # the log does not say what came into the row
        elif "cleared" not in outcome:
            pairs = zip(self.row or (), row or (), strict=True)
            self._see([CARDS.index(card) for old, card in pairs if old is None and card is not None])
        self.row = None if row is None else list(row)

    def _clear(self, outcome: Outcome) -> None:
        """One more locomotive cleared the row; in any other case the log does not say which cards were discarded."""
        old = self.row or []
        is_plain = outcome["cleared"] == 1 and old.count(None) == 1 and old.count(LOCO_NAME) == self.flush - 1
        if "shuffled" in outcome or not is_plain:
            self._lose_track()
            return
        self._throw([LOCO, *(CARDS.index(card) for card in old if card)])
        self._see([LOCO, *(CARDS.index(card) for card in outcome["row"] if card)])

    def _shuffle(self) -> None:
        self.deck = self.discard
        self.discard = [0] * CARD_KINDS
        self.dug = []
        self.events = []

    def _lose_track(self) -> None:
        """All discards are known again only after the shuffle that follows the next one."""
        self.deck = None
        self.discard = None

    def _throw(self, kinds: Sequence[int]) -> None:
        if self.discard is not None:
            for kind in kinds:
                self.discard[kind] += 1

    def _see(self, kinds: Sequence[int]) -> None:
        self.events += [Event(Move.SEEN, self.viewer, kind) for kind in kinds]


def _added(some: Sequence[int], more: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(some, more, strict=True)]


def _listed(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
