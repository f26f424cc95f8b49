"""The last round: E1."""

from __future__ import annotations

import pytest

from tests.rules.table import EDITIONS, play, position, refuses
from tests.rules.test_longest import finished
from tests.rules.test_scoring import ONE
from whistlestop import Game

pytestmark = pytest.mark.kernels

EVERY = pytest.mark.parametrize("edition", EDITIONS)

# Routes that leave their owner with three trains.
THREE_LEFT = {
    "usa": "calgary:winnipeg duluth:helena duluth:toronto el-paso:houston el-paso:los-angeles helena:seattle "
    "miami:new-orleans",
    "europe": "petrograd:stockholm budapest:kyiv palermo:smyrna athina:brindisi barcelona:marseille berlin:danzig "
    "brest:pamplona bucuresti:sevastopol roma:venezia",
    "nordic": "lieksa:murmansk mo-i-rana:trondheim/2 andalsnes:bergen kirkenes:rovaniemi helsinki:stockholm "
    "orebro:sundsvall kuopio:vaasa",
}


def almost_out(edition: str) -> Game:
    """Three seats; the first is on turn, has three trains left and a black card."""
    return position(edition, seats=3, hand={"black": 1}, routes=dict.fromkeys(THREE_LEFT[edition].split(), 0))


@EVERY
@pytest.mark.rule("E1")
def test_with_two_trains_left_every_player_has_one_more_turn(edition: str) -> None:
    game = almost_out(edition)
    assert game.position()["trains"][0] == 3 and game.position()["turns_left"] is None
    play(game, f"claim {ONE[edition]}", "pay black 1")
    assert game.position()["trains"][0] == 2
    for seat, turns_left in ((1, 3), (2, 2), (0, 1)):
        assert (game.seat, game.position()["turns_left"], game.over) == (seat, turns_left, False)
        play(game, "draw deck", "draw deck")
    assert game.over and game.seat is None
    assert (game.position()["phase"], game.position()["seat"], game.position()["turns_left"]) == ("over", None, 0)


@EVERY
@pytest.mark.rule("E1")
def test_with_three_trains_left_the_game_continues(edition: str) -> None:
    game = play(almost_out(edition), "draw deck", "draw deck")
    assert game.position()["trains"][0] == 3 and game.position()["turns_left"] is None


@pytest.mark.rule("E1")
def test_a_second_player_who_runs_out_does_not_prolong_the_last_round() -> None:
    first = f"{THREE_LEFT['usa']} atlanta:nashville"
    second = "portland:salt-lake-city sault-st-marie:winnipeg el-paso:oklahoma-city denver:phoenix helena:omaha "
    second += "atlanta:miami montreal:sault-st-marie pittsburgh:saint-louis"
    routes = dict.fromkeys(first.split(), 0) | dict.fromkeys(second.split(), 1)
    game = position("usa", seat=1, hand={"red": 1}, routes=routes, turns_left=2)
    play(game, "claim dallas:houston", "pay red 1")
    assert game.position()["trains"] == [2, 2]
    assert (game.seat, game.position()["turns_left"]) == (0, 1)
    assert play(game, "draw deck", "draw deck").over


@EVERY
@pytest.mark.rule("E1")
@pytest.mark.parametrize("words", ["draw deck", "tickets", "pass", "withdraw"])
def test_nothing_is_played_after_the_end(edition: str, words: str) -> None:
    game = finished(edition, "", "")
    assert game.over and game.seat is None and game.legal() == []
    refuses(game, words, "E1")
