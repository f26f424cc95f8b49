"""A new language is a folder and a line: one that nobody speaks is added so, and every page is read in it."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visit
from tests.support.browser.every_language import switch_language
from tests.support.browser.labels import cramped, words_on
from tests.support.browser.pseudo_language import CODE, build_page, untranslated
from tests.support.browser.scenes import fixed_chance
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk import Stop, at_every_size, window_of
from tests.support.browser.windows import Windows
from tests.support.server_thread import Serving, serving

STOPS = at_every_size()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose page was built with the pseudo-language."""
    page = build_page(tmp_path_factory.mktemp("page"))
    shown = patch("whistlestop.server.http.page_files.FOLDER", page)
    with shown, fixed_chance(), serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="module")
def windows(browser: Browser, server: Serving) -> Windows:
    """Windows that show that page."""
    return Windows(browser, server.url)


def faults_of(visitor: Visitor) -> list[str]:
    """What is not translated or does not fit now; the page is in English again afterwards."""
    switch_language(visitor, CODE)
    found = [*cramped(visitor), *untranslated(words_on(visitor))]
    switch_language(visitor, "en")
    return found


def fetch_language(visitor: Visitor) -> None:
    """Have the language at hand, so that the page can switch to it even without a connection."""
    visitor.open()
    for language in (CODE, "en"):
        switch_language(visitor, language)


@pytest.mark.soak
@pytest.mark.parametrize(("stop", "size"), STOPS, ids=[f"{stop.name}-{size}" for stop, size in STOPS])
def test_every_text_is_translated_and_fits(visit: Visit, server: Serving, stop: Stop, size: str) -> None:
    visitor = visit(stop.is_new, **window_of(stop, size))
    fetch_language(visitor)
    found = [fault for _ in stop.states(server, visitor) for fault in faults_of(visitor)]
    assert not found, "\n".join(dict.fromkeys(found))
