"""What can be wrong with the words of a language, compared with English."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parents[2] / "src" / "whistlestop" / "languages"
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/page.ftl"))
COUNTS = (*range(13), *range(20, 26), *range(100, 106), 111, 112, 121, 122)  # each kind of plural, in all languages
MANY_COUNTS = tuple(range(126))
ORDINALS = {"place"}  # first, second, third: told apart by number, not by plural

# What the Latin, extended Latin and Greek files of the page's two fonts hold.
LETTERS = "0020-007E,00A0-012B,012E-0131,0134-0165,0168-017F,0218-021B,037E,0384-038A,038C,038E-03A1,03A3-03CE"
MARKS = "2013-2014,2018-201A,201C-201E,2026,20AC,2212"
IN_FONTS = {
    number
    for start, _, end in (part.partition("-") for part in f"{LETTERS},{MARKS}".split(","))
    for number in range(int(start, 16), int(end or start, 16) + 1)
}


class Words:
    """The words of a language: its text, its messages, whatever is no message, and somebody who speaks them.

    They are read when they are first asked for: reading all languages takes longer than most tests.
    """

    def __init__(self, language: str, text: str) -> None:
        self.language, self.text = language, text

    @cached_property
    def _entries(self) -> list[ast.EntryType]:
        return FluentParser(with_spans=False).parse(self.text).body

    @cached_property
    def messages(self) -> dict[str, Message]:
        """What each message needs."""
        return {entry.id.name: message_of(entry) for entry in self._entries if isinstance(entry, ast.Message)}

    @cached_property
    def junk(self) -> list[str]:
        """What can not be read."""
        return [entry.content or "" for entry in self._entries if isinstance(entry, ast.Junk)]

    @cached_property
    def speaker(self) -> FluentBundle:
        """Somebody who speaks the language."""
        speaker = FluentBundle([self.language], use_isolating=False)
        speaker.add_resource(FluentResource(self.text))
        return speaker

    def say(self, name: str, /, **given: str | int) -> str:
        """A message in words."""
        pattern = self.speaker.get_message(name).value
        assert pattern is not None, name
        text, errors = self.speaker.format_pattern(pattern, given)
        return f"{{{errors}}}" if errors else str(text)


class Message(NamedTuple):
    """What a message needs: its variables, and between which names or plurals it chooses by each of them."""

    variables: set[str]
    choices: list[tuple[str, set[str]]]

    def counts(self) -> set[str]:
        """The variables that are counted."""
        return {variable for variable, keys in self.choices if "other" in keys}

    def names(self) -> dict[str, set[str]]:
        """The names between which it chooses, by variable."""
        found: dict[str, set[str]] = {}
        for variable, keys in self.choices:
            if "other" not in keys:
                found.setdefault(variable, set()).update(keys)
        return found


def message_of(entry: ast.Message) -> Message:
    """What a message needs."""
    inside = list(nodes(entry))
    variables = {node.id.name for node in inside if isinstance(node, ast.VariableReference)}
    selects = [(node.selector, node.variants) for node in inside if isinstance(node, ast.SelectExpression)]
    choices = [(by.id.name, {*map(key_of, keys)}) for by, keys in selects if isinstance(by, ast.VariableReference)]
    return Message(variables, choices)


def nodes(part: object) -> Iterator[ast.BaseNode]:
    """A part of a message and all that is in it."""
    if isinstance(part, ast.BaseNode):
        yield part
    for inner in vars(part).values() if isinstance(part, ast.BaseNode) else part if isinstance(part, list) else ():
        yield from nodes(inner)


def key_of(variant: ast.Variant) -> str:
    """The name or number of a variant."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def read(path: Path) -> Words:
    """The words in a file."""
    return Words(path.parent.name, path.read_text(encoding="utf-8"))


@cache
def every_word(language: str) -> Words:
    """The words of a language in all its volumes: the first, and those that some pages take into use."""
    volumes = sorted((FOLDER / language).glob("*.ftl"))
    return Words(language, "\n".join(volume.read_text(encoding="utf-8") for volume in volumes))


def faults(words: Words, english: Words, counts: tuple[int, ...] = COUNTS) -> list[str]:
    """All that is wrong with a language, said with these numbers."""
    found = [f"can not be read: {junk.strip()}" for junk in words.junk]
    found += [f"{name} is missing" for name in sorted(english.messages.keys() - words.messages.keys())]
    found += [f"{name} is not in English" for name in sorted(words.messages.keys() - english.messages.keys())]
    found += letter_faults(words.text)
    both = sorted(words.messages.keys() & english.messages.keys())
    found += [f"{name} {fault}" for name in both for fault in message_faults(words, english, name)]
    return found + [f"{name} {fault}" for name in both for fault in spoken_faults(words, english, name, counts)]


def letter_faults(text: str) -> Iterator[str]:
    """Characters that nobody sees or that the fonts do not have."""
    if text != unicodedata.normalize("NFC", text):
        yield "has letters in two parts"
    for letter in sorted({*text} - {"\n"}):
        if ord(letter) not in IN_FONTS or letter in "\u00a0\u00ad":
            yield f"has U+{ord(letter):04X}, which is invisible or in none of the fonts"


def message_faults(words: Words, english: Words, name: str) -> Iterator[str]:
    """Variables, names and plurals that a message lacks or has too many of."""
    mine, theirs = words.messages[name], english.messages[name]
    if mine.variables != theirs.variables:
        yield f"uses {sorted(mine.variables)} where English uses {sorted(theirs.variables)}"
    for variable, names in theirs.names().items():
        if missing := names - mine.names().get(variable, set()):
            yield f"does not say what to say for ${variable} {sorted(missing)}"
    for variable, keys in mine.choices:
        plurals = {key for key in keys if not key.isdecimal()}
        if variable in mine.counts() and name not in ORDINALS and plurals != categories(words.language):
            yield f"has the plurals {sorted(plurals)} of ${variable} instead of {sorted(categories(words.language))}"


def categories(language: str) -> set[str]:
    """The plurals of a language."""
    return {"other", *Locale.parse(language).plural_form.tags}


def spoken_faults(words: Words, english: Words, name: str, counts: tuple[int, ...]) -> Iterator[str]:
    """What can be heard: gaps, and numbers that are not said."""
    counts = counts if english.messages[name].counts() | words.messages[name].counts() else counts[:1]
    for chosen in choices(english.messages[name]):
        said = [spoken(words, english, name, chosen, count) for count in counts]
        for count, text in zip(counts, said, strict=True):
            if has_gap(text) and (text or not name.startswith("letter-")):
                yield f"has a gap for {count} {chosen}: {text!r}"
            if count > 1 and str(counts[-1]) in said[-1] and not re.search(rf"\b{count}(?!\d)", text):
                yield f"does not say {count}: {text!r}"


def has_gap(text: str) -> bool:
    """Whether something in a text is left open."""
    return not text or text != " ".join(text.split()) or bool(re.search(r"\s[,.:;!?]|\{", text))


def choices(message: Message) -> Iterator[dict[str, str]]:
    """Every way to choose among the names of a message."""
    names = message.names()
    for chosen in itertools.product(*(sorted(keys) for keys in names.values())):
        yield dict(zip(names, chosen, strict=True))


def spoken(words: Words, english: Words, name: str, chosen: dict[str, str], count: int) -> str:
    """A message with these names, and with this number for whatever is counted."""
    counted = english.messages[name].counts() | words.messages[name].counts()
    others = english.messages[name].variables - counted - {*chosen}
    return words.say(name, **dict.fromkeys(others, "Oslo"), **chosen, **dict.fromkeys(counted, count))
