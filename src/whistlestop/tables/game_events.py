"""How the events of a table change its game; the same events always lead to the same game."""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING

import msgspec

from whistlestop.errors import WhistlestopError
from whistlestop.game import Game
from whistlestop.rules import house_under
from whistlestop.tables import events as e
from whistlestop.tables.nonces import seed_of

if TYPE_CHECKING:
    from whistlestop.tables.table import Table


class RulesChangedError(WhistlestopError):
    """Events that lead to something else under the current rules."""


def game_after(table: Table, event: e.Move) -> Game:
    """The game of a table after an event; RulesChangedError if the outcome is not what was stored."""
    try:
        return _begun(table, event) if isinstance(event, e.Dealt | e.Resumed) else _continued(table, event)
    except RulesChangedError:
        raise
    except WhistlestopError as error:
        raise RulesChangedError(f"event {table.number} of table {table.id}: {error}") from None


def _begun(table: Table, event: e.Dealt | e.Resumed) -> Game:
    names = [str(chair.name) for chair in table.chairs]
    if isinstance(event, e.Resumed):
        return Game.from_position(event.position, names)
    setting = table.setting
    house = house_under(1, event.rules or setting.house)  # a deal states every rule that its revision had
    box = msgspec.structs.replace(setting, house=house).box
    return Game.in_box(box, len(names), seed_of(table), first=setting.first, names=names)


def _continued(table: Table, event: e.Chosen | e.Played | e.Undone) -> Game:
    assert table.game is not None
    game = table.game.copy()
    match event:
        case e.Chosen():
            while game.phase == "first_tickets" and game.seat in table.chosen:
                game.play(table.chosen[game.seat])
        case e.Played():
            decision = game.play(intern(event.words))  # all tables have the same few words in their logs
            if (decision.seat, decision.outcome) != (event.seat, event.outcome):
                raise RulesChangedError(f"event {table.number} of table {table.id} has another outcome than was stored")
        case e.Undone():
            game.undo()
    return game


def decided_by_bots(table: Table, event: e.Event, game: Game) -> tuple[int, ...]:
    """The decisions in the log of the next game that a bot has made for a person, given those of the table's game."""
    known = len(table.game.log) if table.game is not None else 0
    new = tuple(i for i in range(known, len(game.log)) if _is_by_bot(table, event, game.log[i].seat))
    if len(game.log) >= known:
        return table.bot_decisions + new if new else table.bot_decisions
    return tuple(i for i in table.bot_decisions if i < len(game.log))


def _is_by_bot(table: Table, event: e.Event, seat: int) -> bool:
    if isinstance(event, e.Played):
        return event.by_bot and table.chairs[seat].is_person
    return isinstance(event, e.Chosen) and seat in table.bot_choices
