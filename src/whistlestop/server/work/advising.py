"""Advice at a table: what a level would do in a player's place, from what the player may know and nothing else."""

from __future__ import annotations

from typing import Any

from whistlestop.bots import make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.game import Game
from whistlestop.server.live_table import LiveTable
from whistlestop.tables import commands, protocol
from whistlestop.tables.table import Table

SEED = 0  # of every adviser: the same view gets the same advice


async def advise(live: LiveTable, seat: int, address: str, asked: protocol.Advise) -> dict[str, Any]:
    """What a level would do, as a `protocol.Advice`; that it was asked is stored first, once for each decision."""
    table = live.table
    if table.chairs[seat].advised_at != table.moves or seat not in table.to_move:
        table = await live.run(lambda now, at: commands.advise(now, seat, at))
    steps, reason = await live.hall.questions.answer(address, _advice_for, table, seat, asked.level)
    return {
        "type": "advice",
        "id": asked.id,
        "moves": table.moves,
        "level": asked.level,
        "steps": steps,
        "reason": reason,
    }


def _advice_for(table: Table, seat: int, level: str) -> tuple[list[str], dict[str, Any]]:
    return advice_on(table.on_turn(seat), level)


def advice_on(game: Game, level: str) -> tuple[list[str], dict[str, Any]]:
    """The steps that a level would take for the seat on turn until something is revealed, and why the first."""
    bot = make_bot(level, SEED)
    assert isinstance(bot, CompiledBot)
    assert game.seat is not None
    seat, trial = game.seat, game.copy()
    steps = [bot.choose_from(trial.box, trial.redacted(seat))]
    reason = bot.explain()
    assert reason is not None
    while _asks_at_once(trial, steps[-1]):
        trial.play(steps[-1])
        steps.append(bot.choose_from(trial.box, trial.redacted(seat)))
    return steps, reason


def _asks_at_once(game: Game, words: str) -> bool:
    """Whether an action reveals nothing and is followed by another question to the same seat."""
    verb = words.partition(" ")[0]
    if verb in {"claim", "station"}:
        return True
    left = int(game.view(game.seat, len(game.log)).get("give", 0))
    return (verb == "pay" and " sub " in words) or (verb == "give" and left > 1)
