"""The chairs of a table: who sits there, and whether a bot holds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from whistlestop.bots.guests import names_beside
from whistlestop.tables.events import HeldWhy
from whistlestop.tables.options import ChairAsked, Level


class Chair(msgspec.Struct, frozen=True):
    """One chair; a name means that somebody sits there, a level that it is a bot."""

    name: str | None
    level: Level | None = None
    asked: str | None = None  # whom the host expects
    word: str = ""
    nonce_sha256: str | None = None  # what its device committed to
    nonce: str | None = None  # once it is revealed
    next_nonce_sha256: str | None = None  # what its device committed to for a rematch
    generation: int = 0  # of its link
    changed_hands: int = 0  # how often it was taken over by a new link
    held: HeldWhy | None = None  # why a bot holds it
    advised: int = 0  # decisions for which it asked a level what it would do
    advised_at: int = -1  # how many moves there had been when it asked last
    votes: frozenset[int] = frozenset()  # who would like a bot to hold it
    time_left: float = 0.0  # seconds on its clock when it was last looked at
    time_outs: int = 0  # in a row: how often the clock ran out since the player last acted
    is_covered: bool = False  # whether a bot finishes this turn, since the clock ran out
    is_idle: bool = False  # whether the clock ran out and the player has not been back since
    wants_pause: bool = False

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits there, be it one who is gone."""
        return self.name is not None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves for it now."""
        return self.level is not None or self.held is not None or self.is_covered

    @property
    def attendance(self) -> tuple[object, ...]:
        """What everybody sees of its clock, and of who plays for it."""
        return self.held, self.is_covered, self.time_outs, self.time_left, self.wants_pause

    def changed(self, **fields: object) -> Self:
        """The same chair with some things changed."""
        return msgspec.structs.replace(self, **fields)


def set_chairs(asked: Sequence[ChairAsked], host_word: str) -> tuple[Chair, ...]:
    """The chairs as the host lays them; bots without a name get one that nobody has."""
    spare = iter(names_beside(chair.name for chair in asked if chair.name))
    return tuple(_chair(chair, host_word, spare) for chair in asked)


def _chair(asked: ChairAsked, host_word: str, spare: object) -> Chair:
    if asked.sits == "bot":
        return Chair(asked.name or next(spare), asked.level or "regular")  # type: ignore[call-overload]
    if asked.sits == "friend":
        return Chair(None, asked=asked.name)
    word = host_word if asked.sits == "host" else ""
    return Chair(asked.name, word=word, nonce_sha256=asked.nonce_sha256)
