"""Draw a board that has no drawing: spread its cities, settle the rest, widen until nothing overlaps."""

from __future__ import annotations

from whistlestop.boards.automatic_drawing.drawing import Drawing, drawing_from
from whistlestop.boards.automatic_drawing.faults import faults
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.settling import Settling
from whistlestop.boards.automatic_drawing.spreading import spread
from whistlestop.boards.board import Board

SEED = 1
TRIES = 8
WIDER, MAX_WIDENINGS = 1.08, 6


def automatic_drawing(board: Board) -> Drawing:
    """A drawing of a board, always the same for the same board; it has faults only where the data leave no space."""
    layout = Layout(board, {})
    spread(layout)
    settling = Settling(layout, SEED)
    settling.settle(tracks=True)
    settling.straighten_expensive(TRIES)
    drawing = drawing_from(layout)
    for _ in range(MAX_WIDENINGS):
        if not faults(board, drawing):
            break
        layout.widen(WIDER)
        settling.settle_expensive()
        drawing = drawing_from(layout)
    return drawing
