"""Clients that behave badly, and checks that nothing came of it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, get_args

from tests.support.server.running_server import Running, running
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store import Store
from whistlestop.tables.protocol import PROTOCOL
from whistlestop.tables.refusal import Code

INSIDES = ("Traceback", 'File "', "object at 0x", ".py", "site-packages", "sqlalchemy", "SELECT")

NO_TEXT = "Invalid UTF-8 sequence received from client."  # uvicorn's own message, and it ends that connection


@contextmanager
def untroubled() -> Iterator[None]:
    """Check that no error is logged meanwhile, since a refusal is not an error of the server."""
    troubles: list[str] = []
    watched = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "whistlestop.server")]
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: troubles.append(record.getMessage())  # type: ignore[method-assign]
    for logger in watched:
        logger.addHandler(handler)
    try:
        yield
    finally:
        for logger in watched:
            logger.removeHandler(handler)
    assert [trouble for trouble in troubles if trouble != NO_TEXT] == []


@asynccontextmanager
async def watched(settings: ServerSettings) -> AsyncIterator[Running]:
    """A server that must not log errors, whatever it is sent."""
    async with running(settings) as server:
        with untroubled():
            yield server


def check_plain(refusal: dict[str, Any]) -> None:
    """Check that a refusal is one line for a person and a code for a program, and reveals no internals."""
    assert refusal["code"] in get_args(Code)
    assert refusal["text"] and "\n" not in refusal["text"] and len(refusal["text"]) < 500
    assert not any(inside in refusal["text"] for inside in INSIDES), refusal


async def events(db: str, table: str) -> list[bytes]:
    """Everything that is stored of a table."""
    store = await Store.open(db)
    found = [stored.body for stored in await store.events(table)]
    await store.close()
    return found


async def check_well(server: Running) -> dict[str, Any]:
    health = await server.http.get("/healthz")
    assert health.status_code == 200
    found: dict[str, Any] = health.json()
    return found


async def join(server: Running, table: str, names: list[str]) -> list[tuple[int, Any]]:
    """Join again and again, over one connection."""
    reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
    answers = []
    for name in names:
        body = json.dumps({"name": name})
        head = f"POST /api/tables/{table}/chairs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        answers.append((int(head.split()[1]), json.loads(await reader.readexactly(length))))
    writer.close()
    return answers


def forged(token: str, other: str) -> list[str]:
    """Tokens that open nothing: altered, cut or combined from this one, of another table, or mere noise."""
    seat, generation, signature = token.split(".")
    changed = "A" if signature[0] != "A" else "B"
    whats = [f"1.{generation}", f"{seat}.1", "host.1", f"-1.{generation}", f"{seat}.{generation}.0", "", f" {seat}.0"]
    signatures = ["", signature[1:], signature[:-2], signature + "A", changed + signature[1:], "A" * len(signature)]
    altered = [f"{what}.{signature}" for what in whats] + [f"{seat}.{generation}.{forgery}" for forgery in signatures]
    return [*altered, other, signature, token.swapcase(), ".", "..", "host", "0.0.0", "é.0.ü"]


class Deaf:
    """A client that sends, and never reads."""

    def __init__(self, server: Running, table: str) -> None:
        self.host, _, self.port = server.url.removeprefix("http://").partition(":")
        self.path = f"/api/tables/{table}/socket"
        self.socket = socket.socket()

    async def come(self, token: str | None) -> None:
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, (self.host, int(self.port)))
        lines = [
            f"GET {self.path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version: 13", "", "",
        ]  # fmt: skip
        await loop.sock_sendall(self.socket, "\r\n".join(lines).encode())
        await loop.sock_recv(self.socket, 12)  # the handshake must be over before anything is sent
        await self.send(type="hello", protocol=PROTOCOL, token=token)

    async def send(self, **message: Any) -> None:
        data = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4)  # masked with zeros
        await asyncio.get_running_loop().sock_sendall(self.socket, head + data)
