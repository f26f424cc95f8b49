"""Presence: what processes announce to each other about who is at their tables."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from types import SimpleNamespace
from typing import Any, cast

import pytest

from whistlestop.server.sockets import presence
from whistlestop.server.sockets.presence import Presence, present_of, words_of


class Hall:
    """A hall with one open table, which counts its announcements."""

    def __init__(self) -> None:
        self.announced = 0
        self.left: list[int | None] = []
        audience = SimpleNamespace(note_left=self.left.extend)
        table = SimpleNamespace(present=lambda: Counter({0: 1}), announce_presence=self._announce, audience=audience)
        self.live: dict[str, Any] = {"t": table}
        self.store = None

    def _announce(self) -> None:
        self.announced += 1

    def spawn(self, work: Any) -> None:
        work.close()


@pytest.fixture
def hall() -> Hall:
    return Hall()


@pytest.fixture
def found(hall: Hall) -> Presence:
    return Presence(cast(Any, hall))


@pytest.mark.parametrize("present", [{}, {0: 1}, {0: 2, None: 3}, {4: 1, 2: 1}])
def test_who_is_connected_is_announced_and_understood(present: dict[int | None, int]) -> None:
    assert present_of(words_of(Counter(present))) == Counter(present)


def test_those_of_all_other_processes_are_added_up(hall: Hall, found: Presence) -> None:
    found.on_broadcast("a", "here")
    found.on_broadcast("b", "here")
    found.on_broadcast("a", "at t 1:1 -:2")
    found.on_broadcast("b", "at t 2:1 -:1")
    assert found.elsewhere("t") == Counter({1: 1, 2: 1, None: 3})
    found.on_broadcast("a", "at t ")
    assert found.elsewhere("t") == Counter({2: 1, None: 1})
    assert hall.announced == 3 and set(hall.left) == {1, None}, "they have just left the other process"


def test_nothing_is_kept_of_tables_that_are_not_open_here(hall: Hall, found: Presence) -> None:
    found.on_broadcast("a", "at elsewhere 1:1")
    assert found.elsewhere("elsewhere") == Counter() and hall.announced == 0


def test_what_changes_nothing_is_not_announced(hall: Hall, found: Presence) -> None:
    found.on_broadcast("a", "here")
    for _ in range(3):
        found.on_broadcast("a", "at t 1:1")
    assert hall.announced == 1


def test_a_process_that_falls_silent_is_forgotten(hall: Hall, found: Presence, monkeypatch: pytest.MonkeyPatch) -> None:
    found.on_broadcast("a", "here")
    found.on_broadcast("a", "at t 1:1")
    found.beat()
    assert found.elsewhere("t") == Counter({1: 1})
    later = monotonic() + presence.SILENT + 1
    monkeypatch.setattr("whistlestop.server.sockets.presence.monotonic", lambda: later)
    found.beat()
    assert found.elsewhere("t") == Counter() and hall.announced == 2
