"""A replay: where its game is found, at which moment it is, and what it shows."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Locator

from tests.support.browser.english import say
from tests.support.browser.scenes import end_on
from tests.support.browser.visitor import Visitor
from tests.support.reel_reader import Moment, moments_of
from tests.support.server_thread import PATIENCE, Serving
from whistlestop.client import Link

WIDE: dict[str, Any] = {}


def table_of(server: Serving, edition: str) -> str:
    """The id of a finished table."""
    return Link.read(end_on(edition)(server)).table


def record_of(server: Serving, edition: str) -> str:
    return fetched(server, edition, "record").text


def moments(server: Serving, edition: str) -> list[Moment]:
    return list(moments_of(fetched(server, edition, "reel").json()))


def fetched(server: Serving, edition: str, what: str) -> httpx.Response:
    """What the server has about a finished table."""
    return httpx.get(f"{server.url}/api/tables/{table_of(server, edition)}/{what}", timeout=PATIENCE)


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=say("replay-scrub"))


def at(visitor: Visitor) -> int:
    return int(slider(visitor).input_value())


def points(visitor: Visitor) -> list[str]:
    """The points on every plate or chip."""
    players = visitor.page.get_by_role("region", name=say("players")).first
    return [text.split("\n")[0].strip() for text in players.locator(".pt, .inside b").all_inner_texts()]
