"""What happens at a table, as it is stored: the numbered events from which every table can be rebuilt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from whistlestop.deal import Commitment, Nonce
from whistlestop.rules import HouseRules
from whistlestop.tables.options import Level, Pause, TableOptions
from whistlestop.tables.refusal import Refused

HeldWhy = Literal["clock", "left", "asked"]
PauseWhy = Literal["idle", "agreed"]


class _Event(msgspec.Struct, tag_field="event", tag=str.lower):
    pass


class Created(_Event, tag="laid"):
    """A table was created; the secret becomes the first part of its seed."""

    setting: TableOptions
    secret: str
    code: str | None = None  # that can be said aloud, and leads to the table as its link does
    awaited: list[int] = []  # the seats of a rematch, whose players have to come before the cards are dealt


class Sat(_Event):
    """A seat was taken: by a person with a word for the seed, or by a bot of a level."""

    seat: int
    name: str
    word: str = ""
    level: Level | None = None
    nonce_sha256: Commitment | None = None


class Stood(_Event):
    """Somebody has left a seat before the deal."""

    seat: int


class Came(_Event):
    """A player of the game before has come to the rematch."""

    seat: int


class SeatsRemoved(_Event, tag="removed"):
    """The last seats were free and are removed, so that the game begins without them."""

    left: int  # how many seats are left


class Renewed(_Event):
    """The link of a seat was replaced; older ones no longer open it."""

    seat: int


class Claimed(_Event):
    """Somebody has taken over a seat with the invitation that replaced its link."""

    seat: int


class Revealed(_Event):
    """A device has revealed the nonce that it committed to."""

    seat: int
    nonce: Nonce


class Committed(_Event):
    """A device has committed to a nonce for the next game of the same players."""

    seat: int
    nonce_sha256: Commitment


class Dealt(_Event):
    """The game begins, with these rules until its end: all of them, since those of the edition may be fixed later."""

    rules: HouseRules = {}


class Chosen(_Event):
    """A player has chosen starting tickets, which stay hidden until it is that seat's turn to take them."""

    seat: int
    words: str
    by_bot: bool = False


class Played(_Event):
    """A decision, and what it revealed."""

    seat: int
    words: str
    outcome: Mapping[str, Any] = {}
    by_bot: bool = False


class Undone(_Event):
    """A player has taken the last decision back."""

    seat: int


class Said(_Event):
    """A player has said one of the preset phrases."""

    seat: int
    phrase: str


class Advised(_Event):
    """A player has asked a level for advice."""

    seat: int


class TakeoverRequested(_Event, tag="asked"):
    """A player would like a bot to play for another seat."""

    seat: int
    by: int


class BotTookOver(_Event, tag="held"):
    """A bot plays for a seat from now on."""

    seat: int
    why: HeldWhy


class TimedOut(_Event):
    """A player's clock has run out: a bot finishes this turn, and the player is back by making a move."""

    seat: int


class PauseAsked(_Event):
    """A player would like the game to pause, or to stay paused; or no longer."""

    seat: int
    is_wanted: bool


class Paused(_Event):
    """Clocks and bots stop: nobody was there to wait for a move, or the players agreed on a pause."""

    why: PauseWhy


class Unpaused(_Event):
    """The game continues, because this player is back or everybody has agreed."""

    seat: int


class BotSpeedSet(_Event, tag="botspeed"):
    """A player has changed how long bots wait before they move."""

    seat: int
    bot_pause: Pause


class Returned(_Event):
    """A player has the seat back."""

    seat: int


class Resumed(_Event):
    """The game continues from this position: the rules were fixed in the middle of it, or it continues another game."""

    position: Mapping[str, Any]


class Again(_Event):
    """The same players play again at another table; the new seat of each seat."""

    table: str
    seats: list[int]


Event = (
    Created
    | Sat
    | Stood
    | Came
    | SeatsRemoved
    | Renewed
    | Claimed
    | Revealed
    | Committed
    | Dealt
    | Chosen
    | Played
    | Undone
    | Said
    | Advised
    | TakeoverRequested
    | BotTookOver
    | TimedOut
    | PauseAsked
    | Paused
    | Unpaused
    | BotSpeedSet
    | Returned
    | Resumed
    | Again
)

Move = Dealt | Chosen | Played | Undone | Resumed  # what changes the game
KINDS = {kind.__struct_config__.tag for kind in get_args(Event)}
UNKNOWN = ("Object contains unknown field", "Invalid enum value")  # how msgspec's messages about it begin


class _Kind(msgspec.Struct):
    event: str


_decoder = msgspec.json.Decoder(Event)
_kind_decoder = msgspec.json.Decoder(_Kind)


def encode(event: Event) -> bytes:
    """An event as JSON."""
    return msgspec.json.encode(event)


class UnreadableEvent(Refused):
    """An event that a newer version of the program has stored, or that is damaged."""

    def __init__(self, number: int, why: str, *, is_newer: bool = False) -> None:
        super().__init__("busy", "refused-newer" if is_newer else "refused-damaged")
        self.number = number
        self.why = why
        self.is_newer = is_newer


def decode(body: bytes, number: int = 0) -> Event:
    """The event of these bytes, which has this number at its table."""
    try:
        event: Event = _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableEvent(number, str(error), is_newer=_is_newer(body, str(error))) from None
    return event


def _is_newer(body: bytes, why: str) -> bool:
    """Whether an event is complete, but has a kind, a field or a choice that this version does not know."""
    try:
        kind = _kind_decoder.decode(body).event
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return kind not in KINDS or why.startswith(UNKNOWN)
