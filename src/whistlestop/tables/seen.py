"""What a client is shown of a table and of the game, as one schema: views, choices, scores and chairs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from whistlestop.tables.options import Level, Pace

Card = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"]
Cards = dict[Card, int]
Phase = Literal["first_tickets", "turn", "second_card", "payment", "keep_tickets", "tunnel", "substitute", "over"]


class ChairSeen(msgspec.Struct, omit_defaults=True):
    """A chair as everybody sees it."""

    name: str | None
    level: Level | None = None  # of a bot
    expected: str | None = None  # whom the host waits for
    is_here: bool = False  # whether its player is connected
    held: Literal["clock", "left", "asked"] | None = None  # why a bot plays for it
    advised: int = 0  # decisions for which it asked for advice
    votes: list[int] = []  # who would like a bot to hold it
    has_chosen: bool = False  # first tickets
    hold_from: float | None = None  # Unix time from which the others may let a bot play, since its player is away
    time_left: float | None = None  # seconds on its clock; for those who are to decide, `deadline` says it
    time_outs: int = 0  # how often the clock has run out since its player last acted; after the third a bot holds it
    is_covered: bool = False  # whether a bot finishes this turn, because the clock has run out
    wants_pause: bool = False
    changed_hands: int = 0  # how often somebody took it over by an invitation that replaced its link
    nonce_sha256: str | None = None  # until the deal: what this seat's device committed to


class TableSeen(msgspec.Struct, omit_defaults=True):
    """A table as everybody sees it."""

    id: str
    edition: str
    state: Literal["waiting", "playing", "over"]
    chairs: list[ChairSeen]
    house: dict[str, Any]
    pace: Pace
    move_seconds: int | None  # for each decision, where the clock is not a bank
    level: Level  # of the bots that hold chairs
    onlookers: bool
    listed: bool
    advice: bool  # whether players may ask for it
    secret_sha256: str  # of the first part of the seed, told before anybody gives a word
    words_sha256: str | None = None  # the same of the words, until the deal; given once every seat is taken
    first: int | None = None  # the seat that begins, if the host has named one
    continued: bool = False  # whether the game goes on from another one, so that nothing was dealt here
    deadline: float | None = None  # Unix time
    bank: int | None = None  # seconds that everybody has at the start, where the clock is a bank
    increment: int | None = None  # seconds that a bank grows by with each turn
    paused: Literal["idle", "agreed", "left"] | None = None  # nobody acts, all have agreed, or everybody has left
    watching: int = 0  # how many look on
    lan: str | None = None  # where devices on the host's network find this server


class LogLine(msgspec.Struct):
    """A decision as the viewer saw it happen."""

    seat: int
    action: str
    outcome: dict[str, Any]


class Proof(msgspec.Struct):
    """Why a score is what it is: the routes of each ticket, what each station borrows, and the longest path."""

    tickets: dict[str, list[str]]
    stations: dict[str, str | None]
    longest: list[str]


class SeatScore(msgspec.Struct):
    """The score of a seat, item by item."""

    routes: int
    tickets: int
    stations: int
    bonus: int
    total: int
    completed: int
    longest: int
    place: int
    proof: Proof


class View(msgspec.Struct):
    """All that a seat, or an onlooker, may know of the game."""

    viewer: int | None
    edition: str
    seats: int
    names: list[str]
    house: dict[str, Any]
    seed_sha256: str
    first: int
    seat: int | None
    phase: Phase
    turn: int
    passes: int
    turns_left: int | None
    row: list[Card | None]
    deck: int
    discard: Cards
    hand: Cards | None
    cards: list[int]
    known: list[Cards]
    tickets: list[str] | None
    ticket_counts: list[int | None]
    ticket_deck: int | None
    offer: list[str] | None
    offer_counts: list[int]
    routes: dict[str, int]
    stations: dict[str, int]
    stations_left: list[int]
    trains: list[int]
    points: list[int]
    log: list[LogLine]  # from the decision on that the message names
    claim: str | UnsetType = UNSET
    station: str | UnsetType = UNSET
    laid: Cards | UnsetType = UNSET
    turned_up: list[Card] | UnsetType = UNSET
    give: int | UnsetType = UNSET
    last: Card | UnsetType | None = UNSET
    seed: str | UnsetType = UNSET
    all_tickets: list[list[str]] | UnsetType = UNSET
    scores: list[SeatScore] | UnsetType = UNSET


class EndItem(msgspec.Struct):
    """What the end adds to the points of routes, for each seat."""

    kind: Literal["tickets_done", "tickets_missed", "stations", "longest", "globetrotter"]
    points: list[int]


class Tie(msgspec.Struct):
    """Two seats with the same total, and what put one before the other."""

    ahead: int
    behind: int
    by: Literal["completed", "stations", "longest", "shared"]


class Ending(msgspec.Struct):
    """How a finished game is told: the points before the first turn and after each, what the end adds, and ties."""

    from_turn: int  # 1, unless the rules were mended in the middle of the game
    course: list[list[int]]
    items: list[EndItem]
    ties: list[Tie]


class TunnelOdds(msgspec.Struct):
    """A tunnel's odds from what the player knows: of being asked for 0, 1, 2 … more cards, and of being able to pay."""

    asked: list[float]
    can_pay: float


