"""The seats of a table: who has each, and whether a bot plays for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Self

import msgspec

from whistlestop.bots.guests import names_beside
from whistlestop.tables.events import HeldWhy
from whistlestop.tables.options import ChairAsked, Level


class Chair(msgspec.Struct, frozen=True):
    """One seat; a name means that it is taken, a level that a bot has it."""

    name: str | None
    level: Level | None = None
    asked: str | None = None  # the name of the player whom the host expects
    word: str = ""
    nonce_sha256: str | None = None  # what its device committed to
    nonce: str | None = None  # once it is revealed
    next_nonce_sha256: str | None = None  # what its device committed to for a rematch
    generation: int = 0  # of its link
    changed_hands: int = 0  # how often it was taken over with a new link
    held: HeldWhy | None = None  # why a bot plays for it
    advised: int = 0  # decisions for which it asked a level for advice
    advised_at: int = -1  # the number of moves when it last asked
    votes: frozenset[int] = frozenset()  # the seats that would like a bot to play for it
    time_left: float = 0.0  # seconds on its clock when the clocks were last updated
    time_outs: int = 0  # in a row: how often the clock ran out since the player last acted
    is_covered: bool = False  # whether a bot finishes this turn because the clock ran out
    is_idle: bool = False  # whether the clock ran out and the player has not been back since
    wants_pause: bool = False
    is_awaited: bool = False  # whether its player has still to come to the rematch

    @property
    def is_free(self) -> bool:
        """Whether it waits for a person."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person has it, even one who is away."""
        return self.name is not None and self.level is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves for it now."""
        return self.level is not None or self.held is not None or self.is_covered

    @property
    def attendance(self) -> tuple[object, ...]:
        """What everybody sees about its clock, and about who plays for it."""
        return self.held, self.is_covered, self.time_outs, self.time_left, self.wants_pause

    def changed(self, **fields: object) -> Self:
        """The same seat with some fields changed."""
        return msgspec.structs.replace(self, **fields)


def set_chairs(asked: Sequence[ChairAsked], host_word: str, awaited: Collection[int] = ()) -> tuple[Chair, ...]:
    """The seats as the host sets them up; bots without a name get one that nobody else has."""
    spare = iter(names_beside(chair.name for chair in asked if chair.name))
    chairs = [_chair(chair, host_word, spare) for chair in asked]
    return tuple(chair.changed(is_awaited=seat in awaited) for seat, chair in enumerate(chairs))


def _chair(asked: ChairAsked, host_word: str, spare: object) -> Chair:
    if asked.sits == "bot":
        return Chair(asked.name or next(spare), asked.level or "regular")  # type: ignore[call-overload]
    if asked.sits == "friend":
        return Chair(None, asked=asked.name)
    word = host_word if asked.sits == "host" else ""
    return Chair(asked.name, word=word, nonce_sha256=asked.nonce_sha256)
