"""A drawing for a board that has none, made from its data; the format of every drawing, and its checks."""

from whistlestop.boards.automatic_drawing.automatic import automatic_drawing
from whistlestop.boards.automatic_drawing.drawing import Drawing

__all__ = ["Drawing", "automatic_drawing"]
