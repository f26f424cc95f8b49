"""Servers in separate processes: started, killed at any moment, and started again on the same port and database."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec

from tests.support.server.running_server import PATIENCE, Running, new_client
from whistlestop.server.settings import VARIABLE, ServerSettings

# When the tests have ended, in whatever way, the pipe is closed, and the server ends too.
LEASHED = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
from whistlestop.cli.serve import run
from whistlestop.server.processes.options import uvicorn_options
from whistlestop.server.settings import ServerSettings
settings = ServerSettings.from_environment()
run(settings, uvicorn_options(settings, "127.0.0.1", int(sys.argv[1]), 1, None, is_quiet=True))
"""
HELD: list[socket.socket] = []  # which reserve our ports until the tests end


def open_to_all(db: str) -> ServerSettings:
    """The settings of a server without limits for an address."""
    most = 1_000_000
    return ServerSettings(
        db,
        tables_per_address=most,
        connections_per_address=most,
        messages_per_second=most,
        requests_per_second=most,
    )


class Process(Running):
    """A server in a separate process; its log goes to a file."""

    def __init__(self, settings: ServerSettings, log: Path, environment: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        super().__init__(self.port)
        self.log = log
        self.environment = {**os.environ, **(environment or {}), VARIABLE: msgspec.json.encode(settings).decode()}
        self.child: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start the server, and wait until it is healthy; how many seconds that took."""
        began = time.monotonic()
        child = self.spawn()
        while not await self._is_well():
            if child.poll() is not None or time.monotonic() > began + PATIENCE:
                raise RuntimeError(f"the server did not start (code {child.poll()}): {self.logged}")
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def ready(self) -> None:
        """Run, whatever an earlier test has done to the server, with a client in the event loop of this test."""
        self.http = new_client(self.url)
        if self.child is None:
            await self.start()

    def spawn(self) -> subprocess.Popen[bytes]:
        """Start the server without waiting for it."""
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                [sys.executable, "-c", LEASHED, str(self.port)],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                env=self.environment,
            )
        return self.child

    async def _is_well(self) -> bool:
        try:
            return (await self.http.get("/healthz")).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End the server with SIGKILL, in the middle of whatever it does."""
        if self.child is not None:
            self.child.kill()
            self._wait()

    def stop(self) -> None:
        """Ask the server to stop, and wait until it has."""
        if self.child is not None:
            self.child.terminate()
            self._wait()

    def _wait(self) -> None:
        assert self.child is not None and self.child.stdin is not None
        self.child.wait(PATIENCE)
        self.child.stdin.close()
        self.child = None

    async def figure(self, name: str) -> float:
        """One of the Prometheus metrics."""
        page = (await self.http.get("/metrics")).text
        return next(float(line.split()[1]) for line in page.splitlines() if line.startswith(f"{name} "))

    @property
    def logged(self) -> str:
        """What the server has logged so far: warnings and worse."""
        return self.log.read_text(errors="replace")


@asynccontextmanager
async def started(settings: ServerSettings, log: Path, **environment: str) -> AsyncIterator[Process]:
    """A server that runs in a separate process, and is killed afterwards."""
    process = Process(settings, log, environment)
    try:
        await process.start()
        yield process
    finally:
        process.kill()
        await process.http.aclose()


def free_port() -> int:
    """A port that nobody has, and that nobody else gets while these tests run, although servers on it come and go."""
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    # Only now, so that binding fails if somebody else has the port.
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    HELD.append(held)
    return int(held.getsockname()[1])
