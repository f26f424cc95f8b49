"""Text follows the font size of the browser, and every label still fits."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.labels import cramped
from tests.support.browser.scenes import SCENES
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns

LARGER = 24  # pixels instead of 16
WINDOWS = {"phone": (390, 844), "laptop": (1366, 768)}
SHOWN = {scene.name: scene for scene in SCENES if scene.name in {"home", "turn-europe", "payment-usa", "keep"}}


def size_of_text(visitor: Visitor) -> float:
    return float(visitor.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))


@pytest.mark.parametrize(("name", "window"), by_turns([("turn-europe", "phone")], SHOWN, WINDOWS))
def test_text_is_as_large_as_the_browser_is_set_to(visit: Visit, server: Serving, name: str, window: str) -> None:
    width, height = WINDOWS[window]
    visitor = visit(is_new=True, viewport={"width": width, "height": height})
    SHOWN[name].show(server, visitor)
    usual = size_of_text(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": LARGER}})
    visitor.settle()
    assert size_of_text(visitor) == usual * LARGER / 16
    assert cramped(visitor) == []
