"""Who sits where: every line-up of a deal is rotated through all seats, so each bot plays each seat's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations

from whistlestop.arena.contest import FIELD, Contest

Seating = tuple[int, ...]  # the number of the bot in each seat


def seatings(contest: Contest, deal: int) -> list[Seating]:
    """All games of a deal, in a fixed order."""
    return [seating for lineup in lineups(contest) for seating in rotations(in_order(lineup, deal - contest.seed))]


def lineups(contest: Contest) -> list[Seating]:
    """The bots that meet, in any seats: every choice that gives each bot the same number of seats overall."""
    bots, seats = range(len(contest.bots)), contest.seats
    if contest.design == FIELD:
        return [(0, *[1] * (seats - 1))]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    each, over = divmod(seats, len(bots))
    return [tuple(sorted((*bots,) * each + more)) for more in combinations(bots, over)]


def in_order(lineup: Seating, turn: int) -> Seating:
    """A line-up in seating order; neighbours change from deal to deal."""
    circles = list_circles(lineup)
    return circles[turn % len(circles)]


@lru_cache
def list_circles(lineup: Seating) -> list[Seating]:
    """Every seating around a table, where rotations of each other count as one."""
    return list(dict.fromkeys(min(rotations(order)) for order in permutations(lineup)))


def rotations(order: Sequence[int]) -> list[Seating]:
    """The different seatings that keep the neighbours."""
    return list(dict.fromkeys((*order[i:], *order[:i]) for i in range(len(order))))


def fair_share(contest: Contest, bot: int) -> float:
    """The share of wins that a bot would have in its games if all bots were equally strong."""
    held = [lineup.count(bot) / contest.seats for lineup in lineups(contest) if bot in lineup]
    return sum(held) / len(held)


def list_pairs(contest: Contest) -> Iterator[tuple[int, int]]:
    """All pairs of bots that meet, each once, in the order of their names."""
    return combinations(range(len(contest.bots)), 2)


def games_a_deal(contest: Contest) -> float:
    """How many games are played per deal, on average over the seatings."""
    counts = [len(rotations(circle)) for lineup in lineups(contest) for circle in list_circles(lineup)]
    return len(lineups(contest)) * sum(counts) / len(counts)
