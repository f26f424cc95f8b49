"""The page in every language: switched without a press, and checked for ids and gaps where a text should be."""

from __future__ import annotations

import re

from tests.support.browser.english import words_of
from tests.support.browser.visitor import Visitor
from tests.support.translations import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
# Everything that is visible or announced.
TEXTS = """() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
        ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""));
    return [document.title, document.body.innerText, ...said].join("\\n");
}"""
# The switch is in the menu, which closes other popovers when it opens: it is used without opening it.
SWITCH = """(switches, language) => {
    switches[0].value = language;
    switches[0].dispatchEvent(new Event("change", { bubbles: true }));
}"""


def texts(visitor: Visitor) -> str:
    """Every text of the page."""
    said: str = visitor.page.evaluate(TEXTS)
    return said


def is_filled_in(visitor: Visitor, language: str) -> bool:
    """Whether every text is filled in: no id and no placeholder stands in its place."""
    said = texts(visitor)
    ids = {name for name in words_of(language).messages if "-" in name}
    found = ids & set(re.findall(r"[a-z]+(?:-[a-z_]+)+", said))
    assert not found and "{" not in said and "$" not in said, (language, found)
    return True


def switch_language(visitor: Visitor, language: str) -> None:
    """Switch to a language."""
    visitor.page.locator("select:has(option[value=sl])").evaluate_all(SWITCH, language)
    visitor.page.locator(f"html[lang={language}]").wait_for()
    visitor.settle()


def check_a_language(visitor: Visitor, number: int, is_back: bool = True) -> None:
    """Check one of the other languages, by turns; the page is in English again afterwards, or stays as it is."""
    language, said = OTHERS[number % len(OTHERS)], texts(visitor)
    switch_language(visitor, language)
    assert is_filled_in(visitor, language)
    assert texts(visitor) != said
    if is_back:
        switch_language(visitor, "en")


def check_every_language(visitor: Visitor) -> None:
    """Check that every text is there in every language, and that each differs; it is English again afterwards."""
    said = set()
    for language in LANGUAGES:
        switch_language(visitor, language)
        assert is_filled_in(visitor, language)
        said.add(texts(visitor))
    assert len(said) == len(LANGUAGES)
    switch_language(visitor, "en")
