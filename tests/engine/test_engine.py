"""Complete games keep all invariants at every step, in every edition and with every number of seats."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import LONG_NET, TABLES, finished, random_game
from tests.support.invariants import play_checked
from whistlestop import Game
from whistlestop.engine import batch
from whistlestop.engine.actions import PASS
from whistlestop.engine.chance import keys_of
from whistlestop.engine.jit import COMPILED
from whistlestop.engine.records import records
from whistlestop.engine.state import NOBODY, Phase, State
from whistlestop.positions.position import PhaseName

pytestmark = pytest.mark.kernels

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES if COMPILED else LONG_NET)


@EVERY_TABLE
def test_nothing_is_lost_or_created_in_a_complete_game(edition: str, seats: int) -> None:
    game = play_checked(Game(edition, seats, "whole"), "whole")
    assert game.position()["turns_left"] == 0


@given(st.sampled_from(TABLES), st.integers(0, 2**64))
def test_nothing_is_lost_or_created_in_short_games_of_any_seed(table: tuple[str, int], seed: int) -> None:
    play_checked(Game(*table, seed, house={"trains": 8}), seed)


@EVERY_TABLE
def test_games_see_every_kind_of_moment(edition: str, seats: int) -> None:
    phases = {"first_tickets", "turn", "second_card", "payment", "keep_tickets", "over"}
    phases |= {"tunnel"} if edition != "usa" else set()
    phases |= {"substitute"} if edition == "nordic" else set()
    assert {phase for seed in range(3) for phase in phases_of(finished(edition, seats, seed))} == phases


def phases_of(game: Game) -> set[PhaseName]:
    past = game.copy()
    seen = {past.position()["phase"]}
    while past.log:
        past.undo()
        seen.add(past.position()["phase"])
    return seen


@EVERY_TABLE
def test_the_same_seed_and_actions_give_the_same_game(edition: str, seats: int) -> None:
    game = random_game(edition, seats, 11, 60)
    again = Game(edition, seats, 11)
    for line in game.log:
        assert again.play(line.action) == line
    assert again.position() == game.position()


@EVERY_TABLE
def test_games_dealt_together_are_those_dealt_one_by_one(edition: str, seats: int) -> None:
    box = Game(edition, seats).box
    states = records(3, State)
    batch.start(box.board_table, box.rules_table, states, keys_of(["a", "b", "c"]), seats, NOBODY)
    for i, seed in enumerate("abc"):
        assert states[i : i + 1].tobytes() == Game(edition, seats, seed)._states.tobytes()


@EVERY_TABLE
def test_after_the_last_round_nothing_is_legal(edition: str, seats: int) -> None:
    game = finished(edition, seats, 0)
    numbers = np.empty(game.box.actions.size, np.int16)
    assert batch.legal(game.box.board_table, game.box.rules_table, game._states, numbers) == 0
    assert game._state.phase == Phase.OVER


def test_a_seat_with_nothing_to_do_passes_until_the_game_ends() -> None:
    nothing = {"deck": [], "row": [None] * 5, "ticket_deck": [], "turn": 9}
    game = Game.from_position({"edition": "usa", "seats": 3, "seat": 1, **nothing})
    numbers = np.empty(game.box.actions.size, np.int16)
    assert batch.legal(game.box.board_table, game.box.rules_table, game._states, numbers) == 1
    assert numbers[0] == PASS
    for passes in range(3):
        assert game.legal() == ["pass"]
        assert game.position()["passes"] == passes
        game.play("pass")
    assert game.over


def test_passes_count_only_in_a_row() -> None:
    nothing = {"deck": [], "row": [None] * 5, "ticket_deck": [], "turn": 9, "passes": 2}
    game = Game.from_position({"edition": "usa", "seats": 3, "hands": [{"red": 2}, {}, {}], **nothing})
    game.play("claim atlanta:raleigh")
    assert game.position()["passes"] == 0
