"""Many tables on a server that is killed again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.support.server.processes import Process, open_to_all
from tests.support.server.promises import Findings, check_table
from tests.support.server.reconnecting_players import GONE, LONGEST_PAUSE, Person
from whistlestop import editions
from whistlestop.server.store import Store

HOST, HERE, FRIEND = {"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "friend"}
BOTS = [{"sits": "bot", "level": level} for level in ("beginner", "regular", "strong")]
# Two or three seats: people, people and bots, and a friend who joins later by the link.
COMPANIES = [
    [HOST, HERE],
    [HOST, FRIEND],
    [HOST, BOTS[0]],
    [HOST, HERE, BOTS[1]],
    [HOST, FRIEND, BOTS[2]],
    [HOST, BOTS[1], FRIEND],
    [HOST, HERE, FRIEND],
]


@dataclass
class KillScenario:
    """A number of tables at a time, each followed by another until the last kill; then every game is played out."""

    process: Process
    chance: Random
    trains: int = 12
    most_moves: int = 40  # tried from a start to the next kill
    longest_start: float = 0.5  # seconds after which a server is killed that may not have started yet
    kills: int = 0
    is_late: bool = False  # whether no more tables are started
    tables: dict[str, list[Person]] = field(default_factory=dict)
    starts: list[float] = field(default_factory=list)  # seconds from a start to a healthy server

    async def run(self, tables: int, kills: int) -> None:
        """Play at this many tables while the server is killed this many times."""
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(self._table_after_table())
            await self._kill_again_and_again(kills)
            self.is_late = True

    async def _kill_again_and_again(self, kills: int) -> None:
        while self.kills < kills:
            await self._until_tried(self.chance.randint(1, self.most_moves))
            self._kill()
            if self.chance.random() < 0.2:  # the next is killed while it starts, or has just started
                self.process.spawn()
                await asyncio.sleep(self.chance.uniform(0, self.longest_start))
                self._kill()
            self.starts.append(await self.process.start())

    async def _until_tried(self, moves: int) -> None:
        """Wait until people have tried this many more moves."""
        enough = self._tried() + moves
        while self._tried() < enough:
            await asyncio.sleep(0.001)

    def _tried(self) -> int:
        return sum(len(person.attempts) for people in self.tables.values() for person in people)

    def _kill(self) -> None:
        self.process.kill()
        self.kills += 1

    async def _table_after_table(self) -> None:
        while True:
            people = await self._start_table()
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())
            if self.is_late:
                return

    async def _start_table(self) -> list[Person]:
        edition, company = self.chance.choice(editions), self.chance.choice(COMPANIES)
        created = await self._insist(
            "/api/tables", edition=edition, chairs=company, house={"trains": self.trains}, bot_pause=0
        )
        people = [self._person(chair) for chair in created["chairs"]]
        if FRIEND in company:
            people.append(self._person(await self._sit_down(created, company.index(FRIEND))))
        self.tables[created["table"]] = people
        return people

    async def _insist(self, path: str, token: str = "", **body: Any) -> dict[str, Any]:
        """Repeat a request until it is answered; a request without an answer may have been carried out all the same."""
        while True:
            try:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                answer = await self.process.http.post(path, json=body, headers=headers)
            except GONE:
                await asyncio.sleep(self.chance.uniform(0, LONGEST_PAUSE))
                continue
            found: dict[str, Any] = answer.json()
            assert answer.is_success or found["code"] in {"full", "forbidden"}, found
            return found

    async def _sit_down(self, created: dict[str, Any], seat: int) -> dict[str, Any]:
        """Take a friend's seat; if the answer was lost after the seat was taken, the host replaces the link."""
        chair = await self._insist(f"/api/tables/{created['table']}/chairs", name="Cem", seat=seat)
        if "token" in chair:
            return chair
        return await self._claim(created, seat)

    async def _claim(self, created: dict[str, Any], seat: int) -> dict[str, Any]:
        """Take the seat over with a new link; if the answer to the claim was lost, the host makes another one."""
        path, chair = f"/api/tables/{created['table']}", dict[str, Any]()
        while "token" not in chair:
            invitation = await self._insist(f"{path}/links", created["host"], seat=seat)
            chair = await self._insist(f"{path}/claims", invitation=invitation["token"])
        return chair

    def _person(self, chair: dict[str, Any]) -> Person:
        chance = Random(self.chance.random())
        return Person(lambda: self.process, chair["table"], chair["seat"], chair["token"], chance)

    async def check(self, url: str) -> Findings:
        """Compare what the store has of every known table with what was promised to its players."""
        findings = Findings()
        store = await Store.open(url)
        try:
            for table, people in self.tables.items():
                await check_table(store, table, people, findings)
        finally:
            await store.close()
        return findings


@asynccontextmanager
async def kill_scenario(url: str, log: Path, seed: int) -> AsyncIterator[KillScenario]:
    """The scenario with a server on this database; the same seed tries the same things."""
    process = Process(open_to_all(url), log)
    try:
        await process.start()
        yield KillScenario(process, Random(seed))
    finally:
        process.kill()
        await process.http.aclose()


async def run_and_check(url: str, log: Path, tables: int, kills: int, seed: int) -> dict[str, Any]:
    """Run the scenario, check everything that was promised, and return the figures."""
    began = time.monotonic()
    async with kill_scenario(url, log, seed) as scenario:
        await scenario.run(tables, kills)
        findings = await scenario.check(url)
    people = [person for company in scenario.tables.values() for person in company]
    return {
        "kills": scenario.kills,
        "tables at a time": tables,
        "tables finished and verified": findings.tables,
        "people": len(people),
        "came back": sum(person.returns for person in people),
        "actions acknowledged": findings.acknowledged,
        "actions unanswered": findings.unanswered,
        "unanswered but stored": findings.unanswered_but_stored,
        "lost": findings.lost,
        "doubled": findings.doubled,
        "half": findings.half,
        "errors logged": scenario.process.logged.count("Traceback"),
        "seconds": round(time.monotonic() - began),
        "seconds from a start to health": round(median(scenario.starts), 1) if scenario.starts else None,
    }
