"""A learner who goes through a lesson by pressing what it asks for, and knows from the server what comes next."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from tests.support.browser.english import say
from tests.support.browser.input_methods import Hand
from tests.support.browser.player import DECK, IN_SIGHT, STACK_OF_TICKETS, Player
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import PATIENCE
from tests.support.translations import FOLDER, read

LESSONS = read(FOLDER / "en" / "lessons.ftl")
LABELS = {"claim": say("claim-a-route"), "next": say("show-next")}


def in_lesson(name: str, **given: str | int) -> str:
    """A text of the lessons, exactly."""
    return LESSONS.say(name, **given)


class Learner(Player):
    """A player who does what the coach says."""

    def __init__(self, visitor: Visitor, hand: Hand, name: str) -> None:
        super().__init__(visitor, hand)
        self.reel: dict[str, Any] = httpx.get(f"{visitor.url}/api/lessons/{name}", timeout=PATIENCE).json()
        self.at = 0
        self.visitor.open(f"/learn/{name}")
        self.coach.wait_for()

    @property
    def beat(self) -> dict[str, Any]:
        """The moment that should be seen now."""
        found: dict[str, Any] = self.reel["beats"][self.at]
        return found

    @property
    def step(self) -> int:
        """The number of the step that should be seen now, from 0."""
        return int(self.beat["step"])

    @property
    def text(self) -> str:
        """What the coach should say now."""
        return in_lesson(f"step-{self.reel['steps'][self.step]['text']}", **LABELS)

    @property
    def coach(self) -> Locator:
        """Where the coach speaks."""
        return self.page.get_by_role("region", name=in_lesson(f"lesson-name-{self.reel['name']}"), exact=True)

    @property
    def is_at_end(self) -> bool:
        """Whether there is nothing more to learn."""
        return self.step == len(self.reel["steps"]) - 1

    def walk(self, see: Callable[[], object] = lambda: None, until: int | None = None) -> None:
        """Go through the lesson, or to a step, and call `see` at every step."""
        while True:
            expect(self.page.get_by_text(self.text, exact=True)).to_be_visible()
            see()
            if self.is_at_end or self.step == until:
                return
            self.do()

    def do(self) -> None:
        """Do what this step asks for."""
        step = self.step
        while self.step == step:
            if self.beat.get("answers"):
                self.follow(next(iter(self.beat["answers"])))
            else:
                self.press(self.coach.locator(".main"))
                self.at = self.beat["after"]

    def follow(self, words: str) -> None:
        """Play an action by pressing things, as the table asks for them."""
        verb, _, what = words.partition(" ")
        getattr(self, f"do_{verb}")(what)
        self.at = self.beat["answers"][words]

    def do_draw(self, kind: str) -> None:
        """Take a card."""
        is_blind = kind == "deck"
        row = self.page.get_by_role("group", name=say("row"))
        card = row.get_by_role("button", name=say("draw-card", kind=kind), exact=True)
        self.press(self.page.get_by_role("button", name=DECK) if is_blind else card)
        self.be_sure("take-deck" if is_blind else "draw-card")

    def do_claim(self, route: str) -> None:
        """Press a route on the board, choose the payment, and confirm; the payment is played with the claim."""
        self.press_board({"kind": f'[data-route="{route}"]', "part": ".sp"})
        claims = self.beat["games"][-1]["choices"]["claims"]
        self.confirm("claim", next(claim["payments"] for claim in claims if claim["route"] == route))

    def do_station(self, city: str) -> None:
        """Build a station where a ring is."""
        self.light()
        self.press_board({"kind": ".goal circle"})
        self.confirm("build", self.beat["games"][-1]["choices"]["stations"]["payments"])

    def confirm(self, button: str, payments: list[dict[str, Any]]) -> None:
        """Choose the payment that the lesson asks for, and confirm."""
        after = self.reel["beats"][next(iter(self.beat["answers"].values()))]
        asked = next(iter(after["answers"]))
        index = [payment["words"] for payment in payments].index(asked)
        self.choose(index)
        self.press(self.visitor.button(button))

    def choose(self, index: int) -> None:
        way = self.page.get_by_role("radiogroup", name=say("payments")).get_by_role("radio").nth(index)
        if not way.is_checked():
            self.press(way)

    def do_pay(self, cards: str) -> None:
        """A claim has paid already; a tunnel asks for more."""
        if self.beat["games"][-1]["view"]["phase"] == "tunnel":
            self.press(self.visitor.button("pay"))

    def do_withdraw(self, nothing: str) -> None:
        """Back out of a tunnel."""
        self.press(self.visitor.button("withdraw"))

    def do_tickets(self, nothing: str) -> None:
        """Draw tickets, and confirm."""
        self.press(self.page.get_by_role("button", name=STACK_OF_TICKETS))
        self.press(self.visitor.button("take-tickets"))

    def do_keep(self, tickets: str) -> None:
        """Tick what is to be kept, and nothing else."""
        offer = self.page.get_by_role("group", name=say("keep-title"))
        for box in offer.get_by_role("checkbox").all():
            if box.is_checked() != (box.get_attribute("value") in tickets.split()):
                self.press(box)
        self.press(offer.get_by_role("button", name=re.compile(say("keep-done", count=0))))

    def do_give(self, kind: str) -> None:
        """Pick a card to give; with the last one they are given all at once."""
        self.press(self.page.get_by_role("button", name=say("give-card", kind=kind), exact=True))
        if self.beat["games"][-1]["view"]["give"] == 1:
            self.press(self.visitor.button("give-done"))

    def press_board(self, kind: dict[str, str]) -> None:
        """Press a place of the board that is not covered."""
        places = self.page.evaluate(IN_SIGHT, kind)
        assert places, f"{kind} cannot be pressed"
        self.hand.press_at(self.page, places[0])
        self.visitor.settle()
