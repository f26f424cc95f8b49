"""The processes of the load bench: servers, clients, and their cost."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from bench.server_tables import Created
from whistlestop.server.settings import VARIABLE, ServerSettings

ROOT = Path(__file__).parents[1]
MOST = 1_000_000  # all clients have the same address, which must not be limited
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 180.0  # seconds, for a machine that is very busy

# When this process exits, however it ends, the pipe closes and the server exits too.
SERVE = """
import cProfile, os, sys, threading
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
from whistlestop.cli.serve import run
from whistlestop.server.processes.options import uvicorn_options
from whistlestop.server.settings import ServerSettings
port, profile = int(sys.argv[1]), sys.argv[2]
settings = ServerSettings.from_environment()
call = lambda: run(settings, uvicorn_options(settings, "127.0.0.1", port, 1, None, is_quiet=True))
if not profile:
    call()
else:
    profiler = cProfile.Profile()
    try:
        profiler.runcall(call)
    finally:
        profiler.dump_stats(profile)
"""


class Server:
    """A server in a separate process, as run by `whistlestop serve`; optionally with a profile of its event loop."""

    def __init__(
        self,
        db: str,
        source: Path,
        cores: set[int] | None = None,
        profile: Path | None = None,
        settings: ServerSettings | None = None,
    ) -> None:
        open_to_all = ServerSettings(
            "", tables_per_address=MOST, connections_per_address=MOST, messages_per_second=MOST
        )
        settings = msgspec.structs.replace(settings or open_to_all, db=db)
        self.port = _free_port()
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(source),
            VARIABLE: msgspec.json.encode(settings).decode(),
        }
        self._cores = cores
        self._profile = str(profile or "")

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), self._profile],
            stdin=subprocess.PIPE,
            env=self._environment,
            preexec_fn=_settler(self._cores),  # noqa: PLW1509 - there are no threads here
        )
        self._await_answer()
        return self

    def _await_answer(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def open_tables(self, tables: Sequence[Created]) -> None:
        """Make the server load tables from its store, with nobody connected."""
        with httpx.Client(base_url=self.url) as http:
            for table in tables:
                http.get(f"/api/tables/{table.table}").raise_for_status()

    def memory(self) -> float:
        """The private memory of the process, in KB."""
        rollup = Path(f"/proc/{self.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return float(next(line.split()[1] for line in rollup if line.startswith("Pss:"))) * 1.024


class Clients:
    """The clients, in a separate process that takes orders."""

    def __init__(self, cores: set[int] | None = None) -> None:
        self._cores = cores

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.server_clients"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
            preexec_fn=_settler(self._cores),  # noqa: PLW1509 - there are no threads here
        )
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    def order(self, order: str, **options: Any) -> dict[str, Any]:
        """Send an order, and wait for its figures."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps({"order": order, **options}), file=self._process.stdin, flush=True)
        figures: dict[str, Any] = json.loads(self._process.stdout.readline())
        for fault in figures["faults"][:3]:
            print("fault:", fault[:200])
        return figures


def cpu_seconds(*pids: int) -> float:
    """The CPU time of processes so far."""
    return sum(sum(map(int, _stat(pid)[11:13])) for pid in pids) / TICK


def with_children(pid: int) -> list[int]:
    """A process and its running descendants."""
    parents = {int(path.name): int(_stat(int(path.name))[1]) for path in Path("/proc").glob("[0-9]*")}
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def _stat(pid: int) -> list[str]:
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has ended
        return ["0"] * 50
    return text.rpartition(")")[2].split()


def _settler(cores: set[int] | None) -> Callable[[], None]:
    def settle() -> None:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        if cores is not None:
            os.sched_setaffinity(0, cores)

    return settle


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port
