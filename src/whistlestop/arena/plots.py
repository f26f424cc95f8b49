"""The charts of the report, as SVG text: colour is never the only information, and every chart has a label."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, sqrt
from typing import NamedTuple

import numpy as np

from whistlestop.arena.interval import Estimate, Z, running
from whistlestop.engine.jit import Array

WIDTH = 400  # about that of a phone, so that text stays readable there
EDGE = 16
ROW = 40
COLOURS = 8
BIN = 10  # points
MAX_MARKS = 160
SETTLED = 10  # deals; before that, a running share varies too much to draw


def drawing(height: float, label: str, *parts: str) -> str:
    """A chart that a screen reader presents by its label."""
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">{body}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line with a class of the style sheet."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A text; x is its start, middle or end."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


class Scale:
    """The place of a value between two edges of a chart."""

    def __init__(self, low: float, high: float, start: float = EDGE, end: float = WIDTH - EDGE) -> None:
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        """The place of a value; values outside are drawn at the edge."""
        share = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1)
        return self.start + share * (self.end - self.start)


class Row(NamedTuple):
    """A figure to draw: its name, its value, also in words, and the number of its colour."""

    name: str
    value: Estimate
    words: str
    number: int


def whiskers(rows: Sequence[Row], scale: Scale, ticks: dict[float, str], label: str) -> str:
    """A dot with its interval for each row, on one scale, with its name and its value in words above."""
    values = "; ".join(f"{row.name}: {row.words}" for row in rows)
    bottom = ROW * len(rows) + 4
    parts = [line(scale(tick), 4, scale(tick), bottom, "grid") for tick in ticks]
    parts += [text(scale(tick), bottom + 14, words, "middle", "small") for tick, words in ticks.items()]
    for i, row in enumerate(rows):
        y, colour = ROW * i + 30, f"c{row.number % COLOURS}"
        parts += [text(EDGE, y - 12, row.name), text(WIDTH - EDGE, y - 12, row.words, "end")]
        parts += [line(scale(row.value.low), y, scale(row.value.high), y, f"whisker {colour}")]
        parts += [f'<circle cx="{scale(row.value.mean):.1f}" cy="{y}" r="5" class="fill {colour}"/>']
    return drawing(bottom + 20, f"{label}. {values}", *parts)


def histogram(points: Sequence[int], low: int, high: int, number: int, label: str) -> str:
    """How often each range of points was reached."""
    counts, _ = np.histogram(points, np.arange(low, high + BIN, BIN))
    scale, top = Scale(low, high), 70
    tallest = max(1, int(counts.max()))
    parts = []
    for i, count in enumerate(counts.tolist()):
        x, height = scale(low + i * BIN), (top - 6) * count / tallest
        wide = scale(low + BIN) - scale(low) - 1
        place = f'x="{x:.1f}" y="{top - height:.1f}" width="{wide:.1f}" height="{height:.1f}"'
        parts.append(f'<rect {place} class="fill c{number % COLOURS}"/>')
    mean = scale(float(np.mean(points)))
    parts += [line(EDGE, top, WIDTH - EDGE, top, "axis"), line(mean, 4, mean, top, "mark")]
    ticks = range(ceil(low / 50) * 50, high + 1, 50)
    parts += [text(scale(tick), top + 14, str(tick), "middle", "small") for tick in ticks]
    return drawing(top + 20, label, *parts)


def common_range(points: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Round numbers that enclose all points."""
    low, high = min(map(min, points)), max(map(max, points))
    return floor(low / BIN) * BIN, ceil((high + 1) / BIN) * BIN


def running_share(values: Array, fair: float, number: int, label: str) -> str:
    """A share as it converges from deal to deal, with the band of its interval."""
    counts, means, variances = running(values)
    halves = Z * np.sqrt(variances / counts)
    first = min(SETTLED, len(values)) - 1
    reach = max(0.05, float(np.max(np.abs(means[first:] - fair) + halves[first:])))
    across = Scale(first + 1, len(values), EDGE + 34)
    up = Scale(max(0.0, fair - reach), min(1.0, fair + reach), 80, 6)
    shown = np.unique(np.linspace(first, len(values) - 1, min(MAX_MARKS, len(values) - first)).astype(int))
    above = [f"{across(counts[i]):.1f},{up(means[i] + halves[i]):.1f}" for i in shown]
    below = [f"{across(counts[i]):.1f},{up(means[i] - halves[i]):.1f}" for i in shown[::-1]]
    middle = [f"{across(counts[i]):.1f},{up(means[i]):.1f}" for i in shown]
    return drawing(
        104,
        label,
        *(text(EDGE + 28, up(value) + 4, f"{100 * value:.0f}%", "end", "small") for value in (up.low, fair, up.high)),
        line(across.start, up(fair), across.end, up(fair), "grid"),
        f'<polygon points="{" ".join(above + below)}" class="band c{number % COLOURS}"/>',
        f'<polyline points="{" ".join(middle)}" class="trace c{number % COLOURS}"/>',
        text(across.start, 98, f"deal {first + 1:,}", "start", "small"),
        text(across.end, 98, f"deal {len(values):,}", "end", "small"),
    )


def spread_of(points: Sequence[int]) -> float:
    """The spread of points: their standard deviation."""
    return sqrt(float(np.var(points)))
