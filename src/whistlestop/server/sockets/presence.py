"""Who is at which table in other processes, as they announce it; a process that falls silent is forgotten."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from whistlestop.errors import StoreError
from whistlestop.server.sockets.looking import words_of_look

if TYPE_CHECKING:
    from whistlestop.server.hall import Hall

Present = Counter[int | None]  # connections by seat; spectators under None
PAUSE = 0.05  # seconds for which announcements are collected
SILENT = 20.0  # seconds after which a silent process is taken for gone
NOBODY = Present()


class Presence:
    """Announces who is connected to this process, and knows who is connected to others."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._elsewhere: dict[str, dict[str, Present]] = defaultdict(dict)  # by table and process
        self._seen_at: dict[str, float] = {}  # by process
        self._unannounced: set[str] = set()
        self._is_announcing = False

    def elsewhere(self, table: str) -> Present:
        """Who is at a table in other processes."""
        return sum(self._elsewhere[table].values(), Present()) if table in self._elsewhere else NOBODY

    def note(self, table: str) -> None:
        """Announce that somebody has connected to a table here, or disconnected."""
        self._announce(f"at {table}")

    def note_look(self, table: str) -> None:
        """Announce what the player on turn at a table looks at; only the newest look is announced."""
        self._announce(f"look {table}")

    def ask(self, table: str) -> None:
        """Ask who is at a table that has just been opened here."""
        self._announce(f"ask {table}")

    def forget(self, table: str) -> None:
        """Forget a table that is no longer open here."""
        self._elsewhere.pop(table, None)

    def ask_all(self) -> None:
        """Ask about every table, since announcements may have been lost."""
        self._elsewhere.clear()
        for table in self._hall.live:
            self.ask(table)

    def beat(self) -> None:
        """Announce that this process is there, and forget those that no longer do so."""
        self._announce("here")
        for process in [one for one, at in self._seen_at.items() if at < monotonic() - SILENT]:
            del self._seen_at[process]
            for table in [table for table, known in self._elsewhere.items() if process in known]:
                self._take(table, process, NOBODY)

    def on_broadcast(self, process: str, words: str) -> None:
        """Take in an announcement of another process."""
        is_new = process not in self._seen_at
        self._seen_at[process] = monotonic()
        what, _, rest = words.partition(" ")
        table, _, about = rest.partition(" ")
        if what == "at":
            self._take(table, process, present_of(about))
        elif what == "look" and table in self._hall.live:
            self._hall.live[table].looking.take(about)
        elif what == "ask" and table in self._hall.live:
            self.note(table)
            self.note_look(table)
        if is_new:  # or it was taken for gone
            self.ask_all()

    def _take(self, table: str, process: str, present: Present) -> None:
        live = self._hall.live.get(table)
        before = self._elsewhere[table].get(process, NOBODY) if live is not None else present
        if live is None or before == present:
            return
        self._elsewhere[table][process] = present
        live.audience.note_left(before - present)
        live.announce_presence()

    def _announce(self, words: str) -> None:
        self._unannounced.add(words)
        if not self._is_announcing:
            self._is_announcing = True
            self._hall.spawn(self._announce_all())

    async def _announce_all(self) -> None:
        await asyncio.sleep(PAUSE)
        self._is_announcing = False
        words, self._unannounced = self._unannounced, set()
        with suppress(StoreError):  # it is announced again when another process asks
            await self._hall.store.announce([self._filled(one) for one in sorted(words)])

    def _filled(self, words: str) -> str:
        """An announcement about a table, with who is there now, or what the player on turn looks at now."""
        what, _, table = words.partition(" ")
        live = self._hall.live.get(table)
        if live is None or what not in ("at", "look"):
            return words
        filled = words_of(live.present()) if what == "at" else words_of_look(live.looking.current)
        return f"{words} {filled}"


def words_of(present: Present) -> str:
    """Who is there as words, such as `0:1 -:2` for the player in seat 0 and two spectators."""
    return " ".join(f"{'-' if seat is None else seat}:{count}" for seat, count in present.items())


def present_of(words: str) -> Present:
    """Who is there, from those words."""
    parts = [part.split(":") for part in words.split()]
    return Present({None if seat == "-" else int(seat): int(count) for seat, count in parts})
