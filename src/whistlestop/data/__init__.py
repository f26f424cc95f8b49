"""Games as a table of decisions, for offline learning: written game by game, read in batches."""

from whistlestop.data.reading import DecisionFile, Decisions, read
from whistlestop.data.writing import write

__all__ = ["DecisionFile", "Decisions", "read", "write"]
