"""Every language on the page: chosen by the browser, switched at once, and with no id where a text should be."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.english import words_of
from tests.support.browser.every_language import LANGUAGES, SWITCH, hear_every_language, is_all_in_words, speak
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scenes import SCENES, Scene
from tests.support.server_thread import Serving
from tests.support.soak import by_turns


@pytest.mark.soak
# A language that was never heard can not come over a broken line.
@pytest.mark.parametrize(
    "scene", [scene for scene in SCENES if scene.name != "line-lost"], ids=lambda scene: scene.name
)
def test_every_language_is_spoken_everywhere(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    hear_every_language(visitor)


# A few with letters of their own or none; the others are found in the same way.
@pytest.mark.parametrize("language", by_turns(["el"], LANGUAGES))
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(locale=language).open()
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert is_all_in_words(visitor, language)


def test_the_language_is_switched_at_once_and_remembered(visit: Visit) -> None:
    visitor = visit().open()
    for language in LANGUAGES:
        visitor.page.get_by_role("combobox").first.select_option(language)
        visitor.page.get_by_role("heading", name=words_of(language).say("home-title"), exact=True).wait_for()
        assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.page.reload()
    assert visitor.page.get_by_role("heading", name=words_of(LANGUAGES[-1]).say("home-title")).is_visible()


def test_without_a_line_every_language_that_was_heard_is_still_there(visit: Visit, server: Serving) -> None:
    visitor = visit()
    scene = next(scene for scene in SCENES if scene.name == "line-lost")
    visitor.open(scene.link(server))
    for language in ("el", "sl", "en"):
        speak(visitor, language)
    scene.act(Player(visitor, Mouse()))
    visitor.page.locator("select:has(option[value=sl])").evaluate_all(SWITCH, "it")  # was never heard, and stays away
    for language in ("el", "sl"):
        speak(visitor, language)
        visitor.page.get_by_text(words_of(language).say("line-lost")).wait_for()
