"""The drawing of a board as data: the one in its folder, or one made from the board itself."""

from __future__ import annotations

import json
from functools import lru_cache

from whistlestop.boards.automatic_drawing import Drawing, automatic_drawing
from whistlestop.boards.board import BOARDS, Board
from whistlestop.boards.editions import own_board


@lru_cache(maxsize=64)
def drawing_of(board: Board) -> Drawing:
    """The drawing of a board; read-only."""
    path = BOARDS / board.id / "drawing.json"
    if own_board(board) is None and path.is_file():
        drawing: Drawing = json.loads(path.read_text(encoding="utf-8"))
        return drawing
    return automatic_drawing(board)
