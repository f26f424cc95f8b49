"""One process hands over to the next: no move is lost, nobody is refused, and what is broken never takes over."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import whistlestop
from tests.support.server.postgres import Server
from tests.support.server.promises import Findings, check_table
from tests.support.server.reconnecting_players import Follower
from tests.support.server.running_server import Running
from tests.support.server.supervised_server import HANDED_OVER, READY, SERVE, SERVES, Supervised, supervised
from tests.support.soak import rest
from whistlestop.client import Client, Link
from whistlestop.kernels.mode import VARIABLE, chosen
from whistlestop.server.store import Store

pytestmark = pytest.mark.anyio

IN_A_TERMINAL = ("setsid", "--ctty", "--wait")
ADA, BEN, BOT = {"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "bot"}


@pytest.fixture(scope="module")
def version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program that a test may change while it runs."""
    folder = tmp_path_factory.mktemp("version")
    package = Path(whistlestop.__file__).parent
    shutil.copytree(package, folder / "whistlestop", ignore=shutil.ignore_patterns("web", "built"))
    return folder


@pytest.fixture(scope="module")
def server(version: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Supervised]:
    """A server of that copy."""
    with supervised(tmp_path_factory.mktemp("tables"), environment={"PYTHONPATH": str(version)}) as found:
        yield found


@contextmanager
def changed(path: Path, end: str) -> Iterator[None]:
    """Another version of a file, with something at its end, for a while."""
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}\n{end}\n", encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")


@asynccontextmanager
async def newcomers(server: Running) -> AsyncIterator[list[int]]:
    """Clients that come one after the other, each with a new connection, and the answers that they get."""
    answers: list[int] = []
    is_late = asyncio.Event()

    async def come() -> None:
        while not is_late.is_set():
            reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(server.url).port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answers.append(int((await reader.read()).split()[1]))
            writer.close()
            await writer.wait_closed()

    async with asyncio.TaskGroup() as group:
        group.create_task(come())
        yield answers
        is_late.set()


def grant(semaphore: asyncio.Semaphore, times: int) -> None:
    """Let something be done this many times."""
    for _ in range(times):
        semaphore.release()


async def test_no_move_is_lost_or_doubled_and_no_newcomer_is_refused(server: Supervised) -> None:
    created = await server.lay(chairs=[ADA, BEN, BOT], house={"trains": 8})
    people = [
        Follower(lambda: server, created["table"], chair["seat"], chair["token"], Random(7))
        for chair in created["chairs"]
    ]
    pid = server.process.pid
    async with asyncio.TaskGroup() as group, newcomers(server) as answers:
        for person in people:
            group.create_task(person.play())
        for acts in (3, 1000):
            before = server.signal(signal.SIGHUP)
            await server.hears(READY, before)
            for person in people:
                grant(person.may_act, acts)  # while one process hands over to the other
            await server.hears(HANDED_OVER, before)
    assert server.process.pid == pid and server.process.poll() is None
    assert {*answers} == {200}
    assert [{*person.codes} for person in people] == [{1012}, {1012}]
    findings = Findings()
    store = await Store.open(str(server.folder / "tables.sqlite3"))
    await check_table(store, created["table"], people, findings)
    await store.close()
    assert findings.acknowledged and not findings.lost and not findings.doubled


@pytest.mark.soak
async def test_a_client_continues_as_if_nothing_had_happened(server: Supervised) -> None:
    created = await server.lay(chairs=[ADA, BOT], first=0)
    link = Link(server.url, created["table"], created["chairs"][0]["token"])
    received: list[str] = []
    with await asyncio.to_thread(Client, link) as client:
        client.on_message = lambda message: received.append(message["type"])
        await server.hand_over()
        assert await asyncio.to_thread(client.play, client.legal[0])
    assert "welcome" in received and "lost" not in received


@contextmanager
def half_a_request(server: Running) -> Iterator[socket.socket]:
    """A request of which the server has only the beginning, so that it is under way."""
    body = json.dumps({"edition": "usa", "chairs": [ADA, BOT]}).encode()
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    head = f"{head}Content-Length: {len(body)}\r\n"
    port = httpx.URL(server.url).port
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"{head}Expect: 100-continue\r\n\r\n".encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 100")  # it waits for the body now
        yield line


def finish(line: socket.socket) -> bytes:
    """Send the rest of such a request; the whole answer."""
    line.sendall(json.dumps({"edition": "usa", "chairs": [ADA, BOT]}).encode())
    return b"".join(iter(lambda: line.recv(4096), b""))


@pytest.mark.soak
async def test_a_request_under_way_is_answered_and_a_second_hand_over_follows_the_first(server: Supervised) -> None:
    created = await server.lay()
    player = await server.sit(created["table"], created["chairs"][0]["token"])
    with half_a_request(server) as line:
        before = server.signal(signal.SIGHUP)
        await server.hears(READY, before)
        server.signal(signal.SIGHUP)  # once more, since by now there may be a newer version
        await player.until(lambda: player.is_asked)
        choices = player.game["choices"]["keep"]["offer"]
        assert (await player.play(" ".join(["keep", *choices])))["type"] == "done"  # the tables play on meanwhile
        answer = await asyncio.to_thread(finish, line)
    assert answer.startswith(b"HTTP/1.1 201")
    first = await server.hears(HANDED_OVER, before)
    await server.hears(f"process {first[2]} has handed over to", before)
    table = json.loads(answer.rpartition(b"\r\n\r\n")[2])["table"]
    assert (await server.http.get(f"/api/tables/{table}")).status_code == 200
    await player.close()


