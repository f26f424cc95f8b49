"""The results of a contest as sheets of text, shared by the terminal and the report."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.arena.interval import Estimate
from whistlestop.arena.summary import Summary

ITSELF = "–"


class Sheet(NamedTuple):
    """A table of text; the first column names the rows."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]
    note: str = ""


def pair_sheet(summary: Summary) -> Sheet:
    """Each bot against each other one."""
    labels = summary.contest.labels
    title = "Win rate of the row against the column, %"
    if summary.contest.seats > 2:
        title = "How often the row finishes ahead of the column, %"
    rows = [(label, *(_share_words(ahead_of(summary, label, other)) for other in labels)) for label in labels]
    return Sheet(title, ("", *labels), rows)


def _share_words(share: Estimate | None) -> str:
    return ITSELF if share is None else share.words(1, 100)


def ahead_of(summary: Summary, label: str, other: str) -> Estimate | None:
    """How often a bot finishes ahead of another; None against itself."""
    for pair in summary.pairs:
        if (pair.first, pair.second) == (label, other):
            return pair.ahead
        if (pair.second, pair.first) == (label, other):
            return Estimate(1 - pair.ahead.mean, 1 - pair.ahead.high, 1 - pair.ahead.low)
    return None


def bot_sheet(summary: Summary) -> Sheet:
    """The results of each bot."""
    rows: list[tuple[str, ...]] = []
    for bot, rating in zip(summary.bots, summary.ratings, strict=True):
        elo = f"{rating.elo:.0f} ± {rating.high - rating.elo:.0f}" if rating.high > rating.low else f"{rating.elo:.0f}"
        rows.append(
            (bot.label, bot.wins.words(1, 100), f"{100 * bot.fair:.1f}", elo, bot.margin.words(), bot.points.words())
        )
    note = f"Margin: points ahead of the best other seat. Elo: {summary.rating_method}; ± by its Hessian and deals."
    return Sheet("By bot", ("", "wins, %", "fair", "Elo", "margin", "points"), rows, note)


def game_sheet(summary: Summary) -> Sheet:
    """How each bot's games went."""
    rows: list[tuple[str, ...]] = []
    for bot in summary.bots:
        counts = (f"{bot.decisions:,}", f"{bot.faults:,}")
        rows.append((bot.label, bot.turns.words(), bot.kept.words(2), bot.done.words(2), *counts))
    headings = ("", "turns", "tickets", "completed", "decisions", "replaced")
    note = "Turns of one seat; tickets kept and completed; replaced: moves played for a bot that failed."
    return Sheet("The games", headings, rows, note)


def time_sheet(summary: Summary) -> Sheet:
    """How long each bot thinks."""
    rows: list[tuple[str, ...]] = []
    for times in summary.times:
        milliseconds = (f"{value:,.3g}" for value in (times.mean, times.p99, times.slowest))
        rows.append((times.label, *milliseconds, f"{100 * times.over_budget:.2f}"))
    headings = ("", "mean", "p99", "slowest", f"over {summary.budget:g} ms, %")
    return Sheet("Thinking time, ms per decision", headings, rows, "Times vary from run to run; nothing else does.")


def sheets(summary: Summary) -> list[Sheet]:
    """All sheets in reading order."""
    return [sheet(summary) for sheet in (pair_sheet, bot_sheet, game_sheet, time_sheet)]
