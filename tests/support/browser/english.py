"""What the page says in English, for people who find their way by its words."""

from __future__ import annotations

import itertools
import re
from functools import cache

from tests.support.translations import Words, every_word

ANY = "§"  # stands for whatever the page puts in


@cache
def words_of(language: str = "en") -> Words:
    """The words of a language."""
    return every_word(language)


def say(name: str, **given: str | int) -> str:
    """A text of the page, letter for letter."""
    return words_of().say(name, **given)


@cache
def like(name: str) -> re.Pattern[str]:
    """Everything that a text of the page can be, whatever it is given."""
    words = words_of()
    message = words.messages[name]
    named, counted = message.names(), message.counts()
    fillings = [
        sorted(named.get(key, set())) or [ANY, *((0, 1) if key in counted else ())] for key in message.variables
    ]
    said = [words.say(name, **dict(zip(message.variables, values, strict=True))) for values in product(fillings)]
    return re.compile("|".join(sorted({pattern(text) for text in said}, key=len, reverse=True)))


@cache
def like_any(*names: str) -> re.Pattern[str]:
    """Everything that any of these texts of the page can be."""
    return re.compile("|".join(like(name).pattern for name in names))


def product(fillings: list[list[str | int]] | list[list[str]]) -> list[tuple[str | int, ...]]:
    """Every way to fill in a text."""
    return list(itertools.product(*fillings))


def pattern(text: str) -> str:
    """A text as a pattern, in which anything may stand where it was filled in."""
    return f"^{re.escape(text).replace(re.escape(ANY), '.+')}$"
