"""What a table does by itself: it deals, lets bots move, and acts when a clock has run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from whistlestop.tables import attendance, commands, nonces
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

if TYPE_CHECKING:
    from whistlestop.server.live_table import LiveTable

logger = logging.getLogger(__name__)


class Autopilot:
    """Does the next thing that a live table does by itself."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_moving(self) -> bool:
        """Whether a bot is thinking or moving."""
        return self._driver is not None and not self._driver.done()

    def wake(self) -> None:
        """Deal if every seat is taken, let the bots on turn move, and set the clock."""
        # The request that filled the last seat deals, unless its process has ended since.
        if self._live.table.is_ready:
            self._live.hall.spawn(self.deal_if_ready())
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._live.table.bots_to_move and not self.is_moving:
            self._driver = self._live.hall.spawn(self._drive())
        deal_by = nonces.deal_by(self._live.table)
        if self._live.table.deadline is not None:
            self._wait_until(self._live.table.deadline, self._time_out)
        elif deal_by is not None and deal_by > time():
            self._wait_until(deal_by, self.deal_if_ready)

    def _wait_until(self, moment: float, then: Callable[[], Coroutine[Any, Any, None]]) -> None:
        delay = max(0.0, moment - time()) + 0.01
        self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._live.hall.spawn(then()))

    async def deal_if_ready(self) -> None:
        """Deal once every seat is taken and no nonce is missing; a failure is logged, and costs nobody a seat."""
        if not self._live.table.is_ready or nonces.is_revealing(self._live.table, time()):
            return
        try:
            await self._live.run(commands.deal)
        except Refused as error:  # another process may have dealt
            if error.id == "refused-deal":
                logger.error("a deal failed", extra={"table": self._live.table.id, "error": str(error.__cause__)})
        except Exception:
            logger.exception("a deal failed", extra={"table": self._live.table.id})

    async def _drive(self) -> None:
        """Move for the bots until a person is to decide."""
        while self._live.table.bots_to_move:
            table = self._live.table
            await asyncio.sleep(0 if table.is_choosing else table.setting.bot_pause)
            if self._live.table is not table:
                continue
            seat = table.bots_to_move[0]
            answers = await self._live.hall.bot_pool.choose(table, seat)
            for answer in answers:
                self._live.hall.metrics.thought(answer.seconds, answer.fault)
            move = partial(_bot_play, seat=seat, steps=[answer.words for answer in answers], moves=table.moves)
            try:
                await self._live.run(move)
            except Refused as error:
                if error.code == "busy":
                    await asyncio.sleep(1.0)

    async def _time_out(self) -> None:
        with suppress(Refused):
            await self._live.run(lambda table, at: attendance.time_out(table, at, self._live.here()))

    def close(self) -> None:
        """Cancel the timer and the bots."""
        if self._timer is not None:
            self._timer.cancel()
        if self._driver is not None:
            self._driver.cancel()


def _bot_play(table: Table, at: float, *, seat: int, steps: list[str], moves: int) -> Change:
    return commands.play_steps(table, at, seat, steps, moves, by_bot=True)
