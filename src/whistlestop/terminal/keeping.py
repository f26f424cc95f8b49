"""Keeping a game in a file, if the person wants it."""

from __future__ import annotations

from pathlib import Path

from whistlestop.game import Game
from whistlestop.records.files import check_target, save_record


class Keeper:
    """Where a game is kept, if anywhere; the file is checked before the game begins, not after it."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        if path is not None:
            check_target(path)

    def farewell(self, game: Game) -> str:
        """Keep the game and say where, or how it could have been kept."""
        if self.path is None:
            return "The game is not kept; `save FILE` at the table or --save FILE keep the next one."
        save_record(game, self.path)
        if game.over:
            return f"The game is kept; look at it again with: whistlestop replay {self.path}"
        return f"The game is kept; go on with: whistlestop play --resume {self.path}"
