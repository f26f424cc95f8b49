"""The honest people of the attack bench: two who play at a steady pace, and newcomers who open the page."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import cache
from random import Random

import httpx

from bench.server_tables import some_words
from tests.support.server.running_server import Player
from whistlestop import Game
from whistlestop.server.http.endpoints import SOCKET

MOVES_PER_SECOND = 20.0
NEWCOMER_SECONDS = 5.0  # before a newcomer gives up
TABLE = {"edition": "usa", "chairs": [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}]}


@cache
def some_record(seed: int) -> str:
    """The record of a random game with five seats."""
    game, chance = Game("europe", 5, str(seed)), Random(seed)
    while game.seat is not None:
        game.play(chance.choice(game.legal()))
    return game.record()


class Honest:
    """Two people at a table who move at a steady pace, and how long each move took until it was stored."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=None)  # created once, since that takes a while
        self.waits: list[float] = []
        self.newcomers: list[float] = []  # how long newcomers wait for the first answer
        self.turned_away = 0
        self.questions: list[float] = []  # how long a player waits for the distances of their tickets
        self.reels: list[float] = []  # how long it takes to open a replay
        self.chance = Random(1)

    async def play(self, seconds: float) -> None:
        """Make moves for some seconds; when a game is over, another follows."""
        due = began = time.monotonic()
        end = began + seconds
        coming = asyncio.ensure_future(self._come_again_and_again())
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self._move(due)
            due += 1 / MOVES_PER_SECOND
        coming.cancel()
        with suppress(asyncio.CancelledError):
            await coming

    async def _come_again_and_again(self) -> None:
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(NEWCOMER_SECONDS):
                    await self._come()
                self.newcomers.append(time.monotonic() - began)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.turned_away += 1
            await self._replay()
            await asyncio.sleep(0.25)

    async def _replay(self) -> None:
        began = time.monotonic()
        try:
            answer = await self.http.post("/api/reel", json={"record": some_record(-1)})
            assert answer.status_code == 200, answer.text
        finally:  # even if it has not come yet at the end
            self.reels.append(time.monotonic() - began)

    async def _come(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(self.url).port)
        writer.write(b"GET /api/editions HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        if b" 200 " not in await reader.readuntil(b"\r\n"):
            raise ConnectionRefusedError
        await reader.read()
        writer.close()

    async def _move(self, due: float) -> None:
        while (mover := next((player for player in self.players if player.is_asked), None)) is None:
            await asyncio.gather(*(player.receive() for player in self.players))
        answer = await mover.play(some_words(mover.game["choices"], self.chance))
        assert answer["type"] == "done", answer
        self.waits.append(time.monotonic() - due)
        moves = answer["moves"]
        for player in self.players:
            await player.until(lambda player=player: player.game["moves"] >= moves)
        asked_at = time.monotonic()
        assert (await mover.ask(type="ways"))["type"] == "goals"
        self.questions.append(time.monotonic() - asked_at)
        if mover.is_over:
            await self.sit_down()

    async def sit_down(self) -> str:
        """Start a table for both of them."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            created = (await http.post("/api/tables", json=TABLE)).raise_for_status().json()
        line = f"{self.url.replace('http', 'ws')}{SOCKET.format(table=created['table'])}"
        self.players = [await Player.enter(line, chair["token"]) for chair in created["chairs"]]
        for player in self.players:
            await player.until(lambda player=player: bool(player.game))
        return str(created["table"])
