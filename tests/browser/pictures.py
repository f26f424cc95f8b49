"""Pictures of boards and dialogs at three sizes, light and dark: python -m tests.browser.pictures FOLDER [SCENE …]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.scenes import SCENES, Scene, fixed_chance
from tests.browser.visitor import Visitor
from tests.serving import Serving, serving

SIZES = ((360, 740), (820, 1180), (1440, 900))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def take(folder: Path, scenes: list[Scene]) -> None:
    """Take the pictures of these scenes."""
    found = chromium()
    with (
        fixed_chance(),
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        for scene in scenes:
            for size in SIZES:
                picture(folder, browser, server, scene, size)
        browser.close()


def picture(folder: Path, browser: Browser, server: Serving, scene: Scene, size: tuple[int, int]) -> None:
    """A scene at a size, light and dark."""
    width, height = size
    context = browser.new_context(
        locale="en-GB", viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=width < 500
    )
    visitor = Visitor(context, server.url)
    scene.show(server, visitor)
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.settle()
        visitor.page.screenshot(path=folder / f"{scene.name}-{width}x{height}-{scheme}.png")
    context.close()


def main() -> None:
    """Take the pictures that are asked for, or all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    take(folder, [scene for scene in SCENES if not sys.argv[2:] or scene.name in sys.argv[2:]])


if __name__ == "__main__":
    main()
