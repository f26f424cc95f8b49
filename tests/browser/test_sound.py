"""The one soft sound: at a table from the first touch on, unless it is off, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.replay_viewer import slider, table_of
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BEN, FRIEND, Serving
from whistlestop.bots import make_bot
from whistlestop.client import Client
from whistlestop.client.lobby import sit_down

LISTEN = """
window.heard = { opened: 0, pipes: 0 };
window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard.opened += 1; window.sounding = this; }
};
window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.heard.pipes += 1; }
};
"""
IS_OPEN = "window.sounding?.state === 'running'"
# A touch opens what sounds 100 ms later; a timer that is set later and runs longer never ends before.
AFTER_A_TOUCH = "new Promise((done) => setTimeout(done, 150))"
WHISTLE = 4  # two calls of two pipes


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


class Two(NamedTuple):
    """The link of somebody's chair, and a friend who moves when the test says so."""

    chair: str
    friend: Client

    def move(self) -> None:
        """Let the friend answer what they are asked, until they are no longer."""
        while not self.friend.is_asked:
            self.friend.wait()
        while self.friend.is_asked:
            self.friend.play(make_bot("beginner").choose(self.friend.view, self.friend.legal))


@pytest.fixture
def two(server: Serving) -> Iterator[Two]:
    """A table for two."""
    _, chair, other = server.lay(ADA, BEN)
    with Client(other) as friend:
        yield Two(str(chair), friend)


def answer(visitor: Visitor) -> None:
    """Wait for a question, and answer until nothing more is asked."""
    visitor.until(lambda: visitor.is_asked)
    while visitor.is_asked:
        Player(visitor, Mouse()).decide()


def test_it_whistles_when_it_is_my_turn_again(visit: Visit, two: Two) -> None:
    visitor = listening(visit(is_new=True)).open(two.chair)
    for step in (answer, lambda _: two.move(), answer):  # the first tickets of both, and a turn
        step(visitor)
    visitor.until(lambda: bool(visitor.page.evaluate(IS_OPEN)))
    before = heard(visitor)[1]  # what a test evaluates counts as a touch, so that it may have whistled at the deal
    two.move()
    visitor.until(lambda: heard(visitor) == (1, before + WHISTLE))


@pytest.mark.soak
def test_a_host_who_waits_hears_that_the_game_begins(visit: Visit, server: Serving) -> None:
    table, chair = server.lay(ADA, FRIEND)
    visitor = listening(visit(is_new=True)).open(str(chair))
    visitor.page.mouse.click(5, 500)
    visitor.until(lambda: bool(visitor.page.evaluate(IS_OPEN)))
    assert heard(visitor) == (1, 0)
    sit_down(table, "Vera")
    visitor.until(lambda: heard(visitor) == (1, WHISTLE))


def test_it_is_silent_when_it_is_off_and_whistles_when_it_is_turned_on(visit: Visit, two: Two) -> None:
    visitor = listening(visit(is_new=True)).open()
    switch_sound(visitor)
    visitor.open(two.chair)
    answer(visitor)
    visitor.page.evaluate(AFTER_A_TOUCH)
    two.move()
    visitor.until(lambda: visitor.is_asked)
    assert heard(visitor) == (0, 0)
    switch_sound(visitor)
    visitor.until(lambda: heard(visitor) == (1, WHISTLE))


@pytest.mark.soak
def test_looking_back_needs_no_sound(visit: Visit, server: Serving) -> None:
    visitor = listening(visit(is_new=True)).open(f"/replay/{table_of(server, 'usa')}")
    slider(visitor).click()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.evaluate(AFTER_A_TOUCH)
    assert heard(visitor) == (0, 0)
