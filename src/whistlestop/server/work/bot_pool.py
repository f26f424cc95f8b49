"""The bots at tables think in threads, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from whistlestop.bots import make_bot
from whistlestop.bots.asking import Answer, ask
from whistlestop.bots.guests import seed_at
from whistlestop.game import Game
from whistlestop.tables.table import Table

LONGEST_THOUGHT = 5.0  # seconds; our own bots take milliseconds


class BotPool:
    """The threads in which bots think; they do nothing else, so that no game waits for somebody's question."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int) -> list[Answer]:
        """What the bot in a seat does now, with the payment; it sees what the seat sees, and nothing else."""
        level = table.chairs[seat].level or table.setting.level
        seed, game = seed_at(table.secret, seat), table.on_turn(seat)
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, level, seed, game)

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _think(level: str, seed: int, game: Game) -> list[Answer]:
    answers: list[Answer] = []
    while not answers or game.is_paying:
        answers.append(ask(make_bot(level, seed), game, LONGEST_THOUGHT))
        game.play(answers[-1].words)
    return answers
