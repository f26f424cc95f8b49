"""Whatever is requested over HTTP: the answer is one that the API's description promises, and never a server error."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from websockets.exceptions import InvalidStatus

from tests.support.server.lobby_requests import FRIENDS, closing
from tests.support.server.misbehaving_clients import check_plain, check_well, events, watched
from tests.support.server.running_server import PATIENCE, Player, Running, line_to
from tests.support.server_thread import serving
from tests.support.soak import by_turns
from whistlestop.server.http.published.openapi import openapi
from whistlestop.server.settings import ServerSettings
from whistlestop.tables.protocol import PROTOCOL

JSON = {"content-type": "application/json"}
Case = schemathesis.Case[Any]
TWO: list[dict[str, Any]] = [{"sits": "bot"}, {"sits": "bot"}]


# PostgreSQL is stricter about texts.
ON_THE_STRICTER = pytest.mark.parametrize("url", by_turns(["postgresql"], ["sqlite", "postgresql"]), indirect=True)


@pytest.fixture
async def server(url: str) -> AsyncIterator[Running]:
    async with watched(ServerSettings(url, tables_per_address=1000)) as found:
        yield found


def check_refused(answer: httpx.Response, *statuses: int) -> None:
    assert answer.status_code in statuses, (answer.request.url, answer.text)
    check_plain(answer.json())
    assert answer.headers["x-content-type-options"] == "nosniff"


BODIES = [
    b"", b"{", b"null", b"[]", b'"usa"', b"NaN", b"\xff\xfe", b"{}{}", b'{"edition":"usa"}',
    b'{"edition":"usa","chairs":' + b"[" * 7000 + b"]" * 7000 + b"}",
    b'{"edition":"usa","chairs":[{"sits":"bot"},{"sits":"bot"}],"house":{"a":' + b"[" * 7000 + b"]" * 7000 + b"}}",
]  # fmt: skip
NAMES = ["", " Ada", "\ud800", "a\x00b", "\u202egnp.exe", "\u200b", "a\nb", "x" * 41, 7]
SETTINGS: list[dict[str, Any]] = [
    {"edition": "mars"}, {"edition": None}, {"pace": "warp"}, {"word": "\n"}, {"word": "x" * 25}, {"onlookers": "yes"},
    {"chairs": []}, {"chairs": TWO * 3}, {"chairs": [None, None]}, {"chairs": [TWO[0] | {"level": 9}] * 2},
    {"chairs": [{"sits": "host"}, {"sits": "bot"}]}, {"chairs": [{"sits": "throne"}, {"sits": "bot"}]},
    *({"chairs": [{"sits": "here", "name": name}, {"sits": "bot"}]} for name in NAMES),
    {"first": 5}, {"first": -1}, {"first": 1.0}, {"first": 10**30}, {"clock": 1}, {"clock": 10**9}, {"house": {"": {}}},
    {"house": {"trains": 10**400}}, {"house": {"trains": "45"}}, {"house": {"nonsense": 1}}, {"house": {"trains": []}},
    {"house": {str(n): n for n in range(30)}}, {"house": []}, {"bot_pause": -1}, {"bot_pause": 1e308},
    {"secret": "0" * 64}, {"__class__": "Table"},
]  # fmt: skip


@ON_THE_STRICTER
@pytest.mark.anyio
async def test_an_impossible_table_is_not_started(server: Running) -> None:
    for body in BODIES:
        check_refused(await server.http.post("/api/tables", content=body, headers=JSON), 400)
    for wrong in SETTINGS:
        setting = json.dumps({"edition": "usa", "chairs": TWO, **wrong})
        check_refused(await server.http.post("/api/tables", content=setting, headers=JSON), 400)
    assert (await check_well(server))["tables"] == 0


JOINS: list[dict[str, Any]] = [
    {}, {"name": None}, {"name": "Ada"}, *({"name": name} for name in NAMES),
    *({"name": "Ben", "seat": seat} for seat in (0, 3, 4, 5, -1, "1", 1.5)),
    *({"name": "Ben", "word": word} for word in ("x" * 25, "\ud800", " ")),
    {"name": "Ben", "level": "strong"}, {"name": "Ben", "generation": 1},
]  # fmt: skip


@ON_THE_STRICTER
@pytest.mark.anyio
async def test_a_seat_that_cannot_be_taken_is_not_taken(server: Running, url: str) -> None:
    created = await server.lay(chairs=FRIENDS)
    before = await events(url, created["table"])
    for body in JOINS:
        answer = await server.http.post(
            f"/api/tables/{created['table']}/chairs", content=json.dumps(body), headers=JSON
        )
        check_refused(answer, 400, 409)
    headers = {"authorization": f"Bearer {created['host']}"}
    for seat in (-1, 3, 4, 5, 10**30, "0", None, 1.5):
        links = await server.http.post(f"/api/tables/{created['table']}/links", json={"seat": seat}, headers=headers)
        check_refused(links, 400, 404)
    assert await events(url, created["table"]) == before


@ON_THE_STRICTER
@pytest.mark.anyio
async def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    check_refused(await server.http.post("/api/tables", content=b" " * 66_000, headers=JSON), 413)

    async def dripping() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    with suppress(httpx.TransportError):  # a client that keeps sending may miss the answer
        check_refused(await server.http.post("/api/tables", content=dripping(), headers=JSON), 413)
    assert (await check_well(server))["tables"] == 0


TRICKS = [
    "%00", "a%00b", "%ff", "%ed%a0%80", "..", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e", "%252e%252e", "%",
    "';DROP%20TABLE%20events;--", "a%20b", "%0d%0aSet-Cookie:x=1", "ü", "💥", "x" * 5000, "{table}", "*", "null", "-1",
]  # fmt: skip


@ON_THE_STRICTER
@pytest.mark.anyio
async def test_there_is_no_table_behind_a_trick_in_its_name(server: Running) -> None:
    for trick in TRICKS:
        for page in ("", "/record", "/socket"):
            check_refused(await server.http.get(f"/api/tables/{trick}{page}"), 404)
        check_refused(await server.http.post(f"/api/tables/{trick}/chairs", json={"name": "Ben"}), 404)
        assert await _is_refused(server.socket(trick))


async def _is_refused(address: str) -> bool:
    """Whether a socket at this address is refused, during the handshake or after hello."""
    try:
        stranger = Player(await line_to(address))
        await stranger.send(type="hello", protocol=PROTOCOL)
        return bool((await closing(stranger))[0]["code"] == "unknown")
    except InvalidStatus as error:
        return error.response.status_code in {403, 404}


@ON_THE_STRICTER
@pytest.mark.anyio
async def test_unknown_addresses_are_refused(server: Running) -> None:
    created = await server.lay()
    table = f"/api/tables/{created['table']}"
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        for path in ("/api/tables", table, f"{table}/chairs", "/healthz"):
            check_refused(await server.http.request(method, path), 404, 405)
    for path in ("/api", "/api/", f"{table}/seed", f"{table}/events", "/.env", "/docs", "/t/x/y", "/%00"):
        check_refused(await server.http.get(path), 404)
    for folder in ("/assets", "/boards"):
        for trick in (
            "",
            "/",
            "/%2e%2e/index.html",
            "/..%2f..%2fcli%2f__init__.py",
            "/%00",
            "/%ff",
            "/a" * 200,
            "/%2fetc",
        ):
            check_refused(await server.http.get(folder + trick, follow_redirects=True), 404)
    for header in ("", "Basic YTpi", "Bearer", "bearer x y z", "Bearer " + "x" * 5000):
        answer = await server.http.post(f"{table}/start", headers={"authorization": header})
        check_refused(answer, 401, 403)


class Known:
    """A server with tables in every state, so that not every request meets an unknown one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables = cycle(
            [self._create(chairs=FRIENDS), self._create(chairs=TWO), self._create(chairs=TWO, house={"trains": 3})]
        )

    def _create(self, **setting: Any) -> tuple[str, str]:
        answer = httpx.post(
            f"{self.url}/api/tables", json={"edition": "usa", "bot_pause": 0, **setting}, timeout=PATIENCE
        )
        return answer.json()["table"], answer.json()["host"]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Known]:
    with serving(tmp_path_factory.mktemp("schema")) as server:
        yield Known(server.url)


IS_LONG = settings.get_current_profile_name() == "soak"
schema = schemathesis.openapi.from_dict(openapi())
schema.config.phases.coverage.enabled = IS_LONG  # every limit of every field: that takes each process seconds
schema.config.checks.negative_data_rejection.expected_statuses.append("413")  # what is wrong may also be too long
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_headers_conformance,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.negative_data_rejection,
    schemathesis.checks.ignored_auth,
]


@schema.parametrize()
@settings(max_examples=150 if IS_LONG else 4, derandomize=not IS_LONG)
def test_every_answer_is_as_the_api_description_promises(case: Case, known: Known) -> None:
    table, host = next(known.tables)
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 4:
        case.path_parameters["table"] = table
    answer = case.call(base_url=known.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {host}"})
    case.validate_response(answer, checks=CHECKS)
