"""The figures for each bot and each pair, averaged within a deal and compared over deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from whistlestop.arena.clock import Clock
from whistlestop.arena.contest import Contest
from whistlestop.arena.interval import Estimate, mean_of, share_of
from whistlestop.arena.match import Faults, PairedDeal, Result
from whistlestop.arena.schedule import fair_share, list_pairs
from whistlestop.engine.jit import Array

NINETY_NINE = 0.99


class BotFigures(msgspec.Struct, frozen=True):
    """One bot: its share of the wins next to its fair share, and the averages of its seats."""

    label: str
    fair: float
    wins: Estimate
    margin: Estimate
    points: Estimate
    turns: Estimate
    kept: Estimate
    done: Estimate
    decisions: int
    faults: int
    first_fault: str | None


class PairFigures(msgspec.Struct, frozen=True):
    """Two bots in their games: how often the first finishes ahead of the second (a tie is half), and by how much."""

    first: str
    second: str
    ahead: Estimate
    margin: Estimate


class Times(msgspec.Struct, frozen=True):
    """How long a bot thinks, in milliseconds per decision; only this varies from run to run."""

    label: str
    mean: float
    p99: float
    slowest: float
    over_budget: float


def bot_figures(contest: Contest, deals: Sequence[PairedDeal]) -> list[BotFigures]:
    """The figures of every bot."""
    return [_figures(contest, deals, bot) for bot in range(len(contest.bots))]


def _figures(contest: Contest, deals: Sequence[PairedDeal], bot: int) -> BotFigures:
    table = np.array([_deal_row(deal, bot) for deal in deals])
    wins, margin, points, turns, kept, done = table.T
    faults = [(deal.deal, fault) for deal in deals for game in deal.games for fault in _own_faults(game, bot)]
    return BotFigures(
        label=contest.labels[bot],
        fair=fair_share(contest, bot),
        wins=share_of(wins),
        margin=mean_of(margin),
        points=mean_of(points),
        turns=mean_of(turns),
        kept=mean_of(kept),
        done=mean_of(done),
        decisions=sum(game.decisions[seat] for deal in deals for game in deal.games for seat in seats_of(game, bot)),
        faults=sum(fault.count for _, fault in faults),
        first_fault=f"{faults[0][1].first} (deal {faults[0][0]})" if faults else None,
    )


def win_shares(deals: Sequence[PairedDeal], bot: int) -> Array:
    """For each deal, a bot's share of the wins in its games."""
    return np.array([_deal_row(deal, bot)[0] for deal in deals])


def _deal_row(deal: PairedDeal, bot: int) -> list[float]:
    rows = [_game_row(game, bot) for game in deal.games if bot in game.seating]
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _game_row(game: Result, bot: int) -> list[float]:
    """Share of the win, margin, points, turns of a seat, tickets kept and completed."""
    seats = seats_of(game, bot)
    by_seat = (game.margins, game.points, game.kept, game.done)
    margin, points, kept, done = (sum(values[seat] for seat in seats) / len(seats) for values in by_seat)
    wins = sum(game.wins[seat] for seat in seats)
    return [wins, margin, points, game.turns / len(game.seating), kept, done]


def seats_of(game: Result, bot: int) -> list[int]:
    """The seats of a bot in a game."""
    return [seat for seat, sitting in enumerate(game.seating) if sitting == bot]


def _own_faults(game: Result, bot: int) -> list[Faults]:
    return [fault for fault in game.faults if game.seating[fault.seat] == bot]


def all_points(deals: Sequence[PairedDeal], bot: int) -> list[int]:
    """The points of every seat that a bot had in any game."""
    return [game.points[seat] for deal in deals for game in deal.games for seat in seats_of(game, bot)]


def pair_figures(contest: Contest, deals: Sequence[PairedDeal]) -> list[PairFigures]:
    """The figures of every pair of bots."""
    labels = contest.labels
    figures = []
    for a, b in list_pairs(contest):
        leads = np.array([lead_of(deal, a, b) for deal in deals])
        figures.append(PairFigures(labels[a], labels[b], share_of(leads[:, 0]), mean_of(leads[:, 1])))
    return figures


def shares_ahead(deals: Sequence[PairedDeal], a: int, b: int) -> Array:
    """For each deal, how often a bot finished ahead of another."""
    return np.array([lead_of(deal, a, b)[0] for deal in deals])


def lead_of(deal: PairedDeal, a: int, b: int) -> tuple[float, float]:
    """How often one bot finished ahead of another in a deal, and by how many points on average."""
    meetings = [
        (_ahead(game.places[i], game.places[j]), game.points[i] - game.points[j])
        for game in deal.games
        for i in seats_of(game, a)
        for j in seats_of(game, b)
    ]
    ahead, margin = zip(*meetings, strict=True)
    return sum(ahead) / len(ahead), sum(margin) / len(margin)


def _ahead(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def time_figures(contest: Contest, deals: Sequence[PairedDeal], budget: float) -> list[Times]:
    """The thinking times of every bot, and the share of its decisions that took longer than a budget."""
    clocks = [Clock() for _ in contest.bots]
    for deal in deals:
        for clock, more in zip(clocks, deal.times, strict=True):
            clock.add(more)
    return [
        Times(label, clock.mean, clock.percentile(NINETY_NINE), clock.slowest, clock.share_over(budget))
        for label, clock in zip(contest.labels, clocks, strict=True)
    ]
