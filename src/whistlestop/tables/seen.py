"""A table and its seats as everybody sees them."""

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
    """A seat as everybody sees it."""

    name: str | None
    level: Level | None = None  # of a bot
    expected: str | None = None  # the name of the player whom the host expects
    is_here: bool = False  # whether its player is connected
    held: Literal["clock", "left", "asked"] | None = None  # why a bot plays for it
    advised: int = 0  # decisions for which it asked for advice
    votes: list[int] = []  # the seats that would like a bot to play for it
    has_chosen: bool = False  # starting tickets
    hold_from: float | None = None  # Unix time from which the others may let a bot play, because its player is away
    time_left: float | None = None  # seconds on its clock; for the players on turn, `deadline` counts
    time_outs: int = 0  # how often the clock has run out since its player last acted; the third time a bot takes over
    is_covered: bool = False  # whether a bot finishes this turn, because the clock has run out
    wants_pause: bool = False
    changed_hands: int = 0  # how often somebody took it over with an invitation that replaced its link
    nonce_sha256: str | None = None  # until the deal: what this seat's device committed to
    is_awaited: bool = False  # whether its player has still to come to the rematch, which is dealt only then


class TableSeen(msgspec.Struct, omit_defaults=True):
    """A table as everybody sees it."""

    id: str
    edition: str
    state: Literal["waiting", "playing", "over"]
    chairs: list[ChairSeen]
    house: HouseRules
    pace: Pace
    move_seconds: int | None  # per decision, where the clock is not a bank
    level: Level  # of the bots that play for people who are away
    onlookers: bool
    listed: bool
    advice: bool  # whether players may ask for advice
    secret_sha256: str  # of the first part of the seed, shown before anybody chooses a word
    words_sha256: str | None = None  # of the words, from when every seat is taken until the deal
    first: int | None = None  # the seat that begins, if the host has chosen one
    continued: bool = False  # whether the game continues another one, so nothing was dealt here
    deadline: float | None = None  # Unix time
    bank: int | None = None  # seconds that everybody has at the start, where the clock is a bank
    increment: int | None = None  # seconds that a bank grows by with each turn
    paused: Literal["idle", "agreed", "left"] | None = None  # nobody acts, all have agreed, or everybody has left
    watching: int = 0  # how many spectators there are
    lan: str | None = None  # the address of this server for devices on the host's network
    bot_pause: float = 1.0  # seconds before a bot moves
    has_own_board: bool = False  # whether the board is not an edition, and has to be requested
    code: str | None = None  # until the game is over: to be said aloud, it leads here as the link does
    screen: bool = False  # whether a big screen shows the board, and everybody plays on a phone


def table_seen(
    table: Table,
    connected: Mapping[int | None, int],
    hold_from: Mapping[int, float] = NOBODY_AWAY,
    lan: str | None = None,
) -> TableSeen:
    """The table as everybody sees it; connections are counted by seat, those of spectators under None."""
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
        bot_pause=setting.bot_pause,
        has_own_board=setting.board is not UNSET,
        code=table.code if table.state != "over" else None,
        screen=setting.screen,
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
        is_awaited=chair.is_awaited,
    )
