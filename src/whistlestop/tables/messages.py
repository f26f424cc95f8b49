"""The messages that each client is sent: made from a table and from views, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TypedDict, cast

from whistlestop.choices.choices import Choices, choices_of
from whistlestop.choices.goals import Goal, goals_of
from whistlestop.choices.plans import Plan, plan_of
from whistlestop.choices.prices import PaymentOption
from whistlestop.deal import Deal
from whistlestop.errors import IllegalAction, RulesError
from whistlestop.game import Game
from whistlestop.records.ending import Ending, ending_of
from whistlestop.tables import commands, nonces, protocol
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table
from whistlestop.views.view import Reading, View


def game_message(table: Table, seat: int | None, since: int) -> protocol.Game:
    """The game for one seat or for spectators, with the log from this decision on."""
    return game_messages(table, [seat], since)[seat]


def game_messages(
    table: Table, seats: Collection[int | None], since: int, reading: Reading | None = None
) -> dict[int | None, protocol.Game]:
    """The same for several seats, which is faster, and faster still if the table has been read already."""
    game = table.game
    assert game is not None
    reading = reading or game.reading()
    views = map(_without_board, game.views(seats, since, reading))
    public, undoing = _public_part(table, since), _seat_that_may_undo(table)
    return {
        seat: protocol.Game(
            view=view,
            choices=choices_of(game, seat, with_odds=False, reading=reading) if seat in table.to_move else {},
            can_undo=seat is not None and seat == undoing,
            **public,
        )
        for seat, view in zip(seats, views, strict=True)
    }


def _without_board(view: View) -> View:
    """A view as it is sent: clients request a board that is not an edition separately, once."""
    return cast("View", {name: value for name, value in view.items() if name != "board"}) if "board" in view else view


class _PublicPart(TypedDict):
    moves: int
    since: int
    deadline: float | None
    by_bot: list[int]
    ending: Ending | None
    deal: Deal | None


def _public_part(table: Table, since: int) -> _PublicPart:
    assert table.game is not None
    is_over = table.game.over
    return {
        "moves": table.moves,
        "since": since,
        "deadline": table.deadline,
        "by_bot": [i for i in table.bot_decisions if i >= since],
        "ending": _ending(table.game) if is_over else None,
        "deal": nonces.published_deal(table) if is_over else None,
    }


@lru_cache(maxsize=8)
def _ending(game: Game) -> Ending:
    """The ending of a game, cached because everybody needs it at once; no game of a table ever changes."""
    return ending_of(game)


def _seat_that_may_undo(table: Table) -> int | None:
    """The seat that was the last to act, if it may take that back."""
    if table.state != "playing" or table.game is None or not table.game.log:
        return None
    seat = table.game.log[-1].seat
    return seat if commands.undo_objection(table, seat) is None else None


def why_not(table: Table, seat: int, words: str) -> Refused | None:
    """Why a seat cannot play an action, or None if it can."""
    if seat not in table.to_move:
        return Refused("turn", "refused-not-your-turn")
    try:
        table.on_turn(seat).play(words)
    except IllegalAction as error:
        return Refused.by_rules(error)
    return None


def tunnel_payments(table: Table, seat: int, route: str) -> list[PaymentOption]:
    """The payments with which a seat can claim a tunnel now, with their odds; this may take a while."""
    choices: Choices = choices_of(table.game, seat) if table.game is not None and seat in table.to_move else {}
    if table.game is not None and table.game.view(seat, len(table.game.log)).get("claim") == route:
        return list(choices.get("pay", []))
    found = [claim["payments"] for claim in choices.get("claims", []) if claim["route"] == route]
    if not found:
        raise Refused.program("state", f"you cannot claim {route!r} now")
    return list(found[0])


def goals(table: Table, seat: int) -> list[Goal]:
    """The progress of a seat's tickets, from its view alone."""
    return goals_of(table.game.view(seat, len(table.game.log))) if table.game is not None else []


def plan(table: Table, seat: int, routes: Sequence[str], connect: tuple[str, str] | None) -> Plan:
    """A plan of a seat as it stands, from its view alone."""
    if table.game is None:
        raise Refused("state", "refused-not-dealt")
    try:
        return plan_of(table.game.view(seat, len(table.game.log)), routes, connect)
    except RulesError as error:
        raise Refused.program("state", str(error)) from None


def refused(error: Refused, id: int | None = None) -> protocol.Refused:  # noqa: A002 - the field of the message
    """A refusal as a message."""
    return protocol.Refused(id, error.code, str(error), error.rule, error.id, dict(error.facts))
