"""Every message on a socket, from clients and from the server."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from whistlestop.boards.faults import LONGEST_ROUTE, MAX_ROUTES, MAX_SWAP
from whistlestop.bots.explaining import Explanation
from whistlestop.choices.choices import Choices
from whistlestop.choices.goals import Goal
from whistlestop.choices.plans import Plan
from whistlestop.choices.prices import PaymentOption
from whistlestop.deal import Commitment, Deal, Nonce
from whistlestop.records.ending import Ending
from whistlestop.tables.options import Adviser, Seat
from whistlestop.tables.options import Pause as BotPause
from whistlestop.tables.refusal import Code
from whistlestop.tables.seen import TableSeen
from whistlestop.views.view import View

PROTOCOL = 1
MAX_STEPS = 2 + LONGEST_ROUTE * MAX_SWAP  # a claim, its payment, and the cards that replace each card of it

Token = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(max_length=300)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Moves = Annotated[int, Meta(ge=0, le=2**31)]


class _FromClient(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_FromClient):
    """The first message: the version of the protocol, and a token; without a token the client is a spectator."""

    protocol: int
    token: Token | None = None
    beside: Annotated[list[Token], Meta(max_length=5)] = []  # of other seats on the same device
    is_screen: bool = False  # whether a client without a seat is a big screen that everybody in the room sees


class Play(_FromClient):
    """Play an action in words, or a claim with its payment as `steps`; `moves` is how many the client has seen."""

    id: MessageId
    moves: Moves
    words: Words | None = None
    steps: Annotated[list[Words], Meta(min_length=1, max_length=MAX_STEPS)] | None = None  # all are played, or none

    def __post_init__(self) -> None:
        if (self.words is None) == (self.steps is None):
            raise ValueError("play needs either words or steps")

    @property
    def asked(self) -> list[str]:
        """The steps to be played, in either form."""
        return [self.words] if self.words is not None else self.steps or []


class Undo(_FromClient):
    """Take the last action back; a payment together with the claim or the station that it was for."""

    id: MessageId
    moves: Moves


class Why(_FromClient):
    """Ask why an action cannot be played; nothing is played."""

    id: MessageId
    words: Words


class Odds(_FromClient):
    """Ask for the odds of a tunnel, for each payment that is possible; the answer comes a little later."""

    id: MessageId
    route: Words


class Ways(_FromClient):
    """Ask for the progress of your tickets, including those on offer; the answer comes a little later."""

    id: MessageId


class Draft(_FromClient):
    """Ask what a plan of routes takes; `connect` adds the shortest way between two cities. Nothing is stored."""

    id: MessageId
    routes: Annotated[list[Words], Meta(max_length=MAX_ROUTES)]
    connect: Annotated[list[Words], Meta(min_length=2, max_length=2)] | None = None


class Advise(_FromClient):
    """Ask what a level would do now; the request is recorded, and the answer comes a little later."""

    id: MessageId
    level: Adviser = "regular"


class Say(_FromClient):
    """Say a preset phrase."""

    id: MessageId
    phrase: Annotated[str, Meta(max_length=40)]


class Look(_FromClient):
    """Show the big screens of the table which route you look at on your turn, or none; nothing is stored."""

    id: MessageId
    route: Words | None = None


class Hold(_FromClient):
    """Ask for a bot to play for somebody who has been away for a minute."""

    id: MessageId
    seat: Seat


class Leave(_FromClient):
    """Leave the seat."""

    id: MessageId


class Back(_FromClient):
    """Take the seat back from the bot that plays for it, or end a pause that began because nobody acted."""

    id: MessageId


class Pause(_FromClient):
    """Ask for a pause or, with `on` false, for its end: it begins and ends once all players agree."""

    id: MessageId
    on: bool = True


class BotSpeed(_FromClient):
    """Change how long bots wait before they move; only for a person who plays against bots alone."""

    id: MessageId
    bot_pause: BotPause


class Reveal(_FromClient):
    """Reveal the nonce whose SHA-256 was sent when the seat was taken, once every seat is taken."""

    id: MessageId
    nonce: Nonce


class Commit(_FromClient):
    """Commit to a nonce for the rematch, once the game is over; for this seat, or another on the same device."""

    id: MessageId
    nonce_sha256: Commitment
    seat: Seat | None = None


Command = (
    Play
    | Undo
    | Why
    | Odds
    | Ways
    | Draft
    | Advise
    | Say
    | Look
    | Hold
    | Leave
    | Back
    | Pause
    | BotSpeed
    | Reveal
    | Commit
)
FromClient = Hello | Command


class _FromServer(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Welcome(_FromServer):
    """The answer to hello: the client's seat, and the table."""

    protocol: int
    seat: int | None
    is_host: bool
    table: TableSeen
    phrases: list[str]
    now: float  # Unix time at the server, to which its deadlines refer


class Table(_FromServer):
    """The table has changed: somebody joined, connected, disconnected or left, or a bot has taken over, say."""

    table: TableSeen


class Game(_FromServer, omit_defaults=True):
    """The game after a move; the view's log begins with decision number `since`, earlier ones have not changed."""

    moves: int
    since: int
    view: View
    choices: Choices
    can_undo: bool
    deadline: float | None  # Unix time when the clock of the player on turn runs out
    by_bot: list[int] = []  # the decisions of this log that a bot made for a person who was away
    ending: Ending | None = None  # once the game is over
    deal: Deal | None = None  # likewise: what the seed was made from, if it was derived


class Said(_FromServer):
    """A player has said a preset phrase."""

    seat: int
    phrase: str


class Looking(_FromServer):
    """The player on turn looks at this route on a phone, or at none any more; only big screens are sent it."""

    seat: int
    route: str | None


class Done(_FromServer):
    """What the client asked for is done, and stored for good."""

    id: int
    moves: int


class Tunnel(_FromServer):
    """The payments for a tunnel with their odds, exact from what the player knows."""

    id: int
    route: str
    payments: list[PaymentOption]


class Goals(_FromServer):
    """The client's tickets and those on offer, each with its state and its shortest path."""

    id: int
    tickets: list[Goal]


class Drafted(_FromServer):
    """A plan of routes as it stands now: what it takes, who has broken it, and the shortest repair."""

    id: int
    plan: Plan


class Advice(_FromServer):
    """What a level would do after this many moves, and why; the steps are an action with all that pays for it."""

    id: int
    moves: int
    level: Adviser
    steps: list[str]
    reason: Explanation


class Refused(_FromServer):
    """Why what the client asked for was not done; nothing has changed."""

    id: int | None
    code: Code
    text: str  # in English
    rule: str | None = None
    reason: str | None = None  # the id of the sentence in the language files
    # what the sentence mentions: numbers, and ids of routes, cities, cards and tickets
    facts: dict[str, Any] = msgspec.field(default={}, name="args")


class Again(_FromServer):
    """The same players play again: the client's seat at the new table."""

    table: str
    seat: int | None
    token: str | None


FromServer = Welcome | Table | Game | Said | Looking | Done | Tunnel | Goals | Drafted | Advice | Refused | Again


_decoder = msgspec.json.Decoder(FromClient)


def decode(text: str | bytes) -> FromClient:
    """A client's message."""
    message: FromClient = _decoder.decode(text)
    return message


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(message)
