"""Ratings by maximum likelihood over finishing orders (Plackett–Luce); with two seats that is Elo's model, draws ½.

Intervals come from the curvature of the likelihood and the variance of its slope over deals, so the games of a deal do
not count as independent. One drawn game for every pair keeps the rating of a bot that always wins finite.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, groupby, permutations, product
from math import log

import msgspec
import numpy as np

from whistlestop.arena.interval import Z
from whistlestop.arena.match import PairedDeal, Result
from whistlestop.engine.jit import Array

ELO_UNIT = 400 / log(10)
ANCHOR = "paq"
ANCHOR_ELO = 1000.0
ROUNDS = 100
LONGEST_STEP = 2.0
NOBODY = -1  # behind the last of a shorter order

Order = tuple[int, ...]  # bots, the winner first


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating with its 95% interval against the anchor, which has none."""

    label: str
    elo: float
    low: float
    high: float


class Orders:
    """All finishing orders that occurred, each once, and how often each occurred in every deal."""

    def __init__(self, deals: Sequence[Sequence[tuple[Order, float]]], bots: int) -> None:
        # The drawn games come last, each as a separate deal.
        drawn = [[((a, b), 0.5), ((b, a), 0.5)] for a, b in combinations(range(bots), 2)]
        seen = [(deal, *entry) for deal, orders in enumerate(chain(deals, drawn)) for entry in orders]
        number = {order: i for i, order in enumerate(dict.fromkeys(order for _, order, _ in seen))}
        longest = max(map(len, number))
        self.bots = bots
        self.clusters = len(deals) + len(drawn)
        self.table = np.array([(*order, *[NOBODY] * (longest - len(order))) for order in number])
        self.deal = np.array([deal for deal, _, _ in seen])
        self.order = np.array([number[order] for _, order, _ in seen])
        self.weight = np.array([weight for _, _, weight in seen])
        self.counts = np.bincount(self.order, self.weight)

    def slopes(self, strengths: Array) -> tuple[Array, Array]:
        """The slope of each order's log-likelihood by each strength, and the curvature of them all."""
        is_there = self.table != NOBODY
        who = np.eye(self.bots)[self.table] * is_there[:, :, None]
        chances = who * np.exp(strengths[self.table] - strengths.max())[:, :, None]
        slopes = np.zeros((len(self.table), self.bots))
        curvature = np.zeros((self.bots, self.bots))
        for place in range(self.table.shape[1]):
            left = chances[:, place:].sum(axis=1)
            share = left / np.maximum(left.sum(axis=1, keepdims=True), 1e-300)
            slopes += who[:, place] - share
            curvature += np.diag(self.counts @ share) - share.T @ (share * self.counts[:, None])
        return slopes, curvature

    def scatter(self, slopes: Array) -> Array:
        """The covariance of the slopes over deals."""
        by_deal = np.zeros((self.clusters, self.bots))
        np.add.at(by_deal, self.deal, slopes[self.order] * self.weight[:, None])
        return by_deal.T @ by_deal


def rate(deals: Sequence[PairedDeal], labels: Sequence[str]) -> list[Rating]:
    """The ratings of all bots, in the given order; paq has 1000, or else the first bot."""
    anchor = labels.index(ANCHOR) if ANCHOR in labels else 0
    orders = Orders([list(chain.from_iterable(map(orders_of, deal.games))) for deal in deals], len(labels))
    strengths, errors = fit(orders, anchor)
    elos = ANCHOR_ELO + ELO_UNIT * strengths
    halves = Z * ELO_UNIT * errors
    triples = zip(elos.tolist(), (elos - halves).tolist(), (elos + halves).tolist(), strict=True)
    return [Rating(label, *triple) for label, triple in zip(labels, triples, strict=True)]


def orders_of(game: Result) -> Iterator[tuple[Order, float]]:
    """The finishing order of a game; seats that share a place appear in every order, with equal weight."""
    ranked = sorted(zip(game.places, game.seating, strict=True))
    tied = [[bot for _, bot in group] for _, group in groupby(ranked, key=lambda pair: pair[0])]
    possible = [tuple(chain.from_iterable(parts)) for parts in product(*map(permutations, tied))]
    return ((order, 1 / len(possible)) for order in possible)


def fit(orders: Orders, anchor: int) -> tuple[Array, Array]:
    """The maximum-likelihood strengths, by Newton's method, and their standard errors against the anchor."""
    free = [bot for bot in range(orders.bots) if bot != anchor]
    strengths = np.zeros(orders.bots)
    for _ in range(ROUNDS):
        slopes, curvature = orders.slopes(strengths)
        step = np.linalg.solve(curvature[np.ix_(free, free)], (orders.counts @ slopes)[free])
        strengths[free] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < 1e-9:
            break
    slopes, curvature = orders.slopes(strengths)
    inverse = np.linalg.inv(curvature[np.ix_(free, free)])
    errors = np.zeros(orders.bots)
    errors[free] = np.sqrt(np.diag(inverse @ orders.scatter(slopes)[np.ix_(free, free)] @ inverse))
    return strengths, errors
