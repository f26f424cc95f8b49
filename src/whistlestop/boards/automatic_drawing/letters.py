"""How wide and high names are: the metrics of each letter of Source Serif 4, weight 600, optical size 12.

The font's other styles are narrower, and kerning only reduces widths, so no name is wider than measured, as long as
the page sets it with `text-rendering: geometricPrecision`; otherwise a browser may round each letter's width.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from whistlestop.boards.automatic_drawing.measures import NAME

LETTERS = Path(__file__).parent / "letters.json"
UNKNOWN = "W"  # a letter without metrics counts as wide as this one


@cache
def letters() -> dict[str, list[int]]:
    """Advance, lowest and highest ink of each letter, in thousandths of the size."""
    known: dict[str, list[int]] = json.loads(LETTERS.read_text(encoding="utf-8"))["letters"]
    return known


@cache
def measure(text: str, size: float = NAME) -> tuple[float, float, float]:
    """Width of a text, how far its ink goes above the base line, and how far below."""
    measures = [letters().get(letter, letters()[UNKNOWN]) for letter in text]
    width = sum(advance for advance, _, _ in measures)
    above, below = max(high for _, _, high in measures), -min(low for _, low, _ in measures)
    return width * size / 1000, above * size / 1000, max(0, below) * size / 1000
