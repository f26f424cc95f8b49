"""Players who come back whenever the server is gone, and who note everything that they asked for and were promised."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.server.running_server import Player, Running

LINE_BROKE = (httpx.NetworkError, httpx.RemoteProtocolError, httpx.TimeoutException)
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, *LINE_BROKE)
UNDO = "undo"
LATE = "send hello first"  # the refusal of a server that has waited too long, on a very busy machine
LONGEST_PAUSE = 1.0  # seconds before a player tries again


@dataclass
class Attempt:
    """An action that a client asked for, having seen this many moves; there may be no answer."""

    moves: int
    words: str  # several steps of one message are separated by commas
    done: int | None = None  # the number of moves after it, from the answer that it is stored
    is_refused: bool = False

    @property
    def steps(self) -> list[str]:
        return self.words.split(", ")

    def one_by_one(self) -> list[Attempt]:
        """Each step as an action by itself."""
        last = len(self.steps) - 1
        return [
            replace(self, moves=self.moves + i, words=words, done=None if self.done is None else self.done - last + i)
            for i, words in enumerate(self.steps)
        ]


@dataclass
class Person:
    """A player at a table: plays at random, and comes back to the same seat until the game is over."""

    find_server: Callable[[], Running]  # called for each connection
    table: str
    seat: int
    token: str
    chance: Random
    attempts: list[Attempt] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)  # as it was seen at the end
    returns: int = -1

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the server."""
        is_over = False
        while not is_over:
            _end_if_cancelled()  # a connection that fails while it is being opened can hide it
            player = await self._come()
            if player is None:
                await self._pause()
                continue
            self.returns += 1
            try:
                is_over = await self._play_on(player)
            except GONE:
                await self._pause()
            finally:
                await player.close()

    async def _come(self) -> Player | None:
        try:
            return await self.find_server().sit(self.table, self.token)
        except GONE:
            return None
        except AssertionError as error:
            if LATE in str(error):
                return None
            raise

    async def _pause(self) -> None:
        await asyncio.sleep(self.chance.uniform(0, LONGEST_PAUSE))

    async def _play_on(self, player: Player) -> bool:
        while not player.is_over:
            if player.is_asked:
                await self._act(player)
            else:
                await player.receive()
        self.log = player.log
        return True

    async def _act(self, player: Player) -> None:
        game = player.game
        undoes = bool(game["can_undo"]) and self.chance.random() < 0.5
        attempt = Attempt(game["moves"], UNDO if undoes else random_words(game["choices"], self.chance))
        self.attempts.append(attempt)
        if undoes:
            answer = await player.ask(type="undo", moves=attempt.moves)
        else:
            steps = attempt.steps
            asked = {"words": steps[0]} if len(steps) == 1 else {"steps": steps}
            answer = await player.ask(type="play", moves=attempt.moves, **asked)
        if answer["type"] == "done":
            attempt.done = answer["moves"]
        else:
            assert answer["code"] in {"stale", "turn"}, answer
            attempt.is_refused = True


def _end_if_cancelled() -> None:
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def random_words(choices: dict[str, Any], chance: Random) -> str:
    """Any action from the choices of a client; routes come before cards, so that games come to an end."""
    if keep := choices.get("keep"):
        count = chance.randint(keep["least"], len(keep["offer"]))
        return " ".join(["keep", *sorted(chance.sample(keep["offer"], count), key=keep["offer"].index)])
    if choices.get("claims") and chance.random() < 0.8:
        claim = chance.choice(choices["claims"])
        payment = chance.choice(claim["payments"])
        is_whole = "any" not in payment and chance.random() < 0.5
        return f"claim {claim['route']}, {payment['words']}" if is_whole else f"claim {claim['route']}"
    words: list[str] = [payment["words"] for payment in choices.get("pay", ())]
    words += [f"draw {card}" for card in choices.get("draw", ())]
    words += [f"give {card}" for card in choices.get("give", ())]
    words += [word for word in ("withdraw", "pass") if choices.get(word)]
    if not words or chance.random() < 0.05:
        words += ["tickets"] if choices.get("tickets") else []
        words += [f"station {city}" for city in choices.get("stations", {}).get("cities", ())]
        words += [f"claim {claim['route']}" for claim in choices.get("claims", ())]
    return chance.choice(words)


@dataclass
class Follower(Person):
    """A player who goes to the next process at once, and to whom no process may refuse a connection."""

    codes: list[int | None] = field(default_factory=list)  # with which connections were closed
    may_act: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(3))

    async def _act(self, player: Player) -> None:
        await self.may_act.acquire()
        await super()._act(player)

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            try:
                return await self._sit_and_play()
            except ConnectionClosed as closed:  # possibly even before the welcome
                self.codes.append(closed.rcvd.code if closed.rcvd else None)

    async def _sit_and_play(self) -> None:
        player = await self.find_server().sit(self.table, self.token)
        self.returns += 1
        try:
            await self._play_on(player)
        finally:
            await player.close()
