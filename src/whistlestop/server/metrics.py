"""Metrics for Prometheus; each app has its own registry, so that two in one process do not mix."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from importlib.metadata import version
from typing import Protocol

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
THINKING_SECONDS = (0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
DELAY_SECONDS = 0.5  # between two measurements of the event loop


class Seated(Protocol):
    """A client at a table: in a seat, or without one."""

    @property
    def seat(self) -> int | None:
        """Its seat."""


class Attended(Protocol):
    """A live table and its clients."""

    @property
    def listeners(self) -> Collection[Seated]:
        """Its clients."""


class Hosting(Protocol):
    """The owner of the live tables."""

    @property
    def live(self) -> Mapping[str, Attended]:
        """The live tables by their ids."""


class Metrics:
    """Everything that a server counts and measures."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("whistlestop", "The program.", registry=registry).info({"version": version("whistlestop")})
        self._tables = Gauge("whistlestop_tables", "Tables open in this process.", registry=registry)
        self._connections = Gauge("whistlestop_connections", "Clients at tables.", ["kind"], registry=registry)
        self._refused = Counter("whistlestop_refused", "Refused requests and messages.", ["code"], registry=registry)
        self._commit_seconds = Histogram(
            "whistlestop_commit_seconds",
            "From a command to its committed event.",
            buckets=COMMIT_SECONDS,
            registry=registry,
        )
        self._thinking_seconds = Histogram(
            "whistlestop_thinking_seconds",
            "Thinking time of a bot for a move.",
            buckets=THINKING_SECONDS,
            registry=registry,
        )
        self._events = Counter("whistlestop_events", "Events committed.", registry=registry)
        self._bot_faults = Counter(
            "whistlestop_bot_faults", "Moves played in place of a bot that failed.", registry=registry
        )
        self._store_errors = Counter("whistlestop_store_errors", "Commits that failed.", registry=registry)
        self._loop_delay = Gauge(
            "whistlestop_loop_delay_seconds", "The worst recent delay of the event loop.", registry=registry
        )

    def watch(self, hall: Hosting) -> None:
        """Count the tables of a hall, and the clients at them, at each request."""
        self._tables.set_function(lambda: len(hall.live))
        self._connections.labels("seat").set_function(lambda: _count(hall, is_seated=True))
        self._connections.labels("onlooker").set_function(lambda: _count(hall, is_seated=False))

    def committed(self, seconds: float, events: int = 1) -> None:
        """Note that the events of a command were committed this long after it came."""
        self._events.inc(events)
        self._commit_seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Note a refusal."""
        self._refused.labels(code).inc()

    def thought(self, seconds: float, fault: str | None) -> None:
        """Note how long a bot thought, and the fault of its answer, if any."""
        self._thinking_seconds.observe(seconds)
        if fault is not None:
            self._bot_faults.inc()

    def store_failed(self) -> None:
        """Note a commit that failed."""
        self._store_errors.inc()

    async def watch_loop(self, every: float = DELAY_SECONDS) -> None:
        """Measure, again and again, how much later than asked for a task is woken."""
        loop = asyncio.get_running_loop()
        worst = 0.0
        while True:
            asked = loop.time() + every
            await asyncio.sleep(every)
            # Read far less often than it is measured, so the worst delay fades instead of being overwritten.
            worst = max(loop.time() - asked, worst * 0.95)
            self._loop_delay.set(max(0.0, worst))

    def page(self) -> tuple[bytes, str]:
        """The metrics as Prometheus reads them, and the content type of that text."""
        return generate_latest(self._registry), CONTENT_TYPE_LATEST


def _count(hall: Hosting, *, is_seated: bool) -> int:
    return sum((client.seat is not None) == is_seated for table in hall.live.values() for client in table.listeners)
