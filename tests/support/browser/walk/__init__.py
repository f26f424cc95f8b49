"""The walk through every page and state of the page, in a language and at a size of one's choice."""

from __future__ import annotations

from typing import Any

from tests.support.browser.scenes import SCENES
from tests.support.browser.walk.altered import ALTERED
from tests.support.browser.walk.home import HOME
from tests.support.browser.walk.pages import PAGES
from tests.support.browser.walk.stop import SIZES, Stop, one_state
from tests.support.browser.walk.tables import TABLES

__all__ = ["WALK", "Stop", "at_every_size", "window_of"]

WALK = [*(Stop(scene.name, one_state(scene.show)) for scene in SCENES), *HOME, *TABLES, *ALTERED, *PAGES]


def at_every_size() -> list[tuple[Stop, str]]:
    """Every stop at each of its sizes."""
    return [(stop, size) for stop in WALK for size in stop.sizes]


def window_of(stop: Stop, size: str) -> dict[str, Any]:
    """The options of the window in which a stop is made."""
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, **stop.options}
