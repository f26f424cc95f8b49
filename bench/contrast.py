"""How clearly trains stand out from open routes, and these from each other: measured on screenshots of the page.

    python bench/contrast.py [--page FOLDER] [--name NAME]

replays games of bots on every board, early and late, on a phone, a laptop and a big screen, in light and dark mode. The
colour of a whole wagon or slot is the mean of its pixels; colours are compared by CIEDE2000, for normal vision and for
three kinds of colour-blindness. A train is confusable if an open slot near it is less than 15 from it. --page measures
another build of the page. The figures are written under the name to bench/results/contrast.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple
from unittest.mock import patch

import httpx
import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from drawing.plan import read_plan  # noqa: E402 - found only now
from drawing.vision import VISIONS  # noqa: E402
from tests.support.browser.board_colours import Seen, confusable, lights_of, pieces_on, seen_on  # noqa: E402
from tests.support.browser.chromium import FLAGS, chromium  # noqa: E402
from tests.support.browser.visitor import Visitor  # noqa: E402
from tests.support.reel_reader import moments_of  # noqa: E402
from tests.support.server_thread import Serving, serving  # noqa: E402
from whistlestop import Game  # noqa: E402
from whistlestop.boards.board import BOARDS  # noqa: E402
from whistlestop.boards.editions import load_board  # noqa: E402
from whistlestop.bots import make_bot  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "contrast.json"
SEATS = {"usa": (2, 3, 4, 5), "europe": (2, 3, 4, 5), "nordic": (2, 3, 3, 3)}
EARLY = 0.15  # of the routes are claimed
SCREENS = {"phone": (390, 844, 3), "laptop": (1366, 650, 1), "big screen": (1920, 1080, 1)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Moment(NamedTuple):
    """A moment of a game: its record, its number, how many routes are claimed, and whether it is early or late."""

    edition: str
    record: str
    number: int
    claims: int
    stage: str


def moments(server: Serving) -> Iterator[Moment]:
    """An early and a late moment of every game."""
    for edition, seats in ((edition, seats) for edition, tables in SEATS.items() for seats in enumerate(tables)):
        game = played(edition, seats[1], seed=sum(seats))
        reel = httpx.post(f"{server.url}/api/reel", json={"record": game.record()}, timeout=120).raise_for_status()
        owners = [moment.all["routes"] for moment in moments_of(reel.json())]
        early = next(i for i, routes in enumerate(owners) if len(routes) >= EARLY * len(load_board(edition).routes))
        for number, stage in ((early, "early"), (len(owners) - 1, "late")):
            yield Moment(edition, game.record(), number, len(owners[number]), stage)


def played(edition: str, seats: int, seed: int) -> Game:
    """A whole game of regular bots."""
    game, bots = Game(edition, seats, seed), [make_bot("regular", seed + seat) for seat in range(seats)]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def show(browser: Browser, server: Serving, moment: Moment, screen: str) -> Page:
    """The replay of a game at a moment."""
    width, height, density = SCREENS[screen]
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": height},
        device_scale_factor=density,
        reduced_motion="reduce",
        has_touch=screen == "phone",
    )
    page = Visitor(context, server.url).open("/replay").page
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": moment.record.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("svg.board").wait_for()
    page.evaluate("number => { location.hash = `${number}` }", moment.number)
    claims = page.locator("svg.board g.claim")
    claims.nth(moment.claims - 1).wait_for(state="attached")
    return page


def figures(seen: list[Seen]) -> dict[str, Any]:
    """What is reported of several moments."""
    trains = [train for moment in seen for train in moment.trains]
    pairs = {vision: [far for train in trains for far in train[vision]] for vision in VISIONS}
    nearest = {vision: min(moment.slots[vision] for moment in seen) for vision in VISIONS}
    return {
        "trains_with_an_open_neighbour": len(trains),
        "confusable_percent": {vision: round(part, 1) for vision, part in confusable(trains).items()},
        "train_and_slot": {
            vision: {"least": round(min(far), 1), "fifth_percentile": round(float(np.percentile(far, 5)), 1)}
            for vision, far in pairs.items()
        },
        "nearest_slots": {vision: [round(far, 1), one, other] for vision, (far, one, other) in nearest.items()},
    }


def measure(browser: Browser, server: Serving) -> dict[str, Any]:
    """The figures of every theme, stage and screen, and of every theme altogether."""
    found: dict[tuple[str, str, str], list[Seen]] = defaultdict(list)
    for moment, screen in product(list(moments(server)), SCREENS):
        page = show(browser, server, moment, screen)
        board = load_board(moment.edition)
        colours = {name: route.colour for name, route in zip(board.route_names, board.routes, strict=True)}
        pieces = pieces_on(page, read_plan(BOARDS / moment.edition / "drawing.json"))
        for theme in THEMES:
            lights = lights_of(page, pieces, theme)
            found[theme, moment.stage, screen].append(seen_on(pieces, lights, colours))
        page.context.close()
        print(moment.edition, moment.stage, screen, len(pieces), file=sys.stderr, flush=True)
    parts = {", ".join(key): figures(seen) for key, seen in found.items()}
    return {
        theme: figures([one for key, seen in found.items() if key[0] == theme for one in seen]) for theme in THEMES
    } | parts


def main() -> None:
    """Measure a page, and write its figures beside those of others."""
    parser = argparse.ArgumentParser(description="How clearly trains stand out from open routes.")
    parser.add_argument("--page", type=Path, help="the folder of another build of the page")
    parser.add_argument("--name", default="now", help="of the figures in the file")
    asked = parser.parse_args()
    with ExitStack() as stack:
        if asked.page:
            stack.enter_context(patch("whistlestop.server.http.page_files.FOLDER", asked.page.resolve()))
        server = stack.enter_context(serving(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        found = chromium()
        playing = stack.enter_context(sync_playwright())
        browser = playing.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        result = measure(browser, server)
        browser.close()
    earlier = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    RESULTS.write_text(json.dumps(earlier | {asked.name: result}, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({theme: result[theme] for theme in THEMES}, indent=2))


if __name__ == "__main__":
    main()
