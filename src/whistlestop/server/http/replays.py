"""Replays: finished games and anybody's game records, prepared for the page, and continued from any moment."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import lru_cache, partial
from time import monotonic
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.bots.guests import names_beside
from whistlestop.errors import RecordError
from whistlestop.game import Game
from whistlestop.records.files import at_decision
from whistlestop.records.html_page import page_of
from whistlestop.records.reel import reel_of
from whistlestop.server.hall import Hall
from whistlestop.server.http import bodies, lobby
from whistlestop.server.http.disconnecting import unless_gone
from whistlestop.server.http.pages import answer, hall_of, packed_answer
from whistlestop.server.work.work_queue import WorkQueue
from whistlestop.tables import commands
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.refusal import Refused

T = TypeVar("T")
REELS_KEPT = 32  # packed, about 15 KB each


async def show_reel(request: Request) -> Response:
    """The reel of a finished game."""
    lobby.take_turn(request)
    return await _reel(request, bodies.Replayed(request.path_params["table"]))


async def make_reel(request: Request) -> Response:
    """The reel of a game record."""
    return await _reel(request, await _record_sent(request, bodies.Replayed))


async def _record_sent(request: Request, kind: type[T]) -> T:
    """The body of a request that may contain a whole game record; too many are refused before they are read."""
    if not hall_of(request).records.take(lobby.address_of(request), monotonic()):
        raise Refused("fast", "refused-fast")
    return await lobby.body_of(request, kind)


async def _reel(request: Request, asked: bodies.Replayed) -> Response:
    text = await _record(hall_of(request), asked)
    packed = await _in_thread(request, partial(_packed, text), _queue_for(request, text))
    return packed_answer(request, packed)


@lru_cache(maxsize=REELS_KEPT)
def _packed(text: str) -> bytes:
    """A reel as it is sent; a game is replayed only once, however many people watch the replay."""
    return gzip.compress(msgspec.json.encode(reel_of(Game.replay(text))), mtime=0)


async def save_page(request: Request) -> Response:
    """A game as one HTML file."""
    asked = await _record_sent(request, bodies.Replayed)
    text = await _record(hall_of(request), asked)
    page = await _in_thread(request, lambda: page_of(Game.replay(text), text), _queue_for(request, text))
    return Response(page, media_type="text/plain; charset=utf-8")  # it is saved as a file, and not shown from here


async def continue_game(request: Request) -> Response:
    """Start a table that continues from a moment of a game: hidden cards stay as they were dealt."""
    hall = hall_of(request)
    asked = await _record_sent(request, bodies.Continue)
    async with hall.quota.starting(lobby.address_of(request)) as started:
        text = await _record(hall, asked)
        game = await _in_thread(request, partial(_moment, text, asked.decision), hall.replays)
        setting = continued(game, asked)
        live = await hall.create(setting)
        started.add(live.table.id)
    # All of its rules, since those of the edition may be fixed later.
    position = {**game.position(), "house": game.box.rules.as_data()}
    await live.run(partial(commands.resume, position=position))
    return answer(lobby.new_table(hall, live, setting.chairs), 201)


def _moment(text: str, decision: int) -> Game:
    return at_decision(Game.replay(text), decision)


def continued(game: Game, asked: bodies.Continue) -> TableOptions:
    """The table for a continued game: the client in one seat, and in the others bots with the names of the players."""
    if game.over:
        raise Refused("state", "refused-over")
    if asked.seat >= game.seats:
        raise Refused.program("unknown", f"this game has no seat {asked.seat}; its seats are 0 to {game.seats - 1}")
    spare = iter(names_beside([*game.names, asked.name]))
    bots = [ChairAsked("bot", next(spare) if name == asked.name else name, asked.level) for name in game.names]
    bots[asked.seat] = ChairAsked("host", asked.name)
    setting = {"edition": game.edition, "chairs": bots, "house": game.box.house, "bot_pause": asked.bot_pause}
    if game.box.own_board is not None:
        setting["board"] = game.box.own_board
    return msgspec.convert(setting, TableOptions)


async def _record(hall: Hall, asked: bodies.Replayed) -> str:
    """The text of the game record that is meant; nobody can see that of a game which is not over."""
    if asked.record is not None:
        return asked.record
    live = await hall.open(asked.table or "")
    text = await hall.store.record(live.table.id)
    if text is None:
        raise Refused("state", "refused-record")
    return text


def _queue_for(request: Request, text: str) -> WorkQueue:
    """The queue for a replay: one whose board has to be drawn does not keep other games waiting."""
    header = text.partition("\n\n")[0]
    has_own_board = "\nboard " in header or '"board":' in header  # the second in a position
    return hall_of(request).drawings if has_own_board else hall_of(request).replays


async def _in_thread(request: Request, work: Callable[[], T], queue: WorkQueue) -> T:
    """Do slow work in a thread, so that nobody at a table waits for it."""
    address = lobby.address_of(request)
    try:
        return await unless_gone(request, queue.run(address, work))
    except RecordError as error:
        # People read the sentence of their language; the details, in English, are for programs.
        raise Refused("malformed", "refused-reel", text=str(error)) from None
