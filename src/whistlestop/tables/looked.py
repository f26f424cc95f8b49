"""A finished game that is looked back on, as it is told: chances, turning points, luck and skill, cards and turns."""

from __future__ import annotations

from typing import Literal

import msgspec

from whistlestop.tables.seen import Card, Cards


class TurningPoint(msgspec.Struct):
    """A turn that changed a seat's chance of winning more than most."""

    turn: int
    decision: int  # how many decisions had been made before it
    until: int  # and after it
    mover: int  # whose turn it was
    seat: int  # whose chance it changed most
    before: float
    after: float


class Luck(msgspec.Struct):
    """A seat's margin over the best of the others, in parts that add up to it."""

    rival: int
    margin: int
    deal: float  # the first cards and tickets
    luck: float  # what came on its own turns, beyond what was to be expected
    skill: float  # its choices, against those of a regular player
    others: float  # what the others did, and what came to them
    end: float  # what the last turn and the open tickets brought to light


class CardsDrawn(msgspec.Struct):
    """The cards that a seat got, by kind."""

    blind: Cards  # dealt, or drawn from the deck
    expected: dict[Card, float]  # how many of those were to be expected
    chosen: Cards  # taken from the row


class TurnsSpent(msgspec.Struct):
    """What a seat spent its turns on."""

    cards: int
    claims: int
    tickets: int
    stations: int
    withdrawn: int  # from tunnels
    passes: int


class Happening(msgspec.Struct):
    """A route, a station or tickets, with the turn in which they came and how many decisions had been made by then."""

    turn: int
    decision: int
    seat: int
    kind: Literal["route", "station", "tickets", "done"]
    names: list[str]


class Looked(msgspec.Struct):
    """A game that has been looked back on."""

    from_turn: int
    chances: list[list[float]]  # of winning, for each seat, before the first turn and after each
    turning: list[TurningPoint]
    luck: list[Luck]
    cards: list[CardsDrawn]
    spent: list[TurnsSpent]
    events: list[Happening]


class Review(msgspec.Struct):
    """How far looking back on a game is, from 0 to 1, and what was found once it is done."""

    progress: float
    found: Looked | None = None
