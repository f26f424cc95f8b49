"""A real server in a thread of this process, for blocking clients: stopped, and started again on the same port."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn

from tests.support.server.processes import free_port, open_to_all
from whistlestop.client import Link
from whistlestop.server.app import make_app
from whistlestop.server.processes.options import protocols

PATIENCE = 120  # seconds: only a server that is broken takes so long
FRIEND, BOT = {"sits": "friend"}, {"sits": "bot"}
ADA, BEN = {"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}


class Serving:
    """A server, by its address."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server: uvicorn.Server | None = None

    def start(self) -> None:
        settings = open_to_all(self.db)
        config = uvicorn.Config(
            make_app(settings),
            port=self.port,
            log_config=None,  # the tests of the logs have their own
            log_level="critical",
            loop="asyncio",
            **protocols(settings),
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
            self._thread.join()
            self._server = None

    def lay(self, *chairs: dict[str, Any], **setting: Any) -> list[Link]:
        """Start a table; its link, and those of the host's seats."""
        created = self.lay_hosted(*chairs, **setting)
        tokens = [None, *(chair["token"] for chair in created["chairs"])]
        return [Link(self.url, created["table"], token) for token in tokens]

    def lay_hosted(self, *chairs: dict[str, Any], **setting: Any) -> dict[str, Any]:
        """Start a table; the answer for its host."""
        usual = {"edition": "usa", "first": 0, "bot_pause": 0, "chairs": list(chairs)}
        return self._post("", {**usual, **setting})

    def renew(self, created: dict[str, Any], seat: int) -> Link:
        """Replace the link of a seat, as its host; the invitation."""
        invitation = self._post(f"/{created['table']}/links", {"seat": seat}, created["host"])
        return Link(self.url, created["table"], invitation["token"])

    def _post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(f"{self.url}/api/tables{path}", json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


@contextmanager
def serving(folder: Path) -> Iterator[Serving]:
    """A server that is stopped afterwards."""
    server = Serving(f"sqlite:///{folder}/tables.db")
    server.start()
    try:
        yield server
    finally:
        server.stop()
