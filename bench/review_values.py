"""Finds what a seat may expect to end with from what it knows, if regular players play on: a line through many games.

python bench/review_values.py                 writes src/whistlestop/review/values.json
python bench/review_values.py --games 40 --table usa/2 --dry
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator

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
from whistlestop.review.table import Reckoner
from whistlestop.review.value import FILE, other_facts, own_facts
from whistlestop.view import redacted

TABLES = [*(f"usa/{n}" for n in (2, 3, 4, 5)), *(f"europe/{n}" for n in (2, 3, 4, 5)), "nordic/2", "nordic/3"]
SEEDS = 7_000_000  # no figure is told of these deals
HELD_OUT = 0.2
EVERY = 4  # turns
FIRMNESS = 3.0  # of the ridge


def rows_of(reckoner: Reckoner, seed: int, seen: Array) -> Iterator[tuple[int, Array, Array]]:
    """A game of levels drawn by lot: for moments and seats, what is known, and what it ends with as regulars go on."""
    box, chance = reckoner.box, random.Random(seed)
    bots = [make_bot(chance.choice(LEVELS), seed + seat) for seat in range(reckoner.seats)]
    state, turn = records(1, state_dtype), 0
    start(box.board_table, box.rules_table, state, keys_of([seed]), reckoner.seats, NOBODY)
    while state["phase"][0] != Phase.OVER:
        if state["turn"][0] != turn and state["phase"][0] == Phase.TURN:
            turn = int(state["turn"][0])
            if turn % EVERY == seed % EVERY:
                yield from _rows_at(reckoner, state, seen)
        seat = int(state["seat"][0])
        bot = bots[seat]
        assert isinstance(bot, CompiledBot)
        advance(box.board_table, box.rules_table, state, bot.decide(box, redacted(state, seat)))


def _rows_at(reckoner: Reckoner, state: Array, seen: Array) -> Iterator[tuple[int, Array, Array]]:
    board = reckoner.box.board
    totals = reckoner.play_out(state.copy())["total"][0]
    for seat in range(reckoner.seats):
        shown = redacted(state, seat)
        held = (shown["ticket_owner"][0, : len(board.tickets)] == seat).astype(int)
        np.add.at(seen, (age_of(reckoner.box, shown, seat), states_of(reckoner.box, shown, seat), held), 1)
        yield int(totals[seat]), own_facts(reckoner, shown, seat), other_facts(reckoner, shown, seat)


def line_through(facts: Array, totals: Array) -> Array:
    """Ridge regression on facts of like size."""
    size = facts.std(axis=0) + 1e-9
    size[0] = 1.0
    known = facts / size
    firm = FIRMNESS * np.eye(known.shape[1])
    firm[0, 0] = 0.0
    return np.linalg.solve(known.T @ known + firm, known.T @ totals) / size


def explained(facts: Array, totals: Array, line: Array) -> float:
    """The share of the variance that a line explains."""
    return float(1 - np.var(totals - facts @ line) / np.var(totals))


def suspicion_of(seen: Array) -> list[list[float]]:
    """How much more often a ticket in each state is held than not, as a logarithm."""
    shares = (seen + 1.0) / (seen + 1.0).sum(axis=1, keepdims=True)
    return np.log(shares[:, :, 1] / shares[:, :, 0]).round(2).tolist()


def fit(table: str, games: int, seen: Array) -> dict[str, list[float]]:
    """The two lines of a table: of the own points, and of another's."""
    edition, seats = table.split("/")
    reckoner = Reckoner(open_box(edition), int(seats))
    games //= int(seats)
    rows = [list(rows_of(reckoner, SEEDS + game, seen)) for game in range(games)]
    kept = games - int(games * HELD_OUT)
    told = {}
    for name, place in (("own", 1), ("other", 2)):
        known, new = ([row for game in part for row in game] for part in (rows[:kept], rows[kept:]))
        line = line_through(np.array([row[place] for row in known]), np.array([float(row[0]) for row in known]))
        share = explained(np.array([row[place] for row in new]), np.array([float(row[0]) for row in new]), line)
        print(f"{table} {name}: {share:.2f} of the variance in {len(new)} other moments", flush=True)
        told[name] = [round(float(weight), 5) for weight in line]
    return told


def main() -> None:
    """Fit all tables, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480, help="divided by the seats")
    parser.add_argument("--table", choices=TABLES)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    values = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    seen = {edition: np.zeros((len(AGES) + 1, STATES, 2)) for edition in ("usa", "europe", "nordic")}
    for table in [asked.table] if asked.table else TABLES:
        values[table] = fit(table, asked.games, seen[table.split("/")[0]])
    suspicions = {edition: suspicion_of(counts) for edition, counts in seen.items()}
    print(json.dumps(suspicions))
    if not asked.dry:
        lines = ",\n".join(f'  "{table}": {json.dumps(values[table])}' for table in TABLES if table in values)
        FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
        lines = ",\n".join(f'  "{edition}": {json.dumps(rows)}' for edition, rows in suspicions.items())
        SUSPICIONS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
