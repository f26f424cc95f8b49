"""The score helper: a final board set up by tapping is counted as the engine counts it, on every board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import SMALL, WIDE, violations_anywhere, violations_at
from tests.support.browser.english import like, say
from tests.support.browser.every_language import check_a_language, check_every_language
from tests.support.browser.input_methods import Finger, Hand, Mouse
from tests.support.browser.visitor import Visitor
from tests.support.games import finished
from tests.support.soak import by_turns, rest
from whistlestop import Game, editions
from whistlestop.boards.editions import load_board

NAMES = ("Ada", "Ben", "Cem")
PIECES = ("routes", "stations")
COLOURS = ("colour-madder", "colour-prussian", "colour-gold")
# Where the middle of a route's spaces is on the screen, if nothing lies above the board there.
MIDDLE = """(route) => {
    const spaces = [...document.querySelectorAll(`[data-route="${CSS.escape(route)}"] .sp`)];
    const { x, y, width, height } = spaces[Math.floor(spaces.length / 2)].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


class Scorer:
    """Somebody who scores a printed game."""

    def __init__(self, visitor: Visitor, hand: Hand, edition: str) -> None:
        self.visitor, self.page, self.hand = visitor, visitor.page, hand
        self.board = load_board(edition)
        self.visitor.open(f"/score/{edition}")

    def name(self, colour: str, name: str) -> None:
        """Let a colour play, under a name."""
        box = self.page.get_by_role("checkbox", name=say(colour))
        if not box.is_checked():
            box.check()
        self.page.get_by_role("textbox", name=say("count-name", colour=say(colour))).fill(name)
        self.page.keyboard.press("Tab")

    def choose(self, name: str) -> None:
        self.hand.press(self.page.get_by_role("radio", name=re.compile(f"^{name}")))

    def find(self, kind: str, *names: str) -> None:
        """Tick pieces of the chosen player, found by their cities."""
        self.hand.press(self.page.get_by_role("button", name=say(kind), exact=True))
        for name in names:
            cities = [self.board.cities[self.board.city_index[city]].name for city in name.split("/")[0].split(":")]
            search = self.page.get_by_role("searchbox")
            search.fill(" ".join(cities))
            found = self.page.get_by_role("button", name=re.compile(f"^{re.escape(' – '.join(cities))}"))
            self.hand.press(found.nth(1 if name.endswith("/2") else 0))
            search.fill("")

    def tap(self, route: str) -> None:
        """Tap a route on the board."""
        self.hand.press_at(self.page, tuple(self.page.evaluate(MIDDLE, route)))
        self.visitor.settle()

    def count(self) -> list[str]:
        """Count the points; the cells of the table."""
        self.hand.press(self.visitor.button("count-result"))
        self.page.get_by_role("heading", name=like("end-title")).wait_for()
        return self.page.get_by_role("table").get_by_role("cell").all_inner_texts()


def set_up(scorer: Scorer, game: Game, seats: tuple[int, ...]) -> None:
    """Set up the whole end of a game: by hand for these seats, and the rest as if it had been placed before."""
    position = game.position()
    if len(seats) < len(NAMES):
        remember(scorer, game, {0, 1, 2} - {*seats})
    else:
        for colour, name in zip(COLOURS, NAMES, strict=True):
            scorer.name(colour, name)
    for seat in seats:
        scorer.choose(NAMES[seat])
        scorer.find("score-routes", *(route for route, owner in position["routes"].items() if owner == seat))
        if position["stations"]:
            scorer.find("score-stations", *(city for city, owner in position["stations"].items() if owner == seat))
        scorer.find("tickets", *position["tickets"][seat])


def remember(scorer: Scorer, game: Game, seats: set[int]) -> None:
    """Store the names, and the pieces of these seats, as if they had been placed before."""
    position: dict[str, Any] = {**game.position()}
    placed = {kind: {piece: who for piece, who in position[kind].items() if who in seats} for kind in PIECES}
    tickets = {ticket: seat for seat in seats for ticket in position["tickets"][seat]}
    names = dict(enumerate(NAMES))
    sheet = {"edition": game.edition, "playing": [0, 1, 2], "names": names, "tickets": tickets, **placed}
    scorer.page.evaluate("sheet => localStorage.setItem('whistlestop.score', JSON.stringify(sheet))", sheet)
    scorer.page.reload()


@pytest.mark.parametrize(
    ("edition", "seats"),
    by_turns([("europe", ())], editions, [(), (0, 1, 2)]),
)
def test_a_finished_game_is_counted_as_the_engine_counts_it(visit: Visit, edition: str, seats: tuple[int, ...]) -> None:
    game = finished(edition, 3, 2)
    scorer = Scorer(visit(), Mouse(), edition)
    set_up(scorer, game, seats)
    shown_texts = " ".join(scorer.count())
    scores = sorted(game.scores(), key=lambda score: score["place"])
    shown = scorer.page.get_by_role("table").locator("td.tot").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in shown] == [score["total"] for score in scores]
    for score in scores:
        assert say("longest", count=score["longest"]) in shown_texts or edition == "nordic"
    scorer.page.reload()  # everything is still there
    expect(scorer.visitor.button("count-result")).to_be_enabled()
    assert [int(total.replace("−", "-")) for total in totals(scorer)] == [score["total"] for score in scores]


