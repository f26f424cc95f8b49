"""Somebody who drafts a plan on the map: taps routes, drags from city to city, and reads the plan's card."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator

from tests.support.browser.english import say
from tests.support.browser.input_methods import Place
from tests.support.browser.player import Player
from whistlestop.boards.board import BOARDS

ON_SCREEN = """(place) => {
    const board = document.querySelector("svg.board");
    const { x, y } = new DOMPoint(...place).matrixTransform(board.getScreenCTM());
    return [x, y];
}"""


class Pencil:
    """A player's pencil."""

    def __init__(self, player: Player, edition: str = "usa") -> None:
        self.player, self.page = player, player.page
        self._drawing = json.loads((BOARDS / edition / "drawing.json").read_text(encoding="utf-8"))

    @property
    def card(self) -> Locator:
        """The card of the plan."""
        return self.page.get_by_role("group").filter(has=self.page.locator("#plan-title"))

    def take(self) -> Pencil:
        """Take the pencil into the hand."""
        self.player.press(self.page.get_by_role("button", name=say("plan-pencil"), exact=True))
        return self

    def tap(self, route: str) -> None:
        """Tap the middle of a route."""
        spaces = self._drawing["routes"][route]["spaces"]
        self.player.hand.press_at(self.page, self._place(*spaces[len(spaces) // 2][:2]))
        self.player.visitor.settle()

    def drag(self, start: str, end: str) -> None:
        """Drag from one city to another."""
        self.player.hand.drag(self.page, self._city(start), self._city(end))
        self.player.visitor.settle()

    def drawn(self, kind: str = "plan") -> set[str]:
        """The routes that are drawn: of the plan, or as a proposal, dropped or crossed."""
        found = self.page.locator(f"[data-ink^='{kind} ']").evaluate_all("all => all.map(one => one.dataset.ink)")
        return {name.split()[1] for name in found}

    @property
    def numbers(self) -> list[int]:
        """Trains, missing cards and turns."""
        return [int(text) for text in re.findall(r"\d+", " ".join(self.card.locator("dd").all_inner_texts()))]

    def _city(self, city: str) -> Place:
        place = self._drawing["cities"][city]
        return self._place(place["x"], place["y"])

    def _place(self, x: float, y: float) -> Place:
        found = self.page.evaluate(ON_SCREEN, [x, y])
        return found[0], found[1]
