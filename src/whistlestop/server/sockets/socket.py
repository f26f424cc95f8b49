"""The socket: one for each player or spectator; actions in words come in, views go out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from time import monotonic, time

from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.server.hall import Hall
from whistlestop.server.http.limits import Bucket, neighbourhood
from whistlestop.server.live_table import CLOSED, VOID, Command, LiveTable
from whistlestop.server.sockets.line import POLICY, Line
from whistlestop.server.sockets.looking import Look
from whistlestop.server.tokens import Holder
from whistlestop.server.work.advising import advise
from whistlestop.tables import attendance, commands, protocol
from whistlestop.tables import events as e
from whistlestop.tables.commands import PHRASES
from whistlestop.tables.messages import goals, plan, refused, tunnel_payments, why_not
from whistlestop.tables.refusal import Refused

logger = logging.getLogger(__name__)

Question = protocol.Odds | protocol.Ways | protocol.Draft | protocol.Advise
HELLO_SECONDS = 10.0
PHRASES_PER_SECOND, PHRASES_AT_ONCE = 0.5, 4
ADVICE_PER_SECOND, ADVICE_AT_ONCE = 1.0, 5
LOOKS_PER_SECOND, LOOKS_AT_ONCE = 4.0, 12


async def socket(websocket: WebSocket) -> None:
    """Serve one client until it disconnects."""
    hall: Hall = websocket.app.state.hall
    address = neighbourhood(websocket.client.host if websocket.client else "")
    with hall.connections.entered(address) as is_welcome:
        if not is_welcome:
            await websocket.close(POLICY)
            return
        await websocket.accept()
        websocket.scope["headers"].clear()  # they are not needed again, and a browser's take some KB
        client = SocketClient(hall, websocket, address)
        with suppress(WebSocketDisconnect), client.attended:
            await client.serve(websocket.path_params["table"])


class SocketClient:
    """One connection: who it is from, and what it asks for."""

    seat: int | None = None
    beside: frozenset[int] = frozenset()
    is_screen: bool = False

    def __init__(self, hall: Hall, websocket: WebSocket, address: str) -> None:
        self.hall = hall
        self.address = address
        self.is_host = False
        self._line = Line(websocket, hall.settings.messages_per_second, hall.metrics, address, hall.messages)
        self._phrases = Bucket(PHRASES_PER_SECOND, PHRASES_AT_ONCE)
        self._advice = Bucket(ADVICE_PER_SECOND, ADVICE_AT_ONCE)
        self._looks = Bucket(LOOKS_PER_SECOND, LOOKS_AT_ONCE)
        self._live: LiveTable | None = None

    @property
    def attended(self) -> AbstractContextManager[None]:
        """A context in which the hall keeps track of this client."""
        return self.hall.attending(self._line)

    async def serve(self, table: str) -> None:
        """Welcome the client, and then carry out what it asks for, one message after the other."""
        try:
            async with self._line.kept:
                live = await self._enter(table)
                while True:
                    await self._carry_out(live, await self._line.receive())
        except TimeoutError:  # the line was cut
            pass
        except Refused as error:  # the client cannot stay
            self._line.send(refused(error))
        finally:
            if self._live is not None:
                self._live.remove(self)
            await self._line.close()

    async def _enter(self, table: str) -> LiveTable:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._line.receive()
        except TimeoutError:
            raise Refused.program(
                "malformed", "send hello first: the version of the protocol, and your token"
            ) from None
        if not isinstance(hello, protocol.Hello):
            raise Refused.program("malformed", "send hello first: the version of the protocol, and your token")
        if hello.protocol != protocol.PROTOCOL:
            raise Refused("protocol", "refused-version", {"version": protocol.PROTOCOL})
        live = await self.hall.open(table)
        self._identify(live, hello.token)
        self.beside = frozenset(self._seats_beside(live, hello.beside))
        self.is_screen = hello.is_screen and self.seat is None
        self._line.send(
            protocol.Welcome(protocol.PROTOCOL, self.seat, self.is_host, live.seen(), list(PHRASES), time())
        )
        if live.table.game is not None:
            self.send(live.game_shown(self.seat))
        if live.table.again is not None:
            self.send_again(live.table.again)
        self._live = live
        live.add(self)
        await self._arrive(live)
        return live

    async def _arrive(self, live: LiveTable) -> None:
        """Come to a rematch, with all who share the device; or take the seat back from the bot that plays for it."""
        if live.table.state == "waiting":
            for seat in self.beside if self.seat is None else {self.seat, *self.beside}:
                await self._come(live, seat)
        elif self.seat is not None and live.table.chairs[self.seat].held is not None:
            with suppress(Refused):
                await live.run(command_of(self.seat, protocol.Back(0), live))

    async def _come(self, live: LiveTable, seat: int) -> None:
        if live.table.chairs[seat].is_awaited or live.table.chairs[seat].held:
            with suppress(Refused):  # the same player has come on another device
                await live.run(lambda table, at: commands.come(table, at, seat))

    def _identify(self, live: LiveTable, token: str | None) -> None:
        if token is None:
            if not live.table.setting.onlookers and live.table.state != "waiting":
                raise Refused("forbidden", CLOSED)
            if live.spectators >= self.hall.settings.spectators_per_table:
                raise Refused("full", "refused-spectators")
            return
        holder = self.hall.tokens.holder(live.table.id, token)
        check_holder(live, holder)
        self.seat, self.is_host = holder.seat, holder.is_host

    def _seats_beside(self, live: LiveTable, tokens: list[str]) -> Iterator[int]:
        """The other seats that a client's tokens open: they count as connected, but are not shown anything."""
        for token in tokens:
            with suppress(Refused):  # a link may have been replaced since
                holder = self.hall.tokens.holder(live.table.id, token)
                check_holder(live, holder)
                if holder.seat not in (None, self.seat):
                    yield holder.seat

    async def _carry_out(self, live: LiveTable, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Hello):
            self._line.send(protocol.Refused(None, "malformed", "hello was sent already; send it only once"))
            return
        try:
            await self._do(live, message)
        except Refused as error:
            self.hall.metrics.refused(error.code)
            self._line.send(refused(error, message.id))
        except Exception:
            logger.exception("a command failed", extra={"table": live.table.id})
            self._line.send(refused(Refused("busy", "refused-broken"), message.id))

    async def _do(self, live: LiveTable, message: protocol.Command) -> None:
        seat = self.seat
        if isinstance(message, protocol.Reveal | protocol.Commit):  # also with the host's token, for a shared device
            table = await live.run(self._added_to_deal(message))
            self._line.send(protocol.Done(message.id, table.moves))
            return
        if seat is None:
            raise Refused("forbidden", "refused-looking-on")
        if isinstance(message, protocol.Why):
            objection = why_not(live.table, seat, message.words)
            self._line.send(
                refused(objection, message.id) if objection else protocol.Done(message.id, live.table.moves)
            )
            return
        if isinstance(message, protocol.Look):
            self._look(live, seat, message)
            return
        if isinstance(message, Question):
            self._line.send(await self._line.unless_gone(self._answer(live, seat, message)))
            return
        if isinstance(message, protocol.Say) and not self._phrases.take(monotonic()):
            raise Refused("fast", "refused-talk")
        if isinstance(message, protocol.Hold) and not live.is_away(message.seat):
            raise Refused("state", "refused-hold-here")
        if isinstance(message, protocol.Play | protocol.Undo):
            await self._be_back(live, seat)
        table = await live.run(command_of(seat, message, live))
        self._line.send(protocol.Done(message.id, table.moves))

    def _look(self, live: LiveTable, seat: int, message: protocol.Look) -> None:
        """Show the big screens what a player on turn looks at; the player sits in front of them."""
        if not self._looks.take(monotonic()):
            raise Refused("fast", "refused-fast")
        live.looking.show(Look(live.table.moves, seat, message.route))
        self._line.send(protocol.Done(message.id, live.table.moves))

    async def _be_back(self, live: LiveTable, seat: int) -> None:
        """Take the seat of a player who acts back from a bot, or end a pause that began because nobody acted."""
        while live.table.chairs[seat].held is not None or live.table.pause == "idle":
            await live.run(lambda table, at: attendance.come_back(table, at, seat))

    async def _answer(
        self, live: LiveTable, seat: int, message: Question
    ) -> protocol.Tunnel | protocol.Goals | protocol.Drafted | protocol.Advice:
        """The answer to a question that takes a while, for which nobody else should wait."""
        questions = self.hall.questions
        if isinstance(message, protocol.Odds):
            payments = await questions.answer(self.address, tunnel_payments, live.table, seat, message.route)
            return protocol.Tunnel(message.id, message.route, payments)
        if isinstance(message, protocol.Ways):
            tickets = await questions.answer(self.address, goals, live.table, seat)
            return protocol.Goals(message.id, tickets)
        if isinstance(message, protocol.Draft):
            connect = None if message.connect is None else (message.connect[0], message.connect[1])
            drafted = await questions.answer(self.address, plan, live.table, seat, tuple(message.routes), connect)
            return protocol.Drafted(message.id, drafted)
        if not self._advice.take(monotonic()):
            raise Refused("fast", "refused-fast")
        return await advise(live, seat, self.address, message)

    def _added_to_deal(self, message: protocol.Reveal | protocol.Commit) -> Command:
        if isinstance(message, protocol.Reveal):
            return lambda table, at: commands.reveal(table, at, message.nonce)
        seat = self.seat if message.seat is None else message.seat
        if seat is None or (seat != self.seat and seat not in self.beside):
            raise Refused("forbidden", "refused-looking-on")
        return lambda table, at: commands.commit(table, at, seat, message.nonce_sha256)

    def send(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        self._line.send_encoded(message)

    def send_again(self, again: e.Again) -> None:
        """Send the client its seat at the table where the same players play again."""
        seat = again.seats[self.seat] if self.seat is not None else None
        token = self.hall.tokens.chair(again.table, seat, 0) if seat is not None else None
        self._line.send(protocol.Again(again.table, seat, token))

    def dismiss(self, why: str | None = None) -> None:
        """Send the reason, and disconnect."""
        if why is not None:
            self._line.send(refused(Refused("forbidden", why)))
        self._line.cut()


def check_holder(live: LiveTable, holder: Holder) -> None:
    """Refuse the link of a seat that has been replaced, and an invitation, which has to be claimed first."""
    if holder.is_invitation:
        raise Refused("forbidden", "refused-invitation")
    if holder.seat is not None and live.table.chairs[holder.seat].generation != holder.generation:
        raise Refused("forbidden", VOID)


def command_of(seat: int, message: protocol.Command, live: LiveTable) -> Command:
    """The command of a message, to be decided for the table as it is then."""
    match message:
        case protocol.Play():
            return lambda table, at: commands.play_steps(table, at, seat, message.asked, message.moves)
        case protocol.Undo():
            return lambda table, at: commands.undo(table, at, seat, message.moves)
        case protocol.Say():
            return lambda table, at: commands.say(table, at, seat, message.phrase)
        case protocol.Hold():
            return lambda table, at: attendance.hold(table, at, message.seat, seat, live.here())
        case protocol.Leave():
            return lambda table, at: attendance.leave(table, at, seat)
        case protocol.Back():
            return lambda table, at: attendance.come_back(table, at, seat)
        case protocol.Pause():
            return lambda table, at: attendance.pause(table, at, seat, message.on, live.here())
        case protocol.BotSpeed():
            return lambda table, at: commands.set_bot_speed(table, at, seat, message.bot_pause)
        case _:
            raise Refused.program("malformed", "this message is not a command")
