"""Input methods: a mouse, a finger, or the keyboard alone."""

from __future__ import annotations

from time import time
from typing import Protocol

from playwright.sync_api import Locator, Page

Place = tuple[float, float]

IS_FOCUSED = "element => element === document.activeElement"
MAX_TABS = 250
# A finger rests before it is lifted: otherwise it flings, and a browser takes the next tap for the end of that.
APART = 0.2  # seconds between the events of a finger, as the browser is told
RESTS = 3  # events at the end


class Hand(Protocol):
    """An input method."""

    def press(self, thing: Locator) -> None:
        """Press a button, or tick a box."""

    def press_at(self, page: Page, place: Place) -> None:
        """Press a place of the board."""

    def drag(self, page: Page, start: Place, end: Place) -> None:
        """Drag the board."""


def seen(thing: Locator) -> Locator:
    """The visible part of an element, once it is there: of a hidden checkbox or radio button, its label."""
    has_label = thing.element_handle().evaluate("thing => thing.closest('label') !== null")
    return thing.locator("xpath=ancestor::label[1]") if has_label else thing


class Mouse:
    """A mouse."""

    def press(self, thing: Locator) -> None:
        seen(thing).click()

    def press_at(self, page: Page, place: Place) -> None:
        page.mouse.click(*place)

    def drag(self, page: Page, start: Place, end: Place) -> None:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=5)
        page.mouse.up()


class Finger:
    """A finger on a screen."""

    def press(self, thing: Locator) -> None:
        seen(thing).tap()

    def press_at(self, page: Page, place: Place) -> None:
        page.touchscreen.tap(*place)

    def drag(self, page: Page, start: Place, end: Place) -> None:
        session = page.context.new_cdp_session(page)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        began = time()
        steps = [("touchStart", start), ("touchMove", middle), *[("touchMove", end)] * RESTS, ("touchEnd", None)]
        for number, (kind, place) in enumerate(steps):
            points = [{"x": place[0], "y": place[1]}] if place else []
            event = {"type": kind, "touchPoints": points, "timestamp": began + number * APART}
            session.send("Input.dispatchTouchEvent", event)
        session.detach()


class Keys:
    """A keyboard, and nothing else."""

    def press(self, thing: Locator) -> None:
        """Press Tab until this element has the focus, as people without a mouse do."""
        page = thing.page
        for _ in range(MAX_TABS):
            if thing.evaluate(IS_FOCUSED):
                page.keyboard.press("Space")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {thing}")

    def press_at(self, page: Page, place: Place) -> None:
        raise AssertionError("a keyboard has no places")

    def drag(self, page: Page, start: Place, end: Place) -> None:
        raise AssertionError("a keyboard does not drag")
