"""Measure the letters of Source Serif 4, weight 600, optical size 12, from its font files.

python -m drawing.letters FONT.woff2 …    regenerates letters.json; needs fonttools and brotli
"""

from __future__ import annotations

import json
import sys
from typing import Any

from whistlestop.boards.automatic_drawing.letters import LETTERS


def measures_of_font(path: str) -> dict[str, list[int]]:
    """The metrics of every letter in a font file."""
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
    """Write the metrics of the letters in these font files."""
    found = {letter: m for path in sys.argv[1:] for letter, m in measures_of_font(path).items() if letter.isprintable()}
    lines = ",\n".join(f"{_json(letter)}:{_json(m)}" for letter, m in sorted(found.items()))
    font = "Source Serif 4, weight 600, optical size 12 (SIL Open Font License 1.1)"
    LETTERS.write_text(f'{{"font":"{font}","letters":{{\n{lines}\n}}}}\n', encoding="utf-8")


def _json(value: str | list[int]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
