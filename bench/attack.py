"""What honest players notice of an attack: their waits before, during and after it, and the server's memory growth.

    python -m bench.attack                        # all attacks, a few seconds each
    python -m bench.attack pings pipelined --write

The server runs with its usual limits on one core and SQLite; two people at one table make twenty moves a second, and a
newcomer arrives four times a second. Attackers run on another core and have separate addresses in 127.0.0.0/8. Nothing
leaves this machine, and every attack is bounded in count and time. With --write, bench/results/attack.json gets the
figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import resource
from tempfile import TemporaryDirectory
from typing import Any

from bench.attack_kinds import ATTACKS as BY_FLOODS
from bench.attack_kinds import Target
from bench.attack_players import Honest
from bench.attack_work import questions, reel_requests, reels, reviews
from bench.server_processes import ROOT, Server
from whistlestop.server.settings import ServerSettings
from whistlestop.server.transport.descriptors import raise_limit

ATTACKS = {**BY_FLOODS, "reels": reels, "reviews": reviews, "questions": questions}
RESULTS = ROOT / "bench" / "results" / "attack.json"
SERVER_CORE, CLIENT_CORE = {0}, {1}
ATTACK_SECONDS = 12.0
MB = 1000.0
FEW_DESCRIPTORS = 1024  # a common limit, for the attack that uses them up


def attacking(name: str, target: Target, seconds: float, go: Any) -> None:
    """Attack on a signal, in a separate process."""
    os.sched_setaffinity(0, CLIENT_CORE)
    os.nice(19)  # to measure the honest players, not the attacker
    raise_limit()
    if name == "reels":
        reel_requests()  # before measuring anything
    go.wait()

    async def attack() -> None:
        await ATTACKS[name](target, asyncio.get_running_loop().time() + seconds)

    asyncio.run(attack())


async def measured(name: str, seconds: float) -> dict[str, Any]:
    """The waits before, during and after an attack, and the memory it took."""
    with (
        TemporaryDirectory() as folder,
        Server(f"{folder}/tables.db", ROOT / "src", SERVER_CORE, settings=ServerSettings("")) as server,
    ):
        if name == "half_sent":
            resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FEW_DESCRIPTORS, FEW_DESCRIPTORS))
        honest = Honest(server.url)
        table = await honest.sit_down()
        phases: dict[str, dict[str, float]] = {}
        memory = highest = server.memory() / MB
        spawning = multiprocessing.get_context("spawn")
        go = spawning.Event()
        attacker = spawning.Process(target=attacking, args=(name, Target(server.port, table), seconds, go))
        attacker.start()
        await honest.play(3.0)
        for phase in ("before", "during", "after"):
            honest.waits, honest.newcomers, honest.turned_away = [], [], 0
            honest.questions, honest.reels = [], []
            if phase == "during":
                go.set()
            await honest.play(seconds)
            highest = max(highest, server.memory() / MB)
            if phase == "during":
                attacker.join()
            phases[phase] = {
                **summary(honest.waits),
                "newcomers": len(honest.newcomers),
                "newcomers_most_ms": round(1000 * max(honest.newcomers, default=0.0), 1),
                "turned_away": honest.turned_away,
                "ways_p50_ms": at_share(honest.questions, 0.5),
                "ways_p99_ms": at_share(honest.questions, 0.99),
                "replay_most_ms": at_share(honest.reels, 1.0),
            }
    return {**phases, "memory_mb": round(memory), "memory_growth_mb": round(highest - memory, 1)}


def summary(waits: list[float]) -> dict[str, float]:
    """The number of moves, and how long they took, in milliseconds."""
    shares = {"p50_ms": 0.5, "p99_ms": 0.99, "most_ms": 1.0}
    return {"moves": len(waits), **{name: at_share(waits, share) for name, share in shares.items()}}


def at_share(waits: list[float], share: float) -> float:
    """The wait that this share of all waits does not exceed, in milliseconds."""
    ordered = sorted(waits) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


COLUMNS = ("p99 before", "during", "after", "ratio", "moves", "turned away", "ways p99", "replay", "grew by MB")


def row(figures: dict[str, Any]) -> list[object]:
    """The figures of an attack for a table in the terminal."""
    before, during, after = (figures[phase]["p99_ms"] for phase in ("before", "during", "after"))
    moves = f"{figures['during']['moves']}/{figures['before']['moves']}"
    turned_away, growth = figures["during"]["turned_away"], figures["memory_growth_mb"]
    ways, replay = figures["during"]["ways_p99_ms"], figures["during"]["replay_most_ms"]
    return [before, during, after, round(during / before, 1), moves, turned_away, ways, replay, growth]


def main() -> None:
    """Carry out the requested attacks, one by one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"{', '.join(ATTACKS)}; all of them by default")
    parser.add_argument("--seconds", type=float, default=ATTACK_SECONDS)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if unknown := {*options.attacks} - {*ATTACKS}:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; the attacks are {', '.join(ATTACKS)}")
    os.sched_setaffinity(0, CLIENT_CORE)
    found: dict[str, Any] = {}
    print(f"{'attack':12}" + "".join(f"{column:>12}" for column in COLUMNS))
    for name in options.attacks or ATTACKS:
        found[name] = asyncio.run(measured(name, options.seconds))
        print(f"{name:12}" + "".join(f"{each:>12}" for each in row(found[name])), flush=True)
    if options.write:
        facts = {"machine": platform.processor() or platform.machine(), "seconds": options.seconds, "attacks": found}
        RESULTS.write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    main()
