"""How fast the environments are, compared with well-known ones.

    python bench/environments.py --gin PYTHON --catan PYTHON

PYTHON is the interpreter of another virtual environment, because those packages need other versions than ours:

    python -m venv gin && gin/bin/pip install "pettingzoo[classic]==1.25.0"
    python -m venv catan && catan/bin/pip install catanatron-gym "setuptools<80"

Every round measures everything once, one by one; figures are decisions per CPU second of one thread.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.benchmarks.speed import kinds_of_games, machine
from whistlestop.rl.aec import WhistlestopAEC
from whistlestop.rl.vector import WhistlestopEnv, WhistlestopVectorEnv

RESULTS = Path(__file__).with_name("results") / "environments.json"
PAGE = Path(__file__).parents[1] / "docs" / "rl.md"
MARK = "<!-- environments -->\n"
GAMES = 1024
STEPS = 300
SMALL = 20_000

GIN_RUMMY = """
import time
import numpy as np
from pettingzoo.classic import gin_rummy_v4
env, chance, count = gin_rummy_v4.env(), np.random.default_rng(0), 0
env.reset(seed=1)
began = time.thread_time()
while count < 3000:
    seen, _, over, cut, _ = env.last()
    if over or cut:
        env.reset()
        continue
    legal = np.flatnonzero(seen["action_mask"])
    env.step(int(legal[int(chance.random() * len(legal))]))
    count += 1
print(count / (time.thread_time() - began))
"""
CATANATRON = """
import random, time
import gymnasium, catanatron_gym
env, chance, count = gymnasium.make("catanatron_gym:catanatron-v1"), random.Random(0), 0
env.reset(seed=1)
began = time.thread_time()
while count < 2000:
    _, _, over, cut, _ = env.step(chance.choice(env.unwrapped.get_valid_actions()))
    count += 1
    if over or cut:
        env.reset()
print(count / (time.thread_time() - began))
"""


def vector_pace(edition: str, seats: int, opponents: str | None, *, copy: bool = False) -> float:
    """Random actions under the mask in a vector of games; observations, masks and rewards are written at every step."""
    many = WhistlestopVectorEnv(edition, GAMES, seats, opponents=opponents, copy=copy)
    many.reset(seed=1)
    for _ in range(STEPS // 3):  # advance to the middle of the games, where there is most to do
        many.step(many.sample_actions())
    began = time.thread_time()
    for _ in range(STEPS):
        many.step(many.sample_actions())
    return GAMES * STEPS / (time.thread_time() - began)


def aec_pace(edition: str, seats: int) -> float:
    """The usual loop over the agents of one game, with NumPy choosing among the legal actions."""
    table, chance, count = WhistlestopAEC(edition, seats), np.random.default_rng(0), 0
    table.reset(seed=1)
    began = time.thread_time()
    while count < SMALL:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(int(legal[int(chance.random() * len(legal))]))
        count += 1
    return count / (time.thread_time() - began)


def one_game_pace(edition: str, seats: int) -> float:
    """Gymnasium's usual loop over one game against a random opponent; only the learner's decisions count."""
    one, chance = WhistlestopEnv(edition, seats), np.random.default_rng(0)
    seen, _ = one.reset(seed=1)
    began = time.thread_time()
    for _ in range(SMALL):
        legal = np.flatnonzero(seen["action_mask"])
        seen, _, over, _, _ = one.step(int(legal[int(chance.random() * len(legal))]))
        if over:
            seen, _ = one.reset()
    return SMALL / (time.thread_time() - began)


def elsewhere(python: str, program: str) -> float:
    """The figure measured by a program in another virtual environment."""
    output = subprocess.run([python, "-W", "ignore", "-c", program], capture_output=True, text=True, check=True).stdout
    return float(output.split()[-1])


def figures(options: argparse.Namespace) -> dict[str, Callable[[], float]]:
    """Everything to measure, by name."""
    found: dict[str, Callable[[], float]] = {}
    for name, box, seats in kinds_of_games():
        edition = box.board.id
        found[f"vector/{name}"] = lambda e=edition, s=seats: vector_pace(e, s, None)  # type: ignore[misc]
        found[f"aec/{name}"] = lambda e=edition, s=seats: aec_pace(e, s)  # type: ignore[misc]
    found["vector with copies/usa/2"] = lambda: vector_pace("usa", 2, None, copy=True)
    for opponent in ("random", "regular", "strong"):
        found[f"vector against {opponent}/usa/2"] = lambda o=opponent: vector_pace("usa", 2, o)  # type: ignore[misc]
    found["one game against random/usa/2"] = lambda: one_game_pace("usa", 2)
    if options.gin:
        found["PettingZoo gin rummy"] = lambda: elsewhere(options.gin, GIN_RUMMY)
    if options.catan:
        found["catanatron's Gym environment against random"] = lambda: elsewhere(options.catan, CATANATRON)
    return found


def ratios(medians: dict[str, float]) -> dict[str, float]:
    """How many times as many decisions ours make as the others: one game against one, and a vector against one."""
    pairs = {
        "aec/usa/2": "PettingZoo gin rummy",
        "vector/usa/2": "PettingZoo gin rummy",
        "one game against random/usa/2": "catanatron's Gym environment against random",
        "vector against random/usa/2": "catanatron's Gym environment against random",
    }
    return {f"{a} / {b}": round(medians[a] / medians[b], 1) for a, b in pairs.items() if b in medians}


def tables(result: dict[str, Any]) -> str:
    """The figures as tables for docs/rl.md."""
    paces = {name: spread["median"] for name, spread in result["decisions_a_second"].items()}
    lines = ["| board, seats | vector of games | every seat an agent |", "| --- | ---: | ---: |"]
    for name, box, seats in kinds_of_games():
        cells = (f"{round(paces[f'{kind}/{name}'], -3):,}" for kind in ("vector", "aec"))
        lines.append(f"| {box.board.name}, {seats} | {' | '.join(cells)} |")
    others = {name: pace for name, pace in paces.items() if not name.startswith(("vector/", "aec/"))}
    lines += ["", "| others, USA with 2 seats where it is ours | decisions |", "| --- | ---: |"]
    lines += [f"| {name.removesuffix('/usa/2')} | {round(pace, -2):,} |" for name, pace in others.items()]
    lines += ["", "| in one run, ours against theirs | times as many |", "| --- | ---: |"]
    lines += [f"| {name} | {ratio:,.0f} |" for name, ratio in result["ratios"].items()]
    return "\n".join(lines)


def renew_page(result: dict[str, Any]) -> None:
    before, _, after = PAGE.read_text(encoding="utf-8").partition(MARK)
    _, rest = after.split("\n[bench/", 1)
    PAGE.write_text(f"{before}{MARK}{tables(result)}\n\n[bench/{rest}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gin", help="a Python with PettingZoo's classic games")
    parser.add_argument("--catan", help="a Python with catanatron-gym")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    measured: dict[str, list[float]] = {}
    about: dict[str, Any] = machine()
    for number in range(options.rounds + 1):  # the first one compiles
        for name, figure in figures(options).items():
            pace = figure()
            if number:
                measured.setdefault(name, []).append(pace)
                print(f"{name:<50} {pace:>12,.0f}", flush=True)
    medians = {name: statistics.median(paces) for name, paces in measured.items()}
    spreads = {
        n: {"median": round(medians[n]), "least": round(min(p)), "most": round(max(p))} for n, p in measured.items()
    }
    result = {"machine": about, "games": GAMES, "decisions_a_second": spreads, "ratios": ratios(medians)}
    RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    renew_page(result)


if __name__ == "__main__":
    main()
