"""Somebody who has never been here: a press or two, and the first card is drawn."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player


class CountingMouse(Mouse):
    """A mouse whose presses are counted."""

    presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        super().press(thing)


class CountingFinger(Finger):
    """A finger whose presses are counted."""

    presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        super().press(thing)


def draw_the_first_card(newcomer: Player) -> None:
    """Play, keep the tickets, and draw."""
    newcomer.press(newcomer.visitor.button("play"))
    newcomer.visitor.until(newcomer.keep_tickets)
    newcomer.visitor.until(newcomer.draw)
    expect(newcomer.page.get_by_role("list", name=say("hand-of", count=5))).to_be_attached()


def test_a_newcomer_draws_the_first_card_with_the_third_press(visit: Visit) -> None:
    mouse = CountingMouse()
    draw_the_first_card(Player(visit().open(), mouse))
    assert mouse.presses <= 3


def test_on_a_phone_a_press_more_protects_from_stray_ones(visit: Visit) -> None:
    finger = CountingFinger()
    draw_the_first_card(Player(visit(**PHONE).open(), finger))
    assert finger.presses <= 4
