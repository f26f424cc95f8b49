"""A process that serves, as its supervisor sees it: what it has said last, and what it can be told."""

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
LAST_SECONDS = 3.0  # from its last word to its end


class Child:
    """A process that gets ready as soon as it is made."""

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
        self._heard = b""

    @property
    def code(self) -> int | None:
        """With what it has ended."""
        return self._process.returncode

    def hear(self) -> None:
        """Take in what it has said; one that says nothing more has ended."""
        said = b""
        with suppress(ConnectionError):
            said = self.control.recv(READ_AT_ONCE)
        *lines, self._heard = (self._heard + said).split(b"\n")
        for line in lines:
            self.state, _, rest = line.decode(errors="replace").partition(" ")
            if self.state == FAILED:
                self.reason = rest
            elif rest:
                self.mode = rest
        if not said:
            self._bury()

    def _bury(self) -> None:
        try:
            self._process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:  # what it does not speak about any more, nobody needs
            self._process.kill()
            self._process.wait()
        self.control.close()
        self.reason = self.reason or f"it ended with code {self.code}"
        self.state = GONE

    def tell(self, order: str) -> None:
        """Give an order; one that has ended is past it, and will be heard to be gone."""
        with suppress(OSError):
            self.control.sendall(f"{order}\n".encode())

    def end(self) -> None:
        """Let it finish what is under way, and end."""
        self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once; what it has acknowledged is stored."""
        self._process.kill()
