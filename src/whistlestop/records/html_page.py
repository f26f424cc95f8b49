"""A game as one HTML file: the replay page with everything inside, for a browser without a network."""

from __future__ import annotations

import gzip
from base64 import b64encode
from pathlib import Path

import msgspec

from whistlestop.errors import RecordError
from whistlestop.game import Game
from whistlestop.records.files import check_target, write_whole
from whistlestop.records.reel import Reel, reel_of

WEB = Path(__file__).parents[1] / "web"
TEMPLATE = WEB / "replay.html"
PLACE = "<!-- the game -->"
BEGINS = "<!doctype html>\n<!-- a game of Whistlestop -->"


def page_of(game: Game, record: str) -> str:
    """The page of a game and its record; RecordError says why it cannot be made."""
    reel = reel_of(game)
    if not TEMPLATE.is_file():
        raise RecordError("the page was not built with this package, so no HTML file can be made")
    data = {"reel": reel, "record": record, "ground": _ground_of(reel)}
    # Compressed it is a fifth as long, and no player's name can become part of the page.
    packed = b64encode(gzip.compress(msgspec.json.encode(data), mtime=0)).decode()
    page = TEMPLATE.read_text(encoding="utf-8")
    return page.replace(PLACE, f'<script type="application/gzip" id="game">{packed}</script>')


def _ground_of(reel: Reel) -> str:
    """What is printed below the routes; a custom board has only what its drawing in the reel says."""
    ground = WEB / "boards" / f"{reel.edition}.svg"
    return ground.read_text(encoding="utf-8") if reel.board is None and ground.is_file() else ""


def save_page(game: Game, path: Path) -> None:
    """Write the page of a game; a failure leaves the file as it was."""
    check_target(path, "page of a game", BEGINS)
    write_whole(path, page_of(game, game.record()))
