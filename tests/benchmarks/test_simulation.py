"""Random games in batches, and the checks of their invariants."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from whistlestop import Game, editions
from whistlestop.benchmarks.simulation import BrokenGame, SimulationTally, play_chunk, random_game, simulate
from whistlestop.box import open_box
from whistlestop.cli import app
from whistlestop.cli.simulate import list_matches
from whistlestop.engine.invariant import Breach, breach, tickets_in_play, tickets_leaving
from whistlestop.engine.jit import COMPILED
from whistlestop.engine.state import Phase, State
from whistlestop.rules import LOCO

pytestmark = pytest.mark.kernels

run = CliRunner().invoke


@pytest.mark.parametrize("edition", editions)
def test_a_batch_plays_the_same_games_as_objects(edition: str) -> None:
    box = open_box(edition)
    seeds = range(3, 6 if COMPILED else 4)
    states, scores, lengths = play_chunk(box, 2, seeds, check=True)
    for i, seed in enumerate(seeds):
        game = random_game(edition, 2, seed)
        assert [score["total"] for score in game.scores()] == scores["total"][i, :2].tolist()
        assert len(game.log) == lengths[i]
        assert game.position()["turn"] == states["turn"][i]


def test_a_tally_does_not_depend_on_the_number_of_threads() -> None:
    tallies = [SimulationTally(2), SimulationTally(2)]
    for workers, tally in enumerate(tallies, 1):
        assert sum(simulate(open_box("usa"), range(6), tally, workers=workers)) == tally.games == 6
    assert np.array_equal(tallies[0].points, tallies[1].points)
    assert np.array_equal(tallies[0].kept, tallies[1].kept)


def lose_a_card(state: State) -> None:
    state.deck_count -= 1


def double_a_ticket(state: State) -> None:
    state.ticket_deck[0] = np.flatnonzero(state.ticket_owner == 0)[0]


def forget_points(state: State) -> None:
    state.points[0] += 1


def lose_a_train(state: State) -> None:
    state.trains[1] -= 1


def gain_a_station(state: State) -> None:
    state.stations[1] += 1


def know_too_much(state: State) -> None:
    state.known[0] = state.hands[0] + 1


def open_everything(state: State) -> None:
    state.open[:] = 0


def go_on_for_ever(state: State) -> None:
    state.turn = 1001


def keep_too_many_locos(state: State) -> None:
    for slot in range(3):
        place = np.flatnonzero(state.deck[: state.deck_count] == LOCO)[0]
        state.deck[place], state.row[slot] = state.row[slot], LOCO


def leave_a_gap(state: State) -> None:
    state.discard[state.row[0]] += 1
    state.row[0] = -1


@pytest.mark.plain
@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lose_a_card, Breach.CARDS_LOST_OR_MADE),
        (double_a_ticket, Breach.TICKETS_LOST_OR_MADE),
        (forget_points, Breach.POINTS_NOT_OF_ROUTES),
        (lose_a_train, Breach.TRAINS_LOST_OR_MADE),
        (gain_a_station, Breach.STATIONS_LOST_OR_MADE),
        (know_too_much, Breach.KNOWN_NOT_HELD),
        (open_everything, Breach.OPEN_TRACKS_WRONG),
        (go_on_for_ever, Breach.LASTS_TOO_LONG),
        (leave_a_gap, Breach.ROW_WITH_A_GAP),
        (keep_too_many_locos, Breach.ROW_NOT_CLEARED),
    ],
)
def test_each_breach_is_found(spoil: Callable[[State], None], found: Breach) -> None:
    game = Game("usa", 2, 1)
    for _ in range(8):
        game.play(game.legal()[-1])
    whole = breach(game.box.board_table[0], game.box.rules_table[0], game._states[0])
    assert whole == Breach.WHOLE
    spoil(game._state)
    assert breach(game.box.board_table[0], game.box.rules_table[0], game._states[0]) == found


@pytest.mark.plain
@pytest.mark.parametrize("edition", editions)
def test_a_ticket_that_goes_missing_is_a_breach(edition: str) -> None:
    game = Game(edition, 2, 1)
    board, rules = game.box.board_table[0], game.box.rules_table[0]
    for _ in range(30):
        words = game.legal()[-1]
        held = tickets_in_play(board, game._states[0])
        leaving = tickets_leaving(rules, game._states[0], game._legal_words()[words])
        game.play(words)
        assert tickets_in_play(board, game._states[0]) == held - leaving
    game._state.ticket_owner[np.flatnonzero(game._state.ticket_owner == 0)[0]] = -1
    assert tickets_in_play(board, game._states[0]) == held - leaving - 1


@pytest.mark.plain
def test_both_tracks_of_a_double_route_are_a_breach() -> None:
    game = Game("usa", 2, 1)
    first, second = (game.box.board.route_index[name] for name in ("atlanta:raleigh", "atlanta:raleigh/2"))
    game._state.owner[[first, second]] = 0, 1
    for seat in (0, 1):
        game._state.points[seat] = 2
        game._state.trains[seat] -= 2
    assert breach(game.box.board_table[0], game.box.rules_table[0], game._states[0]) == Breach.BOTH_TRACKS


def test_a_broken_game_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_second(*table: object) -> int:
        states = table[2]
        assert isinstance(states, np.ndarray)
        states["phase"][0] = Phase.OVER
        return Breach.CARDS_LOST_OR_MADE

    monkeypatch.setattr("whistlestop.engine.batch.play_randomly", break_second)
    with pytest.raises(BrokenGame, match="cards lost or made in usa with 2 seats, seed 8"):
        play_chunk(open_box("usa"), 2, range(7, 9), check=True)


def test_games_are_divided_evenly_among_all_tables() -> None:
    matches = list_matches("all", "all", 25, 100, {})
    assert [(match.box.board.id, match.seats) for match in matches][::4] == [("usa", 2), ("europe", 2), ("nordic", 2)]
    assert [len(match.seeds) for match in matches] == [3] * 5 + [2] * 5
    assert [match.box.board.id for match in list_matches("all", "4", 2, 0, {})] == ["usa", "europe"]


def test_simulate_prints_a_table_and_writes_records_that_verify(tmp_path: Path) -> None:
    words = ["simulate", "--edition", "nordic", "--seats", "3", "--games", "2", "--seed", "5", "--check"]
    result = run(app, [*words, "--house", "trains=12", "--out", str(tmp_path / "records")])
    assert result.exit_code == 0, result.output
    assert "nordic/3" in result.stdout
    assert "2 games played; all invariants held." in result.stdout
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["nordic-3-5.game", "nordic-3-6.game"]
    assert run(app, ["verify", *map(str, files)]).exit_code == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--edition", "mars"], "there is no edition 'mars'"),
        (["--seats", "6"], "USA is played with 2 to 5 seats, not 6"),
        (["--seats", "many"], "seats is a number or 'all', not 'many'"),
        (["--seats", "9" * 5000], "seats is a number or 'all', not"),
        (["--edition", "all", "--seats", "7"], "no edition is played with 7 seats"),
        (["--house", "trains=99"], "trains takes a whole number from 3 to 50"),
    ],
)
def test_simulate_refuses_in_one_line(words: list[str], line: str) -> None:
    result = run(app, ["simulate", *words])
    assert result.exit_code == 1
    assert line in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_no_record_is_written_if_one_of_them_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "usa-2-1.game").write_text("a letter")
    result = run(app, ["simulate", "--games", "2", "--house", "trains=5", "--out", str(tmp_path)])
    assert result.exit_code == 1
    assert "is not a game record" in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["usa-2-1.game"]
