"""The report of a contest: one self-contained page, for phones and large screens, in light and dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

from whistlestop.arena import plots
from whistlestop.arena.figures import all_points, win_shares
from whistlestop.arena.interval import Estimate
from whistlestop.arena.match import PairedDeal
from whistlestop.arena.ratings import Rating
from whistlestop.arena.report_style import STYLE
from whistlestop.arena.sheets import Sheet, ahead_of, bot_sheet, game_sheet, pair_sheet, time_sheet
from whistlestop.arena.summary import Summary

QUARTERS = {0.0: "0%", 0.25: "25%", 0.5: "50%", 0.75: "75%", 1.0: "100%"}
STRONGEST_SHADE = 0.55
TICK = 200  # Elo
MAX_TICKS = 5
PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style></head>
<body><main>
<h1>{title}</h1>
{body}
</main></body>
</html>
"""


def report(summary: Summary, deals: Sequence[PairedDeal]) -> str:
    """The whole page."""
    parts = (
        "<ul>" + "".join(f"<li>{escape(note)}</li>" for note in summary.notes()) + "</ul>",
        section("Win rates", _wins(summary)),
        section(pair_sheet(summary).title, _heat_map(summary)),
        section("By bot", table(bot_sheet(summary)), table(game_sheet(summary))),
        section("Ratings", _ratings(summary)),
        section("Points", *_points(summary, deals)),
        section("Win rates over the course of the deals", *_running(summary, deals)),
        section(time_sheet(summary).title, table(time_sheet(summary))),
    )
    title = escape(f"Arena: {', '.join(summary.contest.labels)}")
    return PAGE.format(title=title, style=STYLE, body="\n".join(parts))


def section(heading: str, *parts: str) -> str:
    """A section of the page with its heading."""
    return "\n".join((f"<section><h2>{escape(heading)}</h2>", *parts, "</section>"))


def table(sheet: Sheet, tints: dict[tuple[str, str], str] | None = None) -> str:
    """A sheet as a table; cells can have a tint, by row and column."""
    head = "".join(f'<th scope="col">{escape(words)}</th>' for words in sheet.headings)
    body = "".join(_row(sheet, row, tints or {}) for row in sheet.rows)
    note = f'<p class="note">{escape(sheet.note)}</p>' if sheet.note else ""
    label = f'aria-label="{escape(sheet.title)}"'
    return f'{note}<div class="wide"><table {label}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _row(sheet: Sheet, row: tuple[str, ...], tints: dict[tuple[str, str], str]) -> str:
    name, *cells = row
    styles = [tints.get((name, heading), "") for heading in sheet.headings[1:]]
    values = "".join(f"<td{style}>{escape(words)}</td>" for style, words in zip(styles, cells, strict=True))
    return f'<tr><th scope="row">{escape(name)}</th>{values}</tr>'


def _wins(summary: Summary) -> str:
    rows = [plots.Row(bot.label, bot.wins, f"{bot.wins.words(1, 100)}%", i) for i, bot in enumerate(summary.bots)]
    fair = {bot.fair for bot in summary.bots} - {*QUARTERS}
    ticks = QUARTERS if not fair else {0.0: "0%", **{share: f"{100 * share:.0f}%" for share in fair}, 1.0: "100%"}
    return plots.whiskers(rows, plots.Scale(0, 1), ticks, "Win rates with 95% intervals")


def _heat_map(summary: Summary) -> str:
    labels = summary.contest.labels
    shares = {(label, other): ahead_of(summary, label, other) for label in labels for other in labels}
    tints = {pair: _tint(share) for pair, share in shares.items() if share is not None}
    return table(pair_sheet(summary)._replace(note="green: more than half; orange: less than half"), tints)


def _tint(share: Estimate) -> str:
    colour = "0 140 90" if share.mean >= 0.5 else "215 95 0"
    return f' style="background-color: rgb({colour} / {STRONGEST_SHADE * abs(2 * share.mean - 1):.2f})"'


def _ratings(summary: Summary) -> str:
    numbered = sorted(enumerate(summary.ratings), key=lambda pair: -pair[1].elo)
    rows = [plots.Row(bot.label, Estimate(bot.elo, bot.low, bot.high), _elo_words(bot), i) for i, bot in numbered]
    low, high = min(row.value.low for row in rows), max(row.value.high for row in rows)
    step = TICK * ceil((high - low) / (MAX_TICKS * TICK) or 1)
    ticks = {float(tick): str(tick) for tick in range(int(low // step) * step, int(high) + step, step)}
    return plots.whiskers(rows, plots.Scale(min(ticks), max(ticks)), ticks, "Ratings with 95% intervals")


def _elo_words(bot: Rating) -> str:
    return (
        f"{bot.elo:.0f}, from {bot.low:.0f} to {bot.high:.0f}" if bot.high > bot.low else f"{bot.elo:.0f}, the anchor"
    )


def _points(summary: Summary, deals: Sequence[PairedDeal]) -> list[str]:
    points = [all_points(deals, bot) for bot in range(len(summary.bots))]
    low, high = plots.common_range(points)
    drawn = []
    for number, (bot, own) in enumerate(zip(summary.bots, points, strict=True)):
        words = f"{bot.label}: {bot.points.words()} points, spread {plots.spread_of(own):.1f}"
        drawn.append(f"<p>{escape(words)}</p>" + plots.histogram(own, low, high, number, f"Points of {words}"))
    return drawn


def _running(summary: Summary, deals: Sequence[PairedDeal]) -> list[str]:
    drawn = []
    for number, bot in enumerate(summary.bots):
        words = f"{bot.label}: {bot.wins.words(1, 100)}%, fair {100 * bot.fair:.1f}%"
        shares = win_shares(deals, number)
        label = f"Win rate of {words}, deal by deal"
        drawn.append(f"<p>{escape(words)}</p>" + plots.running_share(shares, bot.fair, number, label))
    return drawn