class PaymentOption(msgspec.Struct, omit_defaults=True):
    """A payment that the rules allow."""

    words: str
    cards: Cards
    any: int = 0  # cards of any kind that are then given one by one
    odds: TunnelOdds | None = None  # on a tunnel, when they are asked for


class Goal(msgspec.Struct):
    """How far a ticket is, from what the player knows; stations that could borrow a route count as a way."""

    ticket: str
    state: Literal["done", "possible", "impossible"]
    trains: int  # fewest that are still needed
    cards: int  # fewest that are still to be drawn, whatever tunnels ask for
    stations: int  # routes that have to be borrowed, by stations that stand or could be built
    way: list[str]  # the routes from city to city, own ones too


class SecondBest(msgspec.Struct):
    """The second-best choice, and how many points less it promises."""

    action: str
    less: float


class WaitingRisk(msgspec.Struct):
    """The risk of waiting with a route: who stands at its ends, and the points that the plan would lose without it."""

    rivals: list[int]
    loss: float


class Explanation(msgspec.Struct):
    """Why a level would do it: its goals and plan, the cards that are short, its turns, the second best, the risk."""

    action: str
    goals: list[str]  # tickets that the plan completes
    given_up: list[str]  # tickets that it leaves out
    plan: list[str]  # routes
    spare_trains: bool  # whether they are for trains that no ticket needs
    route: str | None  # that is claimed or paid for
    short: Cards  # that the plan still misses
    turns: float  # that the plan takes
    turns_left: float  # that the level expects
    second: SecondBest | None
    waiting: WaitingRisk | None


class ClaimChoice(msgspec.Struct):
    """A route that can be claimed."""

    route: str
    payments: list[PaymentOption]


class StationChoices(msgspec.Struct):
    """The cities where a station can be built; it costs the same in each."""

    cities: list[str]
    payments: list[PaymentOption]


class Keep(msgspec.Struct):
    """Tickets to choose from: any of them, but no fewer than so many."""

    offer: list[str]
    least: int


class Choices(msgspec.Struct, omit_defaults=True):
    """All that a seat can do now, grouped for a screen; every legal action is in it once."""

    draw: list[str] = []  # cards of the row, or "deck"
    claims: list[ClaimChoice] = []
    stations: StationChoices | None = None
    tickets: bool = False
    pay: list[PaymentOption] = []
    withdraw: bool = False
    give: list[Card] = []
    keep: Keep | None = None
    passing: bool = msgspec.field(default=False, name="pass")
