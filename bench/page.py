"""How responsive the page is: press to paint, frames while trains are placed and cards fly, and memory in a long game.

    python bench/page.py [MOVES]

plays a long game on each board, and writes the figures to bench/results/page.json, and the trace of every frame in
which trains were placed to bench/results/page_frames.json.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser.chromium import FLAGS, chromium  # noqa: E402 - found only now
from tests.support.browser.input_methods import Mouse  # noqa: E402
from tests.support.browser.player import Player  # noqa: E402
from tests.support.browser.scenes import fixed_chance  # noqa: E402
from tests.support.browser.visitor import Visitor  # noqa: E402
from tests.support.server_thread import ADA, Serving, serving  # noqa: E402
from whistlestop import Game, editions  # noqa: E402

RESULTS = ROOT / "bench" / "results"
BOT = {"sits": "bot", "level": "beginner"}
LONG_GAME = 100  # most moves of the person
WATCH = """() => {
    window.presses = [];
    new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
            if (["pointerup", "click", "keydown"].includes(name)) window.presses.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    // For every route that is claimed, and for every card that flies: the moments of the frames that follow.
    window.placings = [], window.flights = [];
    const watched = [
        { selector: "g.claim", found: window.placings, lasts: 800, began: -Infinity },
        { selector: "[data-flight]", found: window.flights, lasts: 300, began: -Infinity },
    ];
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const one of watched) {
            if (!added.some((node) => node instanceof Element && node.matches(one.selector))) continue;
            one.began = performance.now();
            one.found.push([]);
        }
    }).observe(document.body, { childList: true, subtree: true });
    const tick = (at) => {
        for (const { found, lasts, began } of watched)
            if (at - began < lasts) found.at(-1).push(Math.round(at * 10) / 10);
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def measure(page: Page, session: CDPSession, player: Player, most: int) -> dict[str, Any]:
    """Play a long game, and measure the page."""
    page.evaluate(WATCH)
    before, moves = heap(session), 0
    while moves < most:
        player.visitor.until(lambda: player.visitor.is_asked or player.visitor.is_over)
        if player.visitor.is_over:
            break
        player.decide()
        moves += 1
    placings: list[list[float]] = page.evaluate("window.placings")
    flights: list[list[float]] = page.evaluate("window.flights")
    return {
        "moves_of_the_person": moves,
        "press_to_paint_ms": spread(page.evaluate("window.presses")),
        "routes_claimed": len(placings),
        **frames_of(placings),
        "cards_flown": len(flights),
        "flights": frames_of(flights),
        "heap_growth_mb": round((heap(session) - before) / 1e6, 2),
        "placings": placings,
    }


def frames_of(windows: list[list[float]]) -> dict[str, Any]:
    """How long the frames took in these stretches of time, and the share of those that came too late."""
    gaps = [after - before for frames in windows for before, after in pairwise(frames)]
    late = sum(gap > 20 for gap in gaps) / max(1, len(gaps))
    return {"frame_ms": spread(gaps), "frames_over_20_ms": round(late, 4)}


def heap(session: CDPSession) -> float:
    """The page's memory after garbage collection, in bytes."""
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize"))


def spread(values: list[float]) -> dict[str, float]:
    """The median, a high percentile and the slowest."""
    values = sorted(values) or [0.0]
    slow = values[min(len(values) - 1, int(0.95 * len(values)))]
    return {"median": round(statistics.median(values), 1), "p95": round(slow, 1), "most": round(values[-1], 1)}


def play(server: Serving, edition: str, most: int) -> dict[str, Any]:
    """Measure a game on a board, with all animations."""
    found = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900}, service_workers="block")
        link = server.lay(ADA, BOT, edition=edition, bot_pause=0.3)[1]
        visitor = Visitor(context, server.url).open(str(link))
        session = context.new_cdp_session(visitor.page)
        session.send("Performance.enable")
        figures = measure(visitor.page, session, Player(visitor, Mouse()), most)
        browser.close()
    record = httpx.get(f"{server.url}/api/tables/{link.table}/record").text
    return {"moves": len(Game.replay(record).log), **figures}


def moves_asked_for() -> int:
    """How many moves to play on each board."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else LONG_GAME


def write(name: str, figures: dict[str, Any], indent: int | None = None) -> str:
    """Write figures to a file; returns them as written."""
    text = json.dumps(figures, indent=indent) + "\n"
    (RESULTS / name).write_text(text, encoding="utf-8")
    return text


def main() -> None:
    """Measure the three boards, and write the figures with a description of the machine."""
    with fixed_chance(), tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        boards = {edition: play(server, edition, moves_asked_for()) for edition in editions}
    machine = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "python": platform.python_version()}
    write("page_frames.json", {edition: figures.pop("placings") for edition, figures in boards.items()})
    print(write("page.json", {"machine": machine, "boards": boards}, indent=2))


if __name__ == "__main__":
    main()
