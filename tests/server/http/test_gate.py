"""Only pages of this server may change anything, and only under one of its own host names."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from socket import gethostname

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.support.server.misbehaving_clients import check_plain
from tests.support.server.running_server import Player, Running, line_to, running
from whistlestop.server.http.gate import is_known_host, known_names
from whistlestop.server.logs import NoRepeats
from whistlestop.server.settings import ServerSettings

SETTINGS = ServerSettings("", origins=("https://friends.example:444",), host_names=("club.example",))
TABLE = json.dumps({"edition": "usa", "chairs": [{"sits": "friend"}, {"sits": "friend"}]})
JSON = "application/json"
MACHINE = gethostname().partition(".")[0]
EVIL = {"host": "evil.example", "origin": "http://evil.example"}  # as a browser sends them after DNS rebinding


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(
        ServerSettings(f"{tmp_path}/tables.db", host_names=("club.example",), tables_per_address=3)
    ) as found:
        yield found


async def start_table(server: Running, kind: str | None = JSON, **headers: str) -> httpx.Response:
    sent = {**headers, **({"content-type": kind} if kind else {})}
    return await server.http.post("/api/tables", content=TABLE, headers=sent)


def check_denied(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    check_plain(answer.json())
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "host",
    [
        "", "127.0.0.1", "192.168.1.5:8765", "[::1]:8765", "[fe80::1]", "localhost", "LOCALHOST:80", "a.localhost",
        "club.example", "Club.Example.:8765", "friends.example", gethostname(), f"{MACHINE}.local:1",
    ],
)  # fmt: skip
def test_addresses_this_machine_and_named_hosts_are_known(host: str) -> None:
    assert is_known_host(host, known_names(SETTINGS))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8765", "club.example.evil.example", "xclub.example", "localhost.evil.example",
        "127.0.0.1.evil.example", "127.1", "0x7f000001", "[evil.example]", ":8765", "a b", "é",
    ],
)  # fmt: skip
def test_other_names_are_not(host: str) -> None:
    assert not is_known_host(host, known_names(SETTINGS))


@pytest.mark.anyio
async def test_a_page_of_another_site_cannot_use_up_the_tables_of_a_family(server: Running) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        for kind in (JSON, "text/plain", None):
            check_denied(await start_table(server, kind, origin=origin), 403, "forbidden")
    created = (await start_table(server, origin=server.url)).json()
    for path in ("start", "again"):  # without a body as well
        answer = await server.http.post(
            f"/api/tables/{created['table']}/{path}",
            headers={"origin": "https://evil.example", "authorization": f"Bearer {created['host']}"},
        )
        check_denied(answer, 403, "forbidden")
    assert [(await start_table(server)).status_code for _ in range(3)] == [201, 201, 429]


@pytest.mark.anyio
async def test_a_body_has_to_say_that_it_is_json(server: Running) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "text/plain;application/json",
        "application/jsonp",
        None,
    ):
        check_denied(await start_table(server, kind), 415, "malformed")
    created = await start_table(server, "Application/JSON; charset=utf-8")
    assert created.status_code == 201

    async def dripping() -> AsyncIterator[bytes]:
        yield TABLE.encode()

    check_denied(await server.http.post("/api/tables", content=dripping()), 415, "malformed")
    headers = {"authorization": f"Bearer {created.json()['host']}"}
    assert (await server.http.post(f"/api/tables/{created.json()['table']}/start", headers=headers)).status_code == 200


@pytest.mark.anyio
async def test_a_name_that_points_here_by_rebinding_gets_nothing(server: Running) -> None:
    for path in ("/", "/api/tables", "/metrics", "/t/x", "/nothing"):
        answer = await server.http.get(path, headers=EVIL)
        check_denied(answer, 421, "forbidden")
    assert "--host-name evil.example" in answer.json()["text"]
    check_denied(await start_table(server, **EVIL), 421, "forbidden")
    assert (await server.http.get("/healthz", headers=EVIL)).status_code == 200  # a probe may use any name
    assert (await start_table(server, host="club.example", origin="https://club.example")).status_code == 201


@pytest.mark.anyio
async def test_sockets_pass_the_same_gate(server: Running) -> None:
    address = server.socket((await start_table(server)).json()["table"])
    rebound = address.replace("127.0.0.1", "evil.example")
    for path, origin in (
        (address, "https://evil.example"),
        (rebound, "http://evil.example"),
        (rebound.replace("/api", "/other"), "http://evil.example"),
        (rebound, None),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await line_to(path, origin=origin, host="127.0.0.1")
        assert refused.value.response.status_code == 403
    await Player.enter(address, origin=server.url)


@pytest.mark.anyio
async def test_the_log_names_an_unknown_host_once_a_minute(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    await asyncio.gather(*(server.http.get("/", headers=EVIL | {"host": f"evil{n}.example"}) for n in range(3)))
    records = [record for record in caplog.records if "unknown host" in record.getMessage()]
    assert len(records) == 3 and "--host-name" in records[0].getMessage() and "evil" in vars(records[0])["host"]
    repeats = NoRepeats()
    assert [repeats.filter(record) for record in records] == [True, False, False]
    later = logging.makeLogRecord(vars(records[0]) | {"created": records[0].created + 61})
    assert repeats.filter(later)


@pytest.mark.anyio
async def test_no_answer_leads_to_a_host_that_the_client_has_made_up(server: Running) -> None:
    for path in ("/api/tables/", "/rules/", "/assets", "/t/x/"):
        answer = await server.http.get(path, headers={"host": "club.example"})
        assert answer.status_code == 404 and "location" not in answer.headers


@pytest.mark.anyio
async def test_metrics_are_at_their_path_or_nowhere(tmp_path: Path) -> None:
    async with running(ServerSettings(f"{tmp_path}/tables.db", metrics="/figures")) as server:
        assert "whistlestop_tables" in (await server.http.get("/figures")).text
        assert (await server.http.get("/metrics")).status_code == 404
    async with running(ServerSettings(f"{tmp_path}/tables.db", metrics=None)) as server:
        assert (await server.http.get("/metrics")).status_code == 404
