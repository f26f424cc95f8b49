"""Browser windows that one visitor after the other uses: they are warm, and remember nothing."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.support.browser.visitor import Visitor

FORGET = "localStorage.clear(); sessionStorage.clear()"


class Windows:
    """The windows of a browser, by their options: to open a new window is most of what a short test costs."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._free = defaultdict[str, list[Visitor]](list)
        self._kinds = dict[BrowserContext, str]()

    def open(self, options: dict[str, Any], is_new: bool, nonce: int = 7) -> Visitor:
        """A window that nobody else has; one with a nonce of its own is new."""
        kind = repr(sorted(options.items()))
        if self._free[kind] and not is_new:
            return self._free[kind].pop()
        # A window is used by many: what the page keeps on a device is only allowed to the test of it.
        context = self._browser.new_context(**{"service_workers": "block", **options})
        visitor = Visitor(context, self._url, nonce)
        if not is_new:
            self._kinds[visitor.context] = kind
        return visitor

    def close(self, visitor: Visitor) -> None:
        """Make a window ready for the next visitor, or close it if it cannot be reused."""
        kind = self._kinds.get(visitor.context)
        if kind is None or not visitor.page.url.startswith(self._url):
            visitor.context.close()
        else:
            self._empty(visitor)
            self._free[kind].append(visitor)

    def _empty(self, visitor: Visitor) -> None:
        """Forget the visitor on a page that stores nothing: the one they leave may still write when it goes."""
        visitor.context.set_offline(False)
        visitor.page.goto(f"{self._url}/healthz")
        visitor.page.evaluate(FORGET)
        visitor.begin()
