"""The reference bots play every table to its end and never change, and CFAE's plan is the best set of paths."""

from __future__ import annotations

import random
from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest

from tests.support.brute_force_paths import PathSets, Routes
from tests.support.games import LONG_NET, SEATS
from tests.support.golden import FOLDER, check_golden, digest
from whistlestop import Game, editions
from whistlestop.boards.board import MAX_ROUTES
from whistlestop.bots.base import make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.bots.reference import Cfae, Dest, Paq, Plan
from whistlestop.bots.reference.cfae_sets import MAX_STEPS, cheapest_set
from whistlestop.box import Box
from whistlestop.engine.jit import COMPILED
from whistlestop.engine.records import Records
from whistlestop.engine.state import NONE, State
from whistlestop.rules import CARDS

REFERENCE_BOTS: dict[str, type[CompiledBot]] = {"dest": Dest, "paq": Paq, "cfae": Cfae, "plan": Plan}
EVERY_REFERENCE_BOT = pytest.mark.parametrize("kind", REFERENCE_BOTS)
EVERY_EDITION = pytest.mark.parametrize("edition", editions)
SHORT = {"trains": 15}
SHORTER = SHORT if COMPILED else {"trains": 5}
Pairs = list[tuple[str, str]]


def played(edition: str, kinds: list[str], seed: int | str, house: dict[str, Any] | None = None) -> Game:
    """A complete game; `play` refuses illegal actions."""
    game = Game(edition, len(kinds), seed, house=house)
    bots = [REFERENCE_BOTS[kind]() for kind in kinds]
    while game.seat is not None:
        game.play(bots[game.seat].choose_from(game.box, game.redacted(game.seat)))
    return game


def test_the_reference_bots_are_found_by_name() -> None:
    assert {kind: type(make_bot(kind, seed=3)) for kind in REFERENCE_BOTS} == REFERENCE_BOTS


@pytest.mark.kernels
@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
@pytest.mark.parametrize("turned", range(4) if COMPILED else [0])
def test_reference_bots_play_every_table_to_its_end(edition: str, seats: int, turned: int) -> None:
    kinds = list(islice(cycle(REFERENCE_BOTS), turned, turned + seats))
    game = played(edition, kinds, f"table {turned}", SHORTER)
    assert game.over
    assert Game.replay(game.record()).record() == game.record()


@EVERY_EDITION
@EVERY_REFERENCE_BOT
def test_a_view_is_enough(edition: str, kind: str) -> None:
    game = Game(edition, 2, "views", house=SHORTER)
    while game.seat is not None:
        words = REFERENCE_BOTS[kind](seed=8).choose(game.view(game.seat), game.legal())
        assert words == REFERENCE_BOTS[kind](seed=9).choose_from(game.box, game.redacted(game.seat))
        game.play(words)


@EVERY_EDITION
@EVERY_REFERENCE_BOT
def test_deciding_changes_nothing(edition: str, kind: str) -> None:
    game = Game(edition, 2, "thoughts", house=SHORTER)
    while game.seat is not None:
        shown = game.redacted(game.seat)
        before = shown.tobytes()
        words = REFERENCE_BOTS[kind]().choose_from(game.box, shown)
        assert shown.tobytes() == before
        game.play(words)


def endings(edition: str, kind: str, house: dict[str, Any] | None) -> list[str]:
    """How games of a reference bot end: against itself, against another one, and at a full table."""
    other = {"dest": "paq", "paq": "cfae", "cfae": "plan", "plan": "dest"}[kind]
    return [ending_of(edition, kinds, house) for kinds in ([kind, kind], [kind, other], [kind] * SEATS[edition])]


def ending_of(edition: str, kinds: list[str], house: dict[str, Any] | None) -> str:
    """How one game ends, as a line."""
    game = played(edition, kinds, "frozen", house)
    totals = ", ".join(str(score["total"]) for score in game.scores())
    return f"{edition} {' '.join(kinds)}: {len(game.log)} decisions, {totals}; {digest(game)}"


takes_minutes = pytest.mark.skipif(not COMPILED, reason="takes minutes; one short game of each is enough")


@takes_minutes
@EVERY_REFERENCE_BOT
def test_short_games_end_as_they_did(kind: str) -> None:
    check_golden(
        f"reference/{kind}-short.txt", [line for edition in editions for line in endings(edition, kind, SHORT)]
    )


