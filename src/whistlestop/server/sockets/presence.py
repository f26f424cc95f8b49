"""Who is at which table in other processes, as they say it; one that falls silent is forgotten."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from whistlestop.errors import StoreError

if TYPE_CHECKING:
    from whistlestop.server.hall import Hall

Present = Counter[int | None]  # how many are there by seat; onlookers under None
PAUSE = 0.05  # seconds in which what is to be said gathers
SILENT = 20.0  # seconds after which a process that says nothing is gone
NOBODY = Present()


class Presence:
    """What this process says of its own people, and what it has heard of those of others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._elsewhere: dict[str, dict[str, Present]] = defaultdict(dict)  # by table and process
        self._heard_at: dict[str, float] = {}  # by process
        self._to_say: set[str] = set()
        self._is_saying = False

    def elsewhere(self, table: str) -> Present:
        """Who is at a table in other processes."""
        return sum(self._elsewhere[table].values(), Present()) if table in self._elsewhere else NOBODY

    def note(self, table: str) -> None:
        """Somebody has come to a table here, or gone."""
        self._say(f"at {table}")

    def ask(self, table: str) -> None:
        """Ask who is at a table that has just been opened here."""
        self._say(f"ask {table}")

    def forget(self, table: str) -> None:
        """A table is no longer open here."""
        self._elsewhere.pop(table, None)

    def begin_anew(self) -> None:
        """Something may have been missed: ask about every table."""
        self._elsewhere.clear()
        for table in self._hall.live:
            self.ask(table)

    def beat(self) -> None:
        """Say that this process is there, and forget those that no longer do."""
        self._say("here")
        for process in [one for one, at in self._heard_at.items() if at < monotonic() - SILENT]:
            del self._heard_at[process]
            for table in [table for table, told in self._elsewhere.items() if process in told]:
                self._take(table, process, NOBODY)

    def on_broadcast(self, process: str, words: str) -> None:
        """Another process has said something."""
        is_new = process not in self._heard_at
        self._heard_at[process] = monotonic()
        what, _, rest = words.partition(" ")
        table, _, seats = rest.partition(" ")
        if what == "at":
            self._take(table, process, present_of(seats))
        elif what == "ask" and table in self._hall.live:
            self.note(table)
        if is_new:  # or one that was taken for gone
            self.begin_anew()

    def _take(self, table: str, process: str, present: Present) -> None:
        live = self._hall.live.get(table)
        before = self._elsewhere[table].get(process, NOBODY) if live is not None else present
        if live is None or before == present:
            return
        self._elsewhere[table][process] = present
        live.audience.note_left(before - present)
        live.tell_presence()

    def _say(self, words: str) -> None:
        self._to_say.add(words)
        if not self._is_saying:
            self._is_saying = True
            self._hall.spawn(self._say_all())

    async def _say_all(self) -> None:
        await asyncio.sleep(PAUSE)
        self._is_saying = False
        words, self._to_say = self._to_say, set()
        with suppress(StoreError):  # it is said again when somebody asks
            await self._hall.store.announce([self._filled(one) for one in sorted(words)])

    def _filled(self, words: str) -> str:
        """What is said of a table, with who is there by now."""
        what, _, table = words.partition(" ")
        live = self._hall.live.get(table)
        return f"{words} {words_of(live.present())}" if what == "at" and live is not None else words


def words_of(present: Present) -> str:
    """Who is there as words, such as `0:1 -:2` for a player of seat 0 and two onlookers."""
    return " ".join(f"{'-' if seat is None else seat}:{count}" for seat, count in present.items())


def present_of(words: str) -> Present:
    """Who is there, from those words."""
    parts = [part.split(":") for part in words.split()]
    return Present({None if seat == "-" else int(seat): int(count) for seat, count in parts})
