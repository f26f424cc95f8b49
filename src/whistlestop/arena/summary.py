"""The results of a contest as plain data: the single source of the tables, the report and the JSON file."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from whistlestop.arena.contest import FIELD, Contest
from whistlestop.arena.figures import (
    BotFigures,
    PairFigures,
    Times,
    bot_figures,
    pair_figures,
    shares_ahead,
    time_figures,
)
from whistlestop.arena.match import PairedDeal
from whistlestop.arena.ratings import Rating, rate
from whistlestop.arena.sprt import Sprt, sprt

METHODS = {
    True: "maximum likelihood over all pairings, draws count as half a win",
    False: "maximum likelihood over finishing orders (Plackett–Luce)",
}


class Question(msgspec.Struct, frozen=True):
    """What to find out besides the figures: a sequential test, stopping early, a time budget in milliseconds."""

    stronger: tuple[str, str] | None = None
    until_decided: bool = False
    budget: float = 50.0


class Summary(msgspec.Struct, frozen=True):
    """The figures of a contest; all except the times are the same whenever the same deals are played."""

    contest: Contest
    deals: int
    games: int
    asked_deals: int
    decided: bool
    bots: list[BotFigures]
    pairs: list[PairFigures]
    rating_method: str
    ratings: list[Rating]
    sprt: Sprt | None
    budget: float
    times: list[Times]

    def notes(self) -> list[str]:
        """What a reader must know to interpret the figures, in sentences."""
        return [
            *self._scope(),
            *self._field(),
            *self._early_end(),
            *([self.sprt.words()] if self.sprt else []),
            *self._faults(),
        ]

    def _scope(self) -> list[str]:
        contest = self.contest
        house = "".join(f", {name}={value}" for name, value in contest.house.items())
        table = f"{contest.edition}, {contest.seats} seats{house}"
        last = contest.seed + self.deals - 1
        deals = f"{self.deals:,} deals ({contest.seed} to {last}), {self.games:,} games"
        return [
            f"{table}: {deals}; every line-up plays every deal in all rotations of the seats.",
            "± is the half-width of a 95% confidence interval over deals; the games of a deal are averaged first.",
        ]

    def _field(self) -> list[str]:
        if self.contest.design != FIELD:
            return []
        one, many = self.bots
        table = f"One {one.label} against {self.contest.seats - 1} {many.label}"
        return [f"{table}: its fair share of the wins is {100 * one.fair:.1f}%."]

    def _early_end(self) -> list[str]:
        if not self.decided or self.deals == self.asked_deals:
            return []
        by = "the sequential test was decided" if self.sprt else "every pair was decided by anytime-valid intervals"
        stopped = f"Stopped early after {self.deals:,} of {self.asked_deals:,} deals, when {by}"
        return [f"{stopped}; figures of a run that stops early are slightly optimistic."]

    def _faults(self) -> list[str]:
        return [
            f"{bot.label}: {bot.faults:,} of {bot.decisions:,} moves had to be replaced; the first: {bot.first_fault}."
            for bot in self.bots
            if bot.faults
        ]


def summarise(
    contest: Contest, deals: Sequence[PairedDeal], question: Question, asked: int, *, decided: bool
) -> Summary:
    """All figures for the deals played."""
    return Summary(
        contest=contest,
        deals=len(deals),
        games=sum(len(deal.games) for deal in deals),
        asked_deals=asked,
        decided=decided,
        bots=bot_figures(contest, deals),
        pairs=pair_figures(contest, deals),
        rating_method=METHODS[contest.seats == 2],
        ratings=rate(deals, contest.labels),
        sprt=_sprt(contest, deals, question),
        budget=question.budget,
        times=time_figures(contest, deals, question.budget),
    )


def _sprt(contest: Contest, deals: Sequence[PairedDeal], question: Question) -> Sprt | None:
    if question.stronger is None:
        return None
    first, second = question.stronger
    return sprt(shares_ahead(deals, contest.number(first), contest.number(second)), first, second)