@pytest.mark.kernels
@pytest.mark.parametrize(("kind", "edition"), [("dest", "usa"), ("paq", "europe"), ("cfae", "nordic"), ("plan", "usa")])
def test_a_short_game_ends_the_same_however_the_rules_are_run(kind: str, edition: str) -> None:
    gold = (FOLDER / f"reference/{kind}-short.txt").read_text(encoding="utf-8").splitlines()
    assert ending_of(edition, [kind, kind], SHORT) in gold


@takes_minutes
@EVERY_REFERENCE_BOT
def test_whole_games_end_as_they_did(kind: str) -> None:
    check_golden(f"reference/{kind}.txt", [line for edition in editions for line in endings(edition, kind, None)])


def planned(box: Box, shown: Records[State], pairs: Pairs) -> tuple[int, Routes] | None:
    """The cost and the routes of CFAE's plan to connect pairs of cities, on a board with them as its first tickets."""
    board = box.board_table.copy()
    for i, (a, b) in enumerate(pairs):
        board["ticket_a"][0, i], board["ticket_b"][0, i] = box.board.city_index[a], box.board.city_index[b]
    best_set = np.zeros(MAX_ROUTES, np.bool_)
    price_and_steps = np.zeros(2, np.int64)
    cost = cheapest_set(board[0], box.rules_table[0], shown[0], np.arange(len(pairs)), best_set, price_and_steps)
    assert price_and_steps[1] < MAX_STEPS
    return None if cost == NONE else (cost, frozenset(np.flatnonzero(best_set).tolist()))


def strolled(box: Box, chance: random.Random) -> tuple[str, str]:
    """Two cities connected by a short walk."""
    start = city = chance.choice(box.board.cities).id
    while start == city:
        for _ in range(chance.randint(1, 3)):
            route = chance.choice([route for route in box.board.routes if city in {route.a, route.b}])
            city = route.b if city == route.a else route.a
    return start, city


def puzzle(edition: str, seed: int) -> tuple[Box, Records[State], Pairs]:
    """Some moment of a game, any hand, few trains, and pairs of cities to connect."""
    chance = random.Random(f"{edition} {seed}")
    seats = chance.randint(2, min(4, SEATS[edition]))
    game = Game(edition, seats, seed)
    for _ in range(chance.randint(2 * seats, 40 * seats)):
        game.play(Paq().choose_from(game.box, game.redacted(game.seat or 0)))
    shown = game.redacted(game.seat or 0)
    pairs = [strolled(game.box, chance) for _ in range(chance.choice([1, 2, 2, 3, 3]))]
    shown["trains"][0, game.seat] = chance.randint(4, 11)
    shown["hands"][0, game.seat] = [chance.choice([0, 0, 1, 2, 3, 4]) for _ in CARDS]
    return game.box, shown, pairs


@pytest.mark.plain
@EVERY_EDITION
@pytest.mark.parametrize("puzzles", [9, pytest.param(25, marks=pytest.mark.soak)])
def test_a_plan_is_the_best_of_all_sets_of_paths(edition: str, puzzles: int) -> None:
    is_possible = []
    for seed in range(puzzles):
        box, shown, pairs = puzzle(edition, seed)
        best = PathSets(box, shown).cheapest(pairs)
        assert planned(box, shown, pairs) == best, f"puzzle({edition!r}, {seed})"
        is_possible.append(best is not None and len(pairs) > 1)
    assert any(is_possible) and not all(is_possible)


@pytest.mark.plain
def test_a_plan_for_many_tickets_takes_them_all() -> None:
    game = Game("usa", 2, 1)
    shown = game.redacted(0)
    shown["seat"], shown["trains"][0, 0] = 0, 6
    pairs = [("dallas", "houston"), ("atlanta", "nashville"), ("portland", "vancouver"), ("duluth", "omaha")]
    names = ["atlanta:nashville", "dallas:houston", "duluth:omaha", "portland:seattle", "seattle:vancouver"]
    # All of them are grey, with a cost of one for each space; of two equal tracks the first is taken.
    assert planned(game.box, shown, pairs) == (6, frozenset(game.box.board.route_index[name] for name in names))
    shown["trains"][0, 0] = 5
    assert planned(game.box, shown, pairs) is None
