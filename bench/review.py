"""How accurate reviews are: chances of winning against results, and luck and skill against margins.

    python bench/review.py --runs runs/review

plays the missing games (every game is stored as a line, so it can be resumed), and writes the figures to
bench/results/review.json and the plot to docs/images/calibration.svg. Deals for fitting and for figures are separate.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.benchmarks.speed import kinds_of_games
from whistlestop.bots import LEVELS, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.game import Game
from whistlestop.review.luck import MEASURE, PARTS, parts_of, rival_of
from whistlestop.review.moments import moments_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.winning import DRIFT, PLAYS_ON, SURENESS, PlayoutTally, followed, together

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results" / "review.json"
PLOT = ROOT / "docs" / "images" / "calibration.svg"
TABLES = [(box.board.id, seats) for _, box, seats in kinds_of_games()]
GAMES = {2: 60, 3: 30, 4: 12, 5: 6}  # games for the figures, at each table, and as many for fitting
SEEDS = {"fit": 8_000_000, "test": 9_000_000, "parts": 8_500_000}
EVERY, PLAYOUTS = 3, 16  # turns between two moments, and playouts per moment and seat
BINS = 10


def played(edition: str, seats: int, seed: int) -> tuple[Game, list[str]]:
    """A game of random levels."""
    chance = random.Random(f"{edition} {seats} {seed}")
    levels = [chance.choice(LEVELS) for _ in range(seats)]
    return played_by(levels, edition, seed), levels


def played_by(levels: Sequence[str], edition: str, seed: int) -> Game:
    """A game of these levels."""
    game, bots = Game(edition, len(levels), seed), [make_bot(level, seed + seat) for seat, level in enumerate(levels)]
    while game.seat is not None:
        bot = bots[game.seat]
        assert isinstance(bot, CompiledBot)
        game.play(bot.choose_from(game.box, game.redacted(game.seat)))
    return game


def chances_of(game: Game) -> list[list[list[float]]]:
    """For each seat, its estimated chances through the game, and the result."""
    simulator = Simulator(game.box, game.seats, PLAYS_ON)
    moments = moments_of(game)[::EVERY]
    tally = PlayoutTally(simulator, moments)
    first = [score["place"] == 1 for score in game.scores()]
    found = []
    for seat in range(game.seats):
        for moment in range(len(moments)):
            tally.play(moment, seat, PLAYOUTS)
        course = followed(tally.won[:, seat], tally.played[:, seat], 1 / game.seats, DRIFT * EVERY**0.5)
        found.append([[round(float(chance), 4), first[seat] / sum(first)] for chance in course])
    return found


def parts_by_seat(game: Game, levels: Sequence[str]) -> list[dict[str, Any]]:
    """For each seat, its level, its margin and the parts of the margin."""
    totals = [int(score["total"]) for score in game.scores()]
    parts = parts_of(game, totals, Simulator(game.box, game.seats, MEASURE), worlds=1)
    return [
        {"level": levels[seat], "margin": totals[seat] - totals[rival_of(totals, seat)], **dict(each.items())}
        for seat, each in enumerate(parts)
    ]


def jobs(parts: int) -> Iterator[tuple[str, str, int, int]]:
    """All games: their purpose, table and seed; small tables first."""
    tables = sorted(TABLES, key=lambda table: table[1])
    for edition, seats in tables:
        for use in ("test", "fit"):
            yield from ((use, edition, seats, SEEDS[use] + i) for i in range(GAMES[seats]))
        yield from (("parts", edition, seats, SEEDS["parts"] + i) for i in range(parts // len(tables)))


def run(folder: Path, parts: int, seconds: float, workers: int) -> list[dict[str, Any]]:
    """Every game, including those of earlier runs, as far as time allows."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "games.jsonl"
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    known = {tuple(row["job"]) for row in done}
    wanted = [job for job in jobs(parts) if job not in known]
    until = time.monotonic() + seconds
    with file.open("a") as out, ProcessPoolExecutor(workers) as pool:
        for row in filter(None, pool.map(looked_at, wanted, repeat(until))):
            done.append(row)
            out.write(json.dumps(row) + "\n")
            out.flush()
            print(f"\r{len(done):,} of {len(known) + len(wanted):,} games", end="", file=sys.stderr)
    return done


def looked_at(job: tuple[str, str, int, int], until: float) -> dict[str, Any] | None:
    """The results of a game, unless there is no time for another."""
    if time.monotonic() > until:
        return None
    began = time.process_time()
    game, levels = played(*job[1:])
    found = parts_by_seat(game, levels) if job[0] == "parts" else chances_of(game)
    return {"job": job, "found": found, "seconds": round(time.process_time() - began, 2)}


def brier(games: Sequence[Any], by: float) -> float:
    """The mean squared difference between chance and result."""
    return float(np.mean([(p - won) ** 2 for game in games for won, p in pairs_of(game, by)]))


def pairs_of(game: Any, by: float) -> list[tuple[float, float]]:
    """The result and the estimated chance, for each seat at each moment."""
    moments = zip(*game, strict=True)
    return [
        (won, p)
        for moment in moments
        for (_, won), p in zip(moment, together([chance for chance, _ in moment], by), strict=True)
    ]


def sureness(games: Sequence[Any]) -> float:
    """The power of the odds that fits other games best."""
    return min((step / 20 for step in range(6, 41)), key=lambda by: brier(games, by))


