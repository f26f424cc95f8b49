"""Fit what a seat can expect to end with, from what it knows, if strong players finish the game: a linear regression.

python bench/review_values.py                 writes src/whistlestop/review/values.json
python bench/review_values.py --games 40 --table usa/2 --dry
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from review import played_by

from whistlestop import editions
from whistlestop.benchmarks.speed import kinds_of_games
from whistlestop.bots import LEVELS, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.box import open_box
from whistlestop.engine.batch import advance, start
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import NOBODY, Phase, State
from whistlestop.review import value
from whistlestop.review.luck import MEASURE, parts_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.suspects import AGES, STATES, age_of, states_of
from whistlestop.review.suspects import FILE as SUSPICIONS
from whistlestop.review.value import FILE, other_facts, own_facts
from whistlestop.views.redaction import redacted

TABLES = [table for table, _, _ in kinds_of_games()]
SEEDS = 7_000_000  # not used for any published figure
LOOKED_AT = 0.25  # of the turns
Row = tuple[int, Array, Array]  # the final points, own facts, facts that others see
Lines = dict[str, list[float]]  # by name
FIRMNESS = 3.0  # strength of the ridge penalty
SEEN = (len(AGES) + 1, STATES, 2)


def rows_of(simulator: Simulator, seed: int, levels: Sequence[str], seen: Array) -> Iterator[Row]:
    """A game: for some moments and all seats, what is known, and the final points if strong players finish it."""
    box, chance = simulator.box, random.Random(seed)
    bots = [make_bot(chance.choice(levels), seed + seat) for seat in range(simulator.seats)]
    state, turn = records(1, State), 0
    start(box.board_table, box.rules_table, state, keys_of([seed]), simulator.seats, NOBODY)
    while state["phase"][0] != Phase.OVER:
        if state["turn"][0] != turn and state["phase"][0] == Phase.TURN:
            turn = int(state["turn"][0])
            if chance.random() < LOOKED_AT:
                yield from _rows_at(simulator, state, seen)
        seat = int(state["seat"][0])
        bot = bots[seat]
        assert isinstance(bot, CompiledBot)
        advance(box.board_table, box.rules_table, state, bot.decide(box, redacted(state, seat)))


def _rows_at(simulator: Simulator, state: Records[State], seen: Array) -> Iterator[Row]:
    board = simulator.box.board
    totals = simulator.play_out(state.copy())["total"][0]
    for seat in range(simulator.seats):
        shown = redacted(state, seat)
        held = (shown["ticket_owner"][0, : len(board.tickets)] == seat).astype(int)
        states = states_of(simulator.box, shown, seat)
        np.add.at(seen[age_of(simulator.box, shown, seat)], (states, held), 1)
        yield int(totals[seat]), own_facts(simulator, shown, seat), other_facts(simulator, shown, seat)


def line_through(facts: Array, totals: Array) -> Array:
    """Ridge regression on normalised facts."""
    size = facts.std(axis=0) + 1e-9
    size[0] = 1.0
    known = facts / size
    firm = FIRMNESS * np.eye(known.shape[1])
    firm[0, 0] = 0.0
    line: Array = np.linalg.solve(known.T @ known + firm, known.T @ totals) / size
    return line


def explained(facts: Array, totals: Array, line: Array) -> float:
    """The share of the variance that a line explains."""
    return float(1 - np.var(totals - facts @ line) / np.var(totals))


def in_step(facts: Array, totals: Array, line: Array) -> Array:
    """The line with its weight for the turn to move fitted on games of strong players."""
    half = (facts.shape[1] - 1) // 2
    tempo = [0, half - 2, half - 1, half, 2 * half - 2, 2 * half - 1, 2 * half]
    kept = line.copy()
    kept[tempo] = 0.0
    kept[tempo] = line_through(facts[:, tempo], totals - facts @ kept)
    return kept


def suspicion_of(seen: Array) -> list[list[float]]:
    """How much more often a ticket in each state is held than not, as a logarithm."""
    shares = (seen + 1.0) / (seen + 1.0).sum(axis=1, keepdims=True)
    weights: list[list[float]] = np.log(shares[:, :, 1] / shares[:, :, 0]).round(2).tolist()
    return weights


def columns(rows: Sequence[Row], place: int) -> tuple[Array, Array]:
    """The facts and points of rows."""
    return np.array([row[place] for row in rows]), np.array([float(row[0]) for row in rows])


def played(table: str, games: int, levels: Sequence[str], seen: Array) -> list[Row]:
    """All rows of a number of games at a table."""
    edition, seats = table.split("/")
    simulator = Simulator(open_box(edition), int(seats), MEASURE)
    first = SEEDS + (0 if len(levels) > 1 else games)
    return [row for game in range(games // int(seats)) for row in rows_of(simulator, first + game, levels, seen)]


def fit(table: str, games: int, known: Lines | None) -> tuple[Lines, Array]:
    """The lines of a table, for own and others' points, and who held what; known ones only get a new turn weight."""
    seen = np.zeros(SEEN)
    mixed = [] if known else played(table, games, LEVELS, seen)
    strong = played(table, games, [MEASURE], np.zeros_like(seen))
    lines = {}
    for name, place in (("own", 1), ("other", 2)):
        line = np.array(known[name]) if known else line_through(*columns(mixed[len(mixed) // 5 :], place))
        line = in_step(*columns(strong, place), line)
        share = explained(*columns(mixed[: len(mixed) // 5] or strong, place), line)
        print(f"{table} {name}: {share:.2f} of the variance", flush=True)
        lines[name] = [round(float(weight), 5) for weight in line]
    lines["own"][_own_turn(lines)] += luck_of_a_turn(table, lines, games // 8)
    return lines, seen


def _own_turn(lines: Lines) -> int:
    """The index of the turn to move in the line of own points."""
    return (len(lines["own"]) - 1) // 2 - 1


def luck_of_a_turn(table: str, lines: Lines, games: int) -> float:
    """What a turn brings beyond its promise among strong players, which should be zero on average."""
    edition, seats = table.split("/")
    luck, turns = 0.0, 0
    with patch.object(value, "_values", lambda: {table: lines}):
        for seed in range(SEEDS + 2 * games, SEEDS + 2 * games + games // int(seats)):
            game = played_by([MEASURE] * int(seats), edition, seed)
            totals = [int(score["total"]) for score in game.scores()]
            parts = parts_of(game, totals, Simulator(game.box, game.seats, MEASURE), worlds=1)
            luck += sum(each["luck"] for each in parts)
            turns += game.position()["turn"]
    return round(luck / turns, 5)


def main() -> None:
    """Fit all tables, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480, help="divided by the seats")
    parser.add_argument("--table", choices=TABLES)
    parser.add_argument("--in-step", action="store_true", help="only fit the weight of the turn to move again")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    values = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    seen = {edition: np.zeros(SEEN) for edition in editions}
    tables = [asked.table] if asked.table else TABLES
    known = [values[table] if asked.in_step else None for table in tables]
    with ProcessPoolExecutor() as pool:
        for table, (lines, counts) in zip(tables, pool.map(fit, tables, repeat(asked.games), known), strict=True):
            values[table] = lines
            seen[table.split("/")[0]] += counts
    if not asked.dry:
        write(FILE, {table: values[table] for table in TABLES if table in values})
        if not asked.in_step and not asked.table:
            write(SUSPICIONS, {edition: suspicion_of(counts) for edition, counts in seen.items()})


def write(path: Path, found: dict[str, Any]) -> None:
    """Write one line for each entry."""
    lines = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in found.items())
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
