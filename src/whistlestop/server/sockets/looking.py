"""What the player on turn looks at on a phone: shown on the big screens of the table, and never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from whistlestop.tables import protocol
from whistlestop.tables.refusal import Refused

if TYPE_CHECKING:
    from whistlestop.server.live_table import LiveTable
    from whistlestop.server.sockets.audience import Listener


class Look(NamedTuple):
    """A route that a seat looks at, or none any more; it is void once anybody has moved."""

    moves: int
    seat: int
    route: str | None


class Looking:
    """The look that one table's screens show."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._look: Look | None = None

    def show(self, look: Look) -> None:
        """Show a look of a player who is connected here, on the screens of all processes."""
        self._check(look)
        self._send(look)
        self._live.hall.presence.note_look(self._live.table.id)

    def take(self, words: str) -> None:
        """Show a look that another process announces, unless the table has moved on."""
        look = look_of(words)
        if look is not None and look.moves > self._live.table.moves:  # the move before it is still being read
            self._live.hall.spawn(self._take_later(look))
        elif look is not None:
            self._send(look)

    async def _take_later(self, look: Look) -> None:
        await self._live.catch_up(self._live.table.number + 1)
        self._send(look)

    def greet(self, listener: Listener) -> None:
        """Show a screen that has just connected what the others show."""
        if listener.is_screen and (look := self.current) is not None:
            listener.send(protocol.encode(protocol.Looking(look.seat, look.route)))

    def end(self, seat: int | None) -> None:
        """End the look of a player who has disconnected."""
        look = self.current
        if look is not None and look.seat == seat and not self._live.present()[seat]:
            self._send(look._replace(route=None))
            self._live.hall.presence.note_look(self._live.table.id)

    @property
    def current(self) -> Look | None:
        """The look, as long as nobody has moved since."""
        is_void = self._look is None or self._look.moves != self._live.table.moves
        return None if is_void else self._look

    def _check(self, look: Look) -> None:
        table = self._live.table
        if table.is_choosing or look.seat not in table.to_move:
            raise Refused("turn", "refused-not-your-turn")
        if look.route is not None and table.game is not None and look.route not in table.game.box.board.route_index:
            raise Refused.program("malformed", f"there is no route {look.route!r} on this board")

    def _send(self, look: Look) -> None:
        if look.moves != self._live.table.moves:
            return
        self._look = look
        message = protocol.encode(protocol.Looking(look.seat, look.route))
        for listener in self._live.listeners:
            if listener.is_screen:
                listener.send(message)


def words_of_look(look: Look | None) -> str:
    """A look as words for other processes, such as `17 0 atlanta:raleigh`."""
    return "" if look is None else f"{look.moves} {look.seat} {look.route or '-'}"


def look_of(words: str) -> Look | None:
    """The look of those words."""
    if not words:
        return None
    moves, seat, route = words.split(" ")
    return Look(int(moves), int(seat), None if route == "-" else route)
