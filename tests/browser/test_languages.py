"""Every language on the page: chosen by the browser, switched at once, and with no id where a text should be."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES, Scene
from tests.browser.speech import words_of
from tests.browser.visitor import Visitor
from tests.serving import Serving
from tests.wording import FOLDER

LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
# Everything that is read or read out.
TEXTS = """() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
        ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""));
    return [document.title, document.body.innerText, ...said].join("\\n");
}"""
SHOWN = [scene for scene in SCENES if scene.name in {"home", "waiting", "turn-europe", "keep", "give", "over-usa"}]


def texts(visitor: Visitor) -> str:
    """All that the page says."""
    said: str = visitor.page.evaluate(TEXTS)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SHOWN, ids=lambda scene: scene.name)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, server: Serving, scene: Scene, language: str
) -> None:
    visitor = visit(locale=language)
    visitor.open(scene.link(server))
    assert visitor.page.locator("html").get_attribute("lang") == language
    said = texts(visitor)
    ids = {name for name in words_of(language).messages if "-" in name}
    assert ids & set(re.findall(r"[a-z]+(?:-[a-z_]+)+", said)) == set()
    assert "{" not in said and "$" not in said


def test_the_language_is_switched_at_once_and_remembered(visit: Visit) -> None:
    visitor = visit().open()
    for language in LANGUAGES:
        visitor.page.get_by_role("combobox").first.select_option(language)
        visitor.page.get_by_role("heading", name=words_of(language).say("home-title"), exact=True).wait_for()
        assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.page.reload()
    assert visitor.page.get_by_role("heading", name=words_of(LANGUAGES[-1]).say("home-title")).is_visible()
