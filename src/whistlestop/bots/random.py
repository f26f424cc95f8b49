"""A bot that plays random legal actions, all with the same chance."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots.base import Bot, View, register


@register("random")
class RandomBot(Bot):
    """Plays at random: the bot that every other bot must beat."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """One of the legal actions, at random."""
        return self.chance.choice(legal)
