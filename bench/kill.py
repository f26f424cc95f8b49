"""Nothing is lost: a server with many live tables is killed repeatedly, and every promise is checked afterwards.

    python bench/kill.py --kills 200 --tables 50

uses SQLite and then PostgreSQL, and writes the figures to bench/results/kill.json. A kill is SIGKILL at a
random moment, from the start of the server on; players reconnect by themselves and continue.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.server.kill_scenario import run_and_check  # noqa: E402 - found only now
from tests.support.server.postgres import running_server  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "kill.json"


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
    else:
        with running_server() as server:
            yield server.new_database()


def measure(kind: str, tables: int, kills: int, seed: int) -> dict[str, Any]:
    """Run the scenario on a database, and keep the servers' output if anything was lost."""
    folder = Path(tempfile.mkdtemp(prefix="whistlestop-kill-"))
    with database(kind, folder) as url:
        figures = asyncio.run(run_and_check(url, folder / "log", tables, kills, seed))
    for fault in (*figures["lost"], *figures["doubled"]):
        print(fault, f"see {folder}", file=sys.stderr)
    return {**figures, "lost": len(figures["lost"]), "doubled": len(figures["doubled"])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], action="append")
    asked = parser.parse_args()
    figures = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    figures |= {"python": platform.python_version(), "cores": os.cpu_count()}
    for kind in asked.db or ["sqlite", "postgresql"]:
        figures[kind] = measure(kind, asked.tables, asked.kills, asked.seed)
        print(kind, json.dumps(figures[kind], indent=1), flush=True)
        RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
