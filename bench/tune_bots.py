"""The search for the traits of a level: a separable CMA-ES over paired deals, on seeds that no report uses.

    python bench/tune_bots.py strong --edition usa --seats 2 --minutes 12

It starts from the level's current traits, plays candidates against them and against the default planner, prints the
best it has found every ten generations, and writes them to a file. Seeds from 1,000,000,000 on are for tuning only.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path

import numpy as np

from whistlestop.boards.board import Board
from whistlestop.boards.editions import EDITIONS, FIRST_EDITION, load_board
from whistlestop.bots.levels import traits_of
from whistlestop.bots.planner.batch import play_line_ups
from whistlestop.bots.planner.traits import TRAITS, Traits, traits_table
from whistlestop.box import open_box
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records

TUNING_SEEDS = 1_000_000_000
PLAIN: dict[str, float] = {}
POINTS = 0.003  # weight of a point of margin next to the win rate, so that small steps have an effect

# A regular claims at once, so there is no search for when to claim.
REGULAR = (
    "card length points turn keep_turn keep_more late claim_points claim_loco row other_card finish loco_card touch"
    " tickets wild block block_cost"
)
STRONG = REGULAR + " clock claim risk detour hurry slack scarce ticket_share block_card spare_turn"
SEARCHED = {"regular": REGULAR.split(), "strong": STRONG.split()}

Values = dict[str, float]


def traits_for(board: Board) -> list[str]:
    """The traits that matter only for features of this board."""
    rules, kinds = board.base_rules(), {route.kind for route in board.routes}
    matters = {
        "path": rules.longest_bonus,
        "tunnel": "tunnel" in kinds,
        "station": rules.stations,
        "claim_tunnel": "tunnel" in kinds,
        "loco": "ferry" in kinds,
    }
    return [trait for trait, does_matter in matters.items() if does_matter]


def line_ups(seats: int) -> list[list[int]]:
    """Every way to seat two kinds in numbers as equal as possible: 0 is the candidate, 1 its rival."""
    sizes = {seats // 2, seats - seats // 2}
    chosen = [set(own) for size in sizes for own in combinations(range(seats), size)]
    return [[0 if seat in own else 1 for seat in range(seats)] for own in chosen]


class Duel:
    """Two kinds of planner at one table, on all cores."""

    def __init__(self, edition: str, seats: int) -> None:
        self.box = open_box(edition)
        self.line_ups = line_ups(seats)
        self.pool = ThreadPoolExecutor(os.cpu_count())

    def worth(self, one: Values, other: Values, seeds: range) -> tuple[float, float]:
        """The first one's win rate, scaled so that ½ is even, and its margin in points."""
        traits = np.concatenate([traits_table(one), traits_table(other)])
        games = list(self.pool.map(lambda line_up: self._play(seeds, line_up, traits), self.line_ups))
        return float(np.mean([won for won, _ in games])), float(np.mean([margin for _, margin in games]))

    def _play(self, seeds: range, line_up: list[int], traits: Records[Traits]) -> tuple[float, float]:
        seats = len(line_up)
        _, scores = play_line_ups(self.box, seeds, np.tile(line_up, (len(seeds), 1)), traits)
        is_first = scores["place"][:, :seats] == 1
        share = is_first / is_first.sum(axis=1, keepdims=True)
        own = np.array(line_up) == 0
        points = scores["total"][:, :seats]
        return share[:, own].sum(axis=1).mean(), points[:, own].mean() - points[:, ~own].mean()


