"""What a page receives over its connections, and whether any of it is hidden information."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.support.browser.hidden_tickets import hidden

PRIVATE = ("hand", "tickets", "offer")


class Frames:
    """Every frame that a page has received, in order."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def views(self, since: int = 0) -> list[dict[str, Any]]:
        """The views in the frames from a number on."""
        return [message["view"] for message in self.messages(since) if message["type"] == "game"]

    def messages(self, since: int = 0) -> list[dict[str, Any]]:
        """The frames from a number on, read."""
        return [json.loads(text) for text in self.texts[since:]]

    def secrets(self, since: int = 0) -> set[str]:
        """The tickets that only one seat has seen."""
        private = ((view["edition"], view[name] or []) for view in self.views(since) for name in ("tickets", "offer"))
        return {ticket for edition, tickets in private for ticket in hidden(edition, tickets)}

    def leaks(self, since: int, secrets: set[str]) -> list[str]:
        """The frames from a number on that hold hidden information: cards, tickets, choices, blind draws."""
        found = []
        for text, message in zip(self.texts[since:], self.messages(since), strict=True):
            view = message.get("view", {})
            if view.get("phase") == "over":  # from then on nothing is hidden
                continue
            is_private = any(view.get(name) is not None for name in PRIVATE) or message.get("choices")
            is_seat = message["type"] in {"goals", "tunnel", "drafted"} or message.get("seat") is not None
            blind = [line for line in view.get("log", ()) if "card" in line["outcome"]]
            if is_private or is_seat or blind or any(f'"{ticket}"' in text for ticket in secrets):
                found.append(text[:300])
        return found
