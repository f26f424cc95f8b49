"""A game as one HTML file: the page that replays it with everything inside, for a browser without a network."""

from __future__ import annotations

import gzip
from base64 import b64encode
from pathlib import Path

import msgspec

from whistlestop.errors import RecordError
from whistlestop.records.files import check_target, write_whole
from whistlestop.records.reel import reel_of

WEB = Path(__file__).parents[1] / "web"
TEMPLATE = WEB / "replay.html"
PLACE = "<!-- the game -->"
BEGINS = "<!doctype html>\n<!-- a game of Whistlestop -->"


def page_of(text: str) -> str:
    """The page of a record; RecordError says why there can be none."""
    reel = reel_of(text)
    ground = WEB / "boards" / f"{reel.edition}.svg"
    if not TEMPLATE.is_file():
        raise RecordError("the page was not built with this package, so that no HTML file can be made")
    if not ground.is_file():
        raise RecordError(f"there is no drawing of the board {reel.edition!r}, so that no HTML file can be made")
    game = {"reel": reel, "record": text, "ground": ground.read_text(encoding="utf-8")}
    # Packed it is a fifth as long, and whatever the players are called can not become a part of the page.
    packed = b64encode(gzip.compress(msgspec.json.encode(game), mtime=0)).decode()
    page = TEMPLATE.read_text(encoding="utf-8")
    return page.replace(PLACE, f'<script type="application/gzip" id="game">{packed}</script>')


def save_page(text: str, path: Path) -> None:
    """Write the page of a record; a failure leaves the file as it was."""
    check_target(path, "page of a game", BEGINS)
    write_whole(path, page_of(text))
