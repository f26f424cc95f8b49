"""Every text is in our style: plain words in English, and in all languages the same signs and short labels."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.support.button_labels import button_labels
from tests.support.translations import LANGUAGES, Words, choices, every_word, nodes, spoken

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# What we do not say, and what we say instead.
NOT_SAID = {
    r"\b(can not)\b": "can’t",
    r"\b(chairs?)\b": "seat",
    r"\b(onlook\w+|look(s|ed|ing)? on)\b": "spectator, watch",
    r"\b((lay|lays|laid|laying)( down)?)\b": "start a table; play or pay cards",
    r"\b(told)\b": "shown, given",
    r"\b(anew)\b": "again",
    r"\b(whoever)\b": "the player who",
    r"\b(so many)\b": "this many",
    r"\b(first tickets)\b": "starting tickets",
    r"\b(withdr[ae]ws?|went back)\b": "back out",
    r"\b(stand(s|ing)? in)\b": "wild",
    r"\b(missed|tickets done)\b": "completed, not completed",
    r"\b(look(s|ed|ing)? back)\b": "replay, review",
    r"\b(in USA)\b": "in the USA game",
    r"\b(cut off|sparing|nought|dear(er|est)?)\b": "plain words",
}
WRONG_SIGNS = {r"[\"']": "curly quotes", r"\s…": "no space before …", r"\s%": "no space before %", r"\.\.\.": "…"}
LABEL_SPARE = 12  # letters that a label may always have, even if the English is a tiny word


def messages(text: str) -> list[ast.Message]:
    """The messages of a text; of two with the same id, both."""
    return [entry for entry in FluentParser(with_spans=False).parse(text).body if isinstance(entry, ast.Message)]


def faults(text: str, wrong: dict[str, str]) -> list[str]:
    """Where something wrong is said, and what to say instead."""
    return [
        f"{entry.id.name}: {node.value.strip()!r}: {instead}"
        for entry in messages(text)
        for node in nodes(entry)
        if isinstance(node, ast.TextElement)
        for pattern, instead in wrong.items()
        if re.search(pattern, node.value, re.IGNORECASE)
    ]


def test_english_says_it_in_plain_words() -> None:
    assert faults(every_word("en").text, NOT_SAID) == []


@EVERY_LANGUAGE
def test_signs_are_those_of_print(language: str) -> None:
    assert faults(every_word(language).text, WRONG_SIGNS) == []


@EVERY_LANGUAGE
def test_no_id_stands_twice(language: str) -> None:
    ids = Counter(entry.id.name for entry in messages(every_word(language).text))
    assert [name for name, count in ids.items() if count > 1] == []


@EVERY_LANGUAGE
def test_labels_of_buttons_are_not_much_longer_than_in_english(language: str) -> None:
    assert [*too_long(every_word(language), every_word("en"))] == []


def too_long(words: Words, english: Words) -> Iterator[str]:
    """Labels that are more than twice as long as the English."""
    for name in sorted(button_labels() & english.messages.keys()):
        for chosen in choices(english.messages[name]):
            mine, theirs = (spoken(each, english, name, chosen, 2) for each in (words, english))
            if len(mine) > max(2 * len(theirs), LABEL_SPARE):
                yield f"{name}: {mine!r} for {theirs!r}"


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("This chair is taken.", "seat"),
        ("Nobody is told.", "shown, given"),
        ("Lay a table.", "start a table; play or pay cards"),
        ("That can not be.", "can’t"),
        ("Loading …", "no space before …"),
        ("Wait...", "…"),
        ("100 %", "no space before %"),
        ("It's late.", "curly quotes"),
    ],
)
def test_a_fault_of_style_is_found(text: str, instead: str) -> None:
    assert faults(f"sample = {text}", NOT_SAID | WRONG_SIGNS) == [f"sample: {text!r}: {instead}"]


def test_a_label_that_is_too_long_is_found() -> None:
    english, other = (Words("en", f"undo = {text}") for text in ("Undo", "Take the last move back"))
    assert [*too_long(other, english)] == ["undo: 'Take the last move back' for 'Undo'"]
