"""Every answer has headers with what the browser may do with it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from whistlestop.server.http.headers import HEADERS, FixedHeaders


async def page(request: Request) -> Response:
    return PlainTextResponse("hello")


async def framed(request: Request) -> Response:
    return PlainTextResponse("hello", headers={"Cross-Origin-Resource-Policy": "cross-origin"})


APP = FixedHeaders(Starlette(routes=[Route("/", page), Route("/framed", framed)]))


def answer(path: str, base: str = "http://club.example") -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=base) as client:
            return await client.get(path)

    return asyncio.run(ask())


def policy() -> dict[str, str]:
    return dict(part.split(" ", 1) for part in answer("/").headers["content-security-policy"].split("; "))


@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_every_answer_has_the_fixed_headers(path: str) -> None:
    headers = answer(path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_a_page_runs_no_script_but_ours() -> None:
    assert policy()["default-src"] == "'self'"
    assert policy()["script-src"] == "'self'"
    assert "unsafe" not in answer("/").headers["content-security-policy"]


def test_a_page_speaks_only_to_its_own_server() -> None:
    assert policy()["connect-src"] == "'self'"
    assert policy()["form-action"] == "'self'"


def test_a_page_cannot_be_framed_or_rebased() -> None:
    assert policy()["frame-ancestors"] == policy()["base-uri"] == policy()["object-src"] == "'none'"


def test_an_address_is_not_revealed_to_other_sites() -> None:
    assert answer("/").headers["referrer-policy"] == "no-referrer"


def test_only_https_is_promised_to_stay_https() -> None:
    assert "strict-transport-security" not in answer("/").headers
    assert "max-age" in answer("/", "https://club.example").headers["strict-transport-security"]


def test_headers_that_an_answer_has_already_stay() -> None:
    assert answer("/framed").headers.get_list("cross-origin-resource-policy") == ["cross-origin"]


def test_a_refused_handshake_has_them_too() -> None:
    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.http.response.start", "status": 403})

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    asyncio.run(FixedHeaders(refuse)({"type": "websocket", "scheme": "wss"}, receive, send))
    names = {name.decode() for name, _ in sent[0]["headers"]}
    assert names == {*HEADERS, "strict-transport-security"}
