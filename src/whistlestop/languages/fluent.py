"""Reads and formats the small part of Fluent that our English needs: variables, literals and choices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

MESSAGE = re.compile(r"^([a-z][\w-]*) = *", re.MULTILINE)
HEAD = re.compile(r'\s*(?:\$(?P<name>[\w-]+)|"(?P<literal>[^"]*)")\s*(?P<close>\}|->)')
KEY = re.compile(r"\s*(?P<star>\*?)\[\s*(?P<key>[\w-]+)\s*\] *")
TEXT = re.compile(r"[^{\n]+")
END = re.compile(r"\s*\}")

Given = Mapping[str, object]


class Placeable(NamedTuple):
    """What is in braces: a variable to show or, with patterns to choose from, to choose by."""

    name: str
    patterns: dict[str, Pattern]
    otherwise: str

    def said(self, given: Given) -> str:
        """The placeable as text."""
        value = given[self.name]
        if not self.patterns:
            return str(value)
        counted = ("one" if value == 1 else "other") if isinstance(value, int) else self.otherwise
        chosen = next((key for key in (str(value), counted) if key in self.patterns), self.otherwise)
        return said(self.patterns[chosen], given)


Pattern = list[str | Placeable]


def said(pattern: Pattern, given: Given) -> str:
    """A pattern as text, filled in with the given values."""
    return "".join(part if isinstance(part, str) else part.said(given) for part in pattern)


def messages(text: str) -> dict[str, Pattern]:
    """Every message of a text."""
    return {head[1]: _pattern(text, head.end())[0] for head in MESSAGE.finditer(text)}


def _pattern(text: str, at: int) -> tuple[Pattern, int]:
    """A pattern and where it ends: with its line, unless braces are open."""
    parts: Pattern = []
    while at < len(text) and text[at] != "\n":
        if text[at] == "{":
            part, at = _placeable(text, at + 1)
        elif found := TEXT.match(text, at):
            part, at = found[0], found.end()
        parts.append(part)
    return parts, at


def _placeable(text: str, at: int) -> tuple[str | Placeable, int]:
    head = HEAD.match(text, at)
    if head is None:
        raise ValueError(f"this Fluent text cannot be read: {text[at - 1 : at + 40]!r}")
    if head["literal"] is not None or head["close"] == "}":
        return head["literal"] if head["name"] is None else Placeable(head["name"], {}, ""), head.end()
    patterns, otherwise, at = dict[str, Pattern](), "", head.end()
    while key := KEY.match(text, at):
        patterns[key["key"]], at = _pattern(text, key.end())
        otherwise = key["key"] if key["star"] else otherwise
    end = END.match(text, at)
    return Placeable(head["name"], patterns, otherwise), end.end() if end else at
