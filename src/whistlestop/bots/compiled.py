"""Bots whose thinking is compiled: they are handed a redacted record, or make one of the view that every bot gets."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots.base import Bot, View
from whistlestop.box import Box
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.views.reading import read_view


class CompiledBot(Bot):
    """A bot that thinks on numbers; its choice depends on what it is shown and on its seed, and on nothing else."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """The action that the numbers of the view ask for."""
        return self.choose_from(*read_view(view))

    def choose_from(self, box: Box, shown: Records[State]) -> str:
        """The same from a redacted record, which is quicker."""
        action = self.decide(box, shown)
        return box.notation.words(action, shown["offers"][0, shown["seat"][0]].tolist())

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        raise NotImplementedError
