"""Somebody who has never been here: a press or two, and the first card is drawn."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import Finger
from tests.browser.player import Player
from tests.browser.speech import say

MOST_PRESSES = 3


class Counting(Finger):
    """A finger whose presses are counted."""

    presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        super().press(thing)


def test_a_newcomer_on_a_phone_draws_a_card_with_the_third_press(visit: Visit) -> None:
    finger = Counting()
    newcomer = Player(visit(**PHONE).open(), finger)
    newcomer.press(newcomer.visitor.button("play"))
    newcomer.visitor.until(lambda: newcomer.visitor.is_asked)
    newcomer.keep_tickets()
    newcomer.visitor.until(lambda: newcomer.visitor.is_asked)
    newcomer.draw()
    expect(newcomer.page.get_by_role("list", name=say("hand-of", count=5))).to_be_attached()
    assert finger.presses <= MOST_PRESSES
