"""A table that is open in this process: it stores the table's events, and sends them to everybody connected."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from math import inf
from time import perf_counter, time
from typing import TYPE_CHECKING

from whistlestop.box import rules_version
from whistlestop.errors import StoreError
from whistlestop.server.autopilot import Autopilot
from whistlestop.server.sockets.audience import Audience, Listener
from whistlestop.server.sockets.looking import Looking
from whistlestop.server.store import Entry, Stored
from whistlestop.tables import events as e
from whistlestop.tables import protocol
from whistlestop.tables.game_events import RulesChangedError
from whistlestop.tables.messages import game_message, game_messages
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import TableSeen, table_seen
from whistlestop.tables.summary import summary_of
from whistlestop.tables.table import MOVES, Change, Table
from whistlestop.views.view import Reading

if TYPE_CHECKING:
    from whistlestop.server.hall import Hall

logger = logging.getLogger(__name__)

Command = Callable[[Table, float], Change]
VOID = "refused-void"
CLOSED = "refused-closed"
# For those who are disconnected by an event; a player who leaves needs no reason.
WHY: dict[type[e.Event], str] = {e.Renewed: VOID, e.Claimed: VOID, e.Dealt: CLOSED}
# These change nothing that everybody sees of the seats.
QUIET = (e.Played, e.Undone, e.Said, e.Revealed, e.Committed)
AWAY_SECONDS = 60.0  # after which a bot may take over for somebody who is not connected


class LiveTable:
    """A table with its listeners; commands are decided, stored and announced one after the other."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.audience = Audience(hall.spawn)
        self.looking = Looking(self)
        self._watched: tuple[Table, bytes] | None = None  # the game as spectators see it
        self.used_at = time()
        self._lock = asyncio.Lock()
        self._is_unsure = False
        self.autopilot = Autopilot(self)

    @property
    def listeners(self) -> set[Listener]:
        """The clients that are sent what happens here."""
        return self.audience.listeners

    async def run(self, command: Command) -> Table:
        """Carry out a command: store it before anybody sees it; if another process was quicker, decide it again."""
        began = perf_counter()
        async with self._lock:
            while True:
                if self._is_unsure:
                    await self._read_on()
                change = command(self.table, time())
                reading = reading_of(change)
                if await self._store(change, reading):
                    self._become(change, reading)
                    self.hall.metrics.committed(perf_counter() - began, len(change.events))
                    return change.table
                await self._read_on()

    async def _store(self, change: Change, reading: Reading | None) -> bool:
        self._is_unsure = True  # until the store has answered, or what it holds has been read again
        try:
            won = await self.hall.store.append(entry_of(change, reading))
        except StoreError as error:
            self.hall.metrics.store_failed()
            logger.warning("an event could not be stored", extra={"table": self.table.id, "error": str(error)})
            raise Refused("busy", "refused-busy") from None
        self._is_unsure = not won
        return won

    async def catch_up(self, number: int) -> None:
        """Read what another process has stored, up to this event at least."""
        if number > self.table.number:
            async with self._lock:
                if number > self.table.number:
                    await self._read_on()

    async def _read_on(self) -> None:
        try:
            newer = await self.hall.store.events(self.table.id, self.table.number)
        except StoreError:
            raise Refused("busy", "refused-busy") from None
        try:
            for change in _changes(self.table, newer):
                self._become(change)
                await asyncio.sleep(0)  # sends what is waiting, before a client is further behind than it may be
        except RulesChangedError:  # a process with other rules plays at this table too
            self._replace(await self.hall.load(self.table.id))
        self._is_unsure = False

    def _replace(self, table: Table) -> None:
        """Replace the table by one that was loaded again, whose log need not continue the old one."""
        self.table = table
        self.broadcast_table()
        if table.game is not None:
            self._broadcast_game(0)
        self.autopilot.wake()

    def _become(self, change: Change, reading: Reading | None = None) -> None:
        """Adopt a change, and send everybody a single message about everything in it."""
        before, (events, table) = self.table, change
        event = events[-1]  # if there are several, they are of the same kind
        self.table = table
        self.used_at = time()
        self._disconnect_by(event)
        if not isinstance(event, QUIET) or table.state != before.state or _has_changed_attendance(before, table):
            self.broadcast_table()
        if isinstance(event, MOVES):
            # How many starting tickets others keep shows when all have chosen, in lines that were sent before.
            self._broadcast_game(0 if before.is_choosing else min(_decisions(before), _decisions(table)), reading)
        elif isinstance(event, e.Said):
            self.audience.broadcast(protocol.Said(event.seat, event.phrase))
        elif isinstance(event, e.Again):
            for listener in [*self.listeners]:
                listener.send_again(event)
        self.autopilot.wake()

    def _disconnect_by(self, event: e.Event) -> None:
        """Dismiss the listeners that an event excludes, before anything more is sent to them."""
        gone: list[Listener] = []
        if isinstance(event, e.Renewed | e.Claimed | e.Stood):
            gone = [listener for listener in self.listeners if listener.seat == event.seat]
        elif isinstance(event, e.Dealt) and not self.table.setting.onlookers:
            gone = [listener for listener in self.listeners if listener.seat is None and not listener.is_host]
        for listener in gone:
            self.audience.discard(listener)
            listener.dismiss(WHY.get(type(event)))

    def announce_presence(self) -> None:
        """Send everybody soon who is here."""
        self.audience.announce_soon(self.broadcast_table)

    def broadcast_table(self) -> None:
        """Send everybody the table as it is now."""
        self.audience.cancel_announcement()
        if self.listeners:
            self.audience.broadcast(protocol.Table(self.seen()))

    def _broadcast_game(self, since: int, reading: Reading | None = None) -> None:
        seats = {listener.seat for listener in self.listeners}
        messages = game_messages(self.table, seats, since, reading) if seats else {}
        data = {seat: protocol.encode(message) for seat, message in messages.items()}
        self.audience.send_each(data)

    def game_shown(self, seat: int | None) -> bytes:
        """The whole game as a seat sees it; spectators all see the same, so their message is encoded once."""
        if seat is not None:
            return protocol.encode(game_message(self.table, seat, 0))
        if self._watched is None or self._watched[0] is not self.table:
            self._watched = self.table, protocol.encode(game_message(self.table, None, 0))
        return self._watched[1]

    def present(self) -> Counter[int | None]:
        """Who is connected to this process; the host's own token does not count as a spectator."""
        return self.audience.present

    @property
    def spectators(self) -> int:
        """How many watch, in this process and in others."""
        return self._connected()[None]

    def seen(self) -> TableSeen:
        """The table as everybody sees it."""
        return table_seen(self.table, self._connected(), self.hold_from(), self.hall.settings.lan)

    def add(self, listener: Listener) -> None:
        """Add a client that has connected."""
        self.audience.add(listener)
        self.looking.greet(listener)
        self.hall.presence.note(self.table.id)
        self.announce_presence()
        self.autopilot.wake()

    def remove(self, listener: Listener) -> None:
        """Remove a client that has disconnected."""
        self.audience.discard(listener)
        self.looking.end(listener.seat)
        self.hall.presence.note(self.table.id)
        self.used_at = time()
        if not self.hall.is_retiring:  # otherwise everybody leaves, and is back in a moment
            self.announce_presence()

    def here(self) -> set[int]:
        """The seats whose players are connected, to this process or to others."""
        return {seat for seat, count in self._connected().items() if seat is not None and count}

    def _connected(self) -> Counter[int | None]:
        return self.present() + self.hall.presence.elsewhere(self.table.id)

    def hold_from(self) -> dict[int, float]:
        """When a bot may take over for each player who is not connected."""
        here = self.here()
        return {seat: self.audience.left_at(seat) + AWAY_SECONDS for seat in self.table.people if seat not in here}

    def is_away(self, seat: int) -> bool:
        """Whether a player has not been connected for a while, to this process or to others."""
        return self.hold_from().get(seat, inf) <= time()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not self.listeners and not self._lock.locked() and not self.autopilot.is_moving

    def close(self) -> None:
        """Stop what is under way; the stored events stay."""
        self.audience.cancel_announcement()
        self.autopilot.close()


