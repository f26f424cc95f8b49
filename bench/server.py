"""The capacity of the server: waits under load, memory of tables and connections, and the gain of a second process.

    python -m bench.server --rounds 5 --parts load

Servers run as with `whistlestop serve`, but without limits per address; the clients have a separate process and core.
With --against, another source tree is measured side by side. With --write, bench/results/server.json gets the median,
lowest and highest of the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import psycopg

from bench.core_share import sharing
from bench.server_processes import ROOT, Clients, Server, cpu_seconds, with_children
from bench.server_tables import Created, fill
from tests.support.server.postgres import Server as Postgres
from tests.support.server.postgres import running_server

RESULTS = ROOT / "bench" / "results" / "server.json"
SERVER_CORE, CLIENT_CORE = {0}, {1}
SAFE: tuple[str, ...] = ()  # PostgreSQL's defaults: a commit is on disk
SETTLED = 2.0  # seconds after everybody has connected
WARMING = 50  # tables to play at before measuring
WARM = 4.0  # seconds of that: caches are shared by all tables

Figures = dict[str, Any]
Options = argparse.Namespace


class Filled:
    """Databases with tables, of which every round uses a copy."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self._folder, self._postgres = folder, postgres
        self._made: dict[Any, list[Created]] = {}

    @contextmanager
    def sqlite(self, tables: int, *, is_new: bool = False) -> Iterator[tuple[str, list[Created]]]:
        """A copy of a file."""
        path = self._folder / f"{tables}{is_new}.db"
        if path not in self._made:
            self._made[path] = asyncio.run(fill(str(path), tables, is_new=is_new))
        copy = shutil.copy(path, self._folder / "copy.db")
        yield str(copy), self._made[path]
        for left in self._folder.glob("copy.db*"):
            left.unlink()

    def postgresql(self, tables: int) -> tuple[str, list[Created], list[int]]:
        """A copy of a database, and the processes of PostgreSQL."""
        assert self._postgres is not None and self._postgres.shell is not None
        url = self._postgres.url("filled")
        with psycopg.connect(self._postgres.url("postgres"), autocommit=True) as connection:
            if tables not in self._made:
                connection.execute("CREATE DATABASE filled")
                self._made[tables] = asyncio.run(fill(url, tables))
            connection.execute("DROP DATABASE IF EXISTS copy WITH (FORCE)")
            connection.execute("CREATE DATABASE copy TEMPLATE filled")
        return self._postgres.url("copy"), self._made[tables], [self._postgres.shell.pid]


def load(options: Options, source: Path, filled: Filled) -> Figures:
    """One process on one core with SQLite: the cost of tables and sockets, waits at two paces and at full speed."""
    with ExitStack() as stack:
        db, tables = stack.enter_context(filled.sqlite(options.tables))
        server = stack.enter_context(Server(db, source, SERVER_CORE, options.profile))
        clients = stack.enter_context(Clients(CLIENT_CORE))
        with Clients(CLIENT_CORE) as first:  # what all tables share does not count as a table's cost
            first.order("sit", tables=tables[:WARMING], ports=[server.port], is_spread=False)
            first.order("pace", seconds=WARM, rate=5)
            first.order("leave")
        memory = [server.memory()]
        server.open_tables(tables)
        memory.append(server.memory())
        clients.order("sit", tables=tables, ports=[server.port], is_spread=False)
        clients.order("rest", seconds=SETTLED)
        memory.append(server.memory())
        paces = {f"{rate} a second at each table": {"rate": rate} for rate in options.rates}
        figures = {name: moved([server], clients, options, "pace", **pace) for name, pace in paces.items()}
        memory.append(server.memory())
        figures["as fast as it can"] = moved([server], clients, options, "rush", tables=options.tables)
        clients.order("leave")
    stages = ("alone", "with three sockets", "after play")
    more = len(tables) - WARMING
    grown = {stage: (after - memory[0]) / more for stage, after in zip(stages, memory[1:], strict=True)}
    return {**figures, "KB a table": grown, "events a table": sum(table.events for table in tables) / len(tables)}


