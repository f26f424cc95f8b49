"""Tables that began under one version of the rules continue, finish and verify under the next."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest

from tests.support.server import other_version
from tests.support.server.other_version import BONUS, DEAL, POINTS, ROW, TUNNEL, Change, copied_to
from tests.support.server.processes import Process, open_to_all
from tests.support.server.promises import Findings, check_table
from tests.support.server.reconnecting_players import Person
from tests.support.server.running_server import Player, Running, running
from tests.support.server.unfinished_tables import USUAL, on_every_board
from whistlestop import Game
from whistlestop.box import open_box, rules_version
from whistlestop.server.store import Store
from whistlestop.server.tokens import Tokens
from whistlestop.tables import events as e

pytestmark = pytest.mark.anyio

UNCHANGED = ("waiting", "over")  # moments when no game is under way
SOME, ALL = ["europe-waiting", "usa-over"], on_every_board(*USUAL)


class Left(NamedTuple):
    """A table as it was left under other rules."""

    table: str
    bodies: list[bytes]
    position: dict[str, Any] | None
    record: str | None

    @property
    def edition(self) -> str:
        return self.table.partition("-")[0]

    @property
    def moment(self) -> str:
        return self.table.partition("-")[2]

    @property
    def is_under_way(self) -> bool:
        return self.moment not in UNCHANGED


class Hosted(NamedTuple):
    """A server of this version on the tables that were left."""

    server: Running
    store: Store
    tokens: Tokens
    tables: list[Left]

    async def seats(self, table: str) -> range:
        seen = (await self.server.http.get(f"/api/tables/{table}")).json()
        return range(len(seen["chairs"]))


@asynccontextmanager
async def hosted(folder: Path, changes: Sequence[Change], names: Iterable[str]) -> AsyncIterator[Hosted]:
    """Tables left by a version of the program with other rules, on a server of this version."""
    url = f"sqlite:///{folder}/tables.db"
    left = other_version.run(
        "tests.support.server.unfinished_tables", url, *names, environment=copied_to(folder, *changes)
    )
    store = await Store.open(url)
    tables = [await _as_left(store, table) for table in left]
    async with running(open_to_all(url)) as server:
        yield Hosted(server, store, Tokens(await store.secret()), tables)
    await store.close()


async def _as_left(store: Store, table: str) -> Left:
    stored, kept = await store.events(table), await store.position(table)
    assert rules_version() not in {one.rules for one in stored}
    position = msgspec.json.decode(kept[2]) if kept else None
    return Left(table, [one.body for one in stored], position, await store.record(table))


async def check_seen(hosted: Hosted, left: Left) -> None:
    """Check that everybody finds what was theirs, and that nobody has to choose starting tickets twice."""
    assert left.position is not None
    chosen = {event.seat for body in left.bodies if isinstance(event := e.decode(body), e.Chosen)}
    for seat in await hosted.seats(left.table):
        player = await hosted.server.sit(left.table, hosted.tokens.chair(left.table, seat, 0))
        await player.until(lambda player=player: bool(player.game))
        view = player.game["view"]
        for name in ("points", "trains", "routes", "stations", "turns_left", "seat"):
            assert view[name] == left.position[name], name
        assert view["tickets"] == left.position["tickets"][seat]
        assert (view["offer"] or []) == left.position["offers"][seat]
        is_paying = seat == left.position["seat"]
        assert _cards(view["hand"], view, is_paying) == _cards(left.position["hands"][seat], left.position, is_paying)
        if view["phase"] == "first_tickets":
            assert player.is_asked == (seat not in chosen)
        await player.close()


def _cards(hand: dict[str, int], shown: dict[str, Any], is_paying: bool) -> Counter[str]:
    return Counter(hand) + Counter(shown.get("laid", {}) if is_paying else {})


async def play_out(hosted: Hosted) -> None:
    """Let people come to every table that is not over, and play to the end."""
    async with asyncio.TaskGroup() as group:
        for left in hosted.tables:
            if left.moment == "waiting":
                sat = await hosted.server.http.post(f"/api/tables/{left.table}/chairs", json={"name": "Dua"})
                assert sat.is_success
            for seat in await hosted.seats(left.table):
                token = hosted.tokens.chair(left.table, seat, 0)
                person = Person(lambda: hosted.server, left.table, seat, token, Random(f"{left.table} {seat}"))
                group.create_task(person.play())


async def check_ended(store: Store, left: Left) -> list[e.Resumed]:
    """Check that what was stored before is unchanged and the record verifies; the resumptions of the game."""
    stored = await store.events(left.table)
    record = await store.record(left.table)
    assert [one.body for one in stored[: len(left.bodies)]] == left.bodies
    if left.record is not None:  # a finished game stays as it was
        assert record == left.record and len(stored) == len(left.bodies)
    else:
        assert record is not None and Game.replay(record).over
    events = [e.decode(one.body) for one in stored]
    return [event for event in events if isinstance(event, e.Resumed)]


# Another deal changes every game; each of the other rules changes at least one moment.
@pytest.mark.parametrize(
    ("changes", "changed", "others"),
    [
        pytest.param([POINTS], ["usa-turn"], ["europe-waiting"], id="points"),
        pytest.param(
            [DEAL],
            ["usa-dealt", "nordic-choosing", "europe-payment", "nordic-substitute"],
            SOME,
            id="deal",
            marks=pytest.mark.soak,
        ),
        pytest.param(
            [POINTS, ROW, TUNNEL],
            ["usa-turn", "nordic-locomotives", "europe-tunnel"],
            SOME,
            id="others",
            marks=pytest.mark.soak,
        ),
        pytest.param([DEAL], on_every_board("dealt"), ALL, id="deal-long", marks=pytest.mark.soak),
        pytest.param([POINTS], on_every_board("turn"), ALL, id="points-long", marks=pytest.mark.soak),
        pytest.param([ROW], on_every_board("locomotives"), ALL, id="row-long", marks=pytest.mark.soak),
        pytest.param([TUNNEL], on_every_board("tunnel"), ALL, id="tunnel-long", marks=pytest.mark.soak),
    ],
)
async def test_a_table_that_other_rules_would_change_is_resumed_from_its_position(
    tmp_path: Path, changes: list[Change], changed: list[str], others: list[str]
) -> None:
    restarts: dict[str, int] = {}
    async with hosted(tmp_path, changes, dict.fromkeys([*changed, *others])) as found:
        for left in found.tables:
            if left.position is not None:
                await check_seen(found, left)
        await play_out(found)
        for left in found.tables:
            restarts[left.table] = len(await check_ended(found.store, left))
    assert not any(restarts[left.table] for left in found.tables if left.moment in UNCHANGED)
    moments = {table.partition("-")[2] for table in changed}
    assert moments <= {left.moment for left in found.tables if restarts[left.table]}, "nothing has changed"


@pytest.mark.parametrize(
    "tables", [["usa-turn", "europe-over"], pytest.param(ALL, marks=pytest.mark.soak)], ids=["some", "all"]
)
async def test_a_game_keeps_the_rules_that_it_began_with(tmp_path: Path, tables: list[str]) -> None:
    async with hosted(tmp_path, [BONUS], tables) as found:
        await play_out(found)
        for left in found.tables:
            assert not await check_ended(found.store, left), "it plays the same, so it is played again from its seed"
            record = await found.store.record(left.table)
            assert record is not None
            if left.edition == "usa" and left.is_under_way:
                assert Game.replay(record).box.rules.longest_bonus == 15 != open_box("usa").rules.longest_bonus


class Upgrade:
    """An upgrade in the middle of games, however fast they are played."""

    def __init__(self) -> None:
        self.is_done = asyncio.Event()
        self.is_awaited: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)  # by table


@dataclass
class Upgraded(Person):
    """Somebody who waits for the upgrade after a few moves."""

    MOVES_BEFORE: ClassVar = 4
    upgrade: Upgrade = field(default_factory=Upgrade)

    async def _act(self, player: Player) -> None:
        if len(self.attempts) >= self.MOVES_BEFORE:
            self.upgrade.is_awaited[self.table].set()
            await self.upgrade.is_done.wait()
        await super()._act(player)


async def test_people_play_on_across_an_upgrade_of_a_running_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    process = Process(open_to_all(url), tmp_path / "log", copied_to(tmp_path, DEAL))
    try:
        await process.start()
        created = [await process.lay(edition=edition, house={"trains": 9}) for edition in ("europe", "nordic")]
        upgrade = Upgrade()
        people = {each["table"]: [_person(process, chair, upgrade) for chair in each["chairs"]] for each in created}
        async with asyncio.TaskGroup() as group:
            for person in (person for company in people.values() for person in company):
                group.create_task(person.play())
            await asyncio.gather(*(upgrade.is_awaited[table].wait() for table in people))
            process.stop()
            process.environment = Process(open_to_all(url), tmp_path / "log").environment
            await process.start()
            upgrade.is_done.set()
        store, findings = await Store.open(url), Findings()
        for table, company in people.items():
            rules = {one.rules for one in await store.events(table)}
            assert rules_version() in rules and len(rules) == 2
            await check_table(store, table, company, findings)
        await store.close()
        assert findings.acknowledged and not findings.lost and not findings.doubled
    finally:
        process.kill()
        await process.http.aclose()


def _person(process: Process, chair: dict[str, Any], upgrade: Upgrade) -> Person:
    table = chair["table"]
    return Upgraded(lambda: process, table, chair["seat"], chair["token"], Random(table), upgrade=upgrade)
