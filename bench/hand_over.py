"""How long players notice a hand-over: a server replaces its process repeatedly while somebody plays.

    python bench/hand_over.py --times 20

A player at a table with bots sends one question after another on one connection. The gap is the time from the last
message of the old process to the first of the new one, as that player sees it. Meanwhile newcomers keep opening
connections, and the longest wait of one of them is measured in each hand-over. The figures go into
bench/results/hand_over.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.server.running_server import Player  # noqa: E402 - found only now
from tests.support.server.supervised_server import HANDED_OVER, Supervised, supervised  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "hand_over.json"
CHAIRS = [{"sits": "host", "name": "Ada"}, {"sits": "bot"}, {"sits": "bot"}]
SLOW = 0.055  # seconds from one question of the player to the next: 20 messages a second are allowed


class Figures:
    """The measurements of all hand-overs, in seconds."""

    def __init__(self) -> None:
        self.gaps: list[float] = []  # from the last message to the first
        self.ends: list[float] = []  # from the end of the old connection to the first message
        self.waits: list[float] = []  # of newcomers meanwhile
        self.wholes: list[float] = []  # from the signal to the end of the hand-over


async def follow(server: Supervised, created: dict[str, Any], figures: Figures) -> None:
    """Ask question after question, and reconnect to the next process whenever one has handed over."""
    player, heard = await come(server, created), perf_counter()
    while True:
        try:
            await player.send(type="why", id=1, words="pass")
            await player.receive()
            heard = perf_counter()
            await asyncio.sleep(SLOW)
        except ConnectionClosed:
            ended = perf_counter()
            await player.close()
            player = await come(server, created)
            now = perf_counter()
            figures.gaps.append(now - heard)
            figures.ends.append(now - ended)
            heard = now


async def come(server: Supervised, created: dict[str, Any]) -> Player:
    """The player, once the first message is there."""
    return await server.sit(created["table"], created["chairs"][0]["token"])


async def visit(server: Supervised, waits: list[float]) -> None:
    """Visit repeatedly, each time on a new connection."""
    port = httpx.URL(server.url).port
    while True:
        began = perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert b" 200 " in await reader.read()
        writer.close()
        waits.append(perf_counter() - began)
        await asyncio.sleep(0.01)


async def measure(server: Supervised, times: int) -> Figures:
    """Let the server hand over this many times."""
    figures, waits = Figures(), list[float]()
    created = await server.lay(chairs=CHAIRS)
    beside = [asyncio.create_task(follow(server, created, figures)), asyncio.create_task(visit(server, waits))]
    for count in range(1, times + 1):
        waits.clear()
        began = perf_counter()
        await server.hears(HANDED_OVER, server.signal(signal.SIGHUP))
        figures.wholes.append(perf_counter() - began)
        while len(figures.gaps) < count and not any(task.done() for task in beside):
            await asyncio.sleep(0.01)
        figures.waits.append(max(waits))
    for task in beside:
        task.cancel()
    for found in await asyncio.gather(*beside, return_exceptions=True):
        assert isinstance(found, asyncio.CancelledError), found
    return figures


def in_milliseconds(seconds: list[float]) -> dict[str, float]:
    """The median and the maximum, in milliseconds."""
    return {"median ms": round(1000 * median(seconds), 1), "most ms": round(1000 * max(seconds), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, supervised(Path(folder)) as server:
        kernels = server.health()["kernels"]
        figures = asyncio.run(measure(server, asked.times))
    result = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "kernels": kernels,
        "hand-overs": len(figures.gaps),
        "from the last message to the first": in_milliseconds(figures.gaps),
        "from the end of a connection to the first message": in_milliseconds(figures.ends),
        "longest wait of a newcomer": in_milliseconds(figures.waits),
        "from the signal to the end": in_milliseconds(figures.wholes),
    }
    print(json.dumps(result, indent=1))
    RESULTS.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
