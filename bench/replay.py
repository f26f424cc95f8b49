"""How responsive replays are: how long a game of 150 decisions takes to open, and any of its moments to show.

    python bench/replay.py

opens such games on each board in a browser, goes to every moment in a random order, once by the slider's value and once
by presses on it, and writes the figures to bench/results/replay.json. A moment is shown when the frame after it has
been painted (scrub_ms); a press is answered when the browser reports its picture on the screen (press_ms).
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser.chromium import FLAGS, chromium  # noqa: E402 - found only now
from tests.support.browser.visitor import Visitor  # noqa: E402
from tests.support.server_thread import Serving, serving  # noqa: E402
from whistlestop import Game, editions  # noqa: E402
from whistlestop.bots import make_bot  # noqa: E402
from whistlestop.records.html_page import page_of  # noqa: E402
from whistlestop.records.reel import reel_of  # noqa: E402
from whistlestop.server.http import replays  # noqa: E402

RESULT = ROOT / "bench" / "results" / "replay.json"
DECISIONS, OPENINGS = 150, 5
SETTLED = 500  # milliseconds from opening a game to reaching for the slider
SIZES = {"wide": (1440, 900), "phone": (360, 740)}
# From the change to the end of the frame that paints it: a message sent in a frame arrives after its paint.
SCRUB = """async (moments) => {
    const slider = document.querySelector("input[type=range]"), taken = [];
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
    }));
    for (const moment of moments) {
        await new Promise((done) => setTimeout(done, 40));
        await painted();
        const began = performance.now();
        slider.value = moment;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await painted();
        taken.push(performance.now() - began);
        if (!document.querySelector(".at").textContent.startsWith(String(moment))) throw new Error("not shown");
    }
    return taken;
}"""
# What the browser itself reports, in steps of 8 ms: from press to picture, including every wait.
PRESSES = """() => {
    window.presses = [];
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === "pointerdown") window.presses.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
THUMB = 20  # pixels; a press on the slider puts its middle there
# Everything between opening a record and seeing it: the request, the replay, and the painted board.
SHOWN = "() => document.querySelector('svg.board g.cities') && document.querySelector('input[type=range]')"


def played(edition: str, decisions: int) -> str:
    """A record of a number of decisions by bots."""
    game = Game(edition, 3, "looking back")
    bots = [make_bot("casual", seed) for seed in range(game.seats)]
    while not game.over and len(game.log) != decisions:
        seat = game.seat or 0
        game.play(bots[seat].choose(game.view(seat), game.legal()))
    return game.record()


def figures_of(record: str) -> dict[str, Any]:
    """What a reel costs without a browser."""
    times = []
    for _ in range(OPENINGS):
        began = perf_counter()
        reel = reel_of(Game.replay(record))
        times.append(1000 * (perf_counter() - began))
    data = msgspec.json.encode(reel)
    sizes = {
        "bytes": len(data),
        "bytes_packed": len(gzip.compress(data)),
        "page_bytes": len(page_of(Game.replay(record), record).encode()),
    }
    return {"decisions": len(reel.steps) - 1, "played_again_ms": spread(times), **sizes}


def opened(browser: Browser, server: Serving, record: Path, size: tuple[int, int]) -> dict[str, Any]:
    """How long a record takes to show after choosing it, and then each of its moments."""
    openings, shown = list[float](), dict[str, Any]()
    for _ in range(OPENINGS):
        replays._packed.cache_clear()  # as for the first person to open it
        context = browser.new_context(locale="en-GB", viewport={"width": size[0], "height": size[1]})
        visitor = Visitor(context, server.url).open("/replay")
        began = perf_counter()
        visitor.page.set_input_files("input[type=file]", record)
        visitor.page.wait_for_function(SHOWN)
        openings.append(1000 * (perf_counter() - began))
        if len(openings) == OPENINGS:
            visitor.page.wait_for_timeout(SETTLED)
            shown = {"press_ms": spread(press(visitor)), "scrub_ms": spread(scrub(visitor))}
        context.close()
    return {"open_ms": spread(openings), **shown}


def scrub(visitor: Visitor) -> list[float]:
    """How long each moment of the game took to show, in random order: long and short jumps."""
    return [*visitor.page.evaluate(SCRUB, moments(visitor))]


def press(visitor: Visitor) -> list[float]:
    """How long each press on the slider took; browsers do not report those below 16 ms."""
    box = visitor.page.locator("input[type=range]").bounding_box()
    order = moments(visitor)
    assert box
    visitor.page.evaluate(PRESSES)
    for moment in order:
        along = (box["width"] - THUMB) * moment / max(order)
        visitor.page.mouse.click(box["x"] + THUMB / 2 + along, box["y"] + box["height"] / 2)
        visitor.page.wait_for_timeout(40)
    return [*visitor.page.evaluate("window.presses")]


def moments(visitor: Visitor) -> list[int]:
    """All moments of the open game, in random order."""
    last = int(visitor.page.get_attribute("input[type=range]", "max") or 0)
    return random.Random(1).sample(range(last + 1), last + 1)


def spread(values: list[float]) -> dict[str, float]:
    """The median, a high percentile and the slowest."""
    values = sorted(values)
    slow = values[min(len(values) - 1, int(0.95 * len(values)))]
    return {"median": round(statistics.median(values), 1), "p95": round(slow, 1), "most": round(values[-1], 1)}


def main() -> None:
    """Measure the three boards, and write the figures with a description of the machine."""
    found, boards = chromium(), dict[str, Any]()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        for edition in editions:
            record = played(edition, DECISIONS)
            file = Path(folder) / f"{edition}.txt"
            file.write_text(record, encoding="utf-8")
            sizes = {name: opened(browser, server, file, size) for name, size in SIZES.items()}
            boards[edition] = {**figures_of(record), **sizes}
        browser.close()
    machine = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "python": platform.python_version()}
    text = json.dumps({"machine": machine, "boards": boards}, indent=2) + "\n"
    RESULT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
