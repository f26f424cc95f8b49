"""A player with a keyboard and nothing else: letters for cards and tickets, arrows for the board."""

from __future__ import annotations

import re

from tests.support.browser.english import like
from tests.support.browser.input_methods import Keys
from tests.support.browser.player import DECK, STACK_OF_TICKETS, TICKETS, Player
from tests.support.browser.visitor import Visitor

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


class Typist(Player):
    """Somebody who plays by the keys that the page lists."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, Keys(), seed)

    def type(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.visitor.settle()

    def is_open(self, name: re.Pattern[str]) -> bool:
        """Whether a button of this name is there and enabled: then its key works too."""
        return any(thing.is_enabled() for thing in self.page.get_by_role("button", name=name).all())

    def claim(self) -> bool:
        """Go from one lit place to another, choose one and a payment."""
        if not self.is_open(like("claim-a-route")):
            return False
        self.type("c")
        for arrow in self.random.choices(ARROWS, k=3):
            self.type(arrow)
        self.type("Enter")
        for _ in range(self.random.randrange(3)):
            self.type("ArrowDown")
        self.type("Enter")
        return True

    def build(self) -> bool:
        """Cities are lit with the routes, and are claimed with them."""
        return False

    def take_tickets(self) -> bool:
        if self.random.random() >= TICKETS or not self.is_open(STACK_OF_TICKETS):
            return False
        self.type("t")
        self.type("Enter")
        return True

    def draw(self) -> bool:
        """Take from the deck, or by its number any card of the row that may be taken."""
        keys = [f"{place}" for place in self.open_places()] + ["d"] * self.is_open(DECK)
        if keys:
            self.type(self.random.choice(keys))
        return bool(keys)

    def open_places(self) -> list[int]:
        cards = self.visitor.button("draw-card").all()
        return [place for place, card in enumerate(cards, start=1) if card.is_enabled()]

    def pass_on(self) -> bool:
        is_there = self.is_open(like("pass"))
        if is_there:
            self.type("p")
        return is_there
