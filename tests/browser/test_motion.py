"""Motion that tells what happened: cards fly to whoever drew them, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scenes import TUNNELS
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BEN, Serving
from whistlestop.bots import make_bot
from whistlestop.client import Client

WATCH = """
window.flights = [];
new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element) || !node.matches("[data-flight]")) continue;
        const [start, end] = node.getAnimations()[0].effect.getKeyframes().map(({ transform }) => {
            const [x, y] = transform.match(/-?[0-9.]+(?=px)/g).map(Number);
            return { x, y };
        });
        window.flights.push({ card: node.dataset.flight, start, end });
    }
}).observe(document, { childList: true, subtree: true });
"""
WATCH_THE_ROW = """
window.turned = []; // the slots whose card turned over
addEventListener("animationstart", ({ target, animationName }) => {
    const slot = target.closest("[data-thing^=card]");
    if (slot && animationName.endsWith("turn-up")) window.turned.push([...slot.parentElement.children].indexOf(slot));
});
"""
MOVING = {"reduced_motion": "no-preference"}
# Cards that fly for so long that whatever happens meanwhile happens during a flight.
SLOW = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...options, duration: 1e7 });
};
"""


WATCH_A_TUNNEL = """
window.backs = []; // how many cards of a tunnel have still to be turned
new MutationObserver(() => {
    const count = document.querySelector("[data-tunnel]")?.querySelectorAll(".k-back").length;
    if (count !== undefined && count !== window.backs.at(-1)) window.backs.push(count);
}).observe(document, { childList: true, subtree: true });
"""


class Two(NamedTuple):
    """The link of a seat, and a friend who moves when the test says so."""

    seat: str
    friend: Client

    def draw(self, card: str = "draw deck") -> None:
        """Let the friend draw a card, and then whatever is left of the turn."""
        self.wait()
        self.friend.play(card if card in self.friend.legal else "draw deck")

    def claim_or_draw(self) -> None:
        """Let the friend claim a route, or draw until one can be claimed."""
        self.wait()
        claims = [words for words in self.friend.legal if words.startswith("claim")]
        if not claims:
            self.draw()
            self.draw()
            return
        self.friend.play(claims[0])
        while self.friend.is_asked:
            self.friend.play(self.friend.legal[0])

    def finish(self) -> None:
        """Let the friend answer until nothing more is asked."""
        self.wait()
        while self.friend.is_asked:
            self.friend.play(make_bot("beginner").choose(self.friend.view, self.friend.legal))

    def wait(self) -> None:
        while not self.friend.is_asked:
            self.friend.wait()


@pytest.fixture
def two(server: Serving) -> Iterator[Two]:
    """A table for two."""
    _, seat, other = server.lay(ADA, BEN)
    with Client(other) as friend:
        yield Two(str(seat), friend)


def dig(*clients: Client) -> None:
    """Let bots play until somebody has turned up the cards of a tunnel."""
    bots = [make_bot("regular", seed) for seed in range(len(clients))]
    while not any(line["outcome"].get("turned_up") for line in clients[0].view["log"]):
        for client, bot in zip(clients, bots, strict=True):
            while client.has_news:
                client.wait()
            if client.is_asked:
                tunnels = [words for words in client.legal if words in TUNNELS]
                client.play(tunnels[0] if tunnels else bot.choose(client.view, client.legal))


def begin(visitor: Visitor, two: Two) -> Visitor:
    """Choose the first tickets of both, until it is the visitor's turn."""
    visitor.page.add_init_script(WATCH)
    visitor.open(two.seat)
    Player(visitor, Mouse()).keep_tickets()
    two.finish()
    visitor.until(lambda: thing(visitor, "deck").is_visible())
    return visitor


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-thing="{name}"]').first


def draw(visitor: Visitor, name: str = "deck") -> None:
    """Take a card; on a phone a press only chooses, and another takes."""
    thing(visitor, name).click()
    if visitor.button("not-now").count():
        visitor.page.locator(".sure .main").click()
    visitor.settle()


def flights(visitor: Visitor, count: int) -> list[dict[str, Any]]:
    """The flights so far, once there are so many."""
    visitor.until(lambda: visitor.page.evaluate("window.flights.length") >= count)
    found: list[dict[str, Any]] = visitor.page.evaluate("window.flights")
    assert len(found) == count
    return found


def is_at(place: dict[str, float], box: Any, slack: float = 2) -> bool:
    """Whether a place lies in a box."""
    is_across = box["x"] - slack <= place["x"] <= box["x"] + box["width"] + slack
    return is_across and bool(box["y"] - slack <= place["y"] <= box["y"] + box["height"] + slack)


