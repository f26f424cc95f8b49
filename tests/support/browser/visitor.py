"""A visitor of the page: what is shown to them, and every fault that the browser reports meanwhile."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, WebSocket

from tests.support.browser.english import like, like_any, say

PATIENCE = 120_000  # milliseconds: only a page that is broken takes so long
SAME_NONCE = "crypto.getRandomValues = (numbers) => numbers.fill({})"  # so that the same cards are dealt every time
BLOCKED = "Service Worker registration blocked by Playwright"  # as windows.py asks it to
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Visitor:
    """A page in a browser of its own."""

    def __init__(self, context: BrowserContext, url: str, nonce: int = 7) -> None:
        self.context, self.url = context, url
        context.add_init_script(SAME_NONCE.format(nonce))
        self.page = context.new_page()
        self._size = self.page.viewport_size
        self.page.set_default_timeout(PATIENCE)
        self.begin()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}"))
        self.page.on("websocket", self._follow)

    def begin(self) -> None:
        """Start again as a new visitor in the same window."""
        self.faults: list[str] = []
        self.traffic = Traffic()  # nothing that the last visitor waited for will come
        self.may_disconnect = False  # a browser reports every failed attempt as an error
        self.page.emulate_media(color_scheme="light")
        if self._size and self._size != self.page.viewport_size:
            self.page.set_viewport_size(self._size)

    def _follow(self, socket: WebSocket) -> None:
        self.traffic.follow(socket)

    def _note(self, message: ConsoleMessage) -> None:
        is_disconnected = "WebSocket connection to" in message.text or "ERR_INTERNET_DISCONNECTED" in message.text
        is_expected = message.text == BLOCKED or (self.may_disconnect and is_disconnected)
        if message.type in {"error", "warning"} and not is_expected:
            self.faults.append(f"{message.type}: {message.text}")

    def open(self, path: str = "/") -> Visitor:
        """Open an address of the server, or a whole link, and wait until there is something to see."""
        self.page.goto(path if path.startswith("http") else self.url + path)
        self.page.get_by_role("main").wait_for()
        self.page.locator("[aria-busy=true]").wait_for(state="detached")
        self.page.evaluate("document.fonts.ready.then(() => null)")
        return self

    def button(self, name: str) -> Locator:
        """The buttons with a text of the page."""
        return self.page.get_by_role("button", name=like(name))

    def text(self, name: str, **given: str | int) -> Locator:
        """Where the page shows a text."""
        return self.page.get_by_text(say(name, **given))

    def settle(self) -> None:
        """Wait until every request is answered and its result is shown."""
        self.until(lambda: self.traffic.is_quiet)
        self.page.evaluate(PAINTED)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        patience = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < patience:
            if is_so():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nothing happened; the page shows: {self.page.get_by_role('main').aria_snapshot()}")

    @property
    def is_asked(self) -> bool:
        """Whether the page asks this player for a decision; its title says so."""
        return say("your-turn") in self.page.title()

    @property
    def is_over(self) -> bool:
        """Whether the page shows the end of the game, or how it is scored."""
        # By its tag, which is found in half the time of its role: this is asked over and over.
        return self.page.locator("h1, h2", has_text=like_any("end-title", "show-title")).count() > 0


class Traffic:
    """What goes to and from the server, to know when the page has its answers."""

    def __init__(self) -> None:
        self._asked = set[int]()
        self._done = self._shown = 0

    def follow(self, socket: WebSocket) -> None:
        """Follow a new connection; nothing that the last one waited for will come."""
        self._forget()
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))
        socket.on("close", lambda _: self._forget())

    def _forget(self) -> None:
        self._asked.clear()
        self._done = self._shown = 0

    def _sent(self, message: dict[str, Any]) -> None:
        if "id" in message:
            self._asked.add(message["id"])

    def _received(self, message: dict[str, Any]) -> None:
        self._asked.discard(message.get("id", 0) or 0)
        if message["type"] == "done":
            self._done = message["moves"]
        if message["type"] == "game":
            self._shown = message["moves"]

    @property
    def is_quiet(self) -> bool:
        """Whether everything is answered, and what was done has been shown."""
        return not self._asked and self._shown >= self._done
