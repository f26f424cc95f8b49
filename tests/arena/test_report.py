"""The report has every figure in words, needs nothing from elsewhere, and works with a screen reader."""

from __future__ import annotations

import re
from html import escape, unescape
from html.parser import HTMLParser

import numpy as np
import pytest

from tests.arena.test_arena import short
from whistlestop.arena import Question, Summary, plots, run_contest
from whistlestop.arena.contest import FIELD, open_contest
from whistlestop.arena.interval import Estimate
from whistlestop.arena.report import report
from whistlestop.arena.sheets import ahead_of, bot_sheet, pair_sheet, sheets

VOID = {"meta", "line", "circle", "rect", "polygon", "polyline"}


class Page(HTMLParser):
    """A page that must close what it opens; its words, and the labels of its charts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.labels: list[str] = []
        self.headers = 0
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "svg":
            assert given["role"] == "img"
            self.labels.append(given["aria-label"] or "")
        self.headers += tag == "th" and given["scope"] in ("row", "col")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def three() -> tuple[Summary, str]:
    question = Question(stronger=("paq", "random"))
    summary, deals = run_contest(short("paq", "random", "random"), 12, question)
    return summary, report(summary, deals)


def test_the_report_holds_every_figure_of_the_tables(three: tuple[Summary, str]) -> None:
    summary, page = three
    words = Page(page).words
    for sheet in sheets(summary):
        assert {*sheet.headings} - {""} <= {*words}
        for row in sheet.rows:
            assert {*row} <= {*words}
    assert {*summary.notes()} <= {*words}


def test_the_report_is_self_contained(three: tuple[Summary, str]) -> None:
    _, page = three
    assert page.startswith("<!doctype html>")
    assert not re.search(r"https?:|//|src=|href=|@import|url\(|<script", page)


def test_every_chart_is_described_in_words(three: tuple[Summary, str]) -> None:
    summary, page = three
    labels = Page(page).labels
    assert len(labels) == 2 + 2 * len(summary.bots)
    for bot in summary.bots:
        assert sum(f"{bot.label}: {bot.wins.words(1, 100)}%" in label for label in labels) == 2
        assert any(f"Points of {bot.label}: {bot.points.words()} points" in label for label in labels)
    assert all("NaN" not in label and "nan" not in label for label in labels)
    assert "nan" not in page


def test_tables_name_their_rows_and_columns_and_colours_are_also_words(three: tuple[Summary, str]) -> None:
    summary, page = three
    assert Page(page).headers == sum(len(sheet.headings) + len(sheet.rows) for sheet in sheets(summary))
    assert "green: more than half; orange: less than half" in page


def test_light_and_dark_and_phones_are_served(three: tuple[Summary, str]) -> None:
    _, page = three
    assert "prefers-color-scheme: dark" in page
    assert "width=device-width" in page


def test_names_cannot_break_the_page(three: tuple[Summary, str]) -> None:
    drawn = plots.whiskers([plots.Row("<b>&", Estimate(0.5, 0, 1), "½", 9)], plots.Scale(0, 1), {}, 'a "label"')
    assert "<b>" not in drawn
    assert escape("<b>&") in drawn and '"label"' in unescape(drawn)


def test_a_pair_is_shown_from_both_sides(three: tuple[Summary, str]) -> None:
    summary, _ = three
    one, other = ahead_of(summary, "paq", "random"), ahead_of(summary, "random", "paq")
    assert one is not None and other is not None
    assert (other.mean, other.low, other.high) == (1 - one.mean, 1 - one.high, 1 - one.low)
    assert ahead_of(summary, "paq", "paq") is None


def test_more_seats_have_other_headings() -> None:
    contest = open_contest("usa", 3, ["paq", "random"], house={"trains": 6}, design=FIELD)
    summary, deals = run_contest(contest, 2)
    assert pair_sheet(summary).title == "How often the row finishes ahead of the column, %"
    assert [row[2] for row in bot_sheet(summary).rows] == ["33.3", "66.7"]
    assert "One paq against 2 random: its fair share of the wins is 33.3%." in summary.notes()
    Page(report(summary, deals))


def test_a_report_of_a_single_deal_can_be_drawn() -> None:
    summary, deals = run_contest(short("random", "random"), 1)
    Page(report(summary, deals))


def test_what_lies_outside_is_drawn_at_the_edge() -> None:
    scale = plots.Scale(0, 10, 100, 200)
    assert [scale(value) for value in (-5, 0, 5, 10, 99)] == [100, 100, 150, 200, 200]
    assert plots.common_range([[-13, 5], [40]]) == (-20, 50)
    assert "polyline" in plots.running_share(np.array([0.5]), 0.5, 0, "one")