def totals(scorer: Scorer) -> list[str]:
    """The totals once more, after a reload."""
    scorer.count()
    return scorer.page.get_by_role("table").locator("td.tot").all_inner_texts()


@pytest.mark.parametrize(("options", "hand"), [({}, Mouse), rest((PHONE, Finger))], ids=["wide", "phone"])
def test_routes_are_tapped_and_what_the_rules_forbid_is_taken_back(
    visit: Visit, options: dict[str, Any], hand: type[Hand]
) -> None:
    scorer = Scorer(visit(**options), hand(), "usa")
    trains = scorer.page.locator("fieldset label", has=scorer.page.get_by_role("radio", name=re.compile("^Red")))
    scorer.tap("atlanta:new-orleans")
    expect(trains).to_contain_text("41")
    scorer.tap("duluth:helena")
    expect(trains).to_contain_text("35")
    scorer.tap("atlanta:new-orleans/2")
    expect(scorer.visitor.text("why-own-other-track", route="Atlanta – New Orleans")).to_be_visible()
    expect(trains).to_contain_text("35")
    scorer.tap("boston:montreal")
    expect(scorer.page.locator(".claim")).to_have_count(3)
    assert [fault for fault in scorer.visitor.faults if "409" not in fault] == []
    scorer.visitor.faults.clear()  # a browser reports every refusal as an error


def test_it_starts_over_after_a_question(visit: Visit) -> None:
    scorer = Scorer(visit(), Mouse(), "usa")
    scorer.tap("duluth:helena")
    expect(scorer.page.locator(".claim")).to_have_count(1)
    for name in ("count-anew", "count-anew"):
        scorer.hand.press(scorer.visitor.button(name))
    expect(scorer.page.locator(".claim")).to_have_count(0)


@pytest.mark.soak
def test_the_home_page_leads_there_and_axe_finds_no_fault(visit: Visit) -> None:
    visitor = visit().open()
    visitor.page.get_by_role("link", name=say("count-title")).click()
    visitor.page.get_by_role("heading", name=say("count-title")).wait_for()
    scorer = Scorer(visitor, Mouse(), "europe")
    scorer.tap("berlin:warszawa")
    scorer.find("tickets", scorer.board.ticket_name(3))
    check_a_language(visitor, 0)
    found = violations_at(visitor, SMALL, "dark")
    scorer.count()
    found += violations_at(visitor, WIDE, "light")
    assert not found, "\n".join(found)


@pytest.mark.soak
def test_axe_finds_no_fault_and_every_language_is_complete(visit: Visit) -> None:
    scorer = Scorer(visit(), Mouse(), "europe")
    scorer.tap("berlin:warszawa")
    check_every_language(scorer.visitor)
    found = violations_anywhere(scorer.visitor)
    scorer.count()
    found += violations_anywhere(scorer.visitor)
    assert not found, "\n".join(found)
