"""The log says what happened, but never who did it, nor anything that opens a seat."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import logging.config
import sys
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from whistlestop.errors import StoreError
from whistlestop.server.logs import AccessLog, JsonLines, PlainLines, log_config, pattern

TOKEN = "2.0.gZ3s5mVqk1uJ7fT0bYcXwA"
TABLE = "q9Xv2LwzT1m8RkYbC4dEfg"

Configure = Callable[..., io.StringIO]


@pytest.fixture
def configure(monkeypatch: pytest.MonkeyPatch) -> Iterator[Configure]:
    """Write logs into a text, as the server does; all loggers are as they were afterwards."""
    names = ["", "whistlestop", "whistlestop.access", "uvicorn", "uvicorn.error", "uvicorn.access"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(each.level, each.propagate, [*each.handlers]) for each in loggers]

    def write(**options: bool) -> io.StringIO:
        text = io.StringIO()
        monkeypatch.setattr(sys, "stderr", text)
        logging.config.dictConfig(log_config(**options))
        return text

    yield write
    for each, (level, propagate, handlers) in zip(loggers, before, strict=True):
        each.setLevel(level)
        each.propagate = propagate
        each.handlers = handlers


def lines(text: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.getvalue().splitlines()]


def only(text: io.StringIO) -> dict[str, Any]:
    [line] = lines(text)
    return line


def fail(error: Exception) -> None:
    try:
        raise error
    except type(error):
        logging.getLogger("whistlestop.server.hall").exception("something went wrong at a table")


def test_a_record_is_one_json_object(configure: Configure) -> None:
    text = configure()
    logging.getLogger("whistlestop.server.hall").info("a table\nis %s", "open", extra={"seats": 3, "at": object})
    line = only(text)
    assert line["time"].endswith("Z")
    assert (line["level"], line["logger"]) == ("info", "whistlestop.server.hall")
    assert (line["message"], line["seats"]) == ("a table\nis open", 3)


def test_a_terminal_gets_short_lines(configure: Configure) -> None:
    text = configure(is_terminal=True)
    logging.getLogger("whistlestop").info("a table is open", extra={"seats": 3})
    logging.getLogger("whistlestop").warning("it wobbles")
    first, second = text.getvalue().splitlines()
    assert first.endswith(" a table is open seats=3")
    assert second.endswith(" warning: it wobbles")


def test_a_terminal_obeys_nothing_that_is_logged(configure: Configure) -> None:
    text = configure(is_terminal=True)
    logging.getLogger("whistlestop").info("one\ntwo \x1b[2J", extra={"path": "/\r\u202e"})
    [line] = text.getvalue().splitlines()
    assert line.isprintable()
    assert r"one\ntwo \x1b[2J path=/\r\u202e" in line


def test_quiet_is_quiet_until_something_goes_wrong(configure: Configure) -> None:
    text = configure(is_quiet=True)
    for name in ("whistlestop", "whistlestop.access", "uvicorn.error", "uvicorn.access", "sqlalchemy"):
        logging.getLogger(name).info("all is well")
    assert not text.getvalue()
    logging.getLogger("uvicorn.error").error("the port is gone")
    assert only(text)["message"] == "the port is gone"


def test_secrets_next_to_the_message_are_left_out(configure: Configure) -> None:
    text = configure()
    secrets = {"token": TOKEN, "word": "rosebud", "words": "rosebud", "seed": "rosebud", "query": "rosebud"}
    logging.getLogger("whistlestop").warning("a word", extra={**secrets, "table": TABLE})
    assert only(text)["table"] == TABLE[:6]
    assert not any(secret in text.getvalue() for secret in (TOKEN, "rosebud", TABLE))


@pytest.mark.parametrize("is_terminal", [False, True])
def test_an_exception_is_logged_with_its_type_and_place_and_without_its_message(
    configure: Configure, is_terminal: bool
) -> None:
    text = configure(is_terminal=is_terminal)
    fail(KeyError("Ann"))
    fail(ExceptionGroup("Ann", [ValueError("Ann")]))
    assert "KeyError" in text.getvalue() and "ValueError" in text.getvalue()
    assert "server/test_logs.py" in text.getvalue() and " fail" in text.getvalue()
    assert "Ann" not in text.getvalue()
    assert len(text.getvalue().splitlines()) == 2


def test_errors_of_the_machine_are_quoted(configure: Configure) -> None:
    text = configure()
    fail(OSError(28, "No space left on device"))
    fail(StoreError("the disk is full"))
    assert [line["raised"] for line in lines(text)] == [
        "OSError: [Errno 28] No space left on device",
        "StoreError: the disk is full",
    ]


def test_a_forgotten_task_does_not_show_its_arguments(configure: Configure) -> None:
    text = configure()
    message = "Task exception was never retrieved\nfuture: <Task exception=KeyError('Ann')>"
    logging.getLogger("asyncio").error(message, exc_info=KeyError("Ann"))
    assert only(text)["message"] == "Task exception was never retrieved"
    assert "Ann" not in text.getvalue()


def test_a_store_that_does_not_open_is_reported_in_one_line(configure: Configure) -> None:
    text = configure(is_terminal=True)
    logging.getLogger("uvicorn.error").error(
        "Traceback (most recent call last):\n  File …\nwhistlestop.errors.StoreError: x.sqlite3: it cannot be opened"
    )
    assert text.getvalue().endswith(" error: x.sqlite3: it cannot be opened\n")
    assert "Traceback" not in text.getvalue()


def test_uvicorn_writes_neither_addresses_of_sockets_nor_the_nonsense_of_clients(configure: Configure) -> None:
    text = configure()
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "10.0.0.1:5", f"/socket?token={TOKEN}")
    uvicorn.info("connection open")
    uvicorn.debug('< TEXT \'{"token": "%s"}\'', TOKEN)
    logging.getLogger("uvicorn.access").info('"GET /?token=%s"', TOKEN)
    uvicorn.error("Invalid UTF-8 sequence received from client.")
    assert not text.getvalue()
    uvicorn.info("Started server process [%d]", 7)
    assert only(text)["message"] == "Started server process [7]"


async def show(request: Request) -> Response:
    return PlainTextResponse("a table", 201)


async def break_down(request: Request) -> Response:
    raise KeyError("Ann")


APP = Starlette(
    routes=[
        Route("/tables/{table}", show),
        Route("/healthz", show),
        Mount("/deep", routes=[Route("/{table}/chairs/{seat:int}", show)]),
        Route("/broken", break_down),
    ],
    middleware=[Middleware(AccessLog)],
)


def ask(path: str) -> None:
    async def get() -> None:
        transport = httpx.ASGITransport(APP, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://club.example") as client:
            await client.get(path, headers={"authorization": f"Bearer {TOKEN}"})

    asyncio.run(get())


@pytest.mark.parametrize(
    ("path", "logged", "status"),
    [
        (f"/tables/{TABLE}?token={TOKEN}", "/tables/{table}", 201),
        (f"/deep/{TABLE}/chairs/3", "/deep/{table}/chairs/{seat}", 201),
        ("/nowhere", "/nowhere", 404),
        (f"/nowhere/{TOKEN}", "/nowhere/…", 404),
        ("/broken", "/broken", 500),
    ],
)
def test_each_request_has_a_line(configure: Configure, path: str, logged: str, status: int) -> None:
    text = configure()
    ask(path)
    line = only(text)
    assert (line["logger"], line["method"], line["path"], line["status"]) == (
        "whistlestop.access",
        "GET",
        logged,
        status,
    )
    assert isinstance(line["milliseconds"], float)
    assert not any(secret in text.getvalue() for secret in (TOKEN, TABLE, "Ann", "10.0.0.1", "127.0.0.1"))


def test_health_checks_are_not_logged(configure: Configure) -> None:
    text = configure()
    ask("/healthz")
    assert not text.getvalue()


def test_a_long_address_is_cut_short() -> None:
    assert len(pattern("/a" * 5000, {})) == 100


def test_what_cannot_be_encoded_is_logged_all_the_same() -> None:
    record = logging.makeLogRecord({"msg": "\ud800 %s", "args": ("é",), "levelname": "INFO"})
    assert json.loads(JsonLines().format(record))["message"] == "\ud800 é"
    assert r"\ud800 é" in PlainLines().format(record)
