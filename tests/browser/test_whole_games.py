"""Whole games through the page: on every board, by mouse, by finger on an upright or turned phone, by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.frames import Frames
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.keyboard_player import Typist
from tests.support.browser.player import Player
from tests.support.server_thread import Serving
from tests.support.soak import rest
from whistlestop import editions

ME, BOT = {"sits": "host", "name": "Ada"}, {"sits": "bot", "level": "beginner"}
# Trains enough for a dozen turns, so that a game takes seconds; or for a few.
SHORT, SHORTEST = {"trains": 14}, {"trains": 7}
TOUCHED = {"has_touch": True, "is_mobile": True}


def play_out(player: Player) -> None:
    """Play to the end, with claims and draws."""
    player.play_out()
    assert player.did["claim"] and player.did["draw"]
    player.visitor.button("play-again").wait_for()  # what is shown at the end is fetched then


def mouse(visit: Visit) -> Player:
    return Player(visit(), Mouse())


def finger(visit: Visit) -> Player:
    return Player(visit(viewport={"width": 360, "height": 640}, **TOUCHED), Finger())


def turned(visit: Visit) -> Player:
    return Player(visit(viewport={"width": 740, "height": 360}, **TOUCHED), Finger())


def keys(visit: Visit) -> Player:
    return Typist(visit())


# Every board and every input method once.
@pytest.mark.parametrize(
    ("edition", "way"), [("europe", keys), ("usa", turned), rest(("usa", finger)), rest(("nordic", mouse))]
)
def test_a_game_is_played_on_every_board_and_with_every_input_method(
    visit: Visit, server: Serving, edition: str, way: Callable[[Visit], Player]
) -> None:
    _, link = server.lay(ME, BOT, edition=edition, house=SHORTEST)
    player = way(visit)
    frames = Frames(player.visitor.page)
    player.visitor.open(str(link))
    play_out(player)
    # Every claim and station is paid for by the same message, so nobody ever sees one half-paid.
    assert {"payment", "substitute"}.isdisjoint(view["phase"] for view in frames.views())


@pytest.mark.soak
@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize(("way", "house"), [(mouse, {}), (finger, SHORT), (turned, SHORT), (keys, SHORT)])
def test_a_whole_game_is_played(
    visit: Visit, server: Serving, edition: str, way: Callable[[Visit], Player], house: dict[str, int]
) -> None:
    _, link = server.lay(ME, BOT, edition=edition, house=house)
    player = way(visit)
    player.visitor.open(str(link))
    play_out(player)