def reliability(games: Sequence[Any], by: float) -> list[dict[str, float]]:
    """For each tenth of the chances: their number and mean, how often they came true, and a 95% bootstrap interval."""
    chance = random.Random(1)
    rows = []
    for low in range(BINS):
        inside = [_inside(game, by, low) for game in games]
        if not sum(map(len, inside)):
            continue
        again = sorted(_mean(chance.choices(inside, k=len(inside))) for _ in range(400))
        rows.append({
            "from": low / BINS, "count": sum(map(len, inside)),
            "chance": round(_mean([[pair[::-1] for pair in game] for game in inside]), 4),
            "won": round(_mean(inside), 4), "low": round(again[10], 4), "high": round(again[389], 4),
        })  # fmt: skip
    return rows


def _inside(game: Any, by: float, low: int) -> list[tuple[float, float]]:
    return [pair for pair in pairs_of(game, by) if min(BINS - 1, int(pair[1] * BINS)) == low]


def _mean(games: Sequence[Sequence[Sequence[float]]]) -> float:
    values = [pair[0] for game in games for pair in game]
    return float(np.mean(values)) if values else 0.5


def brier_interval(games: Sequence[Any], by: float) -> list[float]:
    """A 95% interval from resampling games."""
    chance = random.Random(2)
    again = sorted(brier(chance.choices(games, k=len(games)), by) for _ in range(200))
    return [round(again[5], 4), round(again[194], 4)]


def _radius(row: dict[str, float]) -> float:
    return float(round(2 + row["count"] ** 0.5 / 14, 1))


def plot(rows: Sequence[dict[str, float]]) -> str:
    """The reliability as a chart."""
    size, edge = 320, 46
    x = {row["from"]: edge + row["chance"] * size for row in rows}

    def y(share: float) -> float:
        return edge + (1 - share) * size

    marks = "".join(
        f'<path d="M{x[row["from"]]:.1f} {y(row["low"]):.1f}V{y(row["high"]):.1f}" stroke="#23588f" stroke-width="2"/>'
        f'<circle cx="{x[row["from"]]:.1f}" cy="{y(row["won"]):.1f}" r="{_radius(row)}" fill="#23588f"/>'
        for row in rows
    )
    grid = "".join(
        f'<path d="M{edge} {y(i / 5):.0f}h{size}M{edge + i * size / 5:.0f} {edge}v{size}" stroke="#d3c6ad"/>'
        f'<text x="{edge - 8}" y="{y(i / 5) + 4:.0f}" text-anchor="end">{20 * i}%</text>'
        f'<text x="{edge + i * size / 5:.0f}" y="{edge + size + 18}" text-anchor="middle">{20 * i}%</text>'
        for i in range(6)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}" '
        'font-family="sans-serif" font-size="12" fill="#2b2621">'
        '<title>Reliability of the chances of winning</title><rect width="100%" height="100%" fill="#fffcf4"/>'
        f'{grid}<path d="M{edge} {edge + size}l{size} -{size}" stroke="#6f6455" stroke-dasharray="4 4"/>{marks}'
        f'<text x="{edge}" y="{edge - 14}">Share of games won, by estimated chance</text></svg>\n'
    )


def figures(done: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All figures of the games."""
    by_use = {use: [row for row in done if row["job"][0] == use] for use in SEEDS}
    test, fit = ([row["found"] for row in by_use[use]] for use in ("test", "fit"))
    by, best = SURENESS, sureness(fit)
    seats = [seat for row in by_use["parts"] for seat in row["found"]]
    guess = float(np.mean([(1 / len(game) - won) ** 2 for game in test for seat in game for _, won in seat]))
    return {
        "games": {use: len(rows) for use, rows in by_use.items()},
        "moments": sum(len(seat) for game in test for seat in game),
        "playouts": PLAYOUTS, "every": EVERY,
        "cpu_seconds": round(sum(row["seconds"] for row in done)),
        "sureness": by,
        "sureness_that_fits_other_games": best,
        "brier": round(brier(test, by), 4), "brier_95": brier_interval(test, by),
        "brier_of_equal_chances": round(guess, 4),
        "reliability": reliability(test, by),
        "parts": {
            "seats": len(seats),
            "largest_gap": max(map(_gap, seats), default=0.0),
            "by_level": {level: _means([seat for seat in seats if seat["level"] == level]) for level in LEVELS},
        },
    }  # fmt: skip


def _gap(seat: dict[str, Any]) -> float:
    return float(abs(round(sum(seat[part] for part in PARTS) - seat["margin"], 6)))


def _means(seats: Sequence[dict[str, Any]]) -> dict[str, float]:
    return {part: round(float(np.mean([seat[part] for seat in seats])), 1) for part in (*PARTS, "margin") if seats}


def main() -> None:
    """Play, compute and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=Path, default=ROOT / "runs" / "review")
    parser.add_argument("--parts", type=int, default=1000, help="games for the figures of luck and skill")
    parser.add_argument("--seconds", type=float, default=600, help="time after which it stops for now")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    found = figures(run(asked.runs, asked.parts, asked.seconds, asked.workers))
    RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    PLOT.write_text(plot(found["reliability"]), encoding="utf-8")
    print(json.dumps({name: found[name] for name in found if name != "reliability"}))


if __name__ == "__main__":
    main()
