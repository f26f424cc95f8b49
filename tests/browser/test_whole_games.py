"""Whole games through the page: on every board, by mouse, by finger on a phone, and by keys alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import Finger, Mouse
from tests.browser.player import Player
from tests.browser.typist import Typist
from tests.serving import Serving
from whistlestop import editions

ME, BOT = {"sits": "host", "name": "Ada"}, {"sits": "bot", "level": "beginner"}
# Trains enough for a dozen turns, so that a game takes seconds.
SHORT = {"trains": 14}


def play_out(player: Player) -> None:
    """Play to the end; what it took must be what the rules are about."""
    player.play_out()
    assert player.did["claim"] and player.did["draw"]
    assert player.visitor.button("play-again").is_visible()


@pytest.mark.parametrize("edition", editions)
def test_a_whole_game_is_played_by_mouse(visit: Visit, server: Serving, edition: str) -> None:
    _, link = server.lay(ME, BOT, edition=edition)
    play_out(Player(visit().open(str(link)), Mouse()))


@pytest.mark.parametrize("edition", editions)
def test_a_game_is_played_by_touch_on_a_phone(visit: Visit, server: Serving, edition: str) -> None:
    _, link = server.lay(ME, BOT, edition=edition, house=SHORT)
    play_out(Player(visit(**PHONE).open(str(link)), Finger()))


@pytest.mark.parametrize("edition", editions)
def test_a_game_is_played_by_keys_alone(visit: Visit, server: Serving, edition: str) -> None:
    _, link = server.lay(ME, BOT, edition=edition, house=SHORT)
    play_out(Typist(visit().open(str(link))))
