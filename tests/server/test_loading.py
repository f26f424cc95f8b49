"""Loading tables from the store: as they were left, even if the program has changed since."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from tests.support.server.processes import open_to_all
from tests.support.server.running_server import running
from tests.support.server.tables import people, random_change
from whistlestop import Game
from whistlestop.server import hall
from whistlestop.server.live_table import entry_of
from whistlestop.server.loading import fold, load_table
from whistlestop.server.store import Entry, Store, Stored
from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

pytestmark = pytest.mark.anyio

Position = Mapping[str, Any]


def played(id: str, moves: int, *chairs: ChairAsked, at: float = 1.0) -> list[Change]:  # noqa: A002
    """A table with this many moves, or with a whole game."""
    created = e.Created(TableOptions("usa", [*chairs] or people("Ada", "Ben"), house={"trains": 8}), "5" * 64)
    changes = [Change((created,), Table.created(id, created, at))]
    chance = Random(1)
    while changes[-1].table.moves < moves and changes[-1].table.state != "over":
        table = changes[-1].table
        changes.append(commands.deal(table, at) if table.state == "waiting" else random_change(table, chance))
    return changes


async def keep(store: Store, changes: list[Change], adapted: Callable[[Position], Position] = dict) -> None:
    """Store a table as an older version would have, with rules that led to somewhat different positions."""
    for change in changes:
        entry = entry_of(change)
        if entry.position is not None:
            position = msgspec.json.encode(adapted(msgspec.json.decode(entry.position)))
            entry = msgspec.structs.replace(entry, position=position)
        assert await store.append(msgspec.structs.replace(entry, rules="older"))


def with_more_points(position: Position) -> Position:
    return {**position, "points": [points + 3 for points in position["points"]]}


async def count(store: Store, table: str) -> int:
    return len(await store.events(table))


async def test_a_table_that_leads_to_its_stored_position_is_played_again_from_its_seed(store: Store) -> None:
    changes = played("table", 20)
    await keep(store, changes)
    loaded = await load_table(store, "table")
    assert loaded.game is not None and changes[-1].table.game is not None
    assert loaded.game.record() == changes[-1].table.game.record()
    assert await count(store, "table") == len(changes)


async def test_a_difference_that_nobody_could_see_is_noticed_and_the_position_counts(store: Store) -> None:
    changes = played("table", 20)
    await keep(store, changes, with_more_points)
    loaded = await load_table(store, "table")
    before = changes[-1].table
    assert loaded.game is not None and before.game is not None
    assert loaded.game.position() == with_more_points(before.game.position())
    assert (loaded.number, loaded.moves) == (before.number + 1, before.moves + 1)
    again = await load_table(store, "table")
    assert again.game is not None and again.game.position() == loaded.game.position()
    assert await count(store, "table") == len(changes) + 1


async def test_two_who_open_it_at_once_resume_it_once(store: Store) -> None:
    changes = played("table", 20)
    await keep(store, changes, with_more_points)
    loaded = await asyncio.gather(*(load_table(store, "table") for _ in range(4)))
    assert {table.number for table in loaded} == {len(changes)}
    assert await count(store, "table") == len(changes) + 1


async def test_starting_tickets_that_wait_for_their_turn_are_not_forgotten(store: Store) -> None:
    changes = played("table", 1)
    table = changes[-1].table
    late = table.to_move[-1]
    changes.append(commands.play(table, 2.0, late, table.on_turn(late).legal()[0], table.moves))
    await keep(store, changes, lambda position: {**position, "deck": position["deck"][::-1]})
    loaded = await load_table(store, "table")
    assert loaded.is_choosing and late not in loaded.to_move and loaded.to_move
    early = loaded.to_move[0]
    begun = commands.play(loaded, 3.0, early, loaded.on_turn(early).legal()[0], loaded.moves).table
    assert begun.game is not None and begun.game.phase == "turn"


async def test_a_finished_game_stays_as_it_was(store: Store) -> None:
    changes = played("table", 1000)
    assert changes[-1].table.state == "over"
    await keep(store, changes, with_more_points)
    record = await store.record("table")
    loaded = await load_table(store, "table")
    assert loaded.state == "over" and loaded.number == changes[-1].table.number
    assert await count(store, "table") == len(changes)
    assert await store.record("table") == record and record is not None and Game.replay(record).over


async def test_a_position_that_the_current_rules_do_not_allow_is_refused_and_kept(store: Store) -> None:
    changes = played("table", 20)
    await keep(store, changes, lambda position: {**position, "hands": [{"red": 99}, {}]})
    with pytest.raises(Refused, match="the table itself is unchanged") as refusal:
        await load_table(store, "table")
    assert refusal.value.code == "busy"
    assert await count(store, "table") == len(changes)


def unreadable(table: Table) -> Entry:
    """An event of a kind that only a newer version of the program knows."""
    later = commands.say(table, time(), 0, "hello")
    return msgspec.structs.replace(entry_of(later), body=b'{"event":"flown","seat":0}', rules="newer")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_table_of_a_newer_version_is_refused_clearly_and_no_other_suffers(
    store: Store, url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both wait for a bot whose process is long gone; the one that cannot be read has waited longer.
    chairs = [ChairAsked("bot", "Otto"), ChairAsked("here", "Ada")]
    long_ago = time() - 1000
    for table, at in (("newer", long_ago), ("older", long_ago + 1)):
        for change in played(table, 1, *chairs, at=at):
            assert await store.append(entry_of(change))
    assert await store.append(unreadable(await load_table(store, "newer")))
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    async with running(open_to_all(url)) as server:
        answer = await server.http.get("/api/tables/newer")
        assert answer.status_code == 503 and "update the server" in answer.json()["text"]
        with pytest.raises(AssertionError, match="update the server"):
            await server.sit("newer")
        while await count(store, "older") < 3:
            await asyncio.sleep(0.02)
        assert (await server.http.get("/healthz")).is_success
    assert "an event of a table cannot be read: a newer version has stored it" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_damaged_event_is_named_by_its_table_and_number(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    changes = played("table", 3)
    for change in changes[:-1]:
        assert await store.append(entry_of(change))
    whole = entry_of(changes[-1])
    assert await store.append(msgspec.structs.replace(whole, body=whole.body[:-5]))
    with pytest.raises(Refused, match="damaged in the server") as refused:
        await load_table(store, "table")
    assert (refused.value.code, refused.value.id) == ("busy", "refused-damaged")
    [record] = [record for record in caplog.records if "it is damaged" in record.getMessage()]
    assert (vars(record)["table"], vars(record)["event"]) == ("table", whole.number)


async def test_events_without_their_beginning_are_damaged(store: Store) -> None:
    assert await store.append(entry_of(played("table", 1)[-1]))
    with pytest.raises(Refused, match="damaged in the server"):
        await load_table(store, "table")


@pytest.mark.parametrize(
    ("body", "is_newer"),
    [
        (b'{"event":"flown","seat":0}', True),
        (b'{"event":"held","seat":0,"why":"weather"}', True),
        (
            b'{"event":"laid","setting":{"edition":"usa","chairs":[{"sits":"bot"},{"sits":"bot"}],"weather":1},"secret":"5"}',
            True,
        ),
        (b"", False),
        (b'{"event":"stood","seat"', False),
        (b'{"event":"stood"}', False),
        (b'{"event":"stood","seat":"0"}', False),
        (b'{"seat":0}', False),
        (b'{"event":7}', False),
        (b"[]", False),
        (b"\xff\xfe", False),
    ],
)
def test_what_a_newer_version_has_stored_is_distinguished_from_what_is_damaged(body: bytes, is_newer: bool) -> None:
    with pytest.raises(e.UnreadableEvent) as refused:
        e.decode(body, 5)
    assert (refused.value.is_newer, refused.value.number) == (is_newer, 5)


# As the first version stored them; every later version can read them.
FIRST_STORED = [
    b'{"event":"laid","setting":{"edition":"usa","chairs":[{"sits":"host","name":"Ada","level":null},'
    b'{"sits":"friend","name":null,"level":null},{"sits":"bot","name":"Otto","level":"strong"}],"first":0,'
    b'"house":{"trains":20},"pace":"live","clock":60,"level":"regular","onlookers":true,"listed":false,"word":"tram",'
    b'"bot_pause":1.0},"secret":"55"}',
    b'{"event":"sat","seat":1,"name":"Ben","word":"zug","level":null}',
    b'{"event":"stood","seat":1}',
    b'{"event":"sat","seat":1,"name":"Cem","word":"","level":null}',
    b'{"event":"renewed","seat":1}',
    b'{"event":"dealt","rules":{"trains":20}}',
    b'{"event":"said","seat":1,"phrase":"hello"}',
    b'{"event":"asked","seat":1,"by":0}',
    b'{"event":"held","seat":1,"why":"asked"}',
    b'{"event":"returned","seat":1}',
]


def test_events_as_they_were_first_stored_are_read_for_good() -> None:
    table = fold("table", [Stored(number, float(number), body, "first") for number, body in enumerate(FIRST_STORED)])
    assert [chair.name for chair in table.chairs] == ["Ada", "Cem", "Otto"]
    assert table.chairs[1].generation == 2 and table.chairs[1].held is None
    assert table.game is not None and table.game.seed == "55 tram" and table.game.view(0)["trains"] == [20, 20, 20]
    for body, event in {
        b'{"event":"chosen","seat":1,"words":"keep a:b"}': e.Chosen(1, "keep a:b"),
        b'{"event":"played","seat":0,"words":"draw deck","outcome":{"card":"red"},"by_bot":true}': e.Played(
            0, "draw deck", {"card": "red"}, True
        ),
        b'{"event":"undone","seat":2}': e.Undone(2),
        b'{"event":"resumed","position":{"edition":"usa"}}': e.Resumed({"edition": "usa"}),
        b'{"event":"again","table":"other","seats":[1,0]}': e.Again("other", [1, 0]),
        b'{"event":"claimed","seat":1}': e.Claimed(1),
    }.items():
        assert e.decode(body) == event
