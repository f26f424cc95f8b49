"""Pictures of late games, to compare two builds of the page: python -m tools.late_games NAME [--page FOLDER].

They are taken of every board, on a phone, a laptop and a big screen, in light and dark mode, and are written to
docs/images with the name at their end. --page shows the page of another build.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from itertools import product
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser

from tests.support.browser.gallery import among_friends
from tests.support.browser.scenes import is_last_round
from tests.support.server_thread import Serving
from tools.pictures import IMAGES, SCHEMES, photographing, shoot, visitor_of

SEATS = {"usa": 4, "europe": 4, "nordic": 3}
SCALES = {(390, 844): 1.5, (1366, 650): 0.9, (1920, 1080): 0.7}  # so that all together stay small
QUALITY = 70


def take(browser: Browser, server: Serving, folder: Path, name: str) -> None:
    """Take the pictures of all boards."""
    for edition, seats in SEATS.items():
        with among_friends(edition, seats, is_last_round)(server) as link:
            for size, scheme in product(SCALES, SCHEMES):
                visitor = visitor_of(browser, server, size)
                visitor.page.emulate_media(color_scheme=scheme)
                visitor.open(link)
                path = folder / f"late-{edition}-{size[0]}-{scheme}-{name}.webp"
                shoot(visitor, scheme, path, SCALES[size], QUALITY)
                visitor.context.close()


def main() -> None:
    """Take them of this build, or of another."""
    parser = argparse.ArgumentParser(description="Pictures of late games, to compare two builds of the page.")
    parser.add_argument("name", help="the end of the pictures' names: before or after")
    parser.add_argument("--page", type=Path, help="the folder of another build of the page")
    parser.add_argument("--out", type=Path, default=IMAGES, help="the folder for the pictures; docs/images by default")
    asked = parser.parse_args()
    page = asked.page and patch("whistlestop.server.http.page_files.FOLDER", asked.page.resolve())
    with page or nullcontext(), photographing() as (browser, server):
        asked.out.mkdir(parents=True, exist_ok=True)
        take(browser, server, asked.out, asked.name)


if __name__ == "__main__":
    main()
