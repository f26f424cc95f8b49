"""Nobody can ask for too much: not too often, not from too many addresses, not too long, not from other sites."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from whistlestop.notation.seating import LONGEST_NAME
from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.limits import MAX_BODY, BodyLimit, Bucket, Buckets, is_allowed_origin, neighbourhood
from whistlestop.tables.options import ChairAsked, TableOptions

HOST = "club.example:8765"
WAITS = st.lists(st.floats(0, 2), max_size=60)


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


@given(WAITS)
def test_a_bucket_never_allows_more_than_its_burst_and_its_rate(waits: list[float]) -> None:
    bucket, now, taken = Bucket(rate=3, burst=5), 100.0, 0
    for wait in waits:
        now += wait
        taken += bucket.take(now)
    assert taken <= 5 + 3 * sum(waits) + 1e-6


def test_a_bucket_can_be_overdrawn_by_a_burst() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.overdraw(10.0) for _ in range(20)] == [True] * 3 + [False] * 17
    assert [bucket.overdraw(11.5), bucket.overdraw(12.5), bucket.overdraw(12.5)] == [False, True, False]
    assert not bucket.is_idle(14.4) and bucket.is_idle(14.5)


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ann", 1.0)
    assert not buckets.take("ann", 1.0)
    assert buckets.take("otto", 1.0)


def test_idle_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=10)
    for number in range(100):
        buckets.take(str(number), 1.0)
    assert len(buckets) == 100
    buckets.take("late", 11.0)
    assert len(buckets) == 1


def test_a_bucket_in_use_is_not_forgotten() -> None:
    buckets = Buckets(rate=1, burst=2)
    assert [buckets.take("ann", 1.0), buckets.take("ann", 1.0)] == [True, True]
    assert buckets.take("otto", 2.0)
    assert [buckets.take("ann", 2.0), buckets.take("ann", 2.0)] == [True, False]


def test_there_are_never_too_many_buckets() -> None:
    buckets = Buckets(rate=1, burst=1000, most=5)
    for number in range(50):
        assert buckets.take(str(number), 1.0)
        assert len(buckets) <= 5


def test_the_longest_unused_bucket_makes_room() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=2)
    assert [buckets.take(key, 1.0) for key in ("ann", "otto", "ann", "mira", "ann")] == [True, True, False, True, False]


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("::ffff:192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_connection_with_ipv6_counts_once(address: str, counted_as: str) -> None:
    assert neighbourhood(address) == counted_as


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, HOST),
        ("http://club.example:8765", HOST),
        ("https://club.example:8765", HOST),
        ("https://Club.Example:8765", HOST),
        ("https://club.example", "club.example"),
        ("https://club.example", "club.example:443"),
        ("http://club.example", "club.example:80"),
        ("http://[::1]:8765", "[::1]:8765"),
        ("https://friends.example", HOST),
    ],
)
def test_our_own_pages_and_listed_ones_may_send_requests(origin: str | None, host: str) -> None:
    assert is_allowed_origin(origin, host, ["https://friends.example/"])


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", HOST),
        ("null", "null"),
        ("", HOST),
        ("http://", ""),
        ("https://evil.example", HOST),
        ("https://club.example", HOST),
        ("https://club.example:9999", HOST),
        ("https://club.example:8765.evil.example", HOST),
        ("https://evil.example/club.example:8765", HOST),
        ("https://club.example:8765@evil.example", HOST),
        ("ftp://club.example:8765", HOST),
        ("file://", HOST),
        ("http://friends.example", HOST),
    ],
)
def test_pages_of_other_sites_are_refused(origin: str, host: str) -> None:
    assert not is_allowed_origin(origin, host, ["https://friends.example"])


def test_null_cannot_be_listed() -> None:
    assert not is_allowed_origin("null", HOST, ["null"])


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def stubborn(request: Request) -> Response:
    with suppress(Exception):
        await request.body()
    return PlainTextResponse("all is well")


async def hasty(request: Request) -> Response:
    return PlainTextResponse("I do not read")


ROUTES = [Route(f"/{each.__name__}", each, methods=["POST"]) for each in (echo, stubborn, hasty)]
INSIDE = Starlette(routes=ROUTES, middleware=[Middleware(BodyLimit, most=1000)])
OUTSIDE = BodyLimit(Starlette(routes=ROUTES), most=1000)


def post(app: ASGIApp, path: str, length: int, *, is_streamed: bool = False) -> httpx.Response:
    async def pieces() -> AsyncIterator[bytes]:
        for begin in range(0, length, 100):
            yield b"x" * min(100, length - begin)

    async def ask() -> httpx.Response:
        content = pieces() if is_streamed else b"x" * length
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://club.example") as client:
            return await client.post(path, content=content)

    return asyncio.run(ask())


@pytest.mark.parametrize("app", [INSIDE, OUTSIDE], ids=["inside", "outside"])
@pytest.mark.parametrize("is_streamed", [False, True], ids=["declared", "streamed"])
class TestBodies:
    def test_a_body_of_the_greatest_length_is_read(self, app: ASGIApp, is_streamed: bool) -> None:
        assert post(app, "/echo", 1000, is_streamed=is_streamed).text == "x" * 1000

    @pytest.mark.parametrize("path", ["/echo", "/stubborn"])
    def test_a_longer_one_is_refused_in_plain_words(self, app: ASGIApp, is_streamed: bool, path: str) -> None:
        answer = post(app, path, 1001, is_streamed=is_streamed)
        assert answer.status_code == 413
        assert answer.headers["connection"] == "close"
        assert msgspec.json.decode(answer.content, type=Trouble).code == "large"


def test_a_body_that_is_declared_too_long_is_not_read_at_all() -> None:
    async def never() -> MutableMapping[str, Any]:
        raise AssertionError("the body was read")

    statuses: list[int] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        statuses.append(message.get("status", 0))

    scope = {"type": "http", "method": "POST", "path": "/echo", "headers": [(b"content-length", b"1001")]}
    asyncio.run(OUTSIDE(scope, never, send))
    assert statuses == [413, 0]


def test_an_endpoint_that_does_not_read_is_not_disturbed() -> None:
    assert post(INSIDE, "/hasty", 100_000, is_streamed=True).text == "I do not read"


def test_the_usual_limit_has_room_for_every_setting() -> None:
    chairs = [ChairAsked("friend", "𝄞" * LONGEST_NAME, "beginner")] * 5
    house = dict.fromkeys((f"{number:040}" for number in range(20)), [10**9] * 10)
    assert len(msgspec.json.encode(TableOptions("europe", chairs, house=house, word="𝄞" * LONGEST_NAME))) < MAX_BODY
