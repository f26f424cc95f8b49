"""A worker process: it gets ready, and serves and releases everything again as the supervisor orders.

`python -m whistlestop.server.processes.worker DUTY` is started by the supervisor, which sends it lines of text.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING

import msgspec

from whistlestop.server.processes.words import END, FAILED, READY, RELEASED, SERVE, SERVING, Duty
from whistlestop.server.transport.descriptors import raise_limit

if TYPE_CHECKING:
    from whistlestop.server.processes.draining import DrainingServer
    from whistlestop.server.store import Store


class Worker:
    """Starts and stops serving as the supervisor orders."""

    def __init__(self, duty: Duty) -> None:
        import uvicorn

        from whistlestop.server.app import from_environment
        from whistlestop.server.processes.options import uvicorn_options
        from whistlestop.server.settings import ServerSettings
        from whistlestop.server.warming import warm_up

        self._listening = duty.listening
        self._control = socket.socket(fileno=duty.control)
        self._settings = ServerSettings.from_environment()
        self._app = from_environment(self._opened)
        options = uvicorn_options(self._settings, "", 0, 1, duty.proxy, is_quiet=duty.is_quiet)
        self._config = uvicorn.Config(self._app, **options)
        self._config.load()
        warm_up()
        self._store: Store | None = None

    def run(self) -> None:
        """Serve until there is nothing more to do."""
        with asyncio.Runner(loop_factory=self._config.get_loop_factory()) as runner:
            runner.run(self._obey())

    async def _obey(self) -> None:
        from whistlestop.kernels.mode import chosen

        self._orders: asyncio.Queue[str] = asyncio.Queue()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._orders.put_nowait, END)
        reader, self._writer = await asyncio.open_connection(sock=self._control)
        listening = asyncio.create_task(self._read_orders(reader))
        self._report(f"{READY} {chosen().mode}")
        while await self._orders.get() == SERVE:
            await self._serve()
        listening.cancel()

    async def _read_orders(self, reader: asyncio.StreamReader) -> None:
        async for line in reader:
            self._orders.put_nowait(line.decode().strip())
        self._orders.put_nowait(END)  # the supervisor is gone

    def _report(self, words: str) -> None:
        self._writer.write(f"{words}\n".encode())

    async def _serve(self) -> None:
        from whistlestop.errors import StoreError
        from whistlestop.server.store import Store

        try:
            self._store = await Store.open(self._settings.db, is_server=True)
        except StoreError as error:
            self._report(f"{FAILED} {error}")
        else:
            await self._serve_until_ordered()

    async def _opened(self) -> Store:
        assert self._store is not None
        return self._store

    async def _serve_until_ordered(self) -> None:
        server = self._new_server()
        # A copy of each socket, since a server closes its own.
        sockets = [socket.socket(fileno=os.dup(each)) for each in self._listening]
        serving = asyncio.create_task(server.serve(sockets))
        order = asyncio.create_task(self._orders.get())
        await asyncio.wait([serving, order], return_when=asyncio.FIRST_COMPLETED)
        server.should_exit = True
        await serving
        self._report(RELEASED)
        if await order == END:
            self._orders.put_nowait(END)
        await server.linger()

    def _new_server(self) -> DrainingServer:
        from whistlestop.server.processes.draining import DrainingServer

        return DrainingServer(self._config, self._app, lambda: self._report(SERVING))


def main() -> None:
    """Get ready, and serve."""
    # Signals from a terminal are for the supervisor.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    raise_limit()
    Worker(msgspec.json.decode(sys.argv[1], type=Duty)).run()


if __name__ == "__main__":
    main()
