"""The walk through the pages beside tables: rules, lessons, replay, score helper and review."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.support.browser.english import like, say
from tests.support.browser.gallery import count_a_game
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.lesson_player import Learner, in_lesson
from tests.support.browser.player import Player
from tests.support.browser.replay_viewer import record_of, table_of
from tests.support.browser.scene_actions import ask_for_advice, open_review, press
from tests.support.browser.scenes import at_table, end_on, offers, quick_reviews, turn_on
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk.stop import FINGER, States, Stop
from tests.support.server_thread import Serving
from tools.rule_examples import written
from whistlestop.lessons import NAMES

RULES = written()
SEEN = {"width": 360, "height": 740}  # the smallest window in which everything is pressed without dragging the board
GO = "rule => { history.pushState(null, '', `/rules/${rule}`); dispatchEvent(new PopStateEvent('popstate')) }"


def every_rule(server: Serving, visitor: Visitor) -> Iterator[None]:
    """The contents, a search that finds nothing, an unknown rule, and every rule one after the other."""
    page = visitor.open("/rules").page
    yield
    page.get_by_role("searchbox").fill("xylophone")
    visitor.text("rules-found", count=0).wait_for()
    yield
    visitor.open("/rules/Z9")
    yield
    for rule in RULES:
        page.evaluate(GO, rule)
        page.get_by_role("heading", level=1, name=say(f"rule-title-{rule}")).wait_for()
        page.get_by_role("figure").wait_for()
        yield


def lesson(name: str, is_phone: bool) -> States:
    """Every step of a lesson, a move that it does not ask for, and its end."""

    def states(server: Serving, visitor: Visitor) -> Iterator[None]:
        size = visitor.page.viewport_size or SEEN
        visitor.open().page.evaluate("localStorage.setItem('whistlestop.name', 'Ada')")
        learner = Learner(visitor, Finger() if is_phone else Mouse(), name)
        for step in range(len(learner.reel["steps"])):
            resize(visitor, {**size, "height": max(size["height"], SEEN["height"])})
            learner.walk(until=step)
            resize(visitor, size)
            yield

    return states


def resize(visitor: Visitor, size: Any) -> None:
    visitor.page.set_viewport_size(size)
    visitor.settle()


def lessons(server: Serving, visitor: Visitor) -> Iterator[None]:
    """The list of lessons, one of them completed, and one that is not there."""
    visitor.open().page.evaluate("localStorage.setItem('whistlestop.lessons', '{\"usa\":true}')")
    visitor.open("/learn")
    visitor.page.get_by_text(in_lesson("lesson-done"), exact=True).wait_for()
    yield
    visitor.open("/learn/flying")
    visitor.faults.clear()  # the browser reports a missing page as a fault
    yield


def score_helper(server: Serving, visitor: Visitor) -> Iterator[None]:
    """An empty sheet, then a whole game: its pieces, a search, the question before it is cleared, and the result."""
    visitor.open("/score/europe")
    visitor.page.locator("svg.board").wait_for()
    yield
    count_a_game(Player(visitor, Mouse()))
    for kind in ("score-routes", "score-stations", "tickets"):
        visitor.page.get_by_role("button", name=say(kind), exact=True).click()
        visitor.settle()
        yield
    visitor.page.get_by_role("searchbox").fill("xyz")
    visitor.button("count-anew").click()
    yield
    visitor.button("count-result").click()
    visitor.page.get_by_role("heading", name=like("end-title")).wait_for()
    yield


def bad_record(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A record that was changed, and a good one."""
    record = record_of(server, "usa")
    file = visitor.open("/replay").page.get_by_label(say("replay-open")).first
    for text in (record.replace("draw", "grab", 1), record):
        file.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()})
        visitor.page.get_by_role("alert").or_(visitor.page.get_by_role("slider")).first.wait_for()
        yield
        visitor.faults.clear()  # a browser reports every refusal as an error


def broken_deal(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A deal that did not pass the check, at the end of a game and in its replay."""
    table, kept = (
        table_of(server, "usa"),
        'table => localStorage.setItem(\'whistlestop.promises\', `{"${table}": "0"}`)',
    )
    visitor.open().page.evaluate(kept, table)
    visitor.open(end_on("usa")(server))
    visitor.text("deal-alarm").wait_for()
    yield
    visitor.open(f"/replay/{table}#9999")
    press(Player(visitor, Mouse()), "replay-more", "replay-verify")
    visitor.text("deal-broken").wait_for()
    yield


def review(server: Serving, visitor: Visitor) -> Iterator[None]:
    """The review of a game, with a chart as a table."""
    player = Player(visitor.open(end_on("europe")(server)), Mouse())
    with quick_reviews():
        open_review(player)
    for chart in visitor.page.get_by_text(say("chart-table")).all():
        chart.click()
    yield


def advice(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Advice on a route, on tickets, and of another level."""
    for link in (turn_on("nordic"), at_table("europe", offers("keep"))):
        ask_for_advice(Player(visitor.open(link(server)), Mouse()))
        yield
    visitor.page.get_by_label(say("advice-who")).select_option("strong")
    visitor.page.locator("[aria-labelledby=advice-title] .move").wait_for()
    yield


PAGES = [
    *(
        Stop(states.__name__.replace("_", "-"), states)
        for states in (every_rule, lessons, score_helper, bad_record, broken_deal, review, advice)
    ),
    *(Stop(f"lesson-{name}", lesson(name, is_phone=False)) for name in NAMES),
    Stop("phone-lesson-usa", lesson("usa", is_phone=True), ("phone",), FINGER),
]
