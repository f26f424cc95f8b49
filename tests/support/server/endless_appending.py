"""A process that appends events and prints those that are stored, until it is killed: `python -m … URL`."""

from __future__ import annotations

import asyncio
import sys

from tests.support.server.entries import entry
from whistlestop.server.store import Store

TABLES = 8


async def append_on(store: Store, table: str) -> None:
    """Append to a table, from its last event on, and print each event once it is acknowledged."""
    number = len(await store.events(table))
    while await store.append(entry(table, number, position=b'{"after":%d}' % number)):
        print(table, number, flush=True)
        number += 1
    raise AssertionError("nobody else can take a number")


async def main(url: str) -> None:
    """Append to all tables at once."""
    store = await Store.open(url)
    async with asyncio.TaskGroup() as group:
        for i in range(TABLES):
            group.create_task(append_on(store, f"t{i}"))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
