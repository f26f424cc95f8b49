"""Screenshots of the page: python -m tools.pictures renews docs/images; with FOLDER [SCENE …] it takes scenes."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.gallery import GALLERY
from tests.support.browser.scenes import SCENES, Scene, fixed_chance
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving, serving

Scheme = Literal["light", "dark"]
WIDEST_PHONE = 500
SIZES = ((360, 740), (820, 1180), (1440, 900))
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
QUALITY = 85
IMAGES = Path(__file__).parents[1] / "docs" / "images"


@contextmanager
def photographing() -> Iterator[tuple[Browser, Serving]]:
    """A browser, and a server that deals the same cards every time."""
    found = chromium()
    with (
        fixed_chance(),
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        yield browser, server
        browser.close()


def visitor_of(browser: Browser, server: Serving, size: tuple[int, int]) -> Visitor:
    """A visitor with a screen of this size."""
    width, height = size
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=width < WIDEST_PHONE,
    )
    return Visitor(context, server.url)


def take(folder: Path, scenes: list[Scene]) -> None:
    """Take these scenes in every size, in light and dark mode."""
    folder.mkdir(parents=True, exist_ok=True)
    with photographing() as (browser, server):
        for scene in scenes:
            for size in SIZES:
                visitor = visitor_of(browser, server, size)
                scene.show(server, visitor)
                for scheme in SCHEMES:
                    shoot(visitor, scheme, folder / f"{scene.name}-{size[0]}x{size[1]}-{scheme}.webp")
                visitor.context.close()


def renew(folder: Path) -> None:
    """Take the screenshots for the documentation."""
    folder.mkdir(parents=True, exist_ok=True)
    with photographing() as (browser, server):
        for piece in GALLERY:
            visitor = visitor_of(browser, server, piece.size)
            with piece.showing(server, visitor):
                shoot(visitor, piece.scheme, folder / f"{piece.name}.webp")
            visitor.context.close()


def shoot(visitor: Visitor, scheme: Scheme, path: Path, scale: float | None = None, quality: int = QUALITY) -> None:
    """Take a screenshot of the visible page."""
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.settle()
    session = visitor.context.new_cdp_session(visitor.page)  # the only way to write WebP
    size = visitor.page.viewport_size or {"width": 1440, "height": 900}
    top = visitor.page.evaluate("scrollY")
    scale = scale or (2 if size["width"] < WIDEST_PHONE else 1)  # as phones have
    form = {"format": "webp", "quality": quality, "clip": {"x": 0, "y": top, **size, "scale": scale}}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", form)["data"]))
    session.detach()


def main() -> None:
    """Renew the documentation, or take the requested scenes."""
    if not sys.argv[1:]:
        renew(IMAGES)
    else:
        take(Path(sys.argv[1]), [scene for scene in SCENES if not sys.argv[2:] or scene.name in sys.argv[2:]])


if __name__ == "__main__":
    main()
