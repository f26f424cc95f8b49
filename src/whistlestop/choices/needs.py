"""The cards that routes and stations take, and how many of them a hand lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from whistlestop.box import Box
from whistlestop.rules import CARDS, COLOURS, Cards


class Need(NamedTuple):
    """Cards to pay for one thing: a number of one colour, given or free to choose."""

    colour: str | None
    cards: int
    locos: int  # that must be locomotives, in addition
    is_wild: bool  # whether locomotives can be used for the rest

    def lack(self, hand: Mapping[str, int]) -> int:
        """The cards of the right colour that a hand lacks for this thing alone."""
        held = hand.get(self.colour, 0) if self.colour else max(hand.get(colour, 0) for colour in COLOURS)
        return max(0, self.cards - held)


class Shortage(NamedTuple):
    """The cards that a hand lacks for several things, if each card is used where it helps; tunnels may cost more."""

    cards: Cards  # by kind; no locomotive is counted as a wild
    any: int  # the same for grey routes that no card in the hand fits
    wild: int  # how many of them locomotives in the hand can replace

    @property
    def total(self) -> int:
        """All missing cards."""
        return sum(self.cards.values()) + self.any

    @property
    def fewest(self) -> int:
        """The fewest cards still to be drawn, with locomotives used wherever they are wild."""
        return self.total - self.wild


def need_of(box: Box, number: int) -> Need:
    """The cards that a route takes."""
    route = box.board.routes[number]
    colour = None if route.colour == "grey" else route.colour
    return Need(colour, route.length - route.locomotives, route.locomotives, box.wild[number])


def shortage(cards: Mapping[str, int], needs: Iterable[Need]) -> Shortage:
    """What a hand lacks: given colours are paid for first, then grey routes with the colour that is held most."""
    hand, missing = Counter[str](cards), Counter[str]()
    unheld = wilds = 0
    for need in sorted(needs, key=lambda need: (need.colour is None, -need.cards)):
        colour = need.colour or max(COLOURS, key=lambda kind: hand[kind])
        paid, locos = min(need.cards, hand[colour]), min(need.locos, hand["loco"])
        missing["loco"] += need.locos - locos
        if need.colour or paid:
            missing[colour] += need.cards - paid
        else:
            unheld += need.cards
        hand.subtract({colour: paid, "loco": locos})
        wilds += need.is_wild * (need.cards - paid)
    kinds = cast("Cards", {kind: missing[kind] for kind in CARDS if missing[kind]})
    return Shortage(kinds, unheld, min(wilds, hand["loco"]))
