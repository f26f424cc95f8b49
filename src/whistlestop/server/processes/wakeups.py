"""What wakes the supervisor: signals, and reports of its processes; waited for in one place, without a thread."""

from __future__ import annotations

import selectors
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import socketpair

from whistlestop.server.processes.child import GONE, Child

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD)


class Wakeups:
    """Waits for signals and for processes at the same time."""

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self._signalled, self._signals = socketpair()
        for end in (self._signalled, self._signals):
            end.setblocking(False)
        self._selector.register(self._signalled, selectors.EVENT_READ)
        self.children: set[Child] = set()  # those that have not ended

    @contextmanager
    def catching(self) -> Iterator[None]:
        """Let signals wake this process instead of ending it."""
        usual = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
        before = signal.set_wakeup_fd(self._signals.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            for number, handler in usual.items():
                signal.signal(number, handler)

    def add(self, child: Child) -> None:
        """Watch a process for reports."""
        self.children.add(child)
        self._selector.register(child.control, selectors.EVENT_READ, child)

    def wait(self, seconds: float | None) -> set[int]:
        """Wait until something happens, or for this long; the signals that have come."""
        came: set[int] = set()
        for key, _ in self._selector.select(seconds):
            if isinstance(key.data, Child):
                self._read(key.data)
            else:
                with suppress(BlockingIOError):
                    came.update(self._signalled.recv(1024))
        return came

    def _read(self, child: Child) -> None:
        control = child.control
        number = control.fileno()
        child.read()
        if child.state == GONE:
            self._selector.unregister(number)
            self.children.discard(child)
