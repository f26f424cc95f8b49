"""Bots that move at tables think in threads, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from whistlestop.bots import make_bot
from whistlestop.bots.asking import Answer, ask
from whistlestop.bots.guests import seed_at
from whistlestop.game import Game
from whistlestop.server.table import Table

T = TypeVar("T")
LONGEST_THOUGHT = 5.0  # seconds; our own bots take milliseconds


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int) -> Answer:
        """What the bot on a chair would do now; it sees what the seat sees, and nothing else."""
        level = table.chairs[seat].level or table.setting.level
        return await self.run(_think, level, seed_at(table.secret, seat), table.on_turn(seat))

    async def run(self, thought: Callable[..., T], *about: Any) -> T:
        """Think about something that takes too long for everybody to wait."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, thought, *about)

    def close(self) -> None:
        """Send the bots home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _think(level: str, seed: int, game: Game) -> Answer:
    return ask(make_bot(level, seed), game, LONGEST_THOUGHT)
