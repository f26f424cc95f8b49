"""The icons of the installed page, drawn from the wheel: python -m tools.icons."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.support.browser.chromium import FLAGS, chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
PAPER = "#efe6d4"


class Picture(NamedTuple):
    """An icon: its file, its size in pixels, how much of it the wheel takes, and what lies behind."""

    name: str
    size: int
    share: float
    ground: str


# A phone may cut a maskable icon to any shape: only the middle is safe. Apple fills what is transparent with black.
ICONS = (
    Picture("192", 192, 1, "transparent"),
    Picture("512", 512, 1, "transparent"),
    Picture("maskable-512", 512, 0.62, PAPER),
    Picture("apple-180", 180, 0.78, PAPER),
)


def page_of(picture: Picture, wheel: str) -> str:
    """A page that shows nothing but the icon."""
    side = round(picture.size * picture.share)
    drawn = wheel.replace("<svg", f'<svg width="{side}" height="{side}"', 1)
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{picture.ground}"
    return f'<body style="{style}">{drawn}</body>'


def main() -> None:
    """Draw all of them."""
    found, wheel = chromium(), (PUBLIC / "wheel.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        for picture in ICONS:
            page = browser.new_page(viewport={"width": picture.size, "height": picture.size})
            page.set_content(page_of(picture, wheel))
            page.screenshot(path=PUBLIC / "icons" / f"{picture.name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
