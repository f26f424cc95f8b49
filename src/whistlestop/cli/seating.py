"""The players of a new table: the game with its names, and a bot in every seat that no person takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

from whistlestop.bots import Bot, make_bot
from whistlestop.bots.guests import names_beside, seed_at
from whistlestop.errors import RulesError
from whistlestop.game import Game
from whistlestop.rules import MAX_SEATS

USUAL_BOTS = ("regular", "regular")


class Seating(NamedTuple):
    """A game and its bots, by their seats."""

    game: Game
    bots: dict[int, Bot]


def read_bots(text: str | None, seats: int | None, most: int = MAX_SEATS) -> list[str]:
    """The kinds of the bots that play with one person: those named, or as many as there are seats for, in turn."""
    kinds = [kind.strip() for kind in text.split(",")] if text is not None else list(USUAL_BOTS)[: most - 1]
    if seats is None:
        return kinds
    if text is not None and len(kinds) > seats - 1:
        raise RulesError(f"{len(kinds)} bots and you do not fit in {seats} seats; name fewer bots or more seats")
    if seats < 1:
        raise RulesError(f"a table has at least 2 seats, not {seats}")
    return list(islice(cycle(kinds), seats - 1))


def seat_all(
    edition: str | None, kinds: Sequence[str], person: str | None, seed: int | str, house: Mapping[str, Any]
) -> Seating:
    """A new game of these bots, with the person, if there is one, in the first seat."""
    people = [] if person is None else [person]
    names = [*people, *names_beside(people)[: len(kinds)]]
    bots = {seat: make_bot(kind, seed_at(seed, seat)) for seat, kind in enumerate(kinds, len(people))}
    return Seating(Game(edition, len(people) + len(kinds), seed, house=house, names=names), bots)


def seat_again(game: Game, kinds: Sequence[str]) -> Seating:
    """A saved game with bots in every seat but the first."""
    seats = range(1, game.seats)
    return Seating(
        game,
        {seat: make_bot(kind, seed_at(game.seed, seat)) for seat, kind in zip(seats, cycle(kinds), strict=False)},
    )
