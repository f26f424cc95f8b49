"""The documentation site, built from nothing: every link works, and a reader finds their way without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).parents[2]


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name in the base class
        """Write nothing."""


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """The address of a plain server of the files in a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder)) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def build(folder: Path) -> str:
    """What `make docs` prints."""
    words = [sys.executable, "-m", "tools.docs_site", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def search(page: Page, words: str, found: str) -> None:
    """Search for words and open the first result that leads to a page."""
    page.get_by_role("textbox", name="Search").fill(words)
    page.keyboard.press("Enter")
    page.get_by_role("main").locator(f"a[href^='{found}']").first.click()


@pytest.mark.soak
def test_the_site_has_no_broken_link_and_is_searched_without_a_network(browser: Browser, tmp_path: Path) -> None:
    assert re.match(r"[1-9]\d+ pages, [1-9][\d,]+ links, 0 broken\n", build(tmp_path))
    with file_server(tmp_path) as address, browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        requested, faults = list[str](), list[str]()
        page.on("request", lambda request: requested.append(request.url))
        page.on(
            "console", lambda message: faults.extend([message.text] if message.type in {"error", "warning"} else [])
        )
        page.goto(address)
        expect(page.get_by_role("heading", name="Players")).to_be_visible()
        search(page, "Plackett", "docs/arena.html")
        expect(page.get_by_role("main")).to_contain_text("Plackett")
        search(page, "Game.play", "docs/api/game.html#whistlestop.Game.play")
        expect(page.locator("[id='whistlestop.Game.play']")).to_be_in_viewport()
        page.locator("[id='whistlestop.Game.play']").get_by_text("[source]").click()
        expect(page.get_by_role("heading", name="src/whistlestop/game.py")).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto(f"{address}docs/index.html")
        page.locator(".sidebar-tree").get_by_role("link", name="API reference").click()
        page.get_by_role("main").get_by_role("link", name="Game", exact=True).click()
        expect(page.get_by_role("heading", name="Game", exact=True)).to_be_visible()
        assert faults == []
        assert [url for url in requested if not url.startswith(address)] == []
