"""The OpenSpiel game passes its checks, and its states play, remember and resample as `Game` and `belief` do."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import logging
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import whistlestop.rl.openspiel  # noqa: F401 - registers the games
from tests.support.games import TABLES
from whistlestop import Game
from whistlestop.encoding import Encoding
from whistlestop.engine.jit import COMPILED

# OpenSpiel's log got pytest's stream, and would close it when another test sets up logging.
logging.get_absl_handler().python_handler.stream = sys.__stderr__

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def loaded(edition: str, seats: int) -> Any:
    return pyspiel.load_game(f"python_whistlestop_{edition}(players={seats})")


def played(edition: str, seats: int, decisions: int, seed: int = 0) -> Any:
    """A state after a number of decisions; the seed of its game is one byte."""
    state = loaded(edition, seats).new_initial_state()
    for byte in (0, 0, 0, seed):
        state.apply_action(byte)
    chance = random.Random(seed)
    while decisions and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        decisions -= 1
    return state


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_openspiel_finds_no_fault(edition: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(edition, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_a_serialised_state_can_be_read_back(edition: str) -> None:
    state = played(edition, 2, 30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@EVERY_TABLE
def test_four_bytes_deal_the_game_of_their_number(edition: str, seats: int) -> None:
    state = played(edition, seats, 0, seed=7)
    game = Game(edition, seats, 7)
    assert state.current_player() == game.seat
    words = [state.action_to_string(game.seat, action) for action in state.legal_actions()]
    assert sorted(words) == sorted(game.legal())


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_a_clone_is_independent(edition: str) -> None:
    state = played(edition, 2, 12)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert twin.history() == [*state.history(), twin.history()[-1]]


@EVERY_TABLE
def test_what_is_hidden_is_dealt_again_and_looks_the_same_to_the_player(edition: str, seats: int) -> None:
    for decisions in (0, 5, 40):
        state = played(edition, seats, decisions, seed=3)
        player = state.current_player()
        others = [state.resample_from_infostate(player, random.Random(i).random) for i in range(4)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            other.apply_action(other.legal_actions()[-1])
        assert len({str(other) for other in others}) > 1


def test_a_player_with_a_memory_remembers_the_tickets_it_did_not_keep() -> None:
    state = played("usa", 2, 40)
    dealt = Game("usa", 2, 0).view(0)["offer"] or []
    assert dealt and all(ticket in state.information_state_string(0) for ticket in dealt)


def test_an_observer_has_the_named_pieces_and_the_public_sees_no_hand() -> None:
    state = played("europe", 3, 50)
    game = state.get_game()
    whole = make_observation(game)
    whole.set_from(state, 1)
    encoding = Encoding(game.box, 3)
    pieces = encoding.named(encoding.observation(state.search_game.game.redacted(1), 1) / encoding.most)
    assert {*whole.dict} == {*pieces}
    assert np.allclose(whole.dict["hand"], pieces["hand"])
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, nobody)
    public.set_from(state, 1)
    assert {*whole.dict} - {*public.dict} == {"hand", "tickets", "completed", "offer"}


@pytest.mark.parametrize("edition", ["usa", "nordic"])
def test_returns_are_what_the_places_are_worth(edition: str) -> None:
    state = played(edition, 3, 10_000, seed=1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    best = min(state.search_game.game.scores(), key=lambda score: score["place"])
    assert state.returns()[state.search_game.game.scores().index(best)] == max(state.returns())


@pytest.mark.skipif(not COMPILED, reason="a search of many games")
def test_a_search_over_information_states_plays_it() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = played("usa", 2, 150, seed=5)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=4,
        random_state=chance,
    )
    assert bot.step(state) in state.legal_actions()


def test_the_environment_of_openspiel_takes_it() -> None:
    table = rl_environment.Environment(loaded("nordic", 2))
    moment = table.reset()
    player = moment.observations["current_player"]
    moment = table.step([moment.observations["legal_actions"][player][0]])
    assert not moment.last()


def test_an_impossible_table_is_refused() -> None:
    with pytest.raises(Exception, match="2 to 3 seats"):
        loaded("nordic", 5)
