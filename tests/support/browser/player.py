"""A player who plays by what the page offers, and knows nothing else of the game."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from playwright.sync_api import Locator

from tests.support.browser.english import like, like_any, say
from tests.support.browser.input_methods import Hand, Place
from tests.support.browser.visitor import Visitor

MAX_DECISIONS = 400
# Where the lit routes and cities are on the screen; only what nothing covers can be pressed.
IN_SIGHT = """async ({ kind, part }) => {
    const board = document.querySelector("svg.board"), found = [];
    for (let seen; seen !== board.getAttribute("viewBox"); await new Promise(requestAnimationFrame))
        seen = board.getAttribute("viewBox"); // the board may be gliding somewhere, a little with every frame
    for (const lit of board.querySelectorAll(kind)) {
        const parts = part ? [...lit.querySelectorAll(part)] : [lit];
        const { x, y, width, height } = parts[Math.floor(parts.length / 2)].getBoundingClientRect();
        const place = [x + width / 2, y + height / 2];
        // A browser moves a tap to a button that is near, so that people press at a distance from buttons.
        const around = [[0, 0], [-24, 0], [24, 0], [0, -24], [0, 24]].map(([dx, dy]) => [place[0] + dx, place[1] + dy]);
        if (around.every((near) => board.contains(document.elementFromPoint(...near)))) found.push(place);
    }
    return found;
}"""
TICKETS = 0.05  # how often they are wanted
DECK, STACK_OF_TICKETS = (re.compile(f"^{say(name)},? [0-9]") for name in ("deck", "tickets"))
MIDWAY = like_any("tunnel-on", "pay", "withdraw", "give-done")  # in a turn that must be ended first
LIT_ROUTE, LIT_CITY = {"kind": ".route.lit", "part": ".sp"}, {"kind": ".cities .site"}


class Player:
    """Somebody with a seat and an input method."""

    def __init__(self, visitor: Visitor, hand: Hand, seed: int = 1) -> None:
        self.visitor, self.page, self.hand = visitor, visitor.page, hand
        self.random = Random(seed)
        self.did: Counter[str] = Counter()

    def play_out(self) -> None:
        """Play until the end is shown."""
        for _ in range(MAX_DECISIONS):
            self.visitor.until(lambda: self.visitor.is_asked or self.visitor.is_over)
            if self.visitor.is_over:
                return
            self.decide()
        raise AssertionError(f"the game does not end: {self.did}")

    def decide(self) -> None:
        """Answer what the page asks, as soon as the question can be seen."""
        self.visitor.until(self.answer)

    def answer(self) -> bool:
        """Do the first of all that can be done now."""
        is_midway = self.page.get_by_role("button", name=MIDWAY).count() > 0
        midway = (self.go_on, self.pay, self.give) if is_midway else ()
        ways = (self.claim, self.build, self.take_tickets, self.draw, self.pass_on)
        for way in (*midway, self.keep_tickets, *ways):
            if way():
                self.did[way.__name__] += 1
                self.visitor.settle()
                return True
        return False

    def press(self, thing: Locator) -> None:
        self.hand.press(thing.first)
        self.visitor.settle()

    def go_on(self) -> bool:
        """Close a tunnel that asked for nothing more."""
        return self.press_any(self.visitor.button("tunnel-on"))

    def keep_tickets(self) -> bool:
        """Keep as many tickets as the page insists on."""
        offer = self.page.get_by_role("group", name=say("keep-title"))
        if not offer.count():
            return False
        done = offer.get_by_role("button", name=like("keep-done"))
        for ticket in offer.get_by_role("checkbox").all():
            if not ticket.is_checked() and done.is_disabled():
                self.press(ticket)
        self.press(done)
        return True

    def pay(self) -> bool:
        """Pay what is under way, by any of the ways offered; now and then back out of a tunnel."""
        pay, withdraw = self.visitor.button("pay"), self.visitor.button("withdraw")
        if not pay.count() and not withdraw.count():
            return False
        if pay.count() and (self.random.random() < 0.8 or not withdraw.count()):
            self.choose_payment()
            self.press(pay)
        else:
            self.press(withdraw)
        return True

    def choose_payment(self) -> None:
        ways = self.page.get_by_role("radiogroup", name=say("payments")).get_by_role("radio").all()
        way = self.random.choice(ways)
        if not way.is_checked():
            self.press(way)

    def give(self) -> bool:
        """Give any cards, until they are enough."""
        done = self.visitor.button("give-done")
        while done.count() and done.is_disabled():
            self.press_any(self.visitor.button("give-card"))
        return self.press_any(done)

    def claim(self) -> bool:
        """Claim a route if one can be paid for."""
        return self.press_on_board(LIT_ROUTE, "claim")

    def build(self) -> bool:
        """Build a station now and then."""
        return self.random.random() < 0.3 and self.press_on_board(LIT_CITY, "build")

    def press_on_board(self, kind: dict[str, str], confirm: str) -> bool:
        """Have the board lit, press a lit place, choose a payment and confirm."""
        if not self.light() or not self.pick(kind):
            return False
        self.choose_payment()
        self.press(self.visitor.button(confirm))
        return True

    def light(self) -> bool:
        """Have everything lit that can be claimed or built on."""
        light = self.visitor.button("claim-a-route")
        if light.count() and light.get_attribute("aria-pressed") == "false":
            self.press(light)
        return light.count() > 0

    def pick(self, kind: dict[str, str]) -> bool:
        """Press something lit on the board."""
        place = self.place_of(kind)
        if place is not None:
            self.hand.press_at(self.page, place)
            self.visitor.settle()
        return place is not None

    def place_of(self, kind: dict[str, str]) -> Place | None:
        """A place on the screen where something of this kind is lit; without one, the whole board is shown first."""
        places = self.page.evaluate(IN_SIGHT, kind)
        if not places and self.press_any(self.visitor.button("whole-board")):
            places = self.page.evaluate(IN_SIGHT, kind)
        return self.random.choice(places) if places else None

    def take_tickets(self) -> bool:
        """Take tickets once in a while, and confirm."""
        if self.random.random() >= TICKETS or not self.press_any(
            self.page.get_by_role("button", name=STACK_OF_TICKETS)
        ):
            return False
        return self.press_any(self.visitor.button("take-tickets"))

    def draw(self) -> bool:
        """Draw from the deck, or else any card of the row that may be taken."""
        rows = [
            (self.page.get_by_role("button", name=DECK), "take-deck"),
            (self.visitor.button("draw-card"), "draw-card"),
        ]
        self.random.shuffle(rows)
        return any(self.press_any(row) and self.be_sure(sure) for row, sure in rows)

    def be_sure(self, sure: str) -> bool:
        """On a phone a press only chooses, and another takes."""
        if self.visitor.button("not-now").count():
            self.press(self.visitor.button(sure).last)
        return True

    def pass_on(self) -> bool:
        """Pass where nothing else is possible."""
        return self.press_any(self.visitor.button("pass"))

    def press_any(self, things: Locator) -> bool:
        """Press one of these that is enabled, if there is any."""
        open_ones = [number for number, thing in enumerate(things.element_handles()) if thing.is_enabled()]
        if open_ones:
            self.press(things.nth(self.random.choice(open_ones)))
        return bool(open_ones)
