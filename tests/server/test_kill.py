"""A server that is killed at any moment: what it has acknowledged stays, once and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import time

import pytest

from tests.support.server.kill_scenario import run_and_check
from tests.support.server.processes import open_to_all
from tests.support.server.promises import Findings, Move, check_person
from tests.support.server.reconnecting_players import Attempt, Person
from tests.support.server.running_server import Running, running
from whistlestop.server.live_table import entry_of
from whistlestop.server.store import Store
from whistlestop.tables import commands
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.table import Change, Table

pytestmark = pytest.mark.anyio


async def check_kills(url: str, log: Path, tables: int, kills: int, seed: int) -> None:
    figures = await run_and_check(url, log, tables, kills, seed)
    assert figures["kills"] >= kills and figures["came back"] > 0
    assert figures["tables finished and verified"] >= tables and figures["actions acknowledged"] > 0
    assert (figures["lost"], figures["doubled"], figures["half"], figures["errors logged"]) == ([], [], [], 0)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # store/test_faults.py kills with each database
async def test_under_kills_nothing_is_lost_or_doubled_and_every_game_ends(url: str, tmp_path: Path) -> None:
    await check_kills(url, tmp_path / "log", tables=2, kills=1, seed=7)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
async def test_that_holds_for_long_runs(url: str, tmp_path: Path, seed: int) -> None:
    await check_kills(url, tmp_path / "log", tables=20, kills=20, seed=seed)


@pytest.fixture
async def server(url: str) -> AsyncIterator[Running]:
    async with running(open_to_all(url)) as found:
        yield found


async def test_a_server_that_ended_just_before_the_deal_deals_when_somebody_comes(
    server: Running, store: Store
) -> None:
    created = e.Created(TableOptions("usa", [ChairAsked("host", "Ada"), ChairAsked("friend")]), "5" * 64)
    table = Table.created("table", created, time())
    for change in (Change((created,), table), commands.sit(table, time(), None, "Ben", "")):
        assert await store.append(entry_of(change))
    spectator = await server.sit("table")
    await spectator.until(lambda: bool(spectator.game))
    assert spectator.table["state"] == "playing"
    await spectator.close()


async def test_the_last_player_to_join_has_a_seat_although_another_request_deals_first(
    server: Running, store: Store
) -> None:
    created = await server.lay(chairs=[{"sits": "host", "name": "Ada"}, *[{"sits": "friend"}] * 3])
    path = f"/api/tables/{created['table']}/chairs"
    answers = await asyncio.gather(*(server.http.post(path, json={"name": name}) for name in ("Ben", "Cem", "Dua")))
    assert [answer.status_code for answer in answers] == [201] * 3
    events = [e.decode(one.body) for one in await store.events(created["table"])]
    assert sum(isinstance(event, e.Dealt) for event in events) == 1


def _ledger(*attempts: Attempt) -> Findings:
    """The findings for these attempts if a draw and two claims are stored as moves 4, 6 and 8."""
    moves = {4: Move(0, "draw red"), 5: Move(1, "draw deck"), 6: Move(0, "claim a:b"), 8: Move(0, "claim a:b")}
    findings = Findings()
    check_person(Person(lambda: Running(1), "table", 0, "", Random(), [*attempts]), moves, findings)
    return findings


DRAW, FIRST, SECOND = Attempt(3, "draw red", 4), Attempt(5, "claim a:b", 6), Attempt(7, "claim a:b", 8)


def test_the_ledger_is_content_with_promises_that_are_kept() -> None:
    for second in (SECOND, Attempt(7, "claim a:b")):
        findings = _ledger(DRAW, FIRST, second)
        assert not findings.lost and not findings.doubled
    assert findings.acknowledged == 2 and findings.unanswered_but_stored == 1


@pytest.mark.parametrize("lost", [Attempt(8, "draw blue", 9), Attempt(4, "draw deck", 5), Attempt(7, "pass", 8)])
def test_the_ledger_notices_what_is_lost(lost: Attempt) -> None:
    assert _ledger(DRAW, lost).lost


@pytest.mark.parametrize("second", [[], [Attempt(5, "claim a:b")], [Attempt(7, "claim a:b", is_refused=True)]])
def test_the_ledger_notices_what_is_doubled(second: list[Attempt]) -> None:
    assert _ledger(DRAW, FIRST, *second).doubled


WHOLE = "claim a:b, pay red 2"


def test_the_ledger_notices_a_claim_without_the_payment_of_the_same_message() -> None:
    assert _ledger(DRAW, Attempt(5, WHOLE), SECOND).half
    for attempts in ([Attempt(6, WHOLE)], [Attempt(5, WHOLE), FIRST]):
        assert not _ledger(DRAW, *attempts).half


def test_the_ledger_notices_promises_out_of_order() -> None:
    with pytest.raises(AssertionError, match="out of order"):
        _ledger(FIRST, DRAW, SECOND)
