"""The hall: all tables that are open in this process, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter, time
from typing import Any

from whistlestop.errors import StoreError
from whistlestop.server.codes import claim_code, is_joined
from whistlestop.server.http.limits import Buckets, ConnectionLimit, MessageBudget
from whistlestop.server.http.quota import TableQuota
from whistlestop.server.live_table import LiveTable, entry_of
from whistlestop.server.loading import load_table
from whistlestop.server.metrics import Metrics
from whistlestop.server.settings import ServerSettings
from whistlestop.server.sockets.line import Line
from whistlestop.server.sockets.presence import Presence
from whistlestop.server.store import Store
from whistlestop.server.tokens import Tokens, new_id, new_secret
from whistlestop.server.work.bot_pool import BotPool
from whistlestop.server.work.questions import Questions
from whistlestop.server.work.reviewing import Reviews
from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables import events as e
from whistlestop.tables.options import TableOptions
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
IDLE_SECONDS = 60.0
SWEPT_AT_ONCE = 100

# That an address may send: up to 128 KB each, and everybody waits while one is read.
RECORDS_PER_SECOND, RECORDS_AT_ONCE = 5, 30

# That an address may try: a whole day of trying finds a table with a chance of one in twelve.
WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE = 0.02, 30

# Threads, places in total, and places for one address.
REPLAYS = (1, 48, 6)  # up to a second of work, and half a megabyte each while they wait
DRAWINGS = (1, 48, 12)  # takes seconds, far more for a crowded board; all players of a table ask for its board at once
SCORES = (1, 48, 6)  # some milliseconds


class Hall:
    """Opens tables when they are needed, and closes those that nobody uses."""

    def __init__(self, settings: ServerSettings, store: Store, secret: bytes, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.tokens = Tokens(secret)
        self.metrics = metrics
        self.bot_pool = BotPool(settings.bot_threads)
        self.questions = Questions()
        self.replays = WorkQueue("replay", *REPLAYS)
        self.drawings = WorkQueue("drawing", *DRAWINGS)
        self.scores = WorkQueue("score", *SCORES)
        self.reviews = Reviews()
        self.connections = ConnectionLimit(settings.connections_per_address)
        self.requests = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self.records = Buckets(RECORDS_PER_SECOND, RECORDS_AT_ONCE)
        self.wrong_codes = Buckets(WRONG_CODES_PER_SECOND, WRONG_CODES_AT_ONCE)
        self.messages = MessageBudget(settings.messages_per_second, self.connections)
        self.live: dict[str, LiveTable] = {}
        self.presence = Presence(self)
        self.quota = TableQuota(store, settings.tables_per_address, self._is_attended)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lines: dict[Line, asyncio.Task[Any] | None] = {}  # with the task that serves each
        self.is_retiring = False  # another process takes over the tables

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; its errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):  # a refusal reaches the one who awaits the task
            logger.error("something went wrong at a table", exc_info=error)

    async def create(self, setting: TableOptions) -> LiveTable:
        """Create a table."""
        setting.check()
        table = new_id()
        code = await self._claim_code(table) if is_joined(setting) else None
        return await self._store_new(table, e.Created(setting.with_usual_clock(), new_secret(), code))

    async def create_rematch(self, setting: TableOptions, live: LiveTable) -> LiveTable:
        """Create the table where the players of another one play again; the first caller does, the others find it."""
        setting.check()
        table = self.tokens.again(live.table.id)
        code = await self._claim_code(table, live.table.code) if live.table.code else None
        awaited = [seat for seat, chair in enumerate(setting.chairs) if chair.sits == "here"]
        return await self._store_new(table, e.Created(setting.with_usual_clock(), new_secret(), code, awaited))

    async def _claim_code(self, table: str, wished: str | None = None) -> str | None:
        try:
            return await claim_code(self.store, table, wished)
        except StoreError:
            raise Refused("busy", "refused-busy") from None

    async def _store_new(self, id: str, event: e.Created) -> LiveTable:  # noqa: A002 - the usual name
        began = perf_counter()
        table = Table.created(id, event, time())
        try:
            is_first = await self.store.append(entry_of(Change((event,), table)))
        except StoreError:
            raise Refused("busy", "refused-busy") from None
        if not is_first:
            return await self.open(table.id)
        self.metrics.committed(perf_counter() - began)
        return self.live.setdefault(table.id, LiveTable(self, table))

    def _is_attended(self, table: str) -> bool:
        """Whether anybody is connected to a table."""
        live = self.live.get(table)
        return live is not None and bool(live.listeners or self.presence.elsewhere(table))

    async def open(self, table: str) -> LiveTable:
        """The live table of an id; Refused if there is none."""
        live = self.live.get(table)
        if live is not None:
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = self.spawn(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> LiveTable:
        loaded = await self.load(table)
        live = self.live.setdefault(table, LiveTable(self, loaded))  # it may have been created here meanwhile
        self.presence.ask(table)
        live.autopilot.wake()
        return live

    async def load(self, table: str) -> Table:
        """The table of an id as it was left; Refused if there is none."""
        return await load_table(self.store, table)

    async def on_event(self, table: str, number: int) -> None:
        """Catch up with an event that another process has stored."""
        if table in self._opening:  # it may have been read just before
            await asyncio.wait([self._opening[table]])
        live = self.live.get(table)
        if live is not None:  # in the background, so that one table does not wait for another
            self.spawn(live.catch_up(number))

    async def on_lost(self) -> None:
        """Catch up with every table, since notifications from other processes may have been lost."""
        if self._opening:
            await asyncio.wait([*self._opening.values()])
        self.presence.ask_all()
        for live in [*self.live.values()]:
            self.spawn(live.catch_up(live.table.number + 1))

    async def sweep(self) -> None:
        """Close what nobody uses, and wake tables whose clock has run out, every few seconds."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._close_idle()
            self.reviews.cancel_abandoned()
            self.presence.beat()
            with suppress(StoreError):
                for table in await self.store.due(time(), SWEPT_AT_ONCE):
                    with suppress(Exception):  # it is logged, and must not keep other tables from waking
                        (await self.open(table)).autopilot.wake()

    def _close_idle(self) -> None:
        for table, live in [*self.live.items()]:
            if live.is_idle and live.used_at < time() - IDLE_SECONDS:
                live.close()
                del self.live[table]
                self.presence.forget(table)

    @contextmanager
    def attending(self, line: Line) -> Iterator[None]:
        """Keep track of a line while its client is served."""
        self._lines[line] = asyncio.current_task()
        if self.is_retiring:
            line.retire()
        try:
            yield
        finally:
            del self._lines[line]

    async def retire(self, patience: float) -> None:
        """Send all clients to the process that takes over, each as soon as its requests are answered."""
        self.is_retiring = True
        for line in self._lines:
            line.retire()
        if serving := [task for task in self._lines.values() if task is not None]:
            await asyncio.wait(serving, timeout=patience)

    async def close(self) -> None:
        """Stop everything; every table stays as it was stored."""
        for live in self.live.values():
            live.close()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for threads in (self.bot_pool, self.questions, self.replays, self.drawings, self.scores, self.reviews):
            threads.close()
