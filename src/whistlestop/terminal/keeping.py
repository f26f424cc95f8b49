"""Saving a game to a file, if the person wants it."""

from __future__ import annotations

from pathlib import Path

from whistlestop.game import Game
from whistlestop.records.files import check_target, save_record


class Keeper:
    """Where a game is saved, if anywhere; the file is checked before the game begins, not after it."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        if path is not None:
            check_target(path)

    def farewell(self, game: Game) -> str:
        """Save the game and say how to open it, or say how it could have been saved."""
        if self.path is None:
            return "The game was not saved; next time, type `save FILE` at the table or start with --save FILE."
        save_record(game, self.path)
        if game.over:
            return f"Game saved; step through it with: whistlestop replay {self.path}"
        return f"Game saved; resume it with: whistlestop play --resume {self.path}"
