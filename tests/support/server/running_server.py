"""A real server in the test's own event loop, and clients that play at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from whistlestop.server.app import make_app
from whistlestop.server.hall import Hall
from whistlestop.server.processes.options import protocols
from whistlestop.server.settings import ServerSettings
from whistlestop.tables.protocol import PROTOCOL

PATIENCE = 300  # seconds, for a machine that is very busy; nothing is ever waited for as long as that


class Running:
    """A running server, by its address."""

    hall: Hall  # only if it runs in this process

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.http = new_client(self.url)

    async def lay(self, **setting: Any) -> dict[str, Any]:
        """Start a table; by default one for two people on this device, on the USA board."""
        usual = {"edition": "usa", "chairs": [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}]}
        answer = await self.http.post("/api/tables", json={**usual, "bot_pause": 0, **setting})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def socket(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"

    async def sit(self, table: str, token: str | None = None, is_screen: bool = False) -> Player:
        """Connect to a seat, or as a spectator."""
        return await Player.enter(self.socket(table), token, is_screen=is_screen)


class Player:
    """A client at a table: it keeps the last message of each kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.again: dict[str, Any] | None = None
        self.said: list[dict[str, Any]] = []
        self.looks: list[tuple[int, str | None]] = []
        self._id = 0

    @classmethod
    async def enter(
        cls, url: str, token: str | None = None, beside: Sequence[str] = (), is_screen: bool = False, **options: Any
    ) -> Self:
        player = cls(await line_to(url, compression=None, **options))
        hello = {"protocol": PROTOCOL, "token": token, "beside": [*beside], "is_screen": is_screen}
        await player.send(type="hello", **hello)
        await player.until(lambda: bool(player.welcome))
        return player

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """Receive the next message."""
        frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.table = message, message["table"]
            case "table":
                self.table = message["table"]
            case "game":
                self.game = message
                self.log = [*self.log[: message["since"]], *message["view"]["log"]]
            case "again":
                self.again = message
            case "said":
                self.said.append(message)
            case "looking":
                self.looks.append((message["seat"], message["route"]))

    async def until(self, is_so: Any) -> None:
        """Receive messages until a condition is met; fail at a refusal."""
        while not is_so():
            message = await asyncio.wait_for(self.receive(), PATIENCE)
            assert message["type"] != "refused", message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        self._id += 1
        await self.send(id=self._id, **message)
        while True:
            answer = await asyncio.wait_for(self.receive(), PATIENCE)
            if answer["type"] in {"done", "refused", "goals", "drafted", "advice"} and answer.get("id") in {
                self._id,
                None,
            }:
                return answer

    async def play(self, words: str, moves: int | None = None) -> dict[str, Any]:
        return await self.ask(type="play", words=words, moves=self.game["moves"] if moves is None else moves)

    @property
    def is_asked(self) -> bool:
        return bool(self.game) and bool(self.game["choices"])

    @property
    def is_over(self) -> bool:
        return bool(self.game) and self.game["view"]["phase"] == "over"

    async def close(self) -> None:
        await self.connection.close()


def new_client(url: str) -> httpx.AsyncClient:
    """An HTTP client for a server, which may take a long time to answer."""
    # The server may close a connection that was kept alive at the moment when it is used again.
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


async def line_to(url: str, **options: Any) -> ClientConnection:
    """A socket to a server, which may take a long time to answer."""
    return await connect(url, open_timeout=PATIENCE, ping_interval=None, **options)


def some_words(choices: dict[str, Any]) -> str:
    """An action from the choices of a client."""
    if choices.get("keep"):
        return " ".join(["keep", *choices["keep"]["offer"]])
    if choices.get("claims"):
        return f"claim {choices['claims'][-1]['route']}"
    if choices.get("pay"):
        return str(choices["pay"][0]["words"])
    if choices.get("draw"):
        return f"draw {choices['draw'][-1]}"
    if choices.get("give"):
        return f"give {choices['give'][0]}"
    if choices.get("stations"):
        return f"station {choices['stations']['cities'][0]}"
    return next(words for words in ("withdraw", "pass", "tickets") if choices.get(words))


async def play_out(*players: Player) -> None:
    """Let these players play until the game is over."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(_play_alone(player))


async def _play_alone(player: Player) -> None:
    while not player.is_over:
        if player.is_asked:
            answer = await player.play(some_words(player.game["choices"]))
            assert answer["type"] == "done" or answer["code"] in {"stale", "turn"}, answer
        else:
            await asyncio.wait_for(player.receive(), PATIENCE)


@asynccontextmanager
async def running(settings: ServerSettings) -> AsyncIterator[Running]:
    """A server with these settings on a free port."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,  # the tests of the logs have their own
        log_level="warning",
        **protocols(settings),
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    found = Running(server.servers[0].sockets[0].getsockname()[1])
    found.hall = app.state.hall
    try:
        yield found
    finally:
        await found.http.aclose()
        server.should_exit = True
        await task
