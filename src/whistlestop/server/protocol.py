"""Every message between a client and the server: one schema, from which the client's types and the docs are made."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from whistlestop.server.refusal import Code
from whistlestop.server.seen import Choices, Ending, Goal, Looked, Payment, Reason, TableSeen, View
from whistlestop.server.setting import Adviser, Level, Name, Pause, Seat, Word

PROTOCOL = 1

Token = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(max_length=300)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Moves = Annotated[int, Meta(ge=0, le=2**31)]
MOST_RECORD = 131_072  # bytes of a request; a game of 400 decisions has a tenth


class _FromClient(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_FromClient):
    """The first message: who speaks which version; without a token one looks on."""

    protocol: int
    token: Token | None = None
    beside: Annotated[list[Token], Meta(max_length=5)] = []  # of other chairs at the same device, whose people are here


class Play(_FromClient):
    """An action in words, by somebody who has seen so many moves."""

    id: MessageId
    moves: Moves
    words: Words


class Undo(_FromClient):
    """Take the last decision back."""

    id: MessageId
    moves: Moves


class Why(_FromClient):
    """Ask why an action can not be played; nothing is played."""

    id: MessageId
    words: Words


class Odds(_FromClient):
    """Ask for the odds of a tunnel, for each payment that could be laid down; a little later they come."""

    id: MessageId
    route: Words


class Ways(_FromClient):
    """Ask how far one's tickets are, those on offer too; a little later it comes."""

    id: MessageId


class Advise(_FromClient):
    """Ask what a level would do now; that it was asked is noted, and a little later the answer comes."""

    id: MessageId
    level: Adviser = "regular"


class Say(_FromClient):
    """Say a set phrase."""

    id: MessageId
    phrase: Annotated[str, Meta(max_length=40)]


class Hold(_FromClient):
    """Ask that a bot holds the chair of somebody who is gone."""

    id: MessageId
    seat: Seat


class Leave(_FromClient):
    """Leave the chair."""

    id: MessageId


class Back(_FromClient):
    """Take the chair back from the bot that holds it."""

    id: MessageId


FromClient = Hello | Play | Undo | Why | Odds | Ways | Advise | Say | Hold | Leave | Back
Command = Play | Undo | Why | Odds | Ways | Advise | Say | Hold | Leave | Back


class _FromServer(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Welcome(_FromServer):
    """The answer to hello: which chair the client has, and the table."""

    protocol: int
    seat: int | None
    is_host: bool
    table: TableSeen
    phrases: list[str]
    now: float  # Unix time at the server, by which its deadlines are to be read


class Table(_FromServer):
    """The table has changed: somebody sat down, came, went, or a bot holds a chair."""

    table: TableSeen


class Game(_FromServer):
    """The game after a move; the view's log begins with the decision of this number, older ones stand as they were."""

    moves: int
    since: int
    view: View
    choices: Choices
    can_undo: bool
    deadline: float | None  # Unix time when the clock of whoever is to decide runs out
    ending: Ending | None = None  # once the game is over


class Said(_FromServer):
    """A player has said a set phrase."""

    seat: int
    phrase: str


class Done(_FromServer):
    """What the client asked for has been done and is kept for good."""

    id: int
    moves: int


class Tunnel(_FromServer):
    """The payments for a tunnel with their odds, exact from what the player knows."""

    id: int
    route: str
    payments: list[Payment]


class Goals(_FromServer):
    """One's tickets and those on offer, each with its state and its shortest way."""

    id: int
    tickets: list[Goal]


class Advice(_FromServer):
    """What a level would do after so many moves, and why; the steps are its action and all that it asks for at once."""

    id: int
    moves: int
    level: Adviser
    steps: list[str]
    reason: Reason


class Refused(_FromServer):
    """What the client asked for has not been done, and why; nothing has changed."""

    id: int | None
    code: Code
    text: str  # in English
    rule: str | None = None
    reason: str | None = None  # the id of the sentence in the files of the languages
    args: dict[str, Any] = {}  # what it speaks of: numbers, and ids of routes, cities, cards and tickets


class Again(_FromServer):
    """The same people play again: the client's chair at the new table."""

    table: str
    seat: int | None
    token: str | None


FromServer = Welcome | Table | Game | Said | Done | Tunnel | Goals | Advice | Refused | Again


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table: on a certain chair, or on the first that is free."""

    name: Name
    seat: Seat | None = None
    word: Word = ""  # mixed into the seed


class Chair(msgspec.Struct):
    """A chair that is now the client's; whoever has the token has the chair."""

    table: str
    seat: int
    token: str


class NewTable(msgspec.Struct):
    """A table that has been laid, with the host's token and the chairs of the host's device."""

    table: str
    host: str
    chairs: list[Chair]


class MyChair(msgspec.Struct):
    """A table for whoever holds a token of it: which chair is theirs (the host's own token has none)."""

    seat: int | None
    is_asked: bool  # whether they are to decide
    table: TableSeen


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Give a free chair to a bot."""

    seat: Seat
    level: Level = "regular"


class HouseRule(msgspec.Struct):
    """A rule that a table may change: its value in the edition, and from where to where it may go."""

    name: str
    value: int
    least: int
    most: int


class Edition(msgspec.Struct):
    """An edition: how many can play, and the rules that a table may change."""

    edition: str
    seats_least: int
    seats_most: int
    rules: list[HouseRule]


class Review(msgspec.Struct):
    """How far looking back on a game is, from 0 to 1, and what was found once it is done."""

    progress: float
    found: Looked | None = None


class Editions(msgspec.Struct):
    """The editions that can be played."""

    editions: list[Edition]


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """Replace the link of a chair."""

    seat: Seat


class Replayed(msgspec.Struct, forbid_unknown_fields=True):
    """A game that can be looked back at: of a table at which it is over, or of a record that the client holds."""

    table: Annotated[str, Meta(max_length=100)] | None = None
    record: str | None = None  # as long as a request may be


class Continue(Replayed, forbid_unknown_fields=True, kw_only=True):
    """Go on from a moment of such a game: the client on a chair, and bots on the others."""

    decision: Annotated[int, Meta(ge=0, le=100_000)]  # how many have been played
    seat: Seat
    name: Name
    level: Level = "regular"
    bot_pause: Pause = 1.0  # seconds before a bot moves, so that people can follow


class ListedTable(msgspec.Struct):
    """A table in the public list."""

    table: str
    edition: str
    host: str
    state: str
    seats: int
    free: int


class Tables(msgspec.Struct):
    """The public list."""

    tables: list[ListedTable]


class Health(msgspec.Struct):
    """Whether the server can play."""

    status: str
    version: str
    tables: int
    connections: int


class Trouble(msgspec.Struct):
    """Why a request was refused."""

    code: Code
    text: str  # in English
    rule: str | None = None
    reason: str | None = None  # the id of the sentence in the files of the languages
    args: dict[str, Any] = {}  # what it speaks of: numbers, and ids of routes, cities, cards and tickets


_decoder = msgspec.json.Decoder(FromClient)


def decode(text: str | bytes) -> FromClient:
    """A message of a client."""
    message: FromClient = _decoder.decode(text)
    return message


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(message)
