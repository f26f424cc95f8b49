"""Train cards as chips: always the word, and the colour where the terminal has colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from whistlestop.rules import CARDS, Cards

STYLES = {
    "purple": "bright_white on #7d3c98",
    "blue": "bright_white on #1f5fbf",
    "orange": "black on #f08c2e",
    "white": "black on #f4f4f4",
    "green": "bright_white on #1e7d3c",
    "yellow": "black on #f2d13d",
    "black": "bright_white on #2b2b2b",
    "red": "bright_white on #c0302b",
    "loco": "bold black on #b8c4cc",
    "grey": "black on #9a9a9a",
}


def chip(kind: str, count: int | None = None) -> Text:
    """One kind of card with its count."""
    return Text(f" {kind} " if count is None else f" {count} {kind} ", style=STYLES[kind])


def chips(cards: Cards) -> Text:
    """A hand in colour order with counts."""
    held = [chip(kind, cards[kind]) for kind in CARDS if cards.get(kind)]
    return Text(" ").join(held) if held else Text("no cards", style="dim")


def row_of(cards: Sequence[str | None]) -> Text:
    """The face-up cards, a gap where there is none."""
    return Text(" ").join(chip(card) if card else Text(" – ", style="dim") for card in cards)


def coloured(words: str) -> Text:
    """A text with every name of a colour in that colour."""
    text = Text()
    for i, word in enumerate(words.split(" ")):
        text.append(" " if i else "")
        bare = word.strip(",.()")
        if bare in STYLES:
            before, _, after = word.partition(bare)
            text.append(before).append(bare, style=STYLES[bare]).append(after)
        else:
            text.append(word)
    return text
