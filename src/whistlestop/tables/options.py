"""The options with which a host starts a table: the board, the seats, the pace, spectators."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from whistlestop.boards.board import Board
from whistlestop.boards.editions import load_board, open_board
from whistlestop.box import Box, box_of
from whistlestop.deal import Commitment
from whistlestop.errors import BoardError, RulesError
from whistlestop.notation.seating import LONGEST_NAME
from whistlestop.tables.refusal import Refused
from whistlestop.tables.time_control import TimeControl
from whistlestop.tables.visible_names import is_visible

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=24)]  # and 80 bytes at most
EditionId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Level = Literal["beginner", "casual", "regular", "strong"]
Adviser = Literal["casual", "regular", "strong"]  # the levels that can say why
Pace = Literal["live", "relaxed", "days"]
Pause = Annotated[float, Meta(ge=0, le=5)]

DAY = 86_400
FAULTS_SHOWN = 10
# For a pace where the options have neither a clock nor a bank; for "live", only tables of older versions have neither.
USUAL_CLOCK: dict[str, int | None] = {"live": 90, "relaxed": None, "days": 3 * DAY}
USUAL_BANK, USUAL_INCREMENT = 300, 30


class ChairAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to have a seat: the host, somebody on the same device, a friend who joins by the link, or a bot."""

    sits: Literal["host", "here", "friend", "bot"]
    name: Name | None = None
    level: Level | None = None
    nonce_sha256: Commitment | None = None  # of the host's device: the nonce that it adds to the deal


class TableOptions(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that a host decides before the cards are dealt."""

    edition: EditionId
    chairs: Annotated[list[ChairAsked], Meta(min_length=2, max_length=5)]
    first: Seat | None = None  # the seat that begins; None for a random one
    house: Annotated[dict[str, Any], Meta(max_length=20)] = {}
    pace: Pace = "relaxed"
    clock: Annotated[int, Meta(ge=10, le=14 * DAY)] | None = (
        None  # seconds for a move, instead of the default of the pace
    )
    bank: Annotated[int, Meta(ge=10, le=DAY)] | None = None  # seconds at the start, instead of a time for each move
    increment: Annotated[int, Meta(ge=5, le=3600)] | None = None  # seconds that a bank grows by with each turn
    level: Level = "regular"  # of the bot that plays for a seat whose player is away
    onlookers: bool = True
    listed: bool = False
    advice: bool = True  # whether players may ask a level for advice
    word: Word = ""  # the host's own word, mixed into the seed
    bot_pause: Pause = 1.0  # seconds before a bot moves, so that people can follow
    screen: bool = False  # whether the host's device is a big screen in the room, and everybody plays on a phone
    board: Board | UnsetType = UNSET  # the host's own board, whose id is the edition

    @property
    def box(self) -> Box:
        """The board with the rules of this table."""
        board = None if self.board is UNSET else self.board
        return box_of({"edition": self.edition, "board": board, "house": self.house})

    @property
    def move_seconds(self) -> int | None:
        """How many seconds a player has for a move; None means no limit."""
        if self.bank is not None:
            return None
        return self.clock if self.clock is not None else USUAL_CLOCK[self.pace]

    @property
    def time_control(self) -> TimeControl | None:
        """How the clocks run; None if there are none."""
        if self.bank is not None:
            return TimeControl(None, self.bank, self.increment or USUAL_INCREMENT)
        return TimeControl(self.move_seconds) if self.move_seconds is not None else None

    def with_usual_clock(self) -> TableOptions:
        """The same with the clock of its pace written out, so that later versions play it in the same way."""
        bank = USUAL_BANK if self.pace == "live" and self.clock is None and self.bank is None else self.bank
        if bank is None:
            return self
        return msgspec.structs.replace(self, bank=bank, increment=self.increment or USUAL_INCREMENT)

    def check(self) -> None:
        """Refuse options that are not possible."""
        self._check_board()
        self.box.check_seats(len(self.chairs))
        if self.first is not None and self.first >= len(self.chairs):
            raise RulesError(
                f"first is a seat from 0 to {len(self.chairs) - 1}, or null for a random one, not {self.first}"
            )
        if self.clock is not None and self.bank is not None:
            raise RulesError("a table has either a clock for each move or a time bank; leave one of them out")
        if sum(chair.sits == "host" for chair in self.chairs) > 1:
            raise RulesError("the host has one seat; other players on the same device are 'here'")
        for chair in self.chairs:
            if chair.sits in {"host", "here"} and chair.name is None:
                raise RulesError(f"a seat for {chair.sits!r} needs a name; add one")
            if chair.nonce_sha256 is not None and chair.sits not in {"host", "here"}:
                raise RulesError(
                    "only seats on the host's device can commit to a nonce at the start; leave nonce_sha256 out"
                )
        check_words(self.word, *(chair.name for chair in self.chairs))

    def _check_board(self) -> None:
        if self.board is UNSET:
            load_board(self.edition)
            return
        try:
            open_board(self.board)
        except BoardError as error:
            raise BoardError(_in_one_line(str(error))) from None


def _in_one_line(faults: str) -> str:
    first, *rest = faults.split("\n- ")
    shown, more = rest[:FAULTS_SHOWN], len(rest) - FAULTS_SHOWN
    listed = "; ".join([*shown, f"and {more} more"] if more > 0 else shown)
    return f"the board cannot be played on: {first} {listed}".strip()


def check_words(*words: str | None) -> None:
    """Refuse names and words that would not be visible on one line."""
    for word in words:
        if word and not (is_visible(word) and word.strip() == word):
            raise Refused("malformed", "refused-name-signs")
        if word and len(word.encode(errors="replace")) > 2 * LONGEST_NAME:
            raise Refused("malformed", "refused-name-long")
