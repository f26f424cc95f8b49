"""Somebody who looks back at a game: where it is found, where they are in it, and what they see there."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import PHONE
from tests.browser.scenes import end_on
from tests.browser.speech import say
from tests.browser.visitor import Visitor
from tests.reeling import Moment, moments_of
from tests.serving import Serving
from whistlestop.client import Link

WIDE: dict[str, Any] = {}
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])


def table_of(server: Serving, edition: str) -> str:
    """The id of a table at which the game is over."""
    return Link.read(end_on(edition)(server)).table


def record_of(server: Serving, edition: str) -> str:
    return httpx.get(f"{server.url}/api/tables/{table_of(server, edition)}/record").text


def moments(server: Serving, edition: str) -> list[Moment]:
    return list(moments_of(httpx.get(f"{server.url}/api/tables/{table_of(server, edition)}/reel").json()))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=say("replay-scrub"))


def at(visitor: Visitor) -> int:
    return int(slider(visitor).input_value())


def points(visitor: Visitor) -> list[str]:
    """The points on every plate or chip."""
    players = visitor.page.get_by_role("region", name=say("players")).first
    return [text.split("\n")[0].strip() for text in players.locator(".pt, .inside b").all_inner_texts()]
