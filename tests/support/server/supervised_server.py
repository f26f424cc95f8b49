"""A server as a user starts it: a supervisor and its worker processes, observed through the log."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, Thread
from typing import Any

import httpx

from tests.support.server.running_server import PATIENCE, Running
from whistlestop.kernels.mode import VARIABLE, chosen

SERVE = (sys.executable, "-P", "-m", "whistlestop", "serve", "--port", "0")
LISTENS = "Uvicorn running on http://[0-9.]+:([0-9]+)"
SERVES = r"Started server process \[([0-9]+)\]"
READY = "process ([0-9]+) is ready"
HANDED_OVER = "process ([0-9]+) has handed over to ([0-9]+)"


class Supervised(Running):
    """A server that was started, and whose log is read line by line."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.lines: list[str] = []
        self._news = Condition()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        super().__init__(int(self.heard(LISTENS)[1]))
        # A new connection for each request, so that tests with different event loops can share a server.
        self.http = httpx.AsyncClient(
            base_url=self.url, limits=httpx.Limits(max_keepalive_connections=0), timeout=PATIENCE, verify=False
        )

    def _listen(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._news:
                self.lines.append(line.decode(errors="replace").rstrip())
                self._news.notify_all()
        with self._news:
            self.lines.append("")  # nothing more will come
            self._news.notify_all()

    def heard(self, pattern: str, after: int = 0) -> re.Match[str]:
        """Wait until the server has logged something, after this many lines."""
        with self._news:
            found = self._news.wait_for(lambda: self._find(pattern, after) or self.lines[-1:] == [""], PATIENCE)
        assert isinstance(found, re.Match), "\n".join(self.lines)
        return found

    def _find(self, pattern: str, after: int) -> re.Match[str] | None:
        return next((found for line in self.lines[after:] if (found := re.search(pattern, line))), None)

    async def hears(self, pattern: str, after: int = 0) -> re.Match[str]:
        """The same without blocking the event loop."""
        return await asyncio.to_thread(self.heard, pattern, after)

    def count(self, pattern: str) -> int:
        """How many times the server has logged something."""
        return sum(bool(re.search(pattern, line)) for line in self.lines)

    @property
    def serving(self) -> int:
        """The worker process that was started last."""
        return int(re.findall(SERVES, "\n".join(self.lines))[-1])

    def signal(self, number: int) -> int:
        """Send a signal to the supervisor; the number of lines that were logged before."""
        before = len(self.lines)
        self.process.send_signal(number)
        return before

    async def hand_over(self) -> None:
        """Ask for a hand-over, and wait until it is done."""
        await self.hears(HANDED_OVER, self.signal(signal.SIGHUP))

    def wait(self) -> int:
        """Wait until the server and all of its processes have ended; the exit code."""
        code = self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)  # the log ends when the last process that could write to it is gone
        assert not self._listener.is_alive()
        return code

    def health(self) -> dict[str, Any]:
        """The server's health."""
        answer = httpx.get(f"{self.url}/healthz", timeout=PATIENCE, verify=False)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = json.loads(answer.text)
        return found


@contextmanager
def supervised(
    folder: Path,
    *words: str,
    command: Sequence[str] = SERVE,
    environment: Mapping[str, str] | None = None,
    stdin: int = subprocess.DEVNULL,
) -> Iterator[Supervised]:
    """A server on a database in a folder, which is killed afterwards."""
    process = subprocess.Popen(
        [*command, *(words or ("--db", str(folder / "tables.sqlite3")))],
        stdin=stdin,
        stderr=subprocess.PIPE,
        env={**os.environ, VARIABLE: chosen().mode, **(environment or {})},  # as the tests run, with nothing to build
    )
    with process:
        server = None
        try:
            yield (server := Supervised(process, folder))
        finally:
            process.kill()
            if server is not None:
                server.wait()
