"""A newcomer's first start: seconds until the page, the first move of a bot, and the compiled rules.

python bench/first_start.py                    `make play` in a fresh clone of this folder, with empty caches
python bench/first_start.py whistlestop play   the same for an installed command, with an empty cache
"""

from __future__ import annotations

import asyncio
import json
import os
import pty
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.support.server.running_server import Running, some_words  # noqa: E402

PORT = 8765  # the default one: no other server may run meanwhile
LONGEST = 900.0


class Start:
    """A command in a separate terminal."""

    def __init__(self, words: list[str], folder: Path, caches: Path) -> None:
        self.began = time.monotonic()
        self.said = b""
        settings = {"XDG_CACHE_HOME": str(caches), "XDG_DATA_HOME": str(caches / "data"), "BROWSER": "true"}
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.pop("WHISTLESTOP_KERNELS", None)
            os.execvpe(words[0], words, {**os.environ, **settings})
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while found := os.read(self._terminal, 65536):
                self.said += found
        except OSError:  # a terminal signals like this that it is closed
            return

    @property
    def seconds(self) -> float:
        return round(time.monotonic() - self.began, 2)

    def until(self, is_so: Callable[[], object]) -> float:
        """Wait for a condition; returns after how many seconds it held."""
        while not is_so():
            if self.seconds > LONGEST:
                raise TimeoutError(self.said.decode(errors="replace")[-2000:])
            time.sleep(0.02)
        return self.seconds

    def end(self) -> None:
        os.killpg(self.pid, signal.SIGINT)  # like Ctrl-C
        os.waitpid(self.pid, 0)


def health() -> dict[str, object]:
    try:
        with urlopen(f"http://127.0.0.1:{PORT}/healthz", timeout=5) as answer:
            found: dict[str, object] = json.load(answer)
            return found
    except OSError:
        return {}


async def first_bot_move() -> None:
    """Join a table with a bot, and wait until it has moved."""
    server = Running(PORT)
    chairs = [{"sits": "host", "name": "Ada"}, {"sits": "bot"}]
    created = await server.lay(first=1, chairs=chairs)
    player = await server.sit(created["table"], created["chairs"][0]["token"])
    await player.until(lambda: bool(player.game.get("choices")))
    await player.play(some_words(player.game["choices"]))
    await player.until(lambda: any(line["seat"] == 1 for line in player.log))
    await player.close()
    await server.http.aclose()


def measure(words: list[str], folder: Path, caches: Path) -> dict[str, object]:
    start = Start(words, folder, caches)
    try:
        packages = start.until((folder / ".venv" / "ready-to-play").exists) if words[0] == "make" else 0.0
        page = start.until(lambda: health() and urlopen(f"http://127.0.0.1:{PORT}/", timeout=5).status == 200)
        begins = str(health()["kernels"])
        asyncio.run(first_bot_move())
        moved = start.seconds
        compiled = start.until(lambda: health().get("kernels") == "library")
    finally:
        start.end()
    return {"packages": packages, "page": page, "kernels": begins, "bot move": moved, "compiled": compiled}


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        clone, caches = Path(scratch) / "clone", Path(scratch) / "caches"
        caches.mkdir()
        if not sys.argv[1:]:
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        else:
            clone.mkdir()
        found = measure(sys.argv[1:] or ["make", "play"], clone, caches)
    print(json.dumps({"load": round(os.getloadavg()[0], 1), "seconds": found}, indent=1))


if __name__ == "__main__":
    main()
