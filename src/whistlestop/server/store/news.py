"""News from other processes: PostgreSQL's NOTIFY, on a connection that is reopened whenever it is lost."""

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

CHANNEL = "whistlestop"  # a payload is the sender's mark, the table and the number of the event
BROADCASTS = "whistlestop_says"  # a payload is the sender's mark, and words that are not stored
SHORT, LONG = 0.1, 5.0  # seconds: the first pause before a lost connection is reopened, and the longest

log = logging.getLogger(__name__)


@asynccontextmanager
async def listening(connect: Connect, mark: str, subscriber: Subscriber) -> AsyncIterator[None]:
    """Notify a subscriber of every event that others commit from now on; those with our own mark are skipped."""
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
            async with _listening_connection(connect) as connection:
                if ready.done():
                    await subscriber.on_lost()
                else:
                    ready.set_result(None)
                pause = SHORT
                await _pass_on(connection, mark, subscriber)
        except Exception as error:  # also from `on_event`: news that was not handled is as good as lost
            if not ready.done():
                ready.set_exception(
                    StoreError(f"notifications from other processes cannot be received: {reason(error)}")
                )
                return
            log.warning("notifications from other processes were interrupted: %s", reason(error))
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONG)


@asynccontextmanager
async def _listening_connection(connect: Connect) -> AsyncIterator[AsyncConnection]:
    connection = await connect()
    try:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {BROADCASTS}")
        yield connection
    finally:
        await connection.close()


async def _pass_on(connection: AsyncConnection, mark: str, subscriber: Subscriber) -> None:
    async with aclosing(connection.notifies()) as notifies:
        async for notify in notifies:
            sender, news = notify.payload.split(" ", 1)
            if sender == mark:
                continue
            if notify.channel == BROADCASTS:
                subscriber.on_broadcast(sender, news)
                continue
            table, number = news.rsplit(" ", 1)
            await subscriber.on_event(table, int(number))
