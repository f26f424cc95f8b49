"""News from other processes: PostgreSQL's NOTIFY, heard on a connection that is opened again whenever it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING

from whistlestop.errors import StoreError
from whistlestop.server.store.database import Subscriber, reason

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    Connect = Callable[[], Awaitable[AsyncConnection]]

CHANNEL = "whistlestop"  # a payload is the mark of the sender, the table and the number of the event
SAYINGS = "whistlestop_says"  # a payload is the mark of the sender, and words that are not kept
SHORT, LONG = 0.1, 5.0  # seconds: the first pause before a broken line is opened again, and the longest

log = logging.getLogger(__name__)


@asynccontextmanager
async def listening(connect: Connect, mark: str, subscriber: Subscriber) -> AsyncIterator[None]:
    """Tell of every event that others commit from now on; what carries our own mark is passed over."""
    ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(_keep_listening(ready, connect, mark, subscriber))
    try:
        await ready
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _keep_listening(ready: asyncio.Future[None], connect: Connect, mark: str, subscriber: Subscriber) -> None:
    pause = SHORT
    while True:
        try:
            async with _line(connect) as connection:
                if ready.done():
                    await subscriber.lost()
                else:
                    ready.set_result(None)
                pause = SHORT
                await _pass_on(connection, mark, subscriber)
        except Exception as error:  # also of `tell`: news that were not taken are as good as lost
            if not ready.done():
                ready.set_exception(StoreError(f"news of other processes can not be heard: {reason(error)}"))
                return
            log.warning("news of other processes broke off: %s", reason(error))
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONG)


@asynccontextmanager
async def _line(connect: Connect) -> AsyncIterator[AsyncConnection]:
    connection = await connect()
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {SAYINGS}")
        yield connection
    finally:
        await connection.close()


async def _pass_on(connection: AsyncConnection, mark: str, subscriber: Subscriber) -> None:
    async with aclosing(connection.notifies()) as notifies:
        async for heard in notifies:
            sender, news = heard.payload.split(" ", 1)
            if sender == mark:
                continue
            if heard.channel == SAYINGS:
                subscriber.on_broadcast(sender, news)
                continue
            table, number = news.rsplit(" ", 1)
            await subscriber.tell(table, int(number))
