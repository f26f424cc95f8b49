"""Two processes on one PostgreSQL serve the same tables at the same time, and one of them may end at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest

from tests.support.server.other_version import DECK, copied_to
from tests.support.server.postgres import Server
from tests.support.server.processes import Process, open_to_all
from tests.support.server.promises import Findings, check_person, check_table, moves_of
from tests.support.server.reconnecting_players import Person
from tests.support.server.running_server import Player, running, some_words
from tests.support.server.tables import people
from whistlestop.server import hall
from whistlestop.server.live_table import entry_of
from whistlestop.server.loading import load_table
from whistlestop.server.sockets import presence
from whistlestop.server.store import Store
from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import TableOptions
from whistlestop.tables.table import Change, Table

pytestmark = pytest.mark.anyio

BOT = {"sits": "bot"}
TWO = [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}]


@pytest.fixture(scope="module")
def url(postgres: Server) -> str:
    return postgres.new_database()


@contextmanager
def two_on(url: str, folder: Path) -> Iterator[list[Process]]:
    """Two processes on one database, which are gone afterwards."""
    processes = [Process(open_to_all(url), folder / f"log{number}") for number in range(2)]
    yield processes
    for process in processes:
        process.kill()


@asynccontextmanager
async def both_ready(processes: list[Process]) -> AsyncIterator[list[Process]]:
    await asyncio.gather(*(process.ready() for process in processes))
    yield processes
    for process in processes:
        await process.http.aclose()


@pytest.fixture(scope="module")
def processes(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    with two_on(url, tmp_path_factory.mktemp("logs")) as found:
        yield found


@pytest.fixture
async def pair(processes: list[Process]) -> AsyncIterator[list[Process]]:
    """Two processes that run on one database; other tests may have used them before."""
    async with both_ready(processes) as found:
        yield found


@pytest.fixture
def new_url(postgres: Server) -> str:
    return postgres.new_database()


@pytest.fixture
async def new_pair(new_url: str, tmp_path: Path) -> AsyncIterator[list[Process]]:
    """Two processes for one test alone, without other tables."""
    with two_on(new_url, tmp_path) as processes:
        async with both_ready(processes) as found:
            yield found


def apart(created: dict[str, Any], processes: Sequence[Process]) -> list[Person]:
    """The people of a table, each at another process; if it is gone, they go to one that runs."""

    def running_one(own: Process) -> Process:
        return own if own.child is not None else next(other for other in processes if other.child is not None)

    return [
        Person(partial(running_one, own), created["table"], chair["seat"], chair["token"], Random(chair["seat"]))
        for own, chair in zip(processes, created["chairs"], strict=True)
    ]


async def check(store: Store, company: Sequence[Person]) -> list[e.Event]:
    """Check that nothing promised is lost or doubled, and that the record verifies; the events."""
    findings = Findings()
    await check_table(store, company[0].table, company, findings)
    assert findings.acknowledged and not findings.lost and not findings.doubled
    return [e.decode(one.body) for one in await store.events(company[0].table)]


async def test_players_of_one_table_play_a_whole_game_on_different_processes(pair: list[Process], store: Store) -> None:
    created = [await pair[0].lay(edition=edition, house={"trains": 6}) for edition in ("usa", "europe")]
    companies = [apart(table, pair) for table in created]
    await asyncio.gather(*(person.play() for company in companies for person in company))
    for company in companies:
        await check(store, company)
        assert [person.returns for person in company] == [0, 0]


async def test_one_process_is_killed_and_its_player_continues_at_the_other(pair: list[Process], store: Store) -> None:
    created = [
        await pair[0].lay(edition=edition, chairs=[*TWO, BOT], house={"trains": 10}) for edition in ("usa", "nordic")
    ]
    companies = [apart(table, pair) for table in created]
    everybody = [person for company in companies for person in company]
    async with asyncio.TaskGroup() as group:
        for person in everybody:
            group.create_task(person.play())
        while min(len(person.attempts) for person in everybody) < 5:
            await asyncio.sleep(0.01)
        pair[0].kill()
    for company in companies:
        await check(store, company)
        assert [person.returns for person in company] == [1, 0]


async def test_bots_think_in_both_processes_and_move_once(new_pair: list[Process], new_url: str) -> None:
    created = await new_pair[0].lay(chairs=[TWO[0], BOT, BOT], house={"trains": 8})
    spectator = await new_pair[1].sit(created["table"])  # so that the other process has the table open too
    [ada] = apart(created, new_pair[:1])
    await ada.play()
    await spectator.until(lambda: spectator.is_over)
    await spectator.close()
    store = await Store.open(new_url)
    events = await check(store, [ada])
    await store.close()
    assert sum(isinstance(event, e.Played) and event.by_bot for event in events) > 10
    for process in new_pair:
        assert await process.figure("whistlestop_thinking_seconds_count") > 0
    assert sum([await process.figure("whistlestop_events_total") for process in new_pair]) == len(events)


async def test_a_clock_that_both_processes_watch_runs_out_once(pair: list[Process], store: Store) -> None:
    at = time() - 10  # so that it has just run out
    created = e.Created(
        TableOptions("usa", people("Ada", "Ben"), first=0, pace="live", clock=10, bot_pause=0), "5" * 64
    )
    table = Table.created("clocked", created, at)
    for change in (Change((created,), table), *_until_the_first_turn(table, at)):
        assert await store.append(entry_of(change))
    spectators = [await process.sit("clocked") for process in pair]
    for spectator in spectators:
        await spectator.until(
            lambda spectator=spectator: bool(spectator.game) and spectator.table.get("paused") == "idle"
        )
        assert spectator.game["moves"] == 3, "no bot moves at a table where nobody is connected"
        await spectator.close()
    assert (await events_of(store, "clocked"))[4:] == [e.Paused("idle")]


def _until_the_first_turn(table: Table, at: float) -> list[Change]:
    changes = [commands.deal(table, at)]
    while (table := changes[-1].table).is_choosing:
        seat = table.to_move[0]
        changes.append(commands.play(table, at, seat, table.on_turn(seat).legal()[0], table.moves))
    return changes


async def events_of(store: Store, table: str) -> list[e.Event]:
    return [e.decode(one.body) for one in await store.events(table)]


async def test_what_is_stored_while_a_table_is_being_opened_is_not_missed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_read, was_notified, may_continue = asyncio.Event(), asyncio.Event(), asyncio.Event()
    on_event = hall.Hall.on_event

    async def slowly(store: Store, table: str) -> Table:
        loaded = await load_table(store, table)
        has_read.set()
        await may_continue.wait()
        return loaded

    async def noted(one: hall.Hall, table: str, number: int) -> None:
        was_notified.set()
        await on_event(one, table, number)

    monkeypatch.setattr(hall.Hall, "on_event", noted)
    async with running(open_to_all(url)) as one, running(open_to_all(url)) as other:
        created = await one.lay()
        ada = await one.sit(created["table"], created["chairs"][0]["token"])
        await ada.until(lambda: ada.is_asked)
        monkeypatch.setattr(hall, "load_table", slowly)
        coming = asyncio.create_task(other.sit(created["table"], created["chairs"][1]["token"]))
        await has_read.wait()
        assert (await ada.play(some_words(ada.game["choices"])))["type"] == "done"
        await was_notified.wait()  # the notification is there before the table is
        may_continue.set()
        ben = await coming
        await ben.until(lambda: bool(ben.game) and ben.game["moves"] == ada.game["moves"])
        for player in (ada, ben):
            await player.close()


async def test_a_player_on_the_other_process_is_here_until_that_process_is_gone(
    url: str, pair: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    async with running(open_to_all(url)) as own:
        created = await own.lay()
        ada = await own.sit(created["table"], created["chairs"][0]["token"])
        ben = await pair[1].sit(created["table"], created["chairs"][1]["token"])
        spectator = await pair[1].sit(created["table"])
        for player in (ada, ben):
            await player.until(lambda player=player: seen_at_the_table(player) == [True, True, 1])
        await spectator.close()
        await ada.until(lambda: seen_at_the_table(ada) == [True, True, 0])
        await ben.close()
        await ada.until(lambda: seen_at_the_table(ada) == [True, False, 0])
        ben = await pair[1].sit(created["table"], created["chairs"][1]["token"])
        await ada.until(lambda: seen_at_the_table(ada) == [True, True, 0])
        pair[1].kill()
        monkeypatch.setattr(presence, "SILENT", 0.0)  # the killed process stays silent, so there is no need to wait
        await ada.until(lambda: seen_at_the_table(ada) == [True, False, 0])
        await ada.close()


def seen_at_the_table(player: Player) -> list[Any]:
    """Which players are connected, and how many spectators there are."""
    return [*(chair.get("is_here", False) for chair in player.table["chairs"]), player.table.get("watching", 0)]


@pytest.mark.soak
async def test_processes_with_different_rules_play_at_one_table(new_url: str, tmp_path: Path) -> None:
    older = Process(open_to_all(new_url), tmp_path / "older", copied_to(tmp_path, DECK))
    newer = Process(open_to_all(new_url), tmp_path / "newer")
    try:
        await asyncio.gather(older.start(), newer.start())
        created = await older.lay(house={"trains": 12})
        company = apart(created, [older, newer])
        await asyncio.gather(*(person.play() for person in company))
    finally:
        for process in (older, newer):
            process.kill()
            await process.http.aclose()
    store = await Store.open(new_url)
    stored = await store.events(created["table"])
    await store.close()
    moves, findings = moves_of(stored), Findings()
    for person in company:
        check_person(person, moves, findings)
    assert findings.acknowledged and not findings.lost and not findings.doubled
    assert any(isinstance(e.decode(one.body), e.Resumed) for one in stored)
