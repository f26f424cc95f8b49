"""The one soft sound: at a table from the first touch on, unless it is off, and nowhere else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.speech import say
from tests.browser.visitor import Visitor
from tests.browser.watching import slider, table_of
from tests.serving import ADA, BOT, FRIEND, Serving
from whistlestop.client.lobby import sit_down

LISTEN = """
window.heard = { opened: 0, pipes: 0 };
window.AudioContext = class extends AudioContext { constructor() { super(); window.heard.opened += 1; } };
window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.heard.pipes += 1; }
};
"""
WHISTLE = 4  # two calls of two pipes
LONG_ENOUGH = 300  # milliseconds for what sounds to be opened


def listening(visitor: Visitor) -> Visitor:
    """Somebody who hears whatever sounds."""
    visitor.page.add_init_script(LISTEN)
    return visitor


def heard(visitor: Visitor) -> tuple[int, int]:
    """How often what sounds was opened, and how many pipes were blown."""
    found = visitor.page.evaluate("window.heard")
    return found["opened"], found["pipes"]


def switch_sound(visitor: Visitor) -> None:
    """Turn the sound on or off in the menu."""
    visitor.button("menu").click()
    visitor.page.get_by_label(say("sound")).click()
    visitor.page.keyboard.press("Escape")


@pytest.fixture
def chair(server: Serving) -> str:
    """A chair at a table with a bot that takes its time, as long as what sounds takes to be opened."""
    return str(server.lay(ADA, {**BOT, "level": "beginner"}, bot_pause=0.5)[1])


def test_it_whistles_when_it_is_my_turn_again(visit: Visit, chair: str) -> None:
    visitor = listening(visit()).open(chair)
    player = Player(visitor, Mouse())
    visitor.until(lambda: visitor.is_asked)
    while visitor.is_asked:  # until the bot is
        player.decide()
    before = heard(visitor)[1]  # what a test evaluates counts as a touch, so that it may have whistled at the deal
    visitor.until(lambda: heard(visitor) == (1, before + WHISTLE))


def test_a_host_who_waits_hears_that_the_game_begins(visit: Visit, server: Serving) -> None:
    table, chair = server.lay(ADA, FRIEND)
    visitor = listening(visit()).open(str(chair))
    visitor.page.mouse.click(5, 500)
    visitor.until(lambda: heard(visitor) == (1, 0))
    sit_down(table, "Vera")
    visitor.until(lambda: heard(visitor) == (1, WHISTLE))


def test_it_is_silent_when_it_is_off_and_whistles_when_it_is_turned_on(visit: Visit, chair: str) -> None:
    visitor = listening(visit()).open()
    switch_sound(visitor)
    visitor.open(chair)
    visitor.until(lambda: visitor.is_asked)
    Player(visitor, Mouse()).decide()
    visitor.until(lambda: visitor.is_asked)
    visitor.page.wait_for_timeout(LONG_ENOUGH)
    assert heard(visitor) == (0, 0)
    switch_sound(visitor)
    visitor.until(lambda: heard(visitor) == (1, WHISTLE))


def test_looking_back_needs_no_sound(visit: Visit, server: Serving) -> None:
    visitor = listening(visit()).open(f"/replay/{table_of(server, 'usa')}")
    slider(visitor).click()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_timeout(LONG_ENOUGH)
    assert heard(visitor) == (0, 0)
