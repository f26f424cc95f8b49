"""OpenSpiel observers of a state: a player, the public, or a player with perfect recall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from whistlestop.encoding import Encoding
from whistlestop.engine.jit import Array

if TYPE_CHECKING:
    from whistlestop.rl.openspiel import WhistlestopState
    from whistlestop.rl.search_game import SearchGame

PRIVATE = ("hand", "tickets", "completed", "offer")
SPECTATOR = -1


class Observer:
    """An OpenSpiel observer: the pieces of the encoding as a tensor, and a string.

    With perfect recall there is only a string, because a history has no fixed size.
    """

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.encoding = encoding
        self.recalls = kind.perfect_recall
        self.is_public = kind.public_info
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.names = [piece.name for piece in encoding.pieces if self._shows(piece.name)]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if not self.recalls:
            self._make_scratch()

    def _shows(self, name: str) -> bool:
        return bool(self.is_private if name in PRIVATE else self.is_public)

    def _make_scratch(self) -> None:
        pieces = [piece for piece in self.encoding.pieces if piece.name in self.names]
        self.tensor = np.zeros(sum(piece.size for piece in pieces), np.float32)
        start = 0
        for piece in pieces:
            self.dict[piece.name] = self.tensor[start : start + piece.size].reshape(piece.shape)
            start += piece.size

    def set_from(self, state: WhistlestopState, player: int) -> None:
        """Write the tensor; it is empty until the cards are dealt."""
        for array in self.dict.values():
            array.fill(0)
        if state.search_game is not None and self.dict:
            self._write(state.search_game, player)

    def _write(self, search_game: SearchGame, player: int) -> None:
        shown = search_game.game.redacted(player if self.is_private else SPECTATOR)
        pieces = self.encoding.named(self.encoding.observation(shown, player) / self.encoding.most.astype(np.float32))
        for name, array in self.dict.items():
            array[:] = pieces[name]

    def string_from(self, state: WhistlestopState, player: int) -> str:
        """The same in words."""
        search_game = state.search_game
        if search_game is None or not (self.is_public or self.is_private):
            return ""
        if self.recalls and self.is_private:
            return search_game.remembered(player)
        if not self.is_public:
            return search_game.held(player)
        return search_game.seen(player if self.is_private else None)
