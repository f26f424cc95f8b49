"""How wide and high names are: the measures of each letter of Source Serif 4, weight 600, optical size 12.

    python -m drawing.letters FONT.woff2 …    writes data/letters.json anew; needs fonttools and brotli

The other cuts of the font are narrower, and kerning only takes away, so that no name is wider than it is measured, as
long as the page sets it with `text-rendering: geometricPrecision`; otherwise a browser may round each letter's width.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from drawing.measures import NAME

LETTERS = Path(__file__).parent / "data" / "letters.json"
UNKNOWN = "W"  # a letter without measures is taken to be as wide as this one


@cache
def letters() -> dict[str, list[int]]:
    """Advance, lowest and highest ink of each letter, in thousandths of the size."""
    known: dict[str, list[int]] = json.loads(LETTERS.read_text(encoding="utf-8"))["letters"]
    return known


def measure(text: str, size: float = NAME) -> tuple[float, float, float]:
    """Width of a text, how far its ink goes above the base line, and how far below."""
    measures = [letters().get(letter, letters()[UNKNOWN]) for letter in text]
    width = sum(advance for advance, _, _ in measures)
    above, below = max(high for _, _, high in measures), -min(low for _, low, _ in measures)
    return width * size / 1000, above * size / 1000, max(0, below) * size / 1000


def measures_of_font(path: str) -> dict[str, list[int]]:
    """The measures of every letter in a font file."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font: Any = instantiateVariableFont(TTFont(path), {"wght": 600, "opsz": 12})
    scale, glyphs, advances = 1000 / font["head"].unitsPerEm, font["glyf"], font["hmtx"]
    found = {}
    for code, name in font.getBestCmap().items():
        glyph = glyphs[name]
        ink = (getattr(glyph, "yMin", 0), getattr(glyph, "yMax", 0))
        found[chr(code)] = [round(scale * value) for value in (advances[name][0], *ink)]
    return found


def main() -> None:
    """Write the measures of the letters of these font files."""
    found = {letter: m for path in sys.argv[1:] for letter, m in measures_of_font(path).items() if letter.isprintable()}
    lines = ",\n".join(f"{_json(letter)}:{_json(m)}" for letter, m in sorted(found.items()))
    font = "Source Serif 4, weight 600, optical size 12 (SIL Open Font License 1.1)"
    LETTERS.write_text(f'{{"font":"{font}","letters":{{\n{lines}\n}}}}\n', encoding="utf-8")


def _json(value: str | list[int]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
