"""Compiled bots: they are given a redacted record, or make one from the view that every bot gets."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots.base import Bot, View
from whistlestop.box import Box
from whistlestop.engine.records import Records
from whistlestop.engine.state import State
from whistlestop.views.reading import read_view


class CompiledBot(Bot):
    """A bot that works on numbers; its choice depends only on what it is shown and on its seed."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """The choice from a view, read into a record."""
        return self.choose_from(*read_view(view))

    def choose_from(self, box: Box, shown: Records[State]) -> str:
        """The same from a redacted record, which is quicker."""
        action = self.decide(box, shown)
        return box.notation.words(action, shown["offers"][0, shown["seat"][0]].tolist())

    def decide(self, box: Box, shown: Records[State]) -> int:
        """The number of the action."""
        raise NotImplementedError
