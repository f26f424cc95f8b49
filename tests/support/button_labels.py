"""Which texts stand on the buttons of the page, read from its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.page_texts import SOURCE, askings_of

ON_BUTTONS = re.compile(r"<(button|summary)\b")
TAG = re.compile(r"</?[A-Za-z]")


def button_labels(folder: Path = SOURCE) -> set[str]:
    """The ids of all texts that are read on a button, not those that are only read out."""
    return {name for path in sorted(folder.rglob("*.svelte")) for name in _labels(path.read_text(encoding="utf-8"))}


def _labels(source: str) -> Iterator[str]:
    literals = frozenset(re.findall(r'"([\w-]+)"', source))
    for button in ON_BUTTONS.finditer(source):
        begin = _end_of_tag(source, button.start())
        end = source.find(f"</{button[1]}>", begin)
        for asking in askings_of("", _without_tags(source[begin:end]), literals):
            yield from asking.ids


def _without_tags(source: str) -> str:
    """What is read between the tags: their attributes are not."""
    found, at = "", 0
    while tag := TAG.search(source, at):
        found += source[at : tag.start()]
        at = _end_of_tag(source, tag.start())
    return found + source[at:]


def _end_of_tag(source: str, start: int) -> int:
    """Where a tag ends: an arrow in its braces does not end it."""
    depth = 0
    for at in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        if source[at] == ">" and depth == 0:
            return at + 1
    return len(source)
