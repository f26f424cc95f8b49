"""The tables of `docs/encoding.md`: every piece of an observation with its shape, generated from the source.

`python -m tools.encoding_tables` regenerates them.
"""

from __future__ import annotations

import re
from pathlib import Path

from whistlestop.boards.editions import EDITIONS
from whistlestop.box import open_box
from whistlestop.encoding import Encoding
from whistlestop.encoding.pieces import Piece

PAGE = Path(__file__).parents[1] / "docs" / "encoding.md"
TABLE = re.compile(r"^\| (piece|table) .*?\n(?=\n|\Z)", re.MULTILINE | re.DOTALL)
SEATS = 3


def renewed(text: str) -> str:
    """The page with tables generated from the source."""
    tables = {"piece": _pieces(), "table": _sizes()}
    return TABLE.sub(lambda match: "\n".join(tables[match[1]]) + "\n", text)


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _pieces() -> list[str]:
    encodings = [Encoding(open_box(edition), SEATS) for edition in EDITIONS]
    shapes = [{piece.name: piece for piece in encoding.pieces} for encoding in encodings]
    names = {name: piece for pieces in shapes for name, piece in pieces.items()}
    heads = ["piece", *(encoding.box.board.name for encoding in encodings), "most", "what it says"]
    rows = [
        _row(f"`{name}`", *(_shape(pieces.get(name)) for pieces in shapes), _most(name, shapes), piece.what)
        for name, piece in names.items()
    ]
    return [_row(*heads), _row(*["---"] * len(heads)), *rows]


def _shape(piece: Piece | None) -> str:
    return "–" if piece is None else " × ".join(map(str, piece.shape))


def _most(name: str, shapes: list[dict[str, Piece]]) -> str:
    most = sorted({pieces[name].most for pieces in shapes if name in pieces})
    return str(most[0]) if len(most) == 1 else f"{most[0]}–{most[-1]}"


def _sizes() -> list[str]:
    rows = []
    for edition in EDITIONS:
        box = open_box(edition)
        for seats in range(box.rules.seats_min, box.rules.seats_max + 1):
            encoding = Encoding(box, seats)
            rows.append(_row(f"{box.board.name}, {seats} seats", encoding.size, encoding.actions))
    return [_row("table", "numbers in an observation", "actions in a mask"), _row("---", "---:", "---:"), *rows]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
