"""Every language on the page: chosen by the browser, switched at once, and with no id where a text should be."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.english import words_of
from tests.support.browser.every_language import SWITCH, check_every_language, is_filled_in, switch_language
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scenes import SCENES, Scene
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from tests.support.translations import LANGUAGES


@pytest.mark.soak
# A language that was not fetched before cannot be fetched without a connection.
@pytest.mark.parametrize(
    "scene", [scene for scene in SCENES if scene.name != "connection-lost"], ids=lambda scene: scene.name
)
def test_every_text_is_there_in_every_language(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    check_every_language(visitor)


# A few with letters of their own or none; the others are found in the same way.
@pytest.mark.parametrize("language", by_turns(["el"], LANGUAGES))
def test_the_page_uses_the_language_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(locale=language).open()
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert is_filled_in(visitor, language)


def test_the_language_is_switched_at_once_and_remembered(visit: Visit) -> None:
    visitor = visit().open()
    for language in LANGUAGES:
        visitor.page.get_by_role("combobox").first.select_option(language)
        visitor.page.get_by_role("heading", name=words_of(language).say("home-title"), exact=True).wait_for()
        assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.page.reload()
    assert visitor.page.get_by_role("heading", name=words_of(LANGUAGES[-1]).say("home-title")).is_visible()


def test_without_a_connection_every_language_that_was_used_is_still_there(visit: Visit, server: Serving) -> None:
    visitor = visit()
    scene = next(scene for scene in SCENES if scene.name == "connection-lost")
    visitor.open(scene.link(server))
    for language in ("el", "sl", "en"):
        switch_language(visitor, language)
    scene.act(Player(visitor, Mouse()))
    visitor.page.locator("select:has(option[value=sl])").evaluate_all(SWITCH, "it")  # was never fetched
    for language in ("el", "sl"):
        switch_language(visitor, language)
        visitor.page.get_by_text(words_of(language).say("line-lost")).wait_for()
