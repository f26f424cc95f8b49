"""What each client is shown: messages made of a table and of views, and of nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from whistlestop.choices.choices import choices_of
from whistlestop.choices.goals import goals_of
from whistlestop.deal import sha256_of
from whistlestop.errors import IllegalAction
from whistlestop.game import Game
from whistlestop.records.ending import ending_of
from whistlestop.tables import commands, nonces, protocol
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import ChairSeen, TableSeen
from whistlestop.tables.table import Table

NOBODY_AWAY: Mapping[int, float] = {}


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


def game_message(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    """The game for one seat or an onlooker, as a `protocol.Game`; the log from a decision on."""
    return game_messages(table, [seat], since)[seat]


def game_messages(table: Table, seats: Collection[int | None], since: int) -> dict[int | None, dict[str, Any]]:
    """The same for several at once, which is quicker."""
    assert table.game is not None
    views = table.game.views(seats, since)
    return {seat: _with_choices(table, seat, since, view) for seat, view in zip(seats, views, strict=True)}


def _with_choices(table: Table, seat: int | None, since: int, view: dict[str, Any]) -> dict[str, Any]:
    assert table.game is not None
    return {
        "type": "game",
        "moves": table.moves,
        "since": since,
        "view": view,
        "choices": choices_of(table.game, seat, with_odds=False) if seat in table.to_move else {},
        "can_undo": seat is not None and _can_undo(table, seat),
        "deadline": table.deadline,
        **({"by_bot": by_bot} if (by_bot := [i for i in table.bot_decisions if i >= since]) else {}),
        **({"ending": _ending(table.game), "deal": nonces.published_deal(table)} if table.game.over else {}),
    }


@lru_cache(maxsize=8)
def _ending(game: Game) -> dict[str, Any]:
    """How a game is told that is over, kept because everybody asks for it at once; no game of a table ever changes."""
    return ending_of(game)


def _can_undo(table: Table, seat: int) -> bool:
    log = table.game.log if table.game is not None else []
    # What is seen quickest comes first: at most one seat was the last to act.
    is_last = bool(log) and log[-1].seat == seat
    return is_last and table.state == "playing" and commands.undo_objection(table, seat) is None


def why_not(table: Table, seat: int, words: str) -> Refused | None:
    """Why a seat can not play an action, or None if it can."""
    if seat not in table.to_move:
        return Refused("turn", "refused-not-your-turn")
    try:
        table.on_turn(seat).play(words)
    except IllegalAction as error:
        return Refused.by_rules(error)
    return None


def tunnel_payments(table: Table, seat: int, route: str) -> list[dict[str, Any]]:
    """The payments that a seat could lay down for a tunnel now, with their odds; this may take a while."""
    choices = choices_of(table.game, seat) if table.game is not None and seat in table.to_move else {}
    if table.game is not None and table.game.view(seat, len(table.game.log)).get("claim") == route:
        return list(choices.get("pay", []))
    found = [claim["payments"] for claim in choices.get("claims", []) if claim["route"] == route]
    if not found:
        raise Refused.program("state", f"you can not claim {route!r} now")
    return list(found[0])


def goals(table: Table, seat: int) -> list[dict[str, Any]]:
    """How far the tickets of a seat are, from its view alone."""
    return goals_of(table.game.view(seat, len(table.game.log))) if table.game is not None else []


def refused(error: Refused, id: int | None = None) -> protocol.Refused:  # noqa: A002 - the field of the message
    """A refusal as a message."""
    return protocol.Refused(id, error.code, str(error), error.rule, error.id, dict(error.facts))
