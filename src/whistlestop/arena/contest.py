"""A contest: everything that determines which games the arena plays and how they end, except the number of deals."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from whistlestop.boards.editions import BoardSource
from whistlestop.bots import bot_class, bot_names, make_bot
from whistlestop.box import Box, box_of, open_box
from whistlestop.errors import RulesError, WhistlestopError
from whistlestop.kernels.sources import BOTS, digest_of

FIELD = "one against the field"
EVENLY = "evenly"
LIMIT_SECONDS = 10.0


class ArenaError(WhistlestopError):
    """A contest that cannot be played, or results that cannot be continued."""


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what: the same contest and deal always give the same results, apart from times."""

    edition: str
    seats: int
    house: dict[str, Any]
    bots: list[str]
    seed: int = 0
    design: str = EVENLY
    limit_seconds: float = LIMIT_SECONDS
    code: str = ""
    board: dict[str, Any] | UnsetType = UNSET  # a custom board; an edition is known by its id

    @property
    def box(self) -> Box:
        """The board with the rules in force."""
        board = None if self.board is UNSET else self.board
        return box_of({"edition": self.edition, "board": board, "house": self.house})

    @property
    def labels(self) -> list[str]:
        """A name for each bot; one that is named twice plays against itself, as `regular` and `regular/2`."""
        seen: Counter[str] = Counter()
        labels = []
        for name in self.bots:
            seen[name] += 1
            labels.append(name if seen[name] == 1 else f"{name}/{seen[name]}")
        return labels

    def number(self, label: str) -> int:
        """The number of the bot with a label."""
        if label not in self.labels:
            raise ArenaError(f"{label!r} does not take part; the bots are {', '.join(self.labels)}")
        return self.labels.index(label)


def open_contest(
    edition: BoardSource | None,
    seats: int,
    bots: Sequence[str],
    *,
    seed: int = 0,
    house: Mapping[str, Any] | None = None,
    design: str = EVENLY,
    limit_seconds: float = LIMIT_SECONDS,
) -> Contest:
    """A contest whose edition, seats, house rules and bots have been checked."""
    box = open_box(edition, house)
    box.check_seats(seats)
    if len(bots) < 2:
        raise RulesError("a contest needs at least two bots, such as --bots regular,strong")
    for name in bots:
        make_bot(name)
    code = code_of(bots)
    board = UNSET if box.own_board is None else box.own_board
    return Contest(box.board.id, seats, dict(box.house), list(bots), seed, design, limit_seconds, code, board)


def code_of(bots: Sequence[str]) -> str:
    """What the results depend on besides the seeds: the code of the game, of its bots and of external bots."""
    digest = sha256(_library_code().encode())
    for name in sorted({name for name in bots if ":" in name}):
        digest.update(inspect.getsource(inspect.getmodule(bot_class(name)) or bot_class(name)).encode())
    return digest.hexdigest()[:16]


@lru_cache
def _library_code() -> str:
    """Read once, because files that change while a program runs do not change what it plays."""
    return digest_of(*BOTS, "bots/**/*.py", "bots/*.json").hexdigest()


def bot_seed(label: str, seat: int, deal: int) -> int:
    """The seed of a bot in a seat of a deal: independent of the other bots, and no clue to the deal."""
    return int.from_bytes(sha256(f"{label} in seat {seat} of deal {deal}".encode()).digest()[:8])


def read_pair(text: str, labels: Sequence[str]) -> tuple[str, str]:
    """Two of the contest's bots, written as `A:B`."""
    for first, second in _splits(text):
        if first in labels and second in labels:
            return first, second
    raise ArenaError(f"{text!r} does not name two of the bots; write it like {labels[0]}:{labels[1]}")


def read_field(text: str) -> tuple[str, str]:
    """One bot and the bot of the field, written as `A:B`."""
    for first, second in _splits(text):
        if _may_be_bot(first) and _may_be_bot(second):
            return first, second
    raise ArenaError(f"{text!r} does not name two bots; write it like A:B, with A and B of {', '.join(bot_names())}")


def _splits(text: str) -> Iterator[tuple[str, str]]:
    """Every way to split at a colon: external bots, module:Class, have one in their names."""
    parts = text.split(":")
    return ((":".join(parts[:i]), ":".join(parts[i:])) for i in range(1, len(parts)))


def _may_be_bot(name: str) -> bool:
    return name in bot_names() or name.count(":") == 1
