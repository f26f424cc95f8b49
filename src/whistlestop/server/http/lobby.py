"""The lobby: starting, listing and joining tables, links, and the records of finished games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic, time
from typing import TypeVar

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop.bots.guests import names_beside
from whistlestop.errors import WhistlestopError
from whistlestop.server.hall import Hall
from whistlestop.server.http import bodies
from whistlestop.server.http.disconnecting import unless_gone
from whistlestop.server.http.limits import neighbourhood
from whistlestop.server.http.pages import NoToken, answer, hall_of
from whistlestop.server.live_table import LiveTable
from whistlestop.server.sockets.socket import check_holder
from whistlestop.server.tokens import Holder
from whistlestop.tables import commands, nonces
from whistlestop.tables.options import ChairAsked, Level, TableOptions
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table

T = TypeVar("T")
MAX_LISTED = 100
WAITED_FOR = 12 * 3600.0  # seconds after which a waiting table is taken for deserted


def address_of(request: Request) -> str:
    """The address that limits count a request for."""
    return neighbourhood(request.client.host if request.client else "")


def take_turn(request: Request) -> None:
    """Count a request, and refuse it if it comes too soon after others from the same address."""
    if not hall_of(request).requests.take(address_of(request), monotonic()):
        raise Refused("fast", "refused-fast")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request."""
    take_turn(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused.program("malformed", f"the request cannot be read: {error}") from None


async def _live(request: Request) -> LiveTable:
    return await hall_of(request).open(request.path_params["table"])


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None  # other schemes are for a proxy in front


def _holder(request: Request, live: LiveTable) -> Holder:
    token = _token(request)
    if token is None:
        raise NoToken.program(
            "forbidden", "this needs the token of a seat or of the host; send it as 'Authorization: Bearer …'"
        )
    holder = hall_of(request).tokens.holder(live.table.id, token)
    check_holder(live, holder)
    return holder


def _check_host(request: Request, live: LiveTable) -> None:
    if not _holder(request, live).is_host:
        raise Refused("forbidden", "refused-host")


async def lay_table(request: Request) -> Response:
    """Start a table."""
    hall = hall_of(request)
    setting = await body_of(request, TableOptions)
    if setting.board is not UNSET:
        await _check_board(request, setting)
    async with hall.quota.starting(address_of(request)) as started:
        live = await _created(hall, setting)
        started.add(live.table.id)
    await live.autopilot.deal_if_ready()
    return answer(new_table(hall, live, setting.chairs), 201)


async def _check_board(request: Request, setting: TableOptions) -> None:
    """Check a host's own board in a thread: it takes some milliseconds, for which nobody at a table should wait."""
    hall, address = hall_of(request), address_of(request)
    if not hall.records.take(address, monotonic()):
        raise Refused("fast", "refused-fast")
    with _faults_refused():
        await unless_gone(request, hall.scores.run(address, setting.check))


async def _created(hall: Hall, setting: TableOptions) -> LiveTable:
    with _faults_refused():
        return await hall.create(setting)


@contextmanager
def _faults_refused() -> Iterator[None]:
    """Turn faults of rules or of a board into refusals."""
    try:
        yield
    except Refused:
        raise
    except WhistlestopError as error:
        raise Refused.program("malformed", str(error)) from None


def new_table(hall: Hall, live: LiveTable, asked: list[ChairAsked]) -> bodies.NewTable:
    """A new table, for its host."""
    seats = [seat for seat, chair in enumerate(asked) if chair.sits in {"host", "here"}]
    return bodies.NewTable(
        live.table.id, hall.tokens.host(live.table.id), [_chair(hall, live.table, seat) for seat in seats]
    )


def _chair(hall: Hall, table: Table, seat: int) -> bodies.Chair:
    return bodies.Chair(table.id, seat, hall.tokens.chair(table.id, seat, table.chairs[seat].generation))


async def list_tables(request: Request) -> Response:
    """The public list."""
    listed = await hall_of(request).store.listed(MAX_LISTED, time() - WAITED_FOR)
    found = [bodies.ListedTable(table, one.edition, one.title, one.state, one.seats, one.free) for table, one in listed]
    return answer(bodies.Tables(found))


async def show_table(request: Request) -> Response:
    """A table as everybody sees it."""
    return answer((await _live(request)).seen())


async def show_chair(request: Request) -> Response:
    """The table for the holder of a token of it: which seat is theirs, and whether they are to decide."""
    live = await _live(request)
    seat = _holder(request, live).seat
    return answer(bodies.MyChair(seat, seat is not None and seat in live.table.to_move, live.seen()))


async def sit_down(request: Request) -> Response:
    """Take a free seat."""
    asked = await body_of(request, bodies.Join)
    live = await _live(request)
    seated = await live.run(
        lambda table, at: commands.sit(table, at, asked.seat, asked.name, asked.word, asked.nonce_sha256)
    )
    # Names are unique at a table, so the name identifies the seat.
    seat = next(seat for seat, chair in enumerate(seated.chairs) if chair.name == asked.name)
    chair = _chair(hall_of(request), seated, seat)
    await live.autopilot.deal_if_ready()
    return answer(chair, 201)


async def start_game(request: Request) -> Response:
    """Begin at once: bots take the free seats, or these are removed, and bots play for those who have not come."""
    live = await _live(request)
    _check_host(request, live)
    asked = await body_of(request, bodies.Start) if await request.body() else bodies.Start()
    if asked.free == "removed":
        with _faults_refused():
            await live.run(commands.remove_free_seats)
    for seat in range(len(live.table.chairs)):
        if live.table.chairs[seat].is_free or live.table.chairs[seat].is_awaited:  # somebody may just have come
            await _seat_bot(live, seat, live.table.setting.level)
    if not nonces.is_revealing(live.table, time()):  # otherwise the cards are dealt once the nonces are here
        await live.run(commands.deal)
    return answer(live.seen())


async def seat_bot(request: Request) -> Response:
    """Give a free seat to a bot, or let one play for somebody who has not come."""
    live = await _live(request)
    _check_host(request, live)
    asked = await body_of(request, bodies.SeatBot)
    await _seat_bot(live, asked.seat, asked.level)
    await live.autopilot.deal_if_ready()
    return answer(live.seen())


async def _seat_bot(live: LiveTable, seat: int, level: Level) -> None:
    """Have a bot in a free seat, or for a player who has not come to the rematch."""
    if commands.chair_of(live.table, seat).is_awaited:
        await live.run(partial(commands.start_without, seat=seat))
        return
    name = names_beside(chair.name for chair in live.table.chairs if chair.name)[0]
    await live.run(partial(commands.seat_bot, seat=seat, name=name, level=level))


async def renew_link(request: Request) -> Response:
    """Replace the link of a seat by an invitation, so that the host does not get the seat."""
    live = await _live(request)
    _check_host(request, live)
    seat = (await body_of(request, bodies.NewLink)).seat
    table = await live.run(lambda table, at: commands.renew(table, at, seat))
    token = hall_of(request).tokens.invitation(table.id, seat, table.chairs[seat].generation)
    return answer(bodies.Invitation(table.id, seat, token), 201)


async def claim_chair(request: Request) -> Response:
    """Take over the seat of an invitation; everybody at the table is notified."""
    asked = await body_of(request, bodies.Claim)
    live = await _live(request)
    if _token(request) is not None:  # the host, or somebody with another seat, would see a second hand
        _holder(request, live)
        raise Refused("forbidden", "refused-claim-here")
    invited = hall_of(request).tokens.holder(live.table.id, asked.invitation)
    seat = invited.seat
    if seat is None or not invited.is_invitation:
        raise Refused.program(
            "forbidden", "that token is not an invitation; the host gets one with a new link to a seat"
        )
    claimed = await live.run(lambda table, at: commands.claim(table, at, seat, invited.generation))
    return answer(_chair(hall_of(request), claimed, seat), 201)


async def play_again(request: Request) -> Response:
    """Start a table for the same players; later requests get the same table."""
    hall, live = hall_of(request), await _live(request)
    holder = _holder(request, live)
    if live.table.state != "over":
        raise Refused("state", "refused-again")
    again = live.table.again
    if again is None or await hall.store.summary(again.table) is None:  # it may have expired
        await _create_rematch(hall, live)
        again = live.table.again
    assert again is not None
    seat = None if holder.seat is None else again.seats[holder.seat]
    # The first link of the seat: once it has been replaced, asking for it again does not help.
    chairs = [] if seat is None else [bodies.Chair(again.table, seat, hall.tokens.chair(again.table, seat, 0))]
    host = hall.tokens.host(again.table) if holder.is_host else ""
    return answer(bodies.NewTable(again.table, host, chairs), 201)


async def _create_rematch(hall: Hall, live: LiveTable) -> None:
    new = await hall.create_rematch(rematch_of(live), live)
    seats = [*range(len(live.table.chairs))]  # everybody keeps the seat, and so the colour
    try:
        await live.run(lambda table, at: commands.begin_again(table, at, new.table.id, seats))
    except Refused:
        if live.table.again is None:  # otherwise somebody else has asked at the same moment, and created the same table
            raise
    await new.autopilot.deal_if_ready()


def _asked_again(live: LiveTable, seat: int) -> ChairAsked:
    """A seat of the rematch; it waits for a nonce only if the player's device is connected and can reveal it."""
    chair = live.table.chairs[seat]
    nonce_sha256 = chair.next_nonce_sha256 if seat in live.here() else None
    return ChairAsked("bot" if chair.level else "here", chair.name, chair.level, nonce_sha256)


def rematch_of(live: LiveTable) -> TableOptions:
    """The options of a rematch: the same, except that the next player begins, unless that is drawn by lot."""
    setting, count = live.table.setting, len(live.table.chairs)
    asked = [_asked_again(live, seat) for seat in range(count)]
    first = None if setting.first is None else (setting.first + 1) % count
    return msgspec.structs.replace(setting, chairs=asked, first=first, word="")


async def review_game(request: Request) -> Response:
    """The progress of a finished game's review, and what was found."""
    live = await _live(request)
    text = await hall_of(request).store.record(live.table.id)
    if text is None:
        raise Refused("state", "refused-record")
    return answer(hall_of(request).reviews.ask(address_of(request), live.table.id, text))


async def read_record(request: Request) -> Response:
    """The game record of a finished game."""
    live = await _live(request)
    text = await hall_of(request).store.record(live.table.id)
    if text is None:
        raise Refused("state", "refused-record")
    return PlainTextResponse(text)
