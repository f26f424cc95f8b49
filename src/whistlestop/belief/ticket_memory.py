"""What a seat's log says about the tickets: where those are that it returned, and how many starting ones were kept.

The starting tickets that it returned itself are not in the log, and so are not remembered.
"""

from __future__ import annotations

import random

from whistlestop.box import Box
from whistlestop.engine.state import NONE
from whistlestop.notation.actions import LogLine
from whistlestop.views.view import View

TRIES = 200


class TicketMemory:
    """The ticket deck from the top, None for an unknown ticket; who holds known tickets, and which left the game."""

    def __init__(self, view: View) -> None:
        self.deck: list[str | None] = [None] * (view["ticket_deck"] or 0)
        self.offer: list[str | None] = []
        self.held: dict[str, int] = {}
        self.gone: set[str] = set()
        self.first_kept = [NONE] * view["seats"]


def recall_tickets(box: Box, view: View, chance: random.Random) -> TicketMemory:
    """What is known of the tickets; where others chose among known ones, one choice that agrees with the later log."""
    if view["phase"] not in {"first_tickets", "over"}:
        for _ in range(TRIES):
            memory = _Remembering(box, view, chance)
            if memory.fits:
                return memory
    return TicketMemory(view)


class _Remembering(TicketMemory):
    def __init__(self, box: Box, view: View, chance: random.Random) -> None:
        super().__init__(view)
        self.viewer = view["viewer"]
        self.rules = box.rules
        self.chance = chance
        self.fits = True
        seats = view["seats"]
        regular = sum(ticket.deck == "regular" for ticket in box.board.tickets)
        self.deck = [None] * (regular - self.rules.first_tickets * seats)
        for line in view["log"][:seats]:
            self._choose_first(line)
        for line in view["log"][seats:]:
            if line["action"] == "tickets":
                self._draw(line)
            elif line["action"].startswith("keep"):
                self._keep(line)
        self.fits &= len(self.deck) == view["ticket_deck"] and NONE not in self.first_kept

    def _choose_first(self, line: LogLine) -> None:
        kept = line["outcome"].get("kept", NONE)
        self.first_kept[line["seat"]] = kept
        if self.rules.first_return:
            self.deck += [None] * (self.rules.first_long + self.rules.first_tickets - kept)

    def _draw(self, line: LogLine) -> None:
        count = min(self.rules.ticket_draw, len(self.deck))
        self.offer, self.deck = self.deck[:count], self.deck[count:]
        if line["seat"] == self.viewer:
            shown = line["outcome"]["offer"]
            elsewhere = {*self.deck, *self.held, *self.gone}
            self.fits &= len(shown) == count and not elsewhere & {*shown}
            self.fits &= all(ticket in {None, name} for ticket, name in zip(self.offer, shown, strict=False))
            self.offer = list(shown)

    def _keep(self, line: LogLine) -> None:
        size = min(line["outcome"]["kept"], len(self.offer))
        if line["seat"] == self.viewer:
            kept = {slot for slot, name in enumerate(self.offer) if name in line["action"].split()}
        else:
            kept = {*self.chance.sample(range(len(self.offer)), size)}
            self.held |= {name: line["seat"] for slot, name in enumerate(self.offer) if slot in kept and name}
        handed_back = [name for slot, name in enumerate(self.offer) if slot not in kept]
        if self.rules.ticket_return:
            self.deck += handed_back
        else:
            self.gone |= {name for name in handed_back if name}
        self.offer = []
