"""Stored results: numbers of ways to play, the order of actions, and complete games."""

from __future__ import annotations

import pytest

from tests.support.games import TABLES, moment, random_game
from tests.support.golden import FOLDER, RENEWING, check_golden, digest
from whistlestop import Game, editions
from whistlestop.bots import make_bot
from whistlestop.cli.actions import actions

EVERY_EDITION = pytest.mark.parametrize("edition", editions)
SHORT = {"trains": 20}


def ways(game: Game, depth: int) -> int:
    """The number of ways to play a number of decisions, like perft in chess programs."""
    if depth == 1 or game.over:
        return len(game.legal())
    total = 0
    for words in game.legal():
        game.play(words)
        total += ways(game, depth - 1)
        game.undo()
    return total


@EVERY_EDITION
def test_the_number_of_ways_to_play(edition: str) -> None:
    lines = [f"{depth} decisions from the deal: {ways(Game(edition, 2, 1), depth)}" for depth in (1, 2, 3)]
    for share in (0.1, 0.4, 0.7, 0.95):
        lines += [
            f"{depth} decisions from {share:.0%} on: {ways(moment(edition, 2, 1, share), depth)}" for depth in (1, 2, 3)
        ]
    check_golden(f"ways/{edition}.txt", lines)


@pytest.mark.kernels
@EVERY_EDITION
def test_the_table_of_actions(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    actions(edition)
    check_golden(f"actions/{edition}.txt", capsys.readouterr().out.splitlines())


@EVERY_EDITION
def test_the_order_of_legal_actions(edition: str) -> None:
    lines = []
    for step in range(21):
        game = moment(edition, 3, 2, step / 20)
        at = game.position()
        lines += [
            f"decision {len(game.log)}, seat {at['seat']}, {at['phase']}",
            *(f"  {words}" for words in game.legal()),
        ]
    check_golden(f"legal/{edition}.txt", lines)


@pytest.mark.kernels
@EVERY_EDITION
@pytest.mark.parametrize("seats", [2, 3])
def test_short_games_read_as_they_did(edition: str, seats: int) -> None:
    game = random_game(edition, seats, "golden", house=SHORT)
    check_golden(f"short/{edition}-{seats}.txt", game.record().splitlines())


@pytest.mark.kernels
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_finished_games_replay(edition: str, seats: int) -> None:
    name = f"finished/{edition}-{seats}.txt"
    if RENEWING:
        check_golden(name, game_of_bots(edition, seats).record().splitlines())
    game = Game.replay((FOLDER / name).read_text(encoding="utf-8"))
    assert (game.edition, game.seats, game.over) == (edition, seats, True)
    assert max(score["completed"] for score in game.scores()) > 0


def game_of_bots(edition: str, seats: int) -> Game:
    """A game of bots that pursue their tickets, so that there is something to score."""
    game = Game(edition, seats, "finished")
    bots = [make_bot("paq", seat) for seat in range(seats)]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def test_a_difference_says_how_to_renew(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support.golden.FOLDER", tmp_path)
    monkeypatch.setattr("tests.support.golden.RENEWING", False)
    with pytest.raises(AssertionError, match=r"x\.txt differs\. .* renew it, .*: UPDATE_GOLDEN=1 pytest"):
        check_golden("x.txt", ["a line"])


def test_digests_distinguish_positions() -> None:
    assert digest(Game("usa", seed=1)) == digest(Game("usa", seed=1)) != digest(Game("usa", seed=2))
