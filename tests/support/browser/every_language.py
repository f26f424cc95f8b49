"""The page in every language: switched without a press, and read for ids and gaps where a text should be."""

from __future__ import annotations

import re

from tests.support.browser.english import words_of
from tests.support.browser.visitor import Visitor
from tests.support.translations import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
# Everything that is read or read out.
TEXTS = """() => {
    const said = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
        ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""));
    return [document.title, document.body.innerText, ...said].join("\\n");
}"""
# The switch lies in the menu, which closes other papers when it opens: it is used without opening it.
SWITCH = """(switches, language) => {
    switches[0].value = language;
    switches[0].dispatchEvent(new Event("change", { bubbles: true }));
}"""


def texts(visitor: Visitor) -> str:
    """All that the page says."""
    said: str = visitor.page.evaluate(TEXTS)
    return said


def is_all_in_words(visitor: Visitor, language: str) -> bool:
    """Whether no id and nothing that is not filled in stands where a text should be."""
    said = texts(visitor)
    ids = {name for name in words_of(language).messages if "-" in name}
    found = ids & set(re.findall(r"[a-z]+(?:-[a-z_]+)+", said))
    assert not found and "{" not in said and "$" not in said, (language, found)
    return True


def speak(visitor: Visitor, language: str) -> None:
    """Switch to a language."""
    visitor.page.locator("select:has(option[value=sl])").evaluate_all(SWITCH, language)
    visitor.page.locator(f"html[lang={language}]").wait_for()
    visitor.settle()


def hear(visitor: Visitor, number: int, is_back: bool = True) -> None:
    """One of the other languages, by turns, says everything in its own words; then it is English again, or not."""
    language, said = OTHERS[number % len(OTHERS)], texts(visitor)
    speak(visitor, language)
    assert is_all_in_words(visitor, language)
    assert texts(visitor) != said
    if is_back:
        speak(visitor, "en")


def hear_every_language(visitor: Visitor) -> None:
    """Every text is there in every language, and each says something else; it is English again afterwards."""
    said = set()
    for language in LANGUAGES:
        speak(visitor, language)
        assert is_all_in_words(visitor, language)
        said.add(texts(visitor))
    assert len(said) == len(LANGUAGES)
    speak(visitor, "en")
