"""The files of the page on their way to a browser: small, kept where they can be, and the same either way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from whistlestop.server.http import page_files

pytestmark = pytest.mark.anyio
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server with a small page."""
    for name in ("index.html", "wheel.svg", "assets/a.js", "assets/a.woff2", "boards/usa.svg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(SCRIPT)
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    transport = httpx.ASGITransport(Starlette(routes=page_files.page_routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
        yield client


@pytest.mark.parametrize("path", ["/assets/a.js", "/boards/usa.svg"])
async def test_texts_are_sent_compressed_to_clients_that_can_unpack_them(client: httpx.AsyncClient, path: str) -> None:
    packed = await client.get(path, headers={"accept-encoding": "gzip"})
    plain = await client.get(path, headers={"accept-encoding": "identity"})
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip" and int(packed.headers["content-length"]) < len(SCRIPT)
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"]


async def test_fonts_are_compressed_already(client: httpx.AsyncClient) -> None:
    assert "content-encoding" not in (await client.get("/assets/a.woff2")).headers


async def test_what_a_browser_has_is_not_sent_again(client: httpx.AsyncClient) -> None:
    tag = (await client.get("/boards/usa.svg")).headers["etag"]
    assert (await client.get("/boards/usa.svg", headers={"if-none-match": tag})).status_code == 304