def idle(options: Options, source: Path, filled: Filled) -> Figures:
    """One process on one core with connections that only answer pings."""
    with ExitStack() as stack:
        db, tables = stack.enter_context(filled.sqlite(-(-options.connections // 3), is_new=True))
        server = stack.enter_context(Server(db, source, SERVER_CORE))
        clients = stack.enter_context(Clients(CLIENT_CORE))
        server.open_tables(tables)
        before = server.memory()
        came = clients.order("look_on", tables=tables, port=server.port)["connections"]
        after, used = server.memory(), -cpu_seconds(server.pid)
        held = clients.order("rest", seconds=options.idle_seconds)
        used += cpu_seconds(server.pid)
        clients.order("leave")
    costs = {"KB a connection": (after - before) / came, "share of a core": used / options.idle_seconds}
    return {"connections": came, "held": held["connections"], **costs, "errors": len(held["faults"])}


def processes(options: Options, source: Path, filled: Filled) -> Figures:
    """One process and two with one PostgreSQL, at full speed: each with its own tables, or with seats of all tables."""
    figures = {
        "one": rushed(options, source, filled, 1),
        "two, each its tables": rushed(options, source, filled, 2),
        "two, each some seats": rushed(options, source, filled, 2, is_spread=True),
    }
    one = figures["one"]
    for name in list(figures)[1:]:
        two = figures[name]
        figures[f"{name}: gain"] = {
            "moves a second": two["moves a second"] / one["moves a second"],
            # What the gain would be if PostgreSQL and the clients had separate cores.
            "moves for the servers' time": 2 * one["server ms a move"] / two["server ms a move"],
        }
    return figures


def rushed(options: Options, source: Path, filled: Filled, count: int, *, is_spread: bool = False) -> Figures:
    """A number of processes with their shares of all cores, at full speed."""
    url, tables, pids = filled.postgresql(options.tables)
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(url, source)) for _ in range(count)]
        for number, server in enumerate(servers):
            stack.enter_context(sharing(f"whistlestop{number}", server.pid, options.share))
        clients = stack.enter_context(Clients())
        clients.order("sit", tables=tables, ports=[server.port for server in servers], is_spread=is_spread)
        clients.order("rest", seconds=SETTLED)
        moved(servers, clients, options, "rush", tables=options.tables)
        pids = with_children(*pids)
        used = -cpu_seconds(*pids)
        figures = moved(servers, clients, options, "rush", tables=options.tables)
        used += cpu_seconds(*pids)
        clients.order("leave")
    return {**figures, "PostgreSQL ms a move": 1000 * used / max(1, figures["moves a second"] * options.seconds)}


def moved(servers: list[Server], clients: Clients, options: Options, order: str, **more: float) -> Figures:
    """Some seconds of moves: what the clients saw, and what it cost."""
    pids = [server.pid for server in servers]
    used = -cpu_seconds(*pids)
    seen = clients.order(order, seconds=options.seconds, **more)
    used += cpu_seconds(*pids)
    moves = max(1, seen["moves"])
    return {
        "moves a second": seen["moves"] / seen["seconds"],
        "ms to the mover": seen["own"],
        "ms to everybody": seen["all"],
        "server ms a move": 1000 * used / moves,
        "client ms a move": 1000 * seen["client_cpu"] / moves,
        "late": seen["late"],
        "errors": len(seen["faults"]) + seen["unanswered"],
    }


def spread(rounds: list[Any]) -> Any:
    """The median, the lowest and the highest of every figure."""
    if isinstance(rounds[0], dict):
        return {name: spread([figures[name] for figures in rounds]) for name in rounds[0]}
    return [round(value, 3) for value in (median(rounds), min(rounds), max(rounds))]


PARTS: dict[str, Callable[[Options, Path, Filled], Figures]] = {"load": load, "idle": idle, "processes": processes}


def measure(options: Options, filled: Filled) -> Figures:
    """Every part for every source tree, one by one in every round."""
    sources = {"this": ROOT / "src", **({"other": options.against} if options.against else {})}
    rounds: dict[tuple[str, str], list[Figures]] = {(part, name): [] for part in options.parts for name in sources}
    for number in range(options.rounds):
        for (part, name), figures in rounds.items():
            busy = {"load average before": os.getloadavg()[0]}
            figures.append({**PARTS[part](options, sources[name], filled), **busy})
            print(number, part, name, json.dumps(figures[-1]), flush=True)
    return {f"{part}, {name}" if options.against else part: spread(figures) for (part, name), figures in rounds.items()}


def machine() -> Figures:
    """A description of the machine."""
    model = next(line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name"))
    return {"processor": model.partition(": ")[2], "cores": os.cpu_count(), "python": platform.python_version()}


def options() -> Options:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=[*PARTS])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rates", type=float, nargs="*", default=[1, 3], help="moves a second at each table")
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--idle-seconds", type=float, default=45, help="longer than two pings")
    parser.add_argument("--share", type=float, help="share of a core per process, if there are few cores")
    parser.add_argument("--against", type=Path, help="the src of another source tree")
    parser.add_argument("--profile", type=Path, help="where the profile of the server's event loop goes")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    return parser.parse_args()


def main() -> None:
    asked = options()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ws")))
        postgres = stack.enter_context(running_server(SAFE)) if "processes" in asked.parts else None
        figures = measure(asked, Filled(folder, postgres))
    setting = {name: getattr(asked, name) for name in ("rounds", "seconds", "tables", "share")}
    found = {
        "machine": machine(),
        "each": "median, lowest, highest",
        **{part: {**setting, **figures[part]} for part in figures},
    }
    print(json.dumps(figures, indent=1))
    if asked.write:
        before = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps({**before, **found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
