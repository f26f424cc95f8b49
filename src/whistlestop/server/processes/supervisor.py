"""The process that the user starts: it has the listening sockets, and lets worker processes serve on them.

It imports neither the engine nor a web framework, so that it starts at once.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from socket import socket

from whistlestop.errors import WhistlestopError
from whistlestop.server.processes.building import Building
from whistlestop.server.processes.child import GONE, Child
from whistlestop.server.processes.kernels_plan import KernelsPlan, kernels_plan_of_today
from whistlestop.server.processes.listeners import address_of
from whistlestop.server.processes.wakeups import Wakeups
from whistlestop.server.processes.words import FAILED, READY, RELEASE, RELEASED, SERVE, SERVING

logger = logging.getLogger(__name__)

READY_SECONDS = 600.0  # compiling the rules on a busy machine takes a while
RELEASE_SECONDS = 30.0  # ten for requests, and as many for players
END_SECONDS = 25.0
PAUSES = (0.0, 1.0, 2.0, 4.0, 8.0)  # seconds before a process that has died is replaced, by deaths in a row
LONG_LIFE = 60.0  # seconds after which a death is not in a row with the one before


class StartError(WhistlestopError):
    """No worker process could be started."""


class Ended(Exception):  # noqa: N818 - not an error: the server was asked to stop
    """The server was asked to stop."""


class Supervisor:
    """Keeps a number of worker processes running, and replaces them one by one on request."""

    def __init__(
        self,
        listening: list[socket],
        *,
        workers: int = 1,
        proxy: str | None = None,
        is_quiet: bool = False,
        may_overlap: bool = False,  # whether two processes may serve from one database at a time
        plan: KernelsPlan = KernelsPlan(),  # noqa: B008 - it is never changed
        has_started: Callable[[], object] = lambda: None,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._listening = listening
        self._workers = workers
        self._proxy = proxy
        self._is_quiet = is_quiet
        self._may_overlap = may_overlap
        self._plan = plan
        self._has_started = has_started
        self._pauses = pauses
        self._wakeups = Wakeups()
        self._children: list[Child] = []
        self._building: Building | None = None
        self._environment: Mapping[str, str] = plan.meanwhile
        self._is_asked = False  # for a hand-over
        self._deaths = 0
        self._terminal = next((fd for fd in range(3) if os.isatty(fd)), None)

    def run(self) -> None:
        """Serve until asked to stop."""
        with self._wakeups.catching(), suppress(Ended):
            try:
                self._start()
                while True:
                    while self._has_work:
                        self._handle_events()
                    self._wait(None)
            finally:
                self._end()

    def _start(self) -> None:
        self._children = [self._new_child() for _ in range(self._workers)]
        self._set_up_logs()  # while the workers get ready
        for child in self._children:
            if not self._start_serving(child):
                raise StartError(child.reason)
        logger.info("Uvicorn running on %s (Press CTRL+C to quit)", address_of(self._listening))
        self._has_started()
        if self._plan.build:
            self._building = Building(self._plan)

    def _set_up_logs(self) -> None:
        from logging.config import dictConfig

        from whistlestop.server.logs import log_config

        dictConfig(log_config(is_quiet=self._is_quiet))

    def _new_child(self) -> Child:
        child = Child(self._listening, self._proxy, self._is_quiet, self._environment)
        self._wakeups.add(child)
        return child

    def _start_serving(self, child: Child) -> bool:
        """Let a new process serve; False if it fails."""
        if not self._await(child, READY, READY_SECONDS):
            return False
        child.order(SERVE)
        return self._await(child, SERVING, READY_SECONDS)

    def _await(self, child: Child, state: str, seconds: float) -> bool:
        """Wait until a process reports a state; False if it fails, or reports nothing for too long."""
        until = time.monotonic() + seconds
        while child.state not in (state, FAILED, GONE):
            if time.monotonic() > until:
                child.reason = child.reason or f"it took longer than {seconds:.0f} s"
                return False
            self._wait(until - time.monotonic())
        return child.state == state

    def _wait(self, seconds: float | None) -> None:
        came = self._wakeups.wait(seconds)
        if signal.SIGHUP in came and self._terminal is not None and not os.isatty(self._terminal):
            raise Ended  # its terminal was closed
        if came & {signal.SIGTERM, signal.SIGINT}:
            raise Ended
        self._is_asked |= signal.SIGHUP in came

    @property
    def _has_work(self) -> bool:
        is_built = self._building is not None and self._building.is_over
        return self._is_asked or is_built or any(child.state == GONE for child in self._children)

    def _handle_events(self) -> None:
        for index, child in enumerate(self._children):
            if child.state == GONE:
                self._replace_dead(index)
        if self._building is not None and self._building.is_over:
            self._take_over_built(self._building)
        if self._is_asked:
            self._is_asked = False
            self._hand_over_to_today()

    # A process has died

    def _replace_dead(self, index: int) -> None:
        dead = self._children[index]
        self._deaths = 1 if time.monotonic() - dead.began > LONG_LIFE else self._deaths + 1
        if self._deaths > len(self._pauses):
            raise StartError(f"the server process keeps dying: {dead.reason}")
        logger.error("process %d has died, a new one replaces it: %s", dead.pid, dead.reason)
        self._pause(self._pauses[self._deaths - 1])
        child = self._children[index] = self._new_child()
        if not self._start_serving(child):
            self._stop(child)

    def _pause(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._wait(left)

    # One process hands over to the next

    def _hand_over_to_today(self) -> None:
        plan = kernels_plan_of_today()
        if plan.build and self._building is None:
            logger.info("compiling the rules of the new version; it takes over after that")
            self._building = Building(plan, is_for_new_version=True)
        else:
            self._hand_over(self._environment if plan.build else plan.meanwhile)

    def _hand_over(self, environment: Mapping[str, str]) -> None:
        """Replace every process by a new one; if a new one cannot serve, the old one stays."""
        usual, self._environment = self._environment, environment
        for index, old in enumerate(self._children):
            new = self._new_child()
            if not self._replaced(old, new):
                logger.error("hand-over failed, process %d keeps serving: %s", old.pid, new.reason)
                self._stop(new)
                self._environment = usual
                return
            self._children[index] = new
            self._stop(old)
            logger.info("process %d has handed over to %d", old.pid, new.pid, extra={"kernels": new.mode})

    def _replaced(self, old: Child, new: Child) -> bool:
        if not self._await(new, READY, READY_SECONDS):
            return False
        logger.info("process %d is ready, process %d is finishing its requests", new.pid, old.pid)
        if not self._may_overlap:
            self._release(old)
        new.order(SERVE)
        if self._await(new, SERVING, READY_SECONDS):
            return True
        if not self._may_overlap:
            self._stop(new)  # before the old one serves again
            old.order(SERVE)
            self._await(old, SERVING, READY_SECONDS)
        return False

    def _release(self, old: Child) -> None:
        """Let a process release the database; if it cannot, it is killed, and what it has acknowledged is stored."""
        old.order(RELEASE)
        if not self._await(old, RELEASED, RELEASE_SECONDS) and old.state != GONE:
            old.kill()
            self._await(old, GONE, RELEASE_SECONDS)

    def _stop(self, child: Child) -> None:
        """End a process, and kill it if it does not."""
        if child.state != GONE:
            child.end()
            if not self._await_end(child):
                child.kill()
                self._await_end(child)

    def _await_end(self, child: Child) -> bool:
        until = time.monotonic() + END_SECONDS
        while child.state != GONE and time.monotonic() < until:
            self._wait(until - time.monotonic())
        return child.state == GONE

    # The rules are compiled in the background

    def _take_over_built(self, building: Building) -> None:
        self._building = None
        if building.is_done:
            self._hand_over({})
        else:
            logger.error("the rules could not be compiled, they keep running as they are: %s", building.reason)
            if building.is_for_new_version and self._environment == building.plan.meanwhile:
                self._hand_over(self._environment)

    # The server stops

    def _end(self) -> None:
        """End every process gracefully; a second Ctrl-C, or too long a wait, kills them."""
        if self._building is not None:
            self._building.stop()
        for child in self._wakeups.children:
            child.end()
        until = time.monotonic() + END_SECONDS
        while self._wakeups.children and time.monotonic() < until:
            if signal.SIGINT in self._wakeups.wait(until - time.monotonic()):
                break
        for child in [*self._wakeups.children]:
            child.kill()