BROKEN_STORE = """
async def _broken(url, **options):
    raise StoreError("no store for this version")
Store.open = _broken
"""


@pytest.mark.parametrize(
    ("file", "end", "why"),
    [
        rest(("server/app.py", "raise SystemExit(41)", "it ended with code 41")),
        ("server/store/store.py", BROKEN_STORE, "no store for this version"),  # when the old one has released it
    ],
)
async def test_a_version_that_cannot_serve_never_takes_over(
    server: Supervised, version: Path, file: str, end: str, why: str
) -> None:
    created = await server.lay()
    old = server.serving
    with changed(version / "whistlestop" / file, end):
        await server.hears(f"hand-over failed, process {old} keeps serving: {why}", server.signal(signal.SIGHUP))
    assert server.process.poll() is None and Path(f"/proc/{old}").exists()
    player = await server.sit(created["table"], created["chairs"][0]["token"])
    await player.until(lambda: player.is_asked)
    await server.hand_over()
    with pytest.raises(ConnectionClosed):
        await player.until(lambda: False)


@pytest.mark.soak
def test_a_server_that_is_stopped_during_a_hand_over_stops_gracefully(tmp_path: Path) -> None:
    with supervised(tmp_path) as server:
        with half_a_request(server) as line:
            server.heard(READY, server.signal(signal.SIGHUP))
            server.signal(signal.SIGTERM)
            assert finish(line).startswith(b"HTTP/1.1 201")
        assert server.wait() == 0
    assert server.count("Application shutdown complete") == 1 and server.count(HANDED_OVER) == 0
    assert not any("Traceback" in line for line in server.lines)


def test_a_server_stops_with_the_terminal_that_it_runs_in(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    with supervised(tmp_path, command=(*IN_A_TERMINAL, *SERVE), stdin=inside) as server:
        os.close(inside)
        os.close(terminal)
        assert server.wait() == 0
    assert server.count(HANDED_OVER) == 0


# A server whose processes run the rules in one way first, and otherwise when a command has ended.
PLANNED = """
import json, sys
from whistlestop.server.processes.kernels_plan import KernelsPlan
from whistlestop.server.processes.listeners import listen
from whistlestop.server.processes.supervisor import Supervisor
from whistlestop.server.settings import ServerSettings

db, meanwhile, build, pauses = json.loads(sys.argv[1])
ServerSettings(db).to_environment()
plan = KernelsPlan(meanwhile, tuple(build))
Supervisor(listen("127.0.0.1", 0), plan=plan, pauses=pauses).run()
"""


@contextmanager
def planned(folder: Path, build: str, pauses: tuple[float, ...] = ()) -> Iterator[Supervised]:
    """Such a server: plain Python, and then as the tests run."""
    command = [sys.executable, "-c", build] if build else []
    duty = json.dumps([str(folder / "tables.sqlite3"), {VARIABLE: "plain"}, command, pauses])
    with supervised(folder, duty, command=(sys.executable, "-P", "-c", PLANNED)) as server:
        yield server


def test_plain_rules_are_served_until_compiled_ones_are_there(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    with planned(tmp_path, f"open({str(gate)!r}).read()") as server:
        assert server.health()["kernels"] == "plain"
        gate.write_text("go")  # now the command ends
        server.heard(HANDED_OVER)
        assert server.health()["kernels"] == chosen().mode


def test_rules_that_cannot_be_compiled_stay_plain(tmp_path: Path) -> None:
    with planned(tmp_path, "raise SystemExit('no linker here')") as server:
        server.heard("the rules could not be compiled, they keep running as they are: no linker here")
        assert server.health()["kernels"] == "plain" and server.count(SERVES) == 1


def test_a_process_that_dies_is_replaced_unless_it_dies_again_and_again(tmp_path: Path) -> None:
    with planned(tmp_path, "", pauses=(0.0,)) as server:
        before, dead = len(server.lines), server.serving
        os.kill(dead, signal.SIGKILL)
        server.heard(f"process {dead} has died, a new one replaces it: it ended with code -9", before)
        assert server.health()["status"] == "ok"  # requests that come meanwhile wait
        os.kill(server.serving, signal.SIGKILL)
        assert server.wait() == 1
    assert any("keeps dying: it ended with code -9" in line for line in server.lines)


@pytest.mark.soak
def test_processes_on_one_postgresql_hand_over_one_after_the_other(postgres: Server, tmp_path: Path) -> None:
    with supervised(tmp_path, "--workers", "2", "--db", postgres.new_database()) as server:
        before = server.signal(signal.SIGHUP)
        first = server.heard(HANDED_OVER, before)
        server.heard(f"process (?!{first[1]} )[0-9]+ has handed over", before)
        assert server.health()["status"] == "ok"
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
    assert server.count(SERVES) == 4
    assert "Traceback" not in "\n".join(server.lines)
