"""Every label of every state fits on the smallest screen, in every language."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.every_language import switch_language
from tests.support.browser.labels import cramped
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk import at_every_size, window_of
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from tests.support.translations import LANGUAGES

STOPS = {stop.name: stop for stop, size in at_every_size() if size == "phone"}
# The home page, the table with all its tabs, and the table with a payment have most of the small labels.
OFTEN = ["seats", "friends", "phone-tabs", "phone-payment"]


def misfits(visitor: Visitor) -> list[str]:
    """The labels that do not fit, by language; the page is in English again afterwards."""
    found = list[str]()
    for language in [name for name in LANGUAGES if name != "en"] + ["en"]:
        switch_language(visitor, language)
        found += [f"{language}: {fault}" for fault in cramped(visitor)]
    return found


@pytest.mark.parametrize("name", by_turns(OFTEN, STOPS))
def test_every_label_fits_on_the_smallest_screen(visit: Visit, server: Serving, name: str) -> None:
    stop = STOPS[name]
    visitor = visit(stop.is_new, **window_of(stop, "phone"))
    fetch_every_language(visitor)
    found = [fault for _ in stop.states(server, visitor) for fault in misfits(visitor)]
    assert not found, "\n".join(dict.fromkeys(found))


def fetch_every_language(visitor: Visitor) -> None:
    """Have every language at hand, so that the page can switch to it even without a connection."""
    visitor.open()
    misfits(visitor)
