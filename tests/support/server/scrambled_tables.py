"""Tables in which everything that one viewer cannot know is drawn again, and the frames that this viewer gets."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec

from tests.support.games import choice
from tests.support.scrambling import scrambled
from tests.support.server.tables import dealt, people
from whistlestop import Game
from whistlestop.server.live_table import LiveTable
from whistlestop.tables import attendance, commands, messages, protocol
from whistlestop.tables import events as e
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import table_seen
from whistlestop.tables.table import Change, Table

NAMES = ("Ada", "Ben", "Cem", "Dua", "Eli")


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.chairs))]


def redrawn(table: Table, viewer: int | None, chance: Random) -> Table:
    """A twin that differs in everything hidden: cards, tickets, choices, words, links, the secret and the seed."""
    twin = copy(table)
    twin.game = scrambled(game_of(table), viewer, chance)
    if table.state != "over":  # at the end everything except the links is shown
        twin.secret = f"another secret {chance.random()}"
        twin.chairs = tuple(
            chair if seat == viewer else chair.changed(word=f"word {chance.random()}", generation=chance.randrange(9))
            for seat, chair in enumerate(table.chairs)
        )
    twin.chosen = {seat: words for seat, words in table.chosen.items() if seat == viewer}
    for seat in table.chosen.keys() - {viewer}:
        twin.chosen[seat] = _other_choice(twin, seat, chance)
    return twin


def _other_choice(twin: Table, seat: int, chance: Random) -> str:
    if twin.is_choosing and seat in game_of(twin).choosing:
        return chance.choice(twin.on_turn(seat).legal())
    tickets = [*game_of(twin).box.board.ticket_index]
    return " ".join(["keep", *chance.sample(tickets, chance.randint(1, 4))])


def redrawn_change(change: Change, viewer: int | None, chance: Random) -> Change:
    """The same change at a twin."""
    (event,), twin = change.events, redrawn(change.table, viewer, chance)
    if isinstance(event, e.Played):
        last = game_of(twin).log[-1]
        event = msgspec.structs.replace(event, words=last.action, outcome=last.outcome)
    elif isinstance(event, e.Chosen):
        event = msgspec.structs.replace(event, words=twin.chosen[event.seat])
    return Change((event,), twin)


class Recorder:
    """A client that keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.is_host = False
        self.beside = frozenset[int]()
        self.is_screen = False
        self.frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def send_again(self, again: e.Again) -> None:
        raise AssertionError("nobody plays again here")

    def dismiss(self, why: str | None = None) -> None:
        self.frames.append(f"dismissed: {why}".encode())


async def _stored(entry: object) -> bool:
    return True


# It stores nothing, and lets no bot think.
HALL: Any = SimpleNamespace(
    store=SimpleNamespace(append=_stored),
    metrics=SimpleNamespace(committed=lambda seconds, events: None),
    presence=SimpleNamespace(elsewhere=lambda table: Counter()),
    settings=SimpleNamespace(lan=None),
    spawn=lambda work: work.close(),
)


def frames_of(before: Table, change: Change, viewer: int | None) -> list[bytes]:
    """The frames that a client at the table gets when something happens."""
    live, client = LiveTable(HALL, before), Recorder(viewer)
    # When they left is not secret, and differs from one table to the next.
    live.audience.note_left(live.table.people, 0.0)
    live.listeners.add(client)
    asyncio.run(live.run(lambda table, at: change))
    return [without_promises(frame, change.table) for frame in client.frames]


def shown(table: Table, viewer: int | None) -> list[bytes]:
    """The frames that a client gets when it connects to the table."""
    seen = table_seen(table, {})
    sent = [protocol.Welcome(1, viewer, False, seen, [], 0.0), messages.game_message(table, viewer, 0)]
    return [without_promises(protocol.encode(message), table) for message in sent]


def without_promises(frame: bytes, table: Table) -> bytes:
    """A frame without the public SHA-256 of the seed and of the secret, which differ with any other seed."""
    for secret in (str(game_of(table).seed), table.secret):
        frame = frame.replace(hashlib.sha256(secret.encode()).hexdigest().encode(), b"promise")
    return frame


def answered(table: Table, seat: int, words: str) -> bytes:
    """What a seat gets when it tries to play something."""
    try:
        return protocol.encode(commands.play(table, table.at, seat, words, table.moves).table.moves)
    except Refused as error:
        return protocol.encode(messages.refused(error, 1))


def tunnel_odds(table: Table, seat: int) -> bytes:
    """What a seat gets when it asks for the odds of the first tunnel that it can claim."""
    board = game_of(table).box.board
    claims = [claim["route"] for claim in messages.game_message(table, seat, 0).choices.get("claims", [])]
    tunnels = [route for route in claims if board.routes[board.route_index[route]].kind == "tunnel"]
    return protocol.encode(messages.tunnel_payments(table, seat, tunnels[0]) if tunnels else [])


def goals(table: Table, seat: int) -> bytes:
    """What a seat gets when it asks about its tickets."""
    return protocol.encode(messages.goals(table, seat))


def some_actions(game: Game, chance: Random) -> list[str]:
    """Some actions, most of which cannot be played."""
    board = game.box.board
    card = chance.choice(["red", "loco", "deck"])
    tickets = " ".join(chance.sample([*board.ticket_index], 2))
    named = [f"claim {chance.choice(board.route_names)}", f"station {chance.choice([*board.city_index])}"]
    actions = [*named, f"draw {card}", f"keep {tickets}", f"give {card}", "pay red 2", "tickets", "withdraw", "pass"]
    return chance.sample(actions, 3)


def changes(edition: str, seats: int, seed: int, **house: Any) -> Iterator[tuple[Table, Change]]:
    """Everything that happens at a table of people until the game is over: each table, and the change after it."""
    chance = Random(f"{edition} {seats} {seed}")
    clock: Any = {"pace": "live", "bank": 500} if seed % 2 else {}
    table = dealt(*people(*NAMES[:seats]), edition=edition, house=house, first=seed % seats, word="tram", **clock)
    while table.state != "over":
        change = _something(table, chance)
        yield table, change
        table = change.table


def _something(table: Table, chance: Random) -> Change:
    if chance.random() < 0.1:
        try:
            return chance.choice(ASIDES)(table, *chance.sample(range(len(table.chairs)), 2))
        except Refused:
            pass
    if table.pause == "agreed":
        ready = next(seat for seat in table.people if table.chairs[seat].wants_pause)
        return attendance.pause(table, table.paused_at + attendance.PAUSE_SECONDS, ready, False, range(5))
    if table.paused is not None:
        return attendance.come_back(table, table.at, 0)
    seat = chance.choice(table.to_move)
    words = choice(table.on_turn(seat).legal(), chance)
    return commands.play(table, table.at + 1, seat, words, table.moves, by_bot=seat in table.bots_to_move)


ASIDES: list[Callable[[Table, int, int], Change]] = [
    lambda table, seat, by: commands.undo(table, table.at, seat, table.moves),
    lambda table, seat, by: commands.say(table, table.at, seat, "hello"),
    lambda table, seat, by: attendance.hold(table, table.at, seat, by, {by}),
    lambda table, seat, by: attendance.leave(table, table.at, seat),
    lambda table, seat, by: attendance.come_back(table, table.at, seat),
    lambda table, seat, by: attendance.time_out(table, table.deadline or 0.0, range(5)),
    lambda table, seat, by: attendance.pause(table, table.at, seat, by > seat, range(5)),
    lambda table, seat, by: commands.renew(table, table.at, seat),
    lambda table, seat, by: commands.claim(table, table.at, seat, table.chairs[seat].generation),
]