class Search:
    """A separable CMA-ES with mirrored samples; every trait is scaled to its bounds."""

    def __init__(self, names: list[str], start: Values, step: float, size: int, seed: int) -> None:
        bounds = {trait.name: trait for trait in TRAITS}
        self.names = names
        self.start = start
        self.low = np.array([bounds[name].low for name in names])
        self.span = np.array([bounds[name].high for name in names]) - self.low
        usual = np.array([start.get(name, bounds[name].usual) for name in names])
        self.mean = (usual - self.low) / self.span
        self.step = step
        self.chance = np.random.default_rng(seed)
        self.size = size
        count = len(names)
        self.spread, self.path, self.pull = np.ones(count), np.zeros(count), np.zeros(count)
        weights = np.log(size / 2 + 0.5) - np.log(np.arange(1, size // 2 + 1))
        self.weights = weights / weights.sum()

    def candidates(self) -> Array:
        """A generation: each sample comes with its mirror image."""
        half = self.chance.standard_normal((self.size // 2, len(self.names)))
        self.samples = np.concatenate([half, -half])
        return self.mean + self.step * self.samples * np.sqrt(self.spread)

    def traits(self, scaled: Array) -> Values:
        """A candidate as traits, within their bounds."""
        values = np.clip(scaled, 0, 1) * self.span + self.low
        return {**self.start, **{name: round(float(v), 4) for name, v in zip(self.names, values, strict=True)}}

    def learn(self, worths: list[float]) -> None:
        """Move towards the better half, and adapt the steps."""
        count, kept = len(self.names), self.size // 2
        best = self.samples[np.argsort(worths)[::-1][:kept]]
        drift = self.weights @ best
        mass = 1 / (self.weights**2).sum()
        fade, long_fade = (mass + 2) / (count + mass + 5), 4 / (count + 4)
        scale = (count + 2) / 3
        one = 2 / ((count + 1.3) ** 2 + mass) * scale
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass) * scale)
        self.mean = self.mean + self.step * np.sqrt(self.spread) * drift
        self.pull = (1 - fade) * self.pull + np.sqrt(fade * (2 - fade) * mass) * drift
        self.path = (1 - long_fade) * self.path + np.sqrt(long_fade * (2 - long_fade) * mass * self.spread) * drift
        self.spread = (
            (1 - one - many) * self.spread + one * self.path**2 + many * self.spread * (self.weights @ best**2)
        )
        usual = np.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count**2))
        self.step *= float(np.exp(0.5 * fade / (1 + fade) * (np.linalg.norm(self.pull) / usual - 1)))
        self.step = min(max(self.step, 0.02), 0.4)


def tune(level: str, edition: str, seats: int, minutes: float, deals: int, out: Path) -> None:
    """Search until time is up, and write the best traits every ten generations and at the end."""
    start = traits_of(level, edition, seats)
    duel = Duel(edition, seats)
    search = Search([*SEARCHED[level], *traits_for(load_board(edition))], start, step=0.1, size=10, seed=seats)
    rivals = [start, PLAIN]
    began = time.monotonic()
    generation = 0
    while time.monotonic() - began < 60 * minutes:
        first = TUNING_SEEDS + generation * 100_000
        seeds = range(first, first + deals // len(rivals))
        worths = []
        for candidate in search.candidates():
            outside = np.maximum(candidate - 1, 0).sum() + np.maximum(-candidate, 0).sum()
            results = [duel.worth(search.traits(candidate), rival, seeds) for rival in rivals]
            worths.append(float(np.mean([won + POINTS * margin for won, margin in results]) - outside / 2))
        search.learn(worths)
        generation += 1
        if generation % 10 == 0:
            tell(search, duel, rivals, generation, time.monotonic() - began)
            out.write_text(json.dumps(search.traits(search.mean), indent=1), encoding="utf-8")
    out.write_text(json.dumps(search.traits(search.mean), indent=1), encoding="utf-8")


def tell(search: Search, duel: Duel, rivals: list[Values], generation: int, seconds: float) -> None:
    """Print how the mean of the search does on deals that it has not seen."""
    seeds = range(2 * TUNING_SEEDS, 2 * TUNING_SEEDS + 200)
    against = [duel.worth(search.traits(search.mean), rival, seeds) for rival in rivals]
    results = ", ".join(f"{won:.1%} ({margin:+.1f} points)" for won, margin in against)
    print(f"{seconds:5.0f} s, generation {generation}, step {search.step:.3f}: {results}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=sorted(SEARCHED))
    parser.add_argument("--edition", default=FIRST_EDITION, choices=EDITIONS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--deals", type=int, default=160, help="deals for each candidate, shared by its rivals")
    parser.add_argument("--out", type=Path, default=Path("traits.json"), help="the file for the traits found")
    asked = parser.parse_args()
    tune(asked.level, asked.edition, asked.seats, asked.minutes, asked.deals, asked.out)


if __name__ == "__main__":
    main()
