"""A table and its chairs as everybody sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET

from whistlestop.deal import sha256_of
from whistlestop.rules import HouseRules
from whistlestop.tables import nonces
from whistlestop.tables.options import Level, Pace
from whistlestop.tables.table import Table

NOBODY_AWAY: Mapping[int, float] = {}


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
    house: HouseRules
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
    has_own_board: bool = False  # whether the board is none of the editions, and is to be asked for


def table_seen(
    table: Table,
    connected: Mapping[int | None, int],
    hold_from: Mapping[int, float] = NOBODY_AWAY,
    lan: str | None = None,
) -> TableSeen:
    """The table as everybody sees it; how many are connected is counted by seat, and spectators under None."""
    setting = table.setting
    is_revealing = table.is_ready and nonces.has_nonces(table)
    return TableSeen(
        id=table.id,
        edition=setting.edition,
        state=table.state,
        chairs=[_chair_seen(table, seat, connected, hold_from) for seat in range(len(table.chairs))],
        house=setting.house,
        pace=setting.pace,
        move_seconds=setting.move_seconds,
        level=setting.level,
        onlookers=setting.onlookers,
        listed=setting.listed,
        advice=setting.advice,
        secret_sha256=sha256_of(table.secret),
        words_sha256=nonces.deal_of(table).words_sha256 if is_revealing else None,
        first=setting.first,
        continued=table.is_continued,
        deadline=table.deadline,
        bank=setting.bank,
        increment=setting.increment if setting.bank is not None else None,
        paused=table.paused,
        watching=connected.get(None, 0),
        lan=lan,
        has_own_board=setting.board is not UNSET,
    )


def _chair_seen(
    table: Table, seat: int, connected: Mapping[int | None, int], hold_from: Mapping[int, float]
) -> ChairSeen:
    chair = table.chairs[seat]
    has_clock = chair.is_person and table.state == "playing" and table.setting.time_control is not None
    return ChairSeen(
        name=chair.name,
        level=chair.level,
        expected=chair.asked,
        is_here=connected.get(seat, 0) > 0,
        held=chair.held,
        advised=chair.advised,
        votes=sorted(chair.votes),
        has_chosen=seat in table.chosen,
        hold_from=hold_from.get(seat),
        time_left=chair.time_left if has_clock else None,
        time_outs=chair.time_outs,
        is_covered=chair.is_covered,
        wants_pause=chair.wants_pause,
        changed_hands=chair.changed_hands,
        nonce_sha256=chair.nonce_sha256 if table.state == "waiting" else None,
    )
