"""Work that takes as long as a test wants, for queues with real threads."""

from __future__ import annotations

import asyncio
from threading import Event

from tests.support.server.running_server import PATIENCE


class Blocked:
    """A piece of work that waits in its thread until it may end."""

    def __init__(self) -> None:
        self.began = Event()
        self.may_end = Event()
        self.done: list[str] = []

    def work(self, name: str = "") -> str:
        self.began.set()
        self.may_end.wait(PATIENCE)
        self.done.append(name)
        return name

    async def until_began(self) -> None:
        await asyncio.to_thread(self.began.wait, PATIENCE)
