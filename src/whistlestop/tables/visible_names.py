"""Which names are visible: without invisible characters, and without characters that reverse the text."""

from __future__ import annotations

from unicodedata import category

# Printable for Python, and yet invisible: fillers, blanks and marks that only programs notice.
BLANK = {
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0,
    0x13441, 0x13442, 0x16FE4, 0x1D159, *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0),
}  # fmt: skip
JOINERS = {0x200C, 0x200D}  # used in Persian, in scripts of India, and in emoji of several parts
EMOJI_STYLE, KEYCAP = 0xFE0F, 0x20E3
FIRST_JOINED = 0x0590  # Latin, Greek and Cyrillic letters are never joined, so a joiner is only hidden there


def is_visible(name: str) -> bool:
    """Whether a name has visible characters, and no hidden ones."""
    signs = [*map(ord, name)]
    befores = [0, *signs]
    afters = [*signs[1:], 0]
    return any(map(_is_seen, signs)) and all(map(_is_plain, befores, signs, afters))


def _is_plain(before: int, sign: int, after: int) -> bool:
    """Whether a character is what it seems to be between its neighbours."""
    if sign in JOINERS:
        return before >= FIRST_JOINED and before not in JOINERS and _is_seen(after)
    if sign == EMOJI_STYLE:
        return category(chr(before))[0] == "S" or after == KEYCAP
    return chr(sign).isprintable() and sign not in BLANK


def _is_seen(sign: int) -> bool:
    return category(chr(sign))[0] in "LNPS" and sign not in BLANK
