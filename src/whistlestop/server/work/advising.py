"""Advice at a table: what a level would do in a player's place, from what the player may know and nothing else."""

from __future__ import annotations

from whistlestop.bots import make_bot
from whistlestop.bots.explaining import Explanation
from whistlestop.bots.levels import Planner
from whistlestop.game import Game
from whistlestop.server.live_table import LiveTable
from whistlestop.tables import commands, protocol
from whistlestop.tables.table import Table

SEED = 0  # the same for every adviser, so that the same view gets the same advice


async def advise(live: LiveTable, seat: int, address: str, asked: protocol.Advise) -> protocol.Advice:
    """What a level would do; the request is stored first, once for each decision."""
    table = live.table
    if table.chairs[seat].advised_at != table.moves or seat not in table.to_move:
        table = await live.run(lambda now, at: commands.advise(now, at, seat))
    steps, reason = await live.hall.questions.answer(address, _advice_for, table, seat, asked.level)
    return protocol.Advice(asked.id, table.moves, asked.level, steps, reason)


def _advice_for(table: Table, seat: int, level: str) -> tuple[list[str], Explanation]:
    return advice_on(table.on_turn(seat), level)


def advice_on(game: Game, level: str) -> tuple[list[str], Explanation]:
    """A level's next steps for the seat on turn, until something is revealed, and the reason for the first."""
    bot = make_bot(level, SEED)
    assert isinstance(bot, Planner)
    assert game.seat is not None
    seat, trial = game.seat, game.copy()
    steps = [bot.choose_from(trial.box, trial.redacted(seat))]
    reason = bot.explain()
    assert reason is not None
    trial.play(steps[-1])
    while trial.is_paying:
        steps.append(bot.choose_from(trial.box, trial.redacted(seat)))
        trial.play(steps[-1])
    return steps, reason
