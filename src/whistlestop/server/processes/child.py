"""A worker process as its supervisor sees it: its last report, and the orders that it can be sent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from socket import socket, socketpair

import msgspec

from whistlestop.server.processes.words import FAILED, Duty

WORKER = (sys.executable, "-P", "-m", "whistlestop.server.processes.worker")
STARTING, GONE = "starting", "gone"
READ_AT_ONCE = 4096
LAST_SECONDS = 3.0  # from its last report to its end


class Child:
    """A worker process, which gets ready as soon as it is created."""

    def __init__(self, listening: list[socket], proxy: str | None, is_quiet: bool, more: Mapping[str, str]) -> None:
        self.control, theirs = socketpair()
        with theirs:
            duty = Duty(theirs.fileno(), [each.fileno() for each in listening], proxy, is_quiet)
            self._process = subprocess.Popen(
                [*WORKER, msgspec.json.encode(duty).decode()],
                pass_fds=[duty.control, *duty.listening],
                stdin=subprocess.DEVNULL,
                env={**os.environ, **more},
                process_group=0,  # Ctrl-C is for the supervisor alone
            )
        self.pid = self._process.pid
        self.began = time.monotonic()
        self.state = STARTING
        self.reason = ""  # why it failed
        self.mode = ""  # how it runs the rules
        self._unread = b""

    @property
    def code(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.returncode

    def read(self) -> None:
        """Read its reports; if there can be no more, it has ended."""
        received = b""
        with suppress(ConnectionError):
            received = self.control.recv(READ_AT_ONCE)
        *lines, self._unread = (self._unread + received).split(b"\n")
        for line in lines:
            self.state, _, rest = line.decode(errors="replace").partition(" ")
            if self.state == FAILED:
                self.reason = rest
            elif rest:
                self.mode = rest
        if not received:
            self._reap()

    def _reap(self) -> None:
        try:
            self._process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:  # it has nothing more to report, so nothing is lost
            self._process.kill()
            self._process.wait()
        self.control.close()
        self.reason = self.reason or f"it ended with code {self.code}"
        self.state = GONE

    def order(self, order: str) -> None:
        """Send an order; for a process that has ended, the next read notices that."""
        with suppress(OSError):
            self.control.sendall(f"{order}\n".encode())

    def end(self) -> None:
        """Let it finish what is under way, and exit."""
        self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it at once; what it has acknowledged is stored."""
        self._process.kill()
