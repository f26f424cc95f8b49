"""Finds what a seat may expect to end with from what it knows, if regular players play on: a line through many games.

python bench/review_values.py                 writes src/whistlestop/review/values.json
python bench/review_values.py --games 40 --table usa/2 --dry
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.bots import LEVELS, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.box import open_box
from whistlestop.engine.batch import advance, start
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import Array, records
from whistlestop.engine.state import NOBODY, Phase, state_dtype
from whistlestop.review.suspects import AGES, STATES, age_of, states_of
from whistlestop.review.suspects import FILE as SUSPICIONS
from whistlestop.review.table import LEVEL, Reckoner
from whistlestop.review.value import FILE, other_facts, own_facts
from whistlestop.view import redacted

TABLES = [*(f"usa/{n}" for n in (2, 3, 4, 5)), *(f"europe/{n}" for n in (2, 3, 4, 5)), "nordic/2", "nordic/3"]
SEEDS = 7_000_000  # no figure is told of these deals
LOOKED_AT = 0.25  # of the turns
Row = tuple[int, Array, Array]  # the points in the end, own facts, facts that others see
FIRMNESS = 3.0  # of the ridge


def rows_of(reckoner: Reckoner, seed: int, levels: Sequence[str], seen: Array) -> Iterator[Row]:
    """A game: for some moments and all seats, what is known, and what it ends with when regular players go on."""
    box, chance = reckoner.box, random.Random(seed)
    bots = [make_bot(chance.choice(levels), seed + seat) for seat in range(reckoner.seats)]
    state, turn = records(1, state_dtype), 0
    start(box.board_table, box.rules_table, state, keys_of([seed]), reckoner.seats, NOBODY)
    while state["phase"][0] != Phase.OVER:
        if state["turn"][0] != turn and state["phase"][0] == Phase.TURN:
            turn = int(state["turn"][0])
            if chance.random() < LOOKED_AT:
                yield from _rows_at(reckoner, state, seen)
        seat = int(state["seat"][0])
        bot = bots[seat]
        assert isinstance(bot, CompiledBot)
        advance(box.board_table, box.rules_table, state, bot.decide(box, redacted(state, seat)))


def _rows_at(reckoner: Reckoner, state: Array, seen: Array) -> Iterator[Row]:
    board = reckoner.box.board
    totals = reckoner.play_out(state.copy())["total"][0]
    for seat in range(reckoner.seats):
        shown = redacted(state, seat)
        held = (shown["ticket_owner"][0, : len(board.tickets)] == seat).astype(int)
        states = states_of(reckoner.box, shown, seat)
        np.add.at(seen[age_of(reckoner.box, shown, seat)], (states, held), 1)
        yield int(totals[seat]), own_facts(reckoner, shown, seat), other_facts(reckoner, shown, seat)


def line_through(facts: Array, totals: Array) -> Array:
    """Ridge regression on facts of like size."""
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
    """The line with its sense of whose turn it is found among regular players, whose turns are no luck on average."""
    half = (facts.shape[1] - 1) // 2
    tempo = [0, half - 2, half - 1, half, 2 * half - 2, 2 * half - 1, 2 * half]
    kept = line.copy()
    kept[tempo] = 0.0
    kept[tempo] = line_through(facts[:, tempo], totals - facts @ kept)
    return kept


def suspicion_of(seen: Array) -> list[list[float]]:
    """How much more often a ticket in each state is held than not, as a logarithm."""
    shares = (seen + 1.0) / (seen + 1.0).sum(axis=1, keepdims=True)
    told: list[list[float]] = np.log(shares[:, :, 1] / shares[:, :, 0]).round(2).tolist()
    return told


def columns(rows: Sequence[Row], place: int) -> tuple[Array, Array]:
    """The facts and the points of rows."""
    return np.array([row[place] for row in rows]), np.array([float(row[0]) for row in rows])


def played(table: str, games: int, levels: Sequence[str], seen: Array) -> list[Row]:
    """All rows of so many games at a table."""
    edition, seats = table.split("/")
    reckoner = Reckoner(open_box(edition), int(seats))
    first = SEEDS + (0 if len(levels) > 1 else games)
    return [row for game in range(games // int(seats)) for row in rows_of(reckoner, first + game, levels, seen)]


def fit(table: str, games: int, seen: Array, known: dict[str, list[float]] | None) -> dict[str, list[float]]:
    """The two lines of a table, of the own points and of another's; what is known of them is only set in step."""
    mixed = [] if known else played(table, games, LEVELS, seen)
    regular = played(table, games, [LEVEL], np.zeros_like(seen))
    told = {}
    for name, place in (("own", 1), ("other", 2)):
        line = np.array(known[name]) if known else line_through(*columns(mixed[len(mixed) // 5 :], place))
        line = in_step(*columns(regular, place), line)
        share = explained(*columns(mixed[: len(mixed) // 5] or regular, place), line)
        print(f"{table} {name}: {share:.2f} of the variance", flush=True)
        told[name] = [round(float(weight), 5) for weight in line]
    return told


def main() -> None:
    """Fit all tables, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480, help="divided by the seats")
    parser.add_argument("--table", choices=TABLES)
    parser.add_argument("--in-step", action="store_true", help="only find the sense of whose turn it is anew")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    values = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    seen = {edition: np.zeros((len(AGES) + 1, STATES, 2)) for edition in ("usa", "europe", "nordic")}
    for table in [asked.table] if asked.table else TABLES:
        known = values[table] if asked.in_step else None
        values[table] = fit(table, asked.games, seen[table.split("/")[0]], known)
    if not asked.dry:
        write(FILE, {table: values[table] for table in TABLES if table in values})
        if not asked.in_step and not asked.table:
            write(SUSPICIONS, {edition: suspicion_of(counts) for edition, counts in seen.items()})


def write(path: Path, found: dict[str, Any]) -> None:
    """Write a line for each."""
    lines = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in found.items())
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
