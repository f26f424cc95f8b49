"""Choosing with open eyes: looking is not choosing, offered cities are in sight, a claim says what it scores."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player
from tests.support.browser.reach import Need, unreachable
from tests.support.browser.scene_actions import light_a_payment
from tests.support.browser.scenes import at_table, offers, turn_on
from tests.support.server_thread import Serving
from whistlestop.boards.editions import load_board
from whistlestop.box import open_box

# The cities of the tickets on offer that are not in sight on the board.
HIDDEN_CITIES = """() => {
    const frame = document.querySelector("svg.board").getBoundingClientRect();
    const rings = [...document.querySelectorAll("svg.board .marks circle")];
    return { rings: rings.length, hidden: rings.filter((ring) => {
        const box = ring.getBoundingClientRect();
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    }).length };
}"""


def test_a_press_on_a_ticket_shows_it_and_only_its_box_keeps_it(visit: Visit, server: Serving) -> None:
    visitor = visit(**PHONE).open(at_table("nordic", offers("keep"))(server))
    boxes = visitor.page.get_by_role("group", name=say("keep-title")).get_by_role("checkbox")
    kept = boxes.count()
    visitor.page.locator("[data-thing^=offer]").first.tap()
    expect(visitor.page.locator("[data-thing^=offer]").first).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator(".goal circle").first).to_be_attached()
    expect(visitor.button("keep-done")).to_have_text(say("keep-done", count=kept))
    Player(visitor, Finger()).press(boxes.first)
    expect(visitor.button("keep-done")).to_have_text(say("keep-done", count=kept - 1))


def test_the_map_of_a_phone_opens_on_all_cities_of_the_tickets_on_offer(visit: Visit, server: Serving) -> None:
    visitor = visit(**PHONE).open(at_table("europe", offers("keep"))(server))
    visitor.settle()
    seen = visitor.page.evaluate(HIDDEN_CITIES)
    assert seen["rings"] >= 6 and seen["hidden"] == 0


def test_a_claim_says_what_it_scores(visit: Visit, server: Serving) -> None:
    visitor = visit().open(turn_on("usa")(server))
    light_a_payment(Player(visitor, Mouse()))
    board = load_board("usa")
    length = board.routes[
        board.route_index[visitor.page.locator(".route.pick").get_attribute("data-route") or ""]
    ].length
    points = open_box("usa").rules.route_points[length - 1]
    card = visitor.page.get_by_role("group").filter(has=visitor.button("claim"))
    expect(card.locator(".points b")).to_have_text(f"{points}")


def test_a_lesson_on_a_turned_phone_shows_what_is_asked_for_and_the_hand(visit: Visit) -> None:
    visitor = visit(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True).open("/learn/usa")
    find = visitor.page.locator
    visitor.button("show-go-on").tap()
    find(".choice").first.wait_for()
    needs = [
        Need("keep", find(".dock .main"), 1),
        Need("choice", find(".choice"), 3),
        Need("row", find(".strip li"), 5),
    ]
    assert unreachable(visitor, [*needs, Need("hand", find("[data-thing=hand] li"), 2)]) == []
