"""Whole games through the page: on every board, by mouse, by finger on a phone, and by keys alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.player import Player
from tests.browser.speech import like
from tests.serving import Serving
from whistlestop import editions

ME, BOT = {"sits": "host", "name": "Ada"}, {"sits": "bot", "level": "beginner"}
# Trains enough for a dozen turns, so that a game takes seconds.
SHORT = {"trains": 14}


@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("hand", [Mouse(), Finger(), Keys()], ids=["mouse", "finger", "keys"])
def test_a_whole_game_is_played(visit: Visit, server: Serving, edition: str, hand: Mouse | Finger | Keys) -> None:
    _, link = server.lay(ME, BOT, edition=edition, house=SHORT)
    player = Player(visit(**PHONE if isinstance(hand, Finger) else {}).open(str(link)), hand)
    player.play_out()
    assert player.did["claim"] and player.did["draw"]
    assert player.page.get_by_role("button", name=like("play-again")).is_visible()
