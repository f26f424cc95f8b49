"""The score helper over HTTP: scores with their proof for a final board, or the rule that forbids it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.games import finished
from tests.support.server.blocked_work import Blocked
from tests.support.server.running_server import Running, running
from whistlestop import editions
from whistlestop.records.ending import ending_of
from whistlestop.server.hall import SCORES
from whistlestop.server.http import scorer
from whistlestop.server.http.bodies import Counted
from whistlestop.server.settings import ServerSettings

pytestmark = pytest.mark.anyio
NAMES = ["Ada", "Ben", "Cem"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(ServerSettings(f"{tmp_path}/whistlestop.db", requests_per_second=1)) as found:
        yield found


async def count(server: Running, **board: Any) -> tuple[int, dict[str, Any]]:
    answer = await server.http.post("/api/scores", json={"edition": "usa", "names": NAMES, **board})
    return answer.status_code, answer.json()


async def test_a_final_board_is_counted_as_the_game_was(server: Running) -> None:
    for edition in editions:
        game = finished(edition, 3, 1)
        position = game.position()
        pieces = {name: position[name] for name in ("routes", "stations", "tickets")}
        status, counted = await count(server, edition=edition, **pieces)
        assert (status, counted["view"]["names"], counted["view"]["all_tickets"]) == (200, NAMES, position["tickets"])
        assert counted["view"]["scores"] == game.scores()
        ending = ending_of(game)
        assert (counted["ending"]["items"], counted["ending"]["ties"]) == (ending["items"], ending["ties"])
        msgspec.convert(counted, Counted)


async def test_the_rule_that_forbids_a_piece_is_named(server: Running) -> None:
    status, refusal = await count(server, routes={"atlanta:raleigh": 0, "atlanta:raleigh/2": 0})
    assert (status, refusal["code"], refusal["reason"], refusal["rule"]) == (
        409,
        "illegal",
        "why-own-other-track",
        "C8",
    )
    assert (await count(server, names=["Ada"]))[0] == 400
    assert (await count(server, names=["Ada", "Ben", "\u3164"]))[1]["reason"] == "refused-name-signs"
    status, refusal = await count(server, tickets=[["boston:miami"], ["boston:miami"], []])
    assert (status, refusal["code"]) == (400, "malformed")


@pytest.mark.usefixtures("no_time_goes_by")
async def test_nothing_is_stored_and_requests_are_limited(server: Running) -> None:
    statuses = [(await count(server))[0] for _ in range(12)]
    assert statuses[0] == 200 and statuses[-1] == 429
    assert (await server.http.get("/healthz")).json()["tables"] == 0


async def test_more_boards_than_there_are_places_for_are_refused_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked, (_, _, places) = Blocked(), SCORES
    monkeypatch.setattr(scorer, "_count", lambda board: {"view": blocked.work(), "ending": ""})
    counting = [asyncio.create_task(count(server)) for _ in range(places)]
    while len(server.hall.scores) < places:
        await asyncio.sleep(0.001)
    status, refusal = await count(server)
    assert (status, refusal["reason"]) == (503, "refused-work")
    blocked.may_end.set()
    assert {status for status, _ in await asyncio.gather(*counting)} == {200}