def _has_changed_attendance(before: Table, after: Table) -> bool:
    """Whether a seat looks different to everybody; a move at a table without clocks changes none."""
    if before.chairs is after.chairs:
        return False
    return [chair.attendance for chair in before.chairs] != [chair.attendance for chair in after.chairs]


def _decisions(table: Table) -> int:
    return len(table.game.log) if table.game is not None else 0


def _changes(table: Table, newer: Iterable[Stored]) -> Iterator[Change]:
    """What another process has stored; the decisions of one command, which share a time, are one change here too."""
    happened = ((stored, e.decode(stored.body, stored.number)) for stored in newer)
    for _, together in groupby(happened, key=lambda one: _command_of(*one)):
        events = []
        for stored, event in together:
            table = table.after(event, stored.at)
            events.append(event)
        yield Change((*events,), table)


def _command_of(stored: Stored, event: e.Event) -> object:
    return (type(event), stored.at) if isinstance(event, e.Played | e.Undone) else stored.number


def reading_of(change: Change) -> Reading | None:
    """What is open on the table after a move, read once for the store and for everybody connected."""
    game = change.table.game
    return game.reading() if game is not None and isinstance(change.events[-1], MOVES) else None


def entry_of(change: Change, reading: Reading | None = None) -> Entry:
    """The events of a change for the store; after moves, with the position that they led to."""
    events, table = change
    reading = reading or reading_of(change)
    bodies = tuple(map(e.encode, events))
    return Entry(
        table=table.id,
        number=table.number - len(events) + 1,
        at=table.at,
        body=bodies[0],
        summary=summary_of(table),
        position=table.game.position_json(reading) if reading and table.game else None,
        rules=rules_version(),
        record=table.record() if reading and table.state == "over" else None,
        following_bodies=bodies[1:],
    )