@pytest.mark.parametrize("window", [{}, pytest.param(PHONE, marks=pytest.mark.soak)])
def test_my_card_flies_to_its_pile_and_a_rivals_to_their_plate(visit: Visit, two: Two, window: dict[str, Any]) -> None:
    visitor = begin(visit(is_new=True, **MOVING, **window), two)
    start = thing(visitor, "deck").bounding_box()
    for _ in range(2):
        draw(visitor)
    for flight in flights(visitor, 2):
        assert is_at(flight["start"], start)
        assert flight["card"] != "back"
        assert is_at(flight["end"], thing(visitor, f"pile {flight['card']}").bounding_box(), slack=20)
    two.draw()
    kind = next(words.split()[1] for words in two.friend.legal if words not in {"draw deck", "draw loco"})
    start = thing(visitor, f"card {kind}").bounding_box()
    two.draw(f"draw {kind}")
    *_, blind, open_card = flights(visitor, 4)
    assert (blind["card"], open_card["card"]) == ("back", kind)
    assert is_at(open_card["start"], start)
    assert all(is_at(flight["end"], thing(visitor, "plate 1").bounding_box()) for flight in (blind, open_card))
    visitor.until(lambda: not visitor.page.locator("[data-flight]").count())


def test_only_the_card_that_was_replaced_turns_over(visit: Visit, two: Two) -> None:
    visitor = visit(is_new=True, **MOVING)
    visitor.page.add_init_script(WATCH_THE_ROW)
    begin(visitor, two)
    slot = next(slot for slot, kind in enumerate(two.friend.view["row"]) if kind != "loco")
    visitor.page.locator("[data-thing^=card]").nth(slot).click()
    visitor.until(lambda: visitor.page.evaluate("window.turned.length") > 0)
    draw(visitor)
    assert visitor.page.evaluate("window.turned") == [slot]


def test_under_reduced_motion_no_card_flies_and_points_are_there_at_once(visit: Visit, two: Two) -> None:
    visitor = begin(visit(is_new=True), two)
    for _ in range(2):
        draw(visitor)
    two.draw()
    two.draw()
    visitor.until(lambda: visitor.is_asked)
    assert flights(visitor, 0) == []


def test_a_press_during_a_flight_is_answered_at_once(visit: Visit, two: Two) -> None:
    visitor = visit(is_new=True, **MOVING)
    visitor.page.add_init_script(SLOW)
    begin(visitor, two)
    for _ in range(2):
        draw(visitor)
    two.draw()
    two.draw()
    visitor.until(lambda: visitor.is_asked)
    assert visitor.page.locator("[data-flight]").count() == 4
    draw(visitor)
    assert visitor.page.locator("[data-flight]").last.get_attribute("data-flight") != "back"


def test_what_a_rival_claims_keeps_a_mark_until_i_have_moved_again(visit: Visit, two: Two) -> None:
    visitor = begin(visit(is_new=True), two)
    marks = visitor.page.locator(".newest > g")
    while not marks.count():
        visitor.until(lambda: visitor.is_asked)
        assert not marks.count()
        for _ in range(2):
            draw(visitor)
        two.claim_or_draw()
        visitor.until(lambda: visitor.is_asked)
    visitor.page.reload()
    visitor.until(lambda: marks.count() == 1)
    draw(visitor)
    expect(marks).to_have_count(0)


def test_the_cards_of_a_rivals_tunnel_turn_over_one_after_the_other(visit: Visit, server: Serving) -> None:
    link, *seats = server.lay(ADA, BEN, edition="europe")
    watcher = visit(is_new=True, **MOVING)
    watcher.page.add_init_script(WATCH_A_TUNNEL)
    watcher.open(str(link))
    with Client(seats[0]) as ada, Client(seats[1]) as ben:
        dig(ada, ben)
    watcher.until(lambda: watcher.page.evaluate("window.backs") == [3, 2, 1, 0])


def test_who_plays_against_bots_alone_changes_their_speed_during_the_game(visit: Visit, server: Serving) -> None:
    visitor = visit().open(str(server.lay(ADA, {"sits": "bot", "level": "beginner"})[1]))
    speed = visitor.page.get_by_role("radio", name=say("bot-speed-relaxed"))
    visitor.button("menu").click()
    expect(speed).not_to_be_checked()
    Mouse().press(speed)
    visitor.settle()
    visitor.open(visitor.page.url)
    visitor.button("menu").click()
    expect(speed).to_be_checked()
