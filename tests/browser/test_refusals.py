"""Why a route cannot be claimed is said beside the route, and never over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.scenes import turn_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving

LAPTOP = {"viewport": {"width": 1366, "height": 650}}
# The open routes that nothing covers, from the bottom of the board to its top, each with its place on the screen.
OPEN_ROUTES = """() => [...document.querySelectorAll(".route.open")].map((route) => {
    const { x, y, width, height } = route.querySelector(".sp").getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const board = document.querySelector("svg.board");
    return { name: route.dataset.route, at, isFree: board.contains(document.elementFromPoint(...at)) };
}).filter(({ isFree }) => isFree).sort((a, b) => b.at[1] - a.at[1])"""


# On a phone a route near the top may be as long as the board's window is high.
@pytest.mark.parametrize(("window", "from_top"), [(LAPTOP, False), (LAPTOP, True), (PHONE, False)])
def test_a_notice_does_not_cover_the_route_that_it_speaks_of(
    visit: Visit, server: Serving, window: dict[str, object], from_top: bool
) -> None:
    visitor = visit(**window)
    visitor.open(turn_on("nordic")(server))
    route = refused_route(visitor, from_top)
    notice = visitor.page.locator(".why").first.bounding_box()
    drawn = visitor.page.locator(f'[data-route="{route}"]').bounding_box()
    assert notice and drawn and not overlaps(notice, drawn), (route, notice, drawn)


def refused_route(visitor: Visitor, from_top: bool) -> str:
    """Press open routes, from one end of the board, until one is refused."""
    routes = visitor.page.evaluate(OPEN_ROUTES)
    for route in reversed(routes) if from_top else routes:
        visitor.page.mouse.click(*route["at"])
        visitor.settle()
        if visitor.button("rule-button").count():
            return str(route["name"])
        if visitor.button("not-now").count():
            visitor.button("not-now").click()
    raise AssertionError("every route can be claimed")


def overlaps(one: FloatRect, other: FloatRect) -> bool:
    return not (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )
