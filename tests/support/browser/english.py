"""The texts of the page in English, by which tests find its buttons and headings."""

from __future__ import annotations

import itertools
import re
from functools import cache

from tests.support.translations import Words, every_word

ANY = "§"  # stands for anything that the page inserts


@cache
def words_of(language: str = "en") -> Words:
    """All texts of a language."""
    return every_word(language)


def say(name: str, **given: str | int) -> str:
    """A text of the page, exactly."""
    return words_of().say(name, **given)


@cache
def like(name: str) -> re.Pattern[str]:
    """A pattern of a text of the page with any arguments."""
    words = words_of()
    message = words.messages[name]
    named, counted = message.names(), message.counts()
    fillings = [
        sorted(named.get(key, set())) or [ANY, *((-1, 0, 1) if key in counted else ())] for key in message.variables
    ]
    said = [words.say(name, **dict(zip(message.variables, values, strict=True))) for values in product(fillings)]
    return re.compile("|".join(sorted({pattern(text) for text in said}, key=len, reverse=True)))


@cache
def like_any(*names: str) -> re.Pattern[str]:
    """A pattern of any of these texts of the page."""
    return re.compile("|".join(like(name).pattern for name in names))


def product(fillings: list[list[str | int]] | list[list[str]]) -> list[tuple[str | int, ...]]:
    """Every way to fill in a text."""
    return list(itertools.product(*fillings))


def pattern(text: str) -> str:
    """A text as a pattern, in which anything may stand where it was filled in."""
    return f"^{re.escape(text).replace(re.escape(ANY), '.+')}$"
