"""Where there is nothing at an address, the page says so in the reader's language and shows the way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.english import words_of

PATHS = ["/nonsense", "/no/such/page", "/learn/flying"]


@pytest.mark.parametrize(("language", "path"), [*zip(["en", "el", "sr"], PATHS, strict=True)])
def test_a_reader_finds_the_way_home(visit: Visit, language: str, path: str) -> None:
    words, visitor = words_of(language), visit(is_new=True, locale=language)
    visitor.open(path)
    visitor.faults.clear()  # the browser reports a missing page as a fault
    expect(visitor.page.get_by_role("heading", name=words.say("unknown-title"))).to_be_visible()
    visitor.page.get_by_role("link", name=words.say("go-home")).click()
    expect(visitor.page.get_by_role("heading", name=words.say("home-title"))).to_be_visible()
    assert visitor.page.url == f"{visitor.url}/"
