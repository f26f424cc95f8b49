"""What the tests of the server share: an event loop, a server, both databases, and a store on each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.server.postgres import Server, running_server
from tests.support.server.running_server import Running, running
from whistlestop.server.http import lobby
from whistlestop.server.settings import ServerSettings
from whistlestop.server.sockets import line, socket
from whistlestop.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that allows players to be fast."""
    async with running(ServerSettings(f"{tmp_path}/whistlestop.db", messages_per_second=10_000)) as found:
        yield found


@pytest.fixture
def no_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for the limits per second, so that a flood is one even on a slow machine."""
    for module in (line, lobby, socket):
        monkeypatch.setattr(module, "monotonic", lambda: 1.0)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, one for each process of a test run."""
    with running_server() as server:
        yield server


@pytest.fixture
def fragile(postgres: Server) -> Iterator[Server]:
    """A PostgreSQL server that a test may stop; it is started again afterwards."""
    yield postgres
    if postgres.shell is None:
        postgres.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, for each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/whistlestop.db"
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on an empty database, for each kind in turn."""
    store = await Store.open(url)
    yield store
    await store.close()
